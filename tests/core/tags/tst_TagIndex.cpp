#include "core/tags/TagIndex.h"
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

std::vector<FrameRange> rangesOf(const RangeSet& set, std::uint32_t clip)
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
};

void tst_TagIndex::rangesAreJoinedAndCut()
{
    const Vocabulary names;
    TagIndex index;
    QCOMPARE(index.add(5, sheetOf(names.run, "aabb..cc")), ClipId(0));
    QCOMPARE(index.add(8, sheetOf(names.run, "..aa....bb")), ClipId(1));
    QCOMPARE(rangesOf(index.exact(names.run), 0), (std::vector<FrameRange>{{0, 4}}));
    QCOMPARE(rangesOf(index.exact(names.run), 1), (std::vector<FrameRange>{{2, 4}}));
    QCOMPARE(std::vector(index.frames().begin(), index.frames().end()), (std::vector<Frame>{5, 8}));
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
    QCOMPARE(RangeSet::all(index.frames()).clips().size(), 1u);
    index.set(ClipId(2), 0, sheetOf(names.run, "aa"));
    QVERIFY(index.exact(names.run).isEmpty());
    QVERIFY(RangeSet::all(index.frames()).isEmpty());
}

void tst_TagIndex::snapshotsKeepTheirFrames()
{
    const Vocabulary names;
    TagIndex index;
    index.add(9, sheetOf(names.run, "aa"));
    const TagIndex snapshot = index;
    index.set(ClipId(0), 7, sheetOf(names.walk, "aa"));
    QCOMPARE(rangesOf(snapshot.exact(names.run), 0), (std::vector<FrameRange>{{0, 2}}));
    QCOMPARE(snapshot.frames()[0], 9);
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
    QCOMPARE(index.frames().data(), snapshot.frames().data());
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

QTEST_APPLESS_MAIN(tst_TagIndex)
#include "tst_TagIndex.moc"
