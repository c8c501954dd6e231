#include "core/tags/sheet/OverlapPolicies.h"

#include "core/tags/sheet/TagEdits.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

const TagId walk(0), run(1), sneak(2);
constexpr Frame clipFrames = 60;

/// "..##..##": frames of a tag.
std::vector<FrameRange> ranges(std::string_view drawing)
{
    std::vector<FrameRange> result;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        if (drawing[i] == '.') continue;
        const auto frame = Frame(i);
        if (i > 0 && drawing[i - 1] != '.')
            result.back().stop = frame + 1;
        else
            result.push_back({frame, frame + 1});
    }
    return result;
}

std::string drawn(const TagSheet& sheet, TagId tag, std::size_t width)
{
    std::string drawing(width, '.');
    for (const FrameRange range : sheet.ranges(tag))
        for (Frame frame = range.start; frame < range.stop; ++frame) drawing[std::size_t(frame)] = '#';
    return drawing;
}

TagVocabulary gaits(OverlapPolicy policy, Exclusiveness exclusiveness = Exclusiveness::AtMostOne)
{
    TagVocabulary vocabulary;
    vocabulary.setGroups({{"Gait", policy, exclusiveness, {}}});
    for (const char* name : {"Walk", "Run", "Sneak"}) {
        TagDefinition definition;
        definition.name = name;
        definition.group = "Gait";
        vocabulary.define(definition);
    }
    return vocabulary;
}

/// Walk drawn at a range where Run and Sneak are.
TagSheet settled(OverlapPolicy policy, FrameRange walks, std::string_view runs, std::string_view sneaks = "",
                 std::string_view walksBefore = "", Frame frames = clipFrames)
{
    const TagSheet before = TagSheet()
                                .withRanges(walk, ranges(walksBefore))
                                .withRanges(run, ranges(runs))
                                .withRanges(sneak, ranges(sneaks));
    const TagSheet after = withRangeAdded(before, walk, walks, frames);
    return withOverlapsSettled(before, after, gaits(policy), frames);
}

} // namespace

class tst_OverlapPolicies : public QObject
{
    Q_OBJECT

private slots:
    void carveCutsWhatWasThere()
    {
        const TagSheet sheet = settled(OverlapPolicy::Carve, {5, 9}, "..#########..##");
        QCOMPARE(drawn(sheet, run, 15), "..###....##..##");
        QCOMPARE(drawn(sheet, walk, 15), ".....####......");
    }

    void pushMovesAsFarAsItMust()
    {
        QCOMPARE(drawn(settled(OverlapPolicy::Push, {5, 9}, ".......####......"), run, 17),
                 ".........####....");
        QCOMPARE(drawn(settled(OverlapPolicy::Push, {5, 9}, "...###..........."), run, 17),
                 "..###............");
    }

    void pushedRangesPushTheNext()
    {
        const TagSheet sheet = settled(OverlapPolicy::Push, {5, 9}, ".......####......", "............##.##");
        QCOMPARE(drawn(sheet, run, 20), ".........####.......");
        QCOMPARE(drawn(sheet, sneak, 20), ".............####...");
    }

    void pushCutsAtTheClipsEnd()
    {
        const TagSheet sheet = settled(OverlapPolicy::Push, {5, 9}, ".......###", "", "", 10);
        QCOMPARE(drawn(sheet, run, 10), ".........#");
    }

    void shiftMovesAllThatFollows()
    {
        const TagSheet sheet =
            settled(OverlapPolicy::Shift, {5, 9}, "......###..##....", "##............##.", "..........#");
        QCOMPARE(drawn(sheet, run, 20), ".........###..##....");
        QCOMPARE(drawn(sheet, sneak, 20), "##...............##.");
        QCOMPARE(drawn(sheet, walk, 20), ".....####....#......");
    }

    void shiftSplitsWhatBeginsBefore()
    {
        QCOMPARE(drawn(settled(OverlapPolicy::Shift, {5, 9}, "...#####........."), run, 17),
                 "...##....###.....");
    }

    void blockStopsAtWhatWasThere()
    {
        const TagSheet sheet = settled(OverlapPolicy::Block, {2, 12}, ".........####");
        QCOMPARE(drawn(sheet, walk, 15), "..#######......");
        QCOMPARE(drawn(sheet, run, 15), ".........####..");
    }

    void blockedEdgeStaysWithItsRange()
    {
        // Walk grows from 5 to 16 over a short Run: it stops there, though the piece behind is longer.
        const TagSheet sheet = settled(OverlapPolicy::Block, {2, 16}, "......##", "", "..###");
        QCOMPARE(drawn(sheet, walk, 17), "..####...........");
    }

    void whatOverlappedBeforeIsLeft()
    {
        const TagSheet sheet = settled(OverlapPolicy::Carve, {8, 10}, "..#########", "", "...###");
        QCOMPARE(drawn(sheet, run, 11), "..######..#");
        QCOMPARE(drawn(sheet, walk, 11), "...###..##.");
    }

    void groupsThatExcludeNothingAreLeft()
    {
        const TagSheet before = TagSheet().withRanges(run, {{2, 9}});
        const TagSheet after = withRangeAdded(before, walk, {4, 6}, clipFrames);
        const TagVocabulary vocabulary = gaits(OverlapPolicy::Carve, Exclusiveness::None);
        QCOMPARE(withOverlapsSettled(before, after, vocabulary, clipFrames), after);
    }

    void severalRangesOfOneEditDoNotHurtEachOther()
    {
        const TagSheet before = TagSheet().withRanges(sneak, {{10, 20}});
        for (const OverlapPolicy policy :
             {OverlapPolicy::Carve, OverlapPolicy::Push, OverlapPolicy::Shift, OverlapPolicy::Block}) {
            TagSheet after = withRangeAdded(before, walk, {8, 12}, clipFrames);
            after = withRangeAdded(after, walk, {17, 24}, clipFrames);
            after = withRangeAdded(after, run, {26, 30}, clipFrames);
            const TagSheet sheet = withOverlapsSettled(before, after, gaits(policy), clipFrames);
            for (Frame frame = 0; frame < clipFrames; ++frame)
                QVERIFY2(sheet.tagsAt(frame).size() <= 1, policyName(policy).data());
        }
    }

    void noFrameHasTwoTagsThatHadNot()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 4000; ++round) {
            const auto policy = OverlapPolicy(round % 4);
            TagSheet before;
            Frame at = 0;
            while (at < clipFrames) { // disjoint ranges of two other tags, and of Walk
                const Frame start = at + Frame(random() % 6);
                at = start + 1 + Frame(random() % 7);
                if (at <= clipFrames)
                    before = withRangeAdded(before, TagId(random() % 3), {start, at}, clipFrames);
            }
            const auto start = Frame(random() % clipFrames);
            const FrameRange range{start, start + 1 + Frame(random() % 12)};
            const TagSheet after = withRangeAdded(before, walk, range, clipFrames);
            const TagSheet sheet = withOverlapsSettled(before, after, gaits(policy), clipFrames);
            for (Frame frame = 0; frame < clipFrames; ++frame)
                QVERIFY2(sheet.tagsAt(frame).size() <= 1, policyName(policy).data());
            QVERIFY(sheet.lastStop() <= clipFrames);
            const bool keepsDrawn = policy != OverlapPolicy::Block;
            if (keepsDrawn)
                for (const FrameRange& kept : after.ranges(walk))
                    for (Frame frame = kept.start; frame < kept.stop && kept.overlaps(range); ++frame)
                        QVERIFY(sheet.tagsAt(frame) == std::vector{walk});
        }
    }
};

QTEST_APPLESS_MAIN(tst_OverlapPolicies)
#include "tst_OverlapPolicies.moc"
