#include "core/tags/index/TagIndex.h"
#include "core/tags/sets/SetEvaluation.h"
#include "tests/core/tags/AuthoredDrawing.h"

#include <QTest>

#include <random>

using namespace tagline;
using tagline::test::authored;
using tagline::test::sheetOf;

namespace {

/// A vocabulary with Locomotion, Locomotion.Run and Locomotion.Walk, and its ids.
struct Vocabulary
{
    TagVocabulary tags;
    TagId run = tags.intern("Locomotion.Run");
    TagId walk = tags.intern("Locomotion.Walk");
    TagId locomotion = tags.intern("Locomotion");
};

std::vector<FrameRange> rangesOf(const FrameSet& set, std::uint32_t clip)
{
    const auto ranges = set.rangesOf(ClipId(clip));
    return {ranges.begin(), ranges.end()};
}

} // namespace

class tst_TagIndex : public QObject
{
    Q_OBJECT

private slots:
    void rangesAreJoinedAndCut();
    void parentsMatchTheirChildren();
    void countsAreOfTheTagAlone();
    void settingAgainReplaces();
    void aClipOfNoFramesIsNowhere();
    void snapshotsKeepTheirFrames();
    void unchangedTagsStayShared();
    void anyOrderOfEditsGivesTheSameIndex();
    void denseTagsBecomeMasks();
    void aClipThatOutgrowsItsSlotMovesTheOthersWithIt();
    void clipsThatFindNoRoomHaveNoFrames();
};

void tst_TagIndex::rangesAreJoinedAndCut()
{
    const Vocabulary names;
    TagIndex index;
    QCOMPARE(index.add(5, sheetOf(names.run, "aabb..cc")), ClipId(0));
    QCOMPARE(index.add(8, sheetOf(names.run, "..aa....bb")), ClipId(1));
    QCOMPARE(rangesOf(index.exact(names.run), 0), (std::vector<FrameRange>{{0, 4}}));
    QCOMPARE(rangesOf(index.exact(names.run), 1), (std::vector<FrameRange>{{2, 4}}));
    QCOMPARE(index.clipCount(), 2u);
    QCOMPARE(index.frames(ClipId(1)), 8);
    QVERIFY(index.exact(TagId(99)).isEmpty());
}

void tst_TagIndex::parentsMatchTheirChildren()
{
    const Vocabulary names;
    TagIndex index;
    index.add(
        9, sheetOf(names.run, "aa").withRanges(names.walk, {{2, 4}}).withRanges(names.locomotion, {{6, 7}}));
    QCOMPARE(rangesOf(index.ranges(names.locomotion, names.tags), 0),
             (std::vector<FrameRange>{{0, 4}, {6, 7}}));
    QCOMPARE(rangesOf(index.exact(names.locomotion), 0), (std::vector<FrameRange>{{6, 7}}));
    QCOMPARE(rangesOf(index.ranges(names.run, names.tags), 0), (std::vector<FrameRange>{{0, 2}}));
}

void tst_TagIndex::countsAreOfTheTagAlone()
{
    const Vocabulary names;
    TagIndex index;
    index.add(9, sheetOf(names.run, "aabb.c"));
    index.add(9, sheetOf(names.walk, "aa"));
    index.add(9, sheetOf(names.run, "aaa"));
    QCOMPARE(index.counts(names.run), (RangeTotals{2, 3, 8}));
    QCOMPARE(index.counts(names.run), totals(index.exact(names.run)));
    QCOMPARE(index.counts(names.locomotion), RangeTotals{});
    index.set(ClipId(0), 9, sheetOf(names.run, "a"));
    QCOMPARE(index.counts(names.run), (RangeTotals{2, 2, 4}));
}

void tst_TagIndex::settingAgainReplaces()
{
    const Vocabulary names;
    TagIndex index;
    index.add(9, sheetOf(names.run, "aa").withRanges(names.walk, {{0, 3}}));
    index.set(ClipId(0), 9, sheetOf(names.run, "..aa"));
    QCOMPARE(rangesOf(index.exact(names.run), 0), (std::vector<FrameRange>{{2, 4}}));
    QVERIFY(index.exact(names.walk).isEmpty());
    index.set(ClipId(0), 3, sheetOf(names.run, "..aa"));
    QCOMPARE(rangesOf(index.exact(names.run), 0), (std::vector<FrameRange>{{2, 3}}));
}

void tst_TagIndex::aClipOfNoFramesIsNowhere()
{
    const Vocabulary names;
    TagIndex index;
    index.set(ClipId(2), 4, sheetOf(names.run, "aa"));
    QCOMPARE(index.clipCount(), 3u);
    QCOMPARE(FrameSet::all(index.axis()).clips().size(), 1u);
    index.set(ClipId(2), 0, sheetOf(names.run, "aa"));
    QVERIFY(index.exact(names.run).isEmpty());
    QVERIFY(FrameSet::all(index.axis()).isEmpty());
}

void tst_TagIndex::snapshotsKeepTheirFrames()
{
    const Vocabulary names;
    TagIndex index;
    index.add(9, sheetOf(names.run, "aa"));
    const TagIndex snapshot = index;
    index.set(ClipId(0), 7, sheetOf(names.walk, "aa"));
    QCOMPARE(rangesOf(snapshot.exact(names.run), 0), (std::vector<FrameRange>{{0, 2}}));
    QCOMPARE(snapshot.frames(ClipId(0)), 9);
    QVERIFY(index.exact(names.run).isEmpty());
}

void tst_TagIndex::unchangedTagsStayShared()
{
    const Vocabulary names;
    TagIndex index;
    const TagSheet both = sheetOf(names.run, "aa").withRanges(names.walk, {{0, 3}});
    index.add(9, both);
    const TagIndex snapshot = index;
    index.set(ClipId(0), 9, both.withRanges(names.walk, {{0, 4}}));
    QCOMPARE(&index.exact(names.run), &snapshot.exact(names.run));
    QVERIFY(&index.exact(names.walk) != &snapshot.exact(names.walk));
    QCOMPARE(index.axis(), snapshot.axis());
}

void tst_TagIndex::anyOrderOfEditsGivesTheSameIndex()
{
    std::mt19937 random(20240613);
    constexpr std::uint32_t clips = 6;
    constexpr std::uint32_t tags = 4;
    TagIndex edited;
    std::vector<TagSheet> sheets(clips);
    for (int edit = 0; edit < 4000; ++edit) {
        std::string drawing;
        for (int i = 0; i < 12; ++i) drawing += "..ab"[random() % 4];
        const std::uint32_t clip = random() % clips;
        sheets[clip] = sheets[clip].withRanges(TagId(random() % tags), authored(drawing));
        edited.set(ClipId(clip), 10, sheets[clip]);
    }
    TagIndex fresh;
    for (const TagSheet& sheet : sheets) fresh.add(10, sheet);
    for (std::uint32_t tag = 0; tag < tags; ++tag) {
        QCOMPARE(edited.exact(TagId(tag)), fresh.exact(TagId(tag)));
        QCOMPARE(edited.counts(TagId(tag)), totals(fresh.exact(TagId(tag))));
    }
}

void tst_TagIndex::denseTagsBecomeMasks()
{
    const Vocabulary names;
    TagIndex index;
    std::vector<FrameRange> steps;
    for (Frame frame = 0; frame < 1000; frame += 10) steps.push_back({frame, frame + 5});
    for (int clip = 0; clip < 20; ++clip)
        index.add(1000, TagSheet().withRanges(names.run, steps).withRanges(names.walk, {{3, 900}}));
    QCOMPARE(index.exact(names.run).form(), SetForm::Mask);
    QCOMPARE(index.exact(names.walk).form(), SetForm::Ranges);
    QCOMPARE(index.counts(names.run), index.exact(names.run).totals());
    for (std::uint32_t clip = 1; clip < 20; ++clip) index.set(ClipId(clip), 1000, TagSheet());
    QCOMPARE(index.exact(names.run).form(), SetForm::Ranges);
    QCOMPARE(rangesOf(index.exact(names.run), 0), steps);
}

void tst_TagIndex::aClipThatOutgrowsItsSlotMovesTheOthersWithIt()
{
    const Vocabulary names;
    TagIndex index;
    for (int clip = 0; clip < 5; ++clip)
        index.add(60, TagSheet().withRanges(names.run, {{clip, 50}}).withRanges(names.walk, {{2, 3}}));
    const TagIndex snapshot = index;
    index.set(ClipId(1), 1000, TagSheet().withRanges(names.run, {{700, 900}}));
    QCOMPARE(rangesOf(index.exact(names.run), 1), (std::vector<FrameRange>{{700, 900}}));
    QCOMPARE(rangesOf(index.exact(names.run), 4), (std::vector<FrameRange>{{4, 50}}));
    QCOMPARE(index.counts(names.run), index.exact(names.run).totals());
    QCOMPARE(index.counts(names.walk), (RangeTotals{4, 4, 4}));
    QCOMPARE(rangesOf(snapshot.exact(names.run), 1), (std::vector<FrameRange>{{1, 50}}));
    QCOMPARE(rangesOf(snapshot.exact(names.run), 4), (std::vector<FrameRange>{{4, 50}}));
}

void tst_TagIndex::clipsThatFindNoRoomHaveNoFrames()
{
    const Vocabulary names;
    TagIndex index;
    const TagSheet sheet = TagSheet().withRanges(names.run, {{3, 9}});
    constexpr Frame huge = 1'500'000'000;
    index.add(100, sheet);
    QVERIFY(index.hasRoomFor(ClipId(1), huge));
    index.add(huge, sheet);
    QVERIFY(!index.hasRoomFor(ClipId(2), huge) && !index.hasRoomFor(ClipId(0), huge));
    index.add(huge, sheet);
    index.set(ClipId(0), huge, sheet);
    QCOMPARE(index.frames(ClipId(2)), 0);
    QCOMPARE(index.exact(names.run).clips(), (std::vector<ClipId>{ClipId(1)}));
    QCOMPARE(complemented(index.exact(names.run).view(), index.axis()).totals(),
             (RangeTotals{1, 2, huge - 6}));
}

QTEST_APPLESS_MAIN(tst_TagIndex)
#include "tst_TagIndex.moc"
