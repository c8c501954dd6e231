#include <QTest>

#include "TimelineSamples.h"
#include "widgets/timeline/gestures/TimelineGesture.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/LaneDrawing.h"

using namespace tagline;
using State = TimelineGesture::State;

namespace {

const TagId walk(0), run(1), turn(2), tired(3), leftFoot(4);

/// A gesture over the design's content, five pixels a frame; positions are given by frame and lane.
struct Stage
{
    TimelineContent content = test::designContent();
    TimelineGeometry geometry;
    std::vector<RangeRef> selection;
    Frame playhead = 312;
    bool isSnapping = false;
    std::function<bool()> mayEdit{};
    TimelineGesture gesture;

    Stage()
    {
        geometry.headWidth = 100;
        geometry.width = 100 + 540 * 5 + TimelineGeometry::rightMargin;
        geometry.height = 400;
        geometry.frames = 540;
        geometry.laneCount = 10;
        geometry.pinnedLanes = 1;
        geometry.scale = 5;
    }
    QPointF at(double frame, int lane) const { return {geometry.x(frame), geometry.laneTop(lane) + 12}; }
    QPointF onRuler(double frame) const { return {geometry.x(frame), 8}; }
    TimelineGestureInput input() const
    {
        return {content, geometry, selection, playhead, isSnapping, mayEdit};
    }

    TimelineRequests press(QPointF position, Qt::KeyboardModifiers modifiers = {},
                           Qt::MouseButton button = Qt::LeftButton)
    {
        return taken(gesture.press(input(), {position, button, modifiers}));
    }
    TimelineRequests drag(QPointF position, Qt::KeyboardModifiers modifiers = {})
    {
        return taken(gesture.drag(input(), {position, Qt::LeftButton, modifiers}));
    }
    TimelineRequests release(QPointF position, Qt::KeyboardModifiers modifiers = {})
    {
        return taken(gesture.release(input(), {position, Qt::LeftButton, modifiers}));
    }
    /// As the widget does: selection requests are obeyed.
    TimelineRequests taken(TimelineRequests requests)
    {
        for (const TimelineRequest& request : requests)
            if (const auto* select = std::get_if<SelectRanges>(&request))
                selection = asSelection(select->selection);
        return requests;
    }
};

template<class T>
std::vector<T> of(const TimelineRequests& requests)
{
    std::vector<T> found;
    for (const TimelineRequest& request : requests)
        if (const T* one = std::get_if<T>(&request)) found.push_back(*one);
    return found;
}

/// Grabs the middle of its lane.
class ThresholdDrawing : public LaneDrawing
{
public:
    void paintTrack(QPainter&, const LaneView&) const override {}
    bool grabs(const TimelineGeometry&, const QRectF& track, QPointF point) const override
    {
        return std::abs(point.y() - track.center().y()) < 3;
    }
};

} // namespace

class tst_TimelineGesture : public QObject
{
    Q_OBJECT

private slots:
    void pressWithoutMovingFarIsNoDrag()
    {
        Stage stage;
        stage.press(stage.at(120, 1));
        QVERIFY(stage.drag(stage.at(120, 1) + QPointF(2.5, 0)).empty());
        QCOMPARE(stage.gesture.state(), State::Pressed);
        QVERIFY(of<AddRange>(stage.release(stage.at(120, 1) + QPointF(2.5, 0))).empty());
        QVERIFY(stage.gesture.isIdle());
    }

    void dragOnEmptyLaneDrawsARangeOfItsTag()
    {
        Stage stage;
        QCOMPARE(of<ActivateLane>(stage.press(stage.at(120, 1))), (std::vector{ActivateLane{walk}}));
        stage.drag(stage.at(140, 1));
        QCOMPARE(stage.gesture.state(), State::Drawing);
        QCOMPARE(stage.gesture.preview().shown, (std::vector<RangeRef>{{walk, {120, 140}}}));
        const TimelineRequests done = stage.release(stage.at(150.3, 1));
        QCOMPARE(of<AddRange>(done), (std::vector{AddRange{walk, {120, 150}}}));
        QCOMPARE(of<PreviewFrame>(done).back(), PreviewFrame{});
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{walk, {120, 150}}}));
    }

    void aClickBesideRangesNamesItsFrame()
    {
        Stage stage;
        stage.press(stage.at(120.4, 1));
        QCOMPARE(of<ClickLane>(stage.release(stage.at(120.4, 1))), (std::vector{ClickLane{walk, 120}}));
        stage.press(stage.at(120.4, 1), Qt::ShiftModifier);
        QVERIFY(of<ClickLane>(stage.release(stage.at(120.4, 1))).empty());
    }

    void drawingLeftwardsAndBeyondTheClipStaysInTheClip()
    {
        Stage stage;
        stage.press(stage.at(20, 3));
        QCOMPARE(of<AddRange>(stage.release({-500, stage.at(0, 3).y()})),
                 (std::vector{AddRange{turn, {0, 20}}}));
        stage.press(stage.at(530, 3));
        QCOMPARE(of<AddRange>(stage.release(stage.at(900, 3))), (std::vector{AddRange{turn, {530, 540}}}));
    }

    void whatALaneDrawsCanBeDragged()
    {
        Stage stage;
        TimelineLane& curve = stage.content.lanes[8];
        curve.kind = LaneKind::Curve;
        curve.id = "speed";
        curve.ranges = {};
        curve.drawing = std::make_shared<ThresholdDrawing>();
        const QPointF middle(stage.geometry.x(200), stage.geometry.laneTop(8) + 12.5);
        const auto pressed = of<DragInLane>(stage.press(middle));
        QCOMPARE(pressed, (std::vector{DragInLane{"speed", 200, 0.5, false}}));
        const auto dragged = of<DragInLane>(stage.drag(middle - QPointF(0, 5)));
        QCOMPARE(dragged, (std::vector{DragInLane{"speed", 200, 0.3, false}}));
        QCOMPARE(of<DragInLane>(stage.release(middle - QPointF(0, 5))).back(),
                 (DragInLane{"speed", 200, 0.3, true}));
        QVERIFY(stage.gesture.isIdle());
        stage.press(middle);
        QCOMPARE(stage.gesture.cancel(), (TimelineRequests{CancelGesture{}}));
        stage.press(middle +
                    QPointF(0, 8)); // beside what it grabs: a marquee, as in any lane that shows only
        stage.drag(middle + QPointF(40, 8));
        QCOMPARE(stage.gesture.state(), State::Marquee);
    }

    void dragsSnapToMarksAndToKeysThatStandOut()
    {
        Stage stage;
        stage.isSnapping = true;
        stage.content.snapMarks = std::vector<SnapMark>{{133, "LeftFoot down"}};
        std::vector<float> keys{210.2F};
        for (Frame frame = 220; frame < 260; ++frame) keys.push_back(float(frame));
        stage.content.lanes[9].keys = keys;
        const auto snappedTo = [&](double frame) {
            stage.press(stage.at(120, 1));
            stage.drag(stage.at(frame, 1));
            const auto guide = stage.gesture.preview().guide;
            stage.gesture.cancel();
            return guide;
        };
        QCOMPARE(snappedTo(132.4)->laneName, QStringLiteral("LeftFoot down"));
        QCOMPARE(snappedTo(211)->target, (SnapTarget{210, SnapKind::Key}));
        QVERIFY(!snappedTo(250.4)); // amid keys on every frame
        std::vector<SnapMark> steps;
        for (Frame frame = 240; frame < 260; ++frame) steps.push_back({frame, "LeftFoot down"});
        steps.push_back({134, "RightFoot up"});
        steps.push_back({133, "LeftFoot down"});
        stage.content.snapMarks = std::move(steps);
        QVERIFY(!snappedTo(250.4));                                           // amid many of them
        QCOMPARE(snappedTo(134.4)->laneName, QStringLiteral("RightFoot up")); // two are no crowd
    }

    void shiftDragMovesTheBoundaryThatTwoRangesShare()
    {
        Stage stage;
        stage.content.lanes[2].ranges = std::vector<FrameRange>{{92, 420}, {438, 540}};
        stage.press(stage.at(91.5, 1), Qt::ShiftModifier);
        const auto dragged = of<MoveBoundary>(stage.drag(stage.at(111.5, 1), Qt::ShiftModifier));
        QCOMPARE(stage.gesture.state(), State::MovingBoundary);
        QCOMPARE(dragged, (std::vector{MoveBoundary{{walk, {0, 92}}, {run, {92, 420}}, 112, false}}));
        QCOMPARE(stage.gesture.preview().shown, (std::vector<RangeRef>{{walk, {0, 112}}, {run, {112, 420}}}));
        QCOMPARE(stage.gesture.preview().delta, 20);
        const auto done = stage.release(stage.at(-300, 1), Qt::ShiftModifier);
        QCOMPARE(of<MoveBoundary>(done).back().to, 1); // each side keeps a frame
        QVERIFY(of<MoveBoundary>(done).back().isFinal);
        QCOMPARE(of<PreviewFrame>(done).back(), PreviewFrame{});
    }

    void shiftDragOfAnEdgeThatIsNotSharedMovesIt()
    {
        Stage stage;
        stage.press(stage.at(91.5, 1), Qt::ShiftModifier);
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(111.5, 1))).back().to, 112);
    }

    void shortestDrawnRangeHasOneFrame()
    {
        Stage stage;
        stage.geometry.scale = 40;
        stage.press(stage.at(20.1, 3));
        QCOMPARE(of<AddRange>(stage.release(stage.at(20.3, 3))), (std::vector{AddRange{turn, {20, 21}}}));
    }

    void drawingOnALaneOfPointsMakesOneFrame()
    {
        Stage stage;
        stage.content.lanes[5].isPoint = true;
        stage.press(stage.at(30, 5));
        stage.drag(stage.at(40, 5));
        QCOMPARE(of<AddRange>(stage.release(stage.at(40, 5))), (std::vector{AddRange{leftFoot, {40, 41}}}));
    }

    void dragBelowTheLanesAsksForANewTag()
    {
        Stage stage;
        stage.press(stage.at(100, 10));
        stage.drag(stage.at(120, 10));
        QCOMPARE(stage.gesture.preview().ghost, (FrameRange{100, 120}));
        QCOMPARE(of<AddRangeOfNewTag>(stage.release(stage.at(130, 10))),
                 (std::vector{AddRangeOfNewTag{{100, 130}}}));
    }

    void clickSelectsAndControlClickToggles()
    {
        Stage stage;
        stage.press(stage.at(40, 1));
        stage.release(stage.at(40, 1));
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{walk, {0, 92}}}));
        stage.press(stage.at(200, 2), Qt::ControlModifier);
        stage.release(stage.at(200, 2), Qt::ControlModifier);
        QCOMPARE(stage.selection.size(), 2u);
        stage.press(stage.at(40, 1), Qt::ControlModifier);
        stage.release(stage.at(40, 1), Qt::ControlModifier);
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{run, {84, 420}}}));
        stage.press(stage.at(200, 1));
        stage.release(stage.at(200, 1));
        QVERIFY(stage.selection.empty());
    }

    void clickOnOneOfManySelectedKeepsOnlyIt()
    {
        Stage stage;
        stage.selection = asSelection({{walk, {0, 92}}, {run, {84, 420}}});
        stage.press(stage.at(40, 1));
        QCOMPARE(stage.selection.size(), 2u); // it may become a drag of both
        stage.release(stage.at(40, 1));
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{walk, {0, 92}}}));
    }

    void dragMovesTheWholeSelectionAndAsksLive()
    {
        Stage stage;
        stage.selection = asSelection({{turn, {190, 268}}, {tired, {284, 520}}});
        stage.press(stage.at(230, 3));
        const auto live = of<MoveRanges>(stage.drag(stage.at(234, 3)));
        QCOMPARE(live, (std::vector{MoveRanges{stage.selection, 4, false}}));
        QVERIFY(of<MoveRanges>(stage.drag(stage.at(234.1, 3))).empty()); // nothing new
        QCOMPARE(stage.gesture.preview().hidden, stage.selection);
        const std::vector<RangeRef> originals = stage.selection;
        const TimelineRequests done = stage.release(stage.at(330, 3));
        QCOMPARE(of<MoveRanges>(done).back(), (MoveRanges{originals, 20, true})); // Tired reaches the end
        QCOMPARE(stage.selection, asSelection({{turn, {210, 288}}, {tired, {304, 540}}}));
    }

    void requestsOfOneDragShareANumber()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        const int first = stage.gesture.number();
        stage.drag(stage.at(240, 3));
        QCOMPARE(stage.gesture.number(), first);
        stage.release(stage.at(240, 3));
        stage.press(stage.at(230, 3));
        QCOMPARE(stage.gesture.number(), first + 1);
    }

    void dragBackEndsWhereItBegan()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        stage.drag(stage.at(240, 3));
        QCOMPARE(of<MoveRanges>(stage.release(stage.at(230, 3))).back(),
                 (MoveRanges{{{turn, {190, 268}}}, 0, true}));
    }

    void shiftPressAddsToWhatMoves()
    {
        Stage stage;
        stage.selection = {{walk, {0, 92}}};
        stage.press(stage.at(230, 3), Qt::ShiftModifier);
        QCOMPARE(stage.selection.size(), 2u);
        QCOMPARE(of<MoveRanges>(stage.release(stage.at(236, 3), Qt::ShiftModifier)).back().originals.size(),
                 2u);
    }

    void controlDragDuplicatesOnceAtTheEnd()
    {
        Stage stage;
        stage.press(stage.at(230, 3), Qt::ControlModifier);
        QVERIFY(of<DuplicateRanges>(stage.drag(stage.at(330, 3))).empty());
        QCOMPARE(stage.gesture.state(), State::Duplicating);
        QVERIFY(stage.gesture.preview().hidden.empty());
        const TimelineRequests done = stage.release(stage.at(330, 3));
        QCOMPARE(of<DuplicateRanges>(done), (std::vector{DuplicateRanges{{{turn, {190, 268}}}, 100}}));
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{turn, {290, 368}}}));
    }

    void edgeFollowsThePointerWithItsOffset()
    {
        Stage stage;
        stage.press(stage.at(190, 3) + QPointF(3, 0));
        const TimelineRequests live = stage.drag(stage.at(200, 3) + QPointF(3, 0));
        QCOMPARE(of<MoveEdge>(live), (std::vector{MoveEdge{{turn, {190, 268}}, Edge::Start, 200, false}}));
        QCOMPARE(of<PreviewFrame>(live), (std::vector{PreviewFrame{200}}));
        QCOMPARE(stage.gesture.preview().delta, 10);
        const TimelineRequests done = stage.release(stage.at(200, 3) + QPointF(3, 0));
        QCOMPARE(of<MoveEdge>(done), (std::vector{MoveEdge{{turn, {190, 268}}, Edge::Start, 200, true}}));
        QCOMPARE(of<PreviewFrame>(done), (std::vector{PreviewFrame{}}));
        QCOMPARE(stage.selection, (std::vector<RangeRef>{{turn, {200, 268}}}));
    }

    void stopEdgeShowsTheLastFrameOfTheRange()
    {
        Stage stage;
        stage.press(stage.at(268, 3));
        QCOMPARE(of<PreviewFrame>(stage.drag(stage.at(280, 3))), (std::vector{PreviewFrame{279}}));
    }

    void edgeNeverPassesTheOther()
    {
        Stage stage;
        stage.press(stage.at(190, 3));
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(400, 3))).back().to, 267);
        stage.release(stage.at(400, 3));
        stage.press(stage.at(268, 3));
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(0, 3))).back().to, 191);
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(2000, 3))).back().to, 540);
    }

    void edgeSnapsToOtherLanesWithinEightPixels()
    {
        Stage stage;
        stage.isSnapping = true;
        stage.press(stage.at(186, 4)); // Tired's stop; LeftFoot starts at 192, Turn at 190
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(193.3, 4))).back().to, 192);
        QVERIFY(stage.gesture.preview().guide);
        QCOMPARE(stage.gesture.preview().guide->laneName, QStringLiteral("LeftFoot"));
        QCOMPARE(stage.gesture.preview().guide->target.kind, SnapKind::RangeStart);
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(196, 4))).back().to, 196); // 20 pixels away
        QVERIFY(!stage.gesture.preview().guide);
    }

    void altHoldsSnappingOff()
    {
        Stage stage;
        stage.isSnapping = true;
        stage.press(stage.at(186, 4));
        QCOMPARE(of<MoveEdge>(stage.drag(stage.at(193, 4), Qt::AltModifier)).back().to, 193);
        QVERIFY(!stage.gesture.preview().guide);
    }

    void moveSnapsItsNearerEnd()
    {
        Stage stage;
        stage.isSnapping = true;
        stage.press(stage.at(230, 3)); // Turn 190–268: its stop is drawn to the query's start at 290
        QCOMPARE(of<MoveRanges>(stage.drag(stage.at(251, 3))).back().by, 22);
        QCOMPARE(stage.gesture.preview().guide->target.kind, SnapKind::QueryStart);
    }

    void movingRangeDoesNotSnapToItself()
    {
        Stage stage;
        stage.isSnapping = true;
        stage.content.lanes = {test::tagLane(0, "Walk", Qt::green, {{100, 150}})};
        stage.geometry.laneCount = 1;
        stage.geometry.pinnedLanes = 0;
        stage.press(stage.at(125, 0));
        QCOMPARE(of<MoveRanges>(stage.drag(stage.at(126, 0))).back().by, 1);
    }

    void whatMayNotBeEditedIsRefusedOnceAsADragBegins()
    {
        Stage stage;
        int asked = 0;
        stage.mayEdit = [&asked] { return ++asked == 0; };
        const QPointF emptyLane = stage.at(120, 1), body = stage.at(230, 3), below = stage.at(120, 12);
        for (const QPointF from : {emptyLane, body, below}) {
            asked = 0;
            stage.press(from);
            QCOMPARE(asked, 0);
            const std::vector<RangeRef> selected = stage.selection;
            for (const double by : {10.0, 60.0}) QVERIFY(stage.drag(from + QPointF(by, 0)).empty());
            QCOMPARE(stage.gesture.state(), State::Refused);
            const TimelinePreview& preview = stage.gesture.preview();
            QVERIFY(preview.shown.empty() && preview.hidden.empty() && !preview.ghost && !preview.edge);
            QVERIFY(stage.release(from + QPointF(80, 0)).empty());
            QCOMPARE(stage.selection, selected);
            QCOMPARE(asked, 1);
        }
        stage.press(emptyLane, Qt::ShiftModifier); // a marquee changes nothing
        stage.drag(stage.at(150, 1), Qt::ShiftModifier);
        QCOMPARE(stage.gesture.state(), State::Marquee);
        QCOMPARE(asked, 1);
    }

    void shiftDragIsAMarqueeThatAddsToTheSelection()
    {
        Stage stage;
        stage.selection = {{walk, {0, 92}}};
        stage.press(stage.at(270, 3), Qt::ShiftModifier);
        stage.drag(stage.at(255, 5), Qt::ShiftModifier);
        QCOMPARE(stage.gesture.state(), State::Marquee);
        const std::vector<RangeRef> expected =
            asSelection({{walk, {0, 92}}, {turn, {190, 268}}, {leftFoot, {238, 254}}});
        stage.drag(stage.at(250, 5), Qt::ShiftModifier);
        QCOMPARE(stage.selection, expected);
        stage.drag(stage.at(262, 3), Qt::ShiftModifier); // back: only what the band touches now
        QCOMPARE(stage.selection, asSelection({{walk, {0, 92}}, {turn, {190, 268}}}));
    }

    void dragFromAReadOnlyLaneIsAMarquee()
    {
        Stage stage;
        stage.selection = {{walk, {0, 92}}};
        stage.press(stage.at(200, 9));
        stage.drag(stage.at(230, 3));
        QCOMPARE(stage.gesture.state(), State::Marquee);
        QVERIFY(isSelected(stage.selection, {turn, {190, 268}}));
        QVERIFY(!isSelected(stage.selection, {walk, {0, 92}}));
    }

    void clickOnAQueryHitGoesThere()
    {
        Stage stage;
        QVERIFY(of<MovePlayhead>(stage.press(stage.at(350, 0))).empty());
        QCOMPARE(of<MovePlayhead>(stage.release(stage.at(350, 0))), (std::vector{MovePlayhead{290}}));
    }

    void rulerScrubs()
    {
        Stage stage;
        QCOMPARE(of<MovePlayhead>(stage.press(stage.onRuler(100.7))), (std::vector{MovePlayhead{100}}));
        QVERIFY(stage.drag(stage.onRuler(100.9)).empty());
        QCOMPARE(of<MovePlayhead>(stage.drag(stage.onRuler(5000))).back(), MovePlayhead{539});
        QCOMPARE(of<MovePlayhead>(stage.gesture.cancel()), (std::vector{MovePlayhead{312}}));
    }

    void middleDragPans()
    {
        Stage stage;
        stage.press(stage.at(200, 3), {}, Qt::MiddleButton);
        QCOMPARE(of<ScrollView>(stage.drag(stage.at(200, 3) + QPointF(-30, 12))),
                 (std::vector{ScrollView{30, -12}}));
        QCOMPARE(of<ScrollView>(stage.drag(stage.at(200, 3) + QPointF(-40, 12))),
                 (std::vector{ScrollView{10, 0}}));
    }

    void draggingBeyondTheBorderScrolls()
    {
        Stage stage;
        stage.press(stage.at(120, 1));
        const auto scrolls = of<ScrollView>(stage.drag({stage.geometry.width + 40, stage.at(0, 1).y()}));
        QCOMPARE(scrolls.size(), 1u);
        QVERIFY(scrolls[0].right > 0);
        QVERIFY(of<ScrollView>(stage.drag({50, stage.at(0, 1).y()})).at(0).right < 0);
    }

    void escapeTakesADragBack()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        stage.drag(stage.at(240, 3));
        QCOMPARE(of<CancelGesture>(stage.gesture.cancel()).size(), 1u);
        QVERIFY(stage.gesture.isIdle());
        QVERIFY(stage.gesture.preview().shown.empty());
        QVERIFY(stage.release(stage.at(240, 3)).empty());
    }

    void escapeWhileDrawingAsksForNothing()
    {
        Stage stage;
        stage.press(stage.at(120, 1));
        stage.drag(stage.at(150, 1));
        const TimelineRequests requests = stage.gesture.cancel();
        QVERIFY(of<CancelGesture>(requests).empty()); // nothing was asked for yet
        QCOMPARE(of<PreviewFrame>(requests), (std::vector{PreviewFrame{}}));
        QVERIFY(of<AddRange>(stage.release(stage.at(150, 1))).empty());
    }

    void escapeDuringAMarqueeRestoresTheSelection()
    {
        Stage stage;
        stage.selection = {{walk, {0, 92}}};
        stage.press(stage.at(200, 9));
        stage.drag(stage.at(230, 3));
        QCOMPARE(of<SelectRanges>(stage.gesture.cancel()).back().selection,
                 (std::vector<RangeRef>{{walk, {0, 92}}}));
    }

    void zoomingDuringADragKeepsTheGrip()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        stage.drag(stage.at(240, 3));
        stage.geometry = stage.geometry.zoomedAt(stage.at(240, 3).x(), 3);
        QCOMPARE(of<MoveRanges>(stage.drag(stage.at(250, 3))).back().by, 20);
    }

    void contentMayChangeDuringADrag()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        stage.drag(stage.at(240, 3));
        stage.content.lanes.resize(1); // the lane that was pressed is gone
        QCOMPARE(of<MoveRanges>(stage.release(stage.at(242, 3))).back(),
                 (MoveRanges{{{turn, {190, 268}}}, 12, true}));
    }
};

QTEST_APPLESS_MAIN(tst_TimelineGesture)
#include "tst_TimelineGesture.moc"
