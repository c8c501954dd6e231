#include "core/tags/sheet/RangeEdits.h"

#include <QTest>

using namespace tagline;

namespace {

const TagId walk(0), run(1);
using Ranges = std::vector<FrameRange>;

Ranges rangesOf(const TagSheet& sheet, TagId tag)
{
    return {sheet.ranges(tag).begin(), sheet.ranges(tag).end()};
}

TagSheet sheetOf(Ranges walks, Ranges runs = {})
{
    return TagSheet().withRanges(walk, std::move(walks)).withRanges(run, std::move(runs));
}

} // namespace

class tst_RangeEdits : public QObject
{
    Q_OBJECT

private slots:
    void boundaryOfTwoTagsMovesBoth()
    {
        const TagSheet moved =
            withBoundaryMoved(sheetOf({{0, 10}, {30, 40}}, {{10, 20}}), {walk, {0, 10}}, {run, {10, 20}}, 14);
        QCOMPARE(rangesOf(moved, walk), (Ranges{{0, 14}, {30, 40}}));
        QCOMPARE(rangesOf(moved, run), (Ranges{{14, 20}}));
    }

    void boundaryWithinOneTagMovesBoth()
    {
        const TagSheet moved =
            withBoundaryMoved(sheetOf({{0, 10}, {10, 20}}), {walk, {0, 10}}, {walk, {10, 20}}, 3);
        QCOMPARE(rangesOf(moved, walk), (Ranges{{0, 3}, {3, 20}}));
    }

    void boundaryLeavesEachSideAFrame()
    {
        const TagSheet sheet = sheetOf({{0, 10}}, {{10, 20}});
        const RangeRef left{walk, {0, 10}}, right{run, {10, 20}};
        QCOMPARE(rangesOf(withBoundaryMoved(sheet, left, right, 99), walk), (Ranges{{0, 19}}));
        QCOMPARE(rangesOf(withBoundaryMoved(sheet, left, right, -5), run), (Ranges{{1, 20}}));
        QCOMPARE(withBoundaryMoved(sheet, {walk, {0, 9}}, right, 5), sheet);
    }

    void mergedRangesSpanAllBetweenTag()
    {
        const TagSheet merged =
            withRangesMerged(sheetOf({{0, 5}, {8, 9}, {20, 30}, {50, 60}}, {{1, 2}, {4, 6}}),
                             std::vector<RangeRef>{{walk, {0, 5}}, {walk, {20, 30}}, {run, {1, 2}}});
        QCOMPARE(rangesOf(merged, walk), (Ranges{{0, 30}, {50, 60}}));
        QCOMPARE(rangesOf(merged, run), (Ranges{{1, 2}, {4, 6}}));
    }

    void touchingRangesMerge()
    {
        const TagSheet merged = withRangesMerged(sheetOf({{0, 5}, {5, 9}}),
                                                 std::vector<RangeRef>{{walk, {0, 5}}, {walk, {5, 9}}});
        QCOMPARE(rangesOf(merged, walk), (Ranges{{0, 9}}));
    }

    void gapsUpToTheWidestClose()
    {
        const TagSheet sheet = sheetOf({{0, 5}, {5, 8}, {11, 15}, {19, 20}, {40, 50}});
        QCOMPARE(rangesOf(withGapsClosed(sheet, walk, {0, 100}, 3), walk),
                 (Ranges{{0, 15}, {19, 20}, {40, 50}}));
        QCOMPARE(rangesOf(withGapsClosed(sheet, walk, {12, 100}, 4), walk),
                 (Ranges{{0, 5}, {5, 8}, {11, 20}, {40, 50}}));
        QCOMPARE(withGapsClosed(sheet, run, {0, 100}, 3), sheet);
    }

    void copiesAreMovedScaledAndCut()
    {
        const std::vector<RangeRef> copies{{walk, {10, 20}}, {run, {15, 16}}, {walk, {30, 40}}};
        const PlacedRanges moved = placedRanges(copies, {10, 80, 1}, 105);
        QCOMPARE(moved.placed,
                 (std::vector<RangeRef>{{walk, {80, 90}}, {run, {85, 86}}, {walk, {100, 105}}}));
        QCOMPARE(moved.outside, (std::vector<RangeRef>{{walk, {100, 110}}}));
        const PlacedRanges halved = placedRanges(copies, {10, 0, 0.5}, 105);
        QCOMPARE(halved.placed, (std::vector<RangeRef>{{walk, {0, 5}}, {run, {3, 4}}, {walk, {10, 15}}}));
        QVERIFY(halved.outside.empty());
        const PlacedRanges lost = placedRanges(copies, {10, -25, 1}, 105);
        QCOMPARE(lost.placed, (std::vector<RangeRef>{{walk, {0, 5}}}));
        QCOMPARE(lost.outside.size(), 3u);
    }
};

QTEST_APPLESS_MAIN(tst_RangeEdits)
#include "tst_RangeEdits.moc"
