#include <QTest>

#include "TimelineSamples.h"
#include "widgets/timeline/gestures/SnapTargets.h"
#include "widgets/timeline/gestures/TimelineSelection.h"

using namespace tagline;

namespace {

const TagId walk(0), run(1), tired(3);

} // namespace

class tst_TimelineSelection : public QObject
{
    Q_OBJECT

private slots:
    void selectionIsInOrderWithoutDoubles()
    {
        const auto selection = asSelection({{run, {5, 9}}, {walk, {7, 9}}, {run, {1, 2}}, {run, {5, 9}}});
        QCOMPARE(selection, (std::vector<RangeRef>{{walk, {7, 9}}, {run, {1, 2}}, {run, {5, 9}}}));
        QVERIFY(isSelected(selection, {run, {1, 2}}));
        QVERIFY(!isSelected(selection, {run, {1, 3}}));
        QCOMPARE(selectedOf(selection, run).size(), 2u);
        QCOMPARE(selectedOf(selection, tired).size(), 0u);
    }

    void togglingTwiceChangesNothing()
    {
        const auto selection = asSelection({{run, {5, 9}}, {walk, {7, 9}}});
        const RangeRef ref{run, {20, 30}};
        QCOMPARE(withToggled(withToggled(selection, ref), ref), selection);
        QCOMPARE(withToggled(selection, ref), withAdded(selection, ref));
    }

    void changedRangeStaysSelectedAndLostOneIsDropped()
    {
        TimelineContent content = test::designContent();
        const auto selection =
            asSelection({{walk, {0, 92}}, {tired, {280, 520}}, {tired, {530, 540}}, {TagId(99), {0, 9}}});
        QCOMPARE(resolved(selection, content), (std::vector<RangeRef>{{walk, {0, 92}}, {tired, {284, 520}}}));
    }

    void splitRangeKeepsItsLargerPart()
    {
        TimelineContent content{100, {30, 1}, {test::tagLane(0, "Walk", Qt::green, {{10, 20}, {30, 60}})}};
        QCOMPARE(resolved(std::vector<RangeRef>{{walk, {10, 60}}}, content),
                 (std::vector<RangeRef>{{walk, {30, 60}}}));
    }

    void touchingIsNotSharing()
    {
        TimelineContent content{100, {30, 1}, {test::tagLane(0, "Walk", Qt::green, {{10, 20}})}};
        QVERIFY(resolved(std::vector<RangeRef>{{walk, {20, 30}}}, content).empty());
    }

    void nearestSnapTargetWinsWithinItsDistance()
    {
        const SnapTargets targets(test::designContent(), 312, {});
        QCOMPARE(targets.nearest(91.6, 5)->frame, 92);
        QCOMPARE(targets.nearest(91.6, 5)->kind, SnapKind::RangeStop);
        QCOMPARE(targets.laneName(*targets.nearest(91.6, 5)), QStringLiteral("Walk"));
        QCOMPARE(targets.nearest(311, 5)->kind, SnapKind::Playhead);
        QCOMPARE(targets.nearest(-1, 5)->kind, SnapKind::ClipStart); // Walk starts there too
        QCOMPARE(targets.nearest(538.6, 5)->kind, SnapKind::ClipEnd);
        QVERIFY(!targets.nearest(212, 2));
    }

    void movingRangesAreNoTargets()
    {
        const std::vector<RangeRef> moving{{walk, {0, 92}}};
        const SnapTargets targets(test::designContent(), 312, moving);
        QCOMPARE(targets.nearest(91.5, 1)->kind, SnapKind::Key); // what is left on that frame
    }
};

QTEST_APPLESS_MAIN(tst_TimelineSelection)
#include "tst_TimelineSelection.moc"
