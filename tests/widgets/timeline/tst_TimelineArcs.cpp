// Arcs over the lanes: where they run, how they are drawn, and what the mouse does with them.

#include <QTest>

#include "TimelineSamples.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/arcs/ArcLayout.h"
#include "widgets/timeline/painting/TimelinePainter.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include <cmath>

using namespace tagline;

namespace {

TimelineArc arcWithin(int id, Frame from, Frame to, double strength = 0.5)
{
    return {id, from, to, {}, QString("arc %1").arg(id), strength};
}

TimelineArc arcTo(int id, Frame from, const QString& other)
{
    return {id, from, std::nullopt, other, QString("to %1").arg(other), 0.5};
}

TimelineArc arcFrom(int id, Frame to, const QString& other)
{
    return {id, std::nullopt, to, other, QString("from %1").arg(other), 0.5};
}

/// 540 frames, 2 pixels each, beside heads of 100 pixels: all in view.
TimelineGeometry arcView()
{
    TimelineGeometry view;
    view.width = 1200;
    view.height = 340;
    view.headWidth = 100;
    view.frames = 540;
    view.scale = 2;
    view.laneCount = 10;
    view.pinnedLanes = 1;
    return view;
}

ArcLayout placedIn(const TimelineGeometry& view, const std::vector<TimelineArc>& arcs)
{
    return {arcs, view, QFontMetricsF(textFont(TextSize::Caption))};
}

QPointF highestOf(const QPolygonF& line)
{
    return *std::ranges::min_element(line, {}, [](const QPointF& point) { return point.y(); });
}

/// The design's content with arcs, painted without a window.
QImage painted(const std::vector<TimelineArc>& arcs, std::optional<int> chosen = {},
               std::optional<int> hovered = {})
{
    const TimelineContent content = test::designContent();
    const TimelineGeometry view = arcView();
    const TimelinePalette palette;
    const TimelinePreview preview;
    const ArcLayout layout = placedIn(view, arcs);
    TimelineScene scene{content, view, palette,           preview, {}, textFont(TextSize::Body),
                        TagId(), 0,    TimeUnits::Frames, {},      {}};
    scene.arcs = &layout;
    scene.chosenArc = chosen;
    scene.hoveredArc = hovered;
    QImage image(int(view.width), int(view.height), QImage::Format_RGB32);
    TimelinePainter painter;
    QPainter out(&image);
    painter.paintBase(out, scene);
    painter.paintOverlay(out, scene);
    return image;
}

/// How unlike two pictures are around a point.
int unlikeness(const QImage& a, const QImage& b, QPointF at)
{
    int most = 0;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) {
            const QPoint pixel = at.toPoint() + QPoint(x, y);
            const QColor left = a.pixelColor(pixel), right = b.pixelColor(pixel);
            most =
                std::max(most, std::abs(left.red() - right.red()) + std::abs(left.green() - right.green()) +
                                   std::abs(left.blue() - right.blue()));
        }
    return most;
}

/// A shown timeline with arcs, the whole clip in view.
struct ArcStage
{
    TimelineWidget widget;

    explicit ArcStage(std::vector<TimelineArc> arcs)
    {
        widget.resize(1300, 360);
        widget.setContent(test::designContent());
        widget.setArcs(std::move(arcs), {});
        widget.show();
        if (!QTest::qWaitForWindowExposed(&widget)) qFatal("no window");
    }
    QPoint topOf(std::size_t arc) const { return highestOf(widget.placedArcs().arcs()[arc].line).toPoint(); }
    void hover(QPoint to)
    {
        QMouseEvent event(QEvent::MouseMove, to, widget.viewport()->mapToGlobal(to), Qt::NoButton,
                          Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(widget.viewport(), &event);
    }
};

} // namespace

class tst_TimelineArcs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void anArcRunsFromItsFrameToItsFrame_data();
    void anArcRunsFromItsFrameToItsFrame();
    void aWiderArcIsHigherAndStaysInView();
    void toAnotherClipItEndsAtALabelAtTheEdge();
    void labelsOfOneClipAreOne();
    void labelsLeaveRangesFree();
    void whereRangesAreEverywhereLabelsCoverTheLeast();
    void withoutRoomForALabelItGoesToTheLast();
    void outOfViewThereIsNone();
    void zoomedInItRunsThroughTheView();
    void thePointOnALineIsFound();
    void theNearestIsFound();
    void itIsDrawnInBothThemes_data();
    void itIsDrawnInBothThemes();
    void theChosenStandsOut();
    void withoutArcsNothingIsDrawn();
    void aClickOnAnArcSaysWhich();
    void theMouseOnAnArcSaysWhatItIs();
    void edgesAreGrabbedThroughArcs();
    void aLabelIsClickedOverAnEdge();
    void settersAreQuiet();
};

void tst_TimelineArcs::anArcRunsFromItsFrameToItsFrame_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("on") << 100 << 300;
    QTest::newRow("back") << 300 << 100;
}

void tst_TimelineArcs::anArcRunsFromItsFrameToItsFrame()
{
    QFETCH(int, from);
    QFETCH(int, to);
    const TimelineGeometry view = arcView();
    const ArcLayout layout = placedIn(view, {arcWithin(7, from, to)});
    QCOMPARE(layout.arcs().size(), std::size_t(1));
    const PlacedArc& placed = layout.arcs()[0];
    QVERIFY(std::abs(placed.line.front().x() - view.x(from + 0.5)) < 0.01); // the middles of the frames
    QVERIFY(std::abs(placed.line.back().x() - view.x(to + 0.5)) < 0.01);
    QVERIFY(placed.line.front().y() > view.height - 10 && placed.line.back().y() > view.height - 10);
    QVERIFY(std::abs(highestOf(placed.line).x() - view.x(200.5)) < 10);
    QVERIFY(placed.hasHead && placed.label.isEmpty());
    QCOMPARE(placed.feet.size(), std::size_t(2));
}

void tst_TimelineArcs::aWiderArcIsHigherAndStaysInView()
{
    const TimelineGeometry view = arcView();
    double before = view.height;
    for (const Frame width : {20, 60, 120, 200}) {
        const double top = highestOf(placedIn(view, {arcWithin(0, 50, 50 + width)}).arcs()[0].line).y();
        QVERIFY(top < before);
        before = top;
    }
    QVERIFY(highestOf(placedIn(view, {arcWithin(0, 0, 539)}).arcs()[0].line).y() > view.rulerHeight);
}

void tst_TimelineArcs::toAnotherClipItEndsAtALabelAtTheEdge()
{
    const TimelineGeometry view = arcView();
    const ArcLayout layout = placedIn(view, {arcTo(0, 200, "run"), arcFrom(1, 120, "idle")});
    const PlacedArc& leaving = layout.arcs()[0];
    QVERIFY(std::abs(leaving.line.front().x() - view.x(200.5)) < 0.01);
    QVERIFY(leaving.label.right() <= view.width && leaving.label.right() > view.width - 10);
    QVERIFY(std::abs(leaving.line.back().x() - leaving.label.left()) < 1);
    QVERIFY(leaving.line.back().y() > leaving.label.top() &&
            leaving.line.back().y() < leaving.label.bottom());
    const PlacedArc& arriving = layout.arcs()[1];
    QVERIFY(std::abs(arriving.line.back().x() - view.x(120.5)) < 0.01);
    QVERIFY(arriving.label.left() >= view.headWidth && arriving.label.left() < view.headWidth + 10);
    QVERIFY(std::abs(arriving.line.front().x() - arriving.label.right()) < 1);
    QVERIFY(leaving.label.top() > view.rulerHeight && arriving.label.top() > view.rulerHeight);
}

void tst_TimelineArcs::labelsOfOneClipAreOne()
{
    const ArcLayout layout =
        placedIn(arcView(), {arcTo(0, 200, "run"), arcTo(1, 120, "idle"), arcTo(2, 300, "run")});
    QCOMPARE(layout.arcs()[0].label, layout.arcs()[2].label);
    QVERIFY(!layout.arcs()[0].label.intersects(layout.arcs()[1].label));
}

void tst_TimelineArcs::labelsLeaveRangesFree()
{
    const TimelineGeometry view = arcView();
    TimelineContent content;
    content.frames = view.frames;
    for (int lane = 0; lane < view.laneCount; ++lane) {
        TimelineLane& added = content.lanes.emplace_back();
        if (lane != 4 && lane != 6) added.ranges = std::vector<FrameRange>{{0, 540}};
    }
    const std::vector<TimelineArc> arcs{arcTo(0, 200, "run"), arcFrom(1, 120, "idle"), arcTo(2, 90, "jog")};
    const ArcLayout layout(arcs, view, QFontMetricsF(textFont(TextSize::Caption)), content);
    const auto laneOfLabel = [&](std::size_t arc) {
        return view.laneAt(layout.arcs()[arc].label.center().y());
    };
    QCOMPARE(laneOfLabel(0), 4);
    QCOMPARE(laneOfLabel(1), 4); // at the other edge
    QCOMPARE(laneOfLabel(2), 6);
    for (const PlacedArc& each : layout.arcs())
        for (int lane = 0; lane < view.laneCount; ++lane)
            for (const FrameRange range : content.lanes[std::size_t(lane)].ranges)
                QVERIFY(!view.barRect(lane, range).intersects(each.label));
}

void tst_TimelineArcs::whereRangesAreEverywhereLabelsCoverTheLeast()
{
    const TimelineGeometry view = arcView();
    TimelineContent content;
    content.frames = view.frames;
    for (int lane = 0; lane < view.laneCount; ++lane)
        content.lanes.emplace_back().ranges = std::vector<FrameRange>{{0, lane == 3 ? 530 : 540}};
    const ArcLayout layout(std::vector<TimelineArc>{arcTo(0, 200, "run")}, view,
                           QFontMetricsF(textFont(TextSize::Caption)), content);
    QCOMPARE(view.laneAt(layout.arcs()[0].label.center().y()), 3);
}

void tst_TimelineArcs::withoutRoomForALabelItGoesToTheLast()
{
    TimelineGeometry view = arcView();
    view.height = 120;
    std::vector<TimelineArc> arcs;
    for (int id = 0; id < 12; ++id) arcs.push_back(arcTo(id, 20 * id, QString("clip %1").arg(id)));
    const ArcLayout layout = placedIn(view, arcs);
    QCOMPARE(layout.arcs().size(), std::size_t(12));
    QVERIFY(!layout.arcs()[0].label.isEmpty());
    QVERIFY(layout.arcs()[11].label.isEmpty());
    for (const PlacedArc& each : layout.arcs()) QVERIFY(highestOf(each.line).y() > view.rulerHeight);
    view.height = 40; // no room at all
    QVERIFY(placedIn(view, arcs).arcs().empty());
}

void tst_TimelineArcs::outOfViewThereIsNone()
{
    TimelineGeometry view = arcView();
    view.scale = 20;
    view.firstFrame = 200;
    QVERIFY(placedIn(view, {arcWithin(0, 10, 100), arcWithin(1, 400, 500)}).arcs().empty());
    QVERIFY(placedIn(view, {arcTo(0, 100, "run"), arcFrom(1, 400, "run")}).arcs().empty());
    QVERIFY(!placedIn(view, {arcWithin(0, 10, 100)}).find(0));
}

void tst_TimelineArcs::zoomedInItRunsThroughTheView()
{
    TimelineGeometry view = arcView();
    view.scale = 20;
    view.firstFrame = 200;
    const ArcLayout layout = placedIn(view, {arcWithin(0, 100, 210), arcWithin(1, 100, 500)});
    QVERIFY(layout.arcs()[0].hasHead && !layout.arcs()[1].hasHead);
    QCOMPARE(layout.arcs()[0].feet.size(), std::size_t(1));
    for (const PlacedArc& each : layout.arcs())
        for (const QPointF& point : each.line) // nothing is painted kilometres away
            QVERIFY(point.x() > view.headWidth - 20 && point.x() < view.width + 20);
}

void tst_TimelineArcs::thePointOnALineIsFound()
{
    const TimelineGeometry view = arcView();
    const ArcLayout layout = placedIn(view, {arcWithin(3, 100, 300), arcTo(4, 400, "run")});
    const QPointF top = highestOf(layout.arcs()[0].line);
    QCOMPARE(layout.arcAt(top), std::size_t(0));
    QCOMPARE(layout.arcAt(top + QPointF(0, 3)), std::size_t(0));
    QVERIFY(!layout.arcAt(top + QPointF(0, 12)));
    QCOMPARE(layout.arcAt(layout.arcs()[1].label.center()), std::size_t(1));
    QVERIFY(!layout.arcAt({50, top.y()})); // on the heads
    QCOMPARE(layout.find(4), std::size_t(1));
}

void tst_TimelineArcs::theNearestIsFound()
{
    const ArcLayout layout = placedIn(arcView(), {arcWithin(0, 100, 300), arcWithin(1, 103, 297)});
    for (const std::size_t each : {0, 1}) QCOMPARE(layout.arcAt(highestOf(layout.arcs()[each].line)), each);
    const ArcLayout twice = placedIn(arcView(), {arcWithin(0, 100, 300), arcWithin(1, 100, 300)});
    QCOMPARE(twice.arcAt(highestOf(twice.arcs()[1].line)), std::size_t(0)); // the best
}

void tst_TimelineArcs::itIsDrawnInBothThemes_data()
{
    QTest::addColumn<bool>("isLight");
    QTest::newRow("dark") << false;
    QTest::newRow("light") << true;
}

void tst_TimelineArcs::itIsDrawnInBothThemes()
{
    QFETCH(bool, isLight);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
    const std::vector<TimelineArc> arcs{arcWithin(0, 100, 300), arcTo(1, 400, "run"), arcFrom(2, 60, "idle")};
    const ArcLayout layout = placedIn(arcView(), arcs);
    const QImage without = painted({}), with = painted(arcs);
    for (const PlacedArc& each : layout.arcs())
        QVERIFY(unlikeness(without, with, each.line[each.line.size() / 2]) > 60);
    QVERIFY(unlikeness(without, with, layout.arcs()[1].label.bottomLeft()) > 20);
    // Nothing over the heads and the ruler.
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < 90; ++x) QCOMPARE(with.pixel(x, y), without.pixel(x, y));
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_TimelineArcs::theChosenStandsOut()
{
    const std::vector<TimelineArc> arcs{arcWithin(0, 100, 300, 0.0), arcWithin(1, 320, 400, 0.0)};
    const ArcLayout layout = placedIn(arcView(), arcs);
    const QPointF top = highestOf(layout.arcs()[0].line);
    const QImage without = painted({}), plain = painted(arcs);
    for (const QImage& chosen : {painted(arcs, 0), painted(arcs, {}, 0)}) {
        QVERIFY(unlikeness(without, chosen, top) > unlikeness(without, plain, top) + 40);
        const QPointF other = highestOf(layout.arcs()[1].line);
        QCOMPARE(unlikeness(plain, chosen, other), 0);
    }
}

void tst_TimelineArcs::withoutArcsNothingIsDrawn()
{
    QCOMPARE(painted({}, 3, 4), painted({}));
    QVERIFY(painted({arcWithin(0, 100, 300)}) != painted({}));
}

void tst_TimelineArcs::aClickOnAnArcSaysWhich()
{
    ArcStage stage({arcWithin(11, 100, 300), arcTo(12, 400, "run")});
    QSignalSpy clicked(&stage.widget, &TimelineWidget::arcClicked);
    QSignalSpy added(&stage.widget, &TimelineWidget::rangeAddRequested);
    QSignalSpy moved(&stage.widget, &TimelineWidget::playheadRequested);
    QTest::mouseClick(stage.widget.viewport(), Qt::LeftButton, {}, stage.topOf(0));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toInt(), 11);
    QTest::mouseClick(stage.widget.viewport(), Qt::LeftButton, {},
                      stage.widget.placedArcs().arcs()[1].label.center().toPoint());
    QCOMPARE(clicked.size(), 2);
    QCOMPARE(clicked[1][0].toInt(), 12);
    QVERIFY(added.isEmpty() && moved.isEmpty()); // it is no gesture
    QVERIFY(!stage.widget.isDragging());
    QTest::mouseClick(stage.widget.viewport(), Qt::LeftButton, {}, stage.topOf(0) + QPoint(0, 14));
    QCOMPARE(clicked.size(), 2);
}

void tst_TimelineArcs::theMouseOnAnArcSaysWhatItIs()
{
    ArcStage stage({arcWithin(11, 100, 300)});
    QSignalSpy said(&stage.widget, &TimelineWidget::hoverTextChanged);
    stage.hover(stage.topOf(0));
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), QString("arc 11"));
    QCOMPARE(stage.widget.viewport()->cursor().shape(), Qt::PointingHandCursor);
    stage.hover(stage.topOf(0) + QPoint(0, 14));
    QVERIFY(stage.widget.viewport()->cursor().shape() != Qt::PointingHandCursor);
}

/// An arc does not keep a person from dragging the edge of a range.
void tst_TimelineArcs::edgesAreGrabbedThroughArcs()
{
    ArcStage stage({arcWithin(11, 100, 300)});
    const TimelineGeometry& view = stage.widget.geometryOfView();
    QSignalSpy clicked(&stage.widget, &TimelineWidget::arcClicked);
    std::optional<QPoint> edge; // under the arc
    for (const QPointF& point : stage.widget.placedArcs().arcs()[0].line)
        for (int x = -3; x <= 3; ++x)
            if (const QPoint pixel = point.toPoint() + QPoint(x, 0);
                view.hit(stage.widget.content(), pixel).zone == TimelineZone::StartEdge &&
                stage.widget.placedArcs().arcAt(pixel))
                edge = pixel;
    QVERIFY(edge);
    QSignalSpy said(&stage.widget, &TimelineWidget::hoverTextChanged);
    QTest::mouseClick(stage.widget.viewport(), Qt::LeftButton, {}, *edge);
    QVERIFY(clicked.isEmpty());
    stage.hover(*edge); // it is told of there all the same
    QVERIFY(!said.isEmpty());
    const QString text = said.back()[0].toString();
    QVERIFY2(text.contains("drag to move the start") && text.endsWith("arc 11"), qPrintable(text));
    QVERIFY(stage.widget.viewport()->cursor().shape() != Qt::PointingHandCursor);
}

void tst_TimelineArcs::aLabelIsClickedOverAnEdge()
{
    ArcStage stage({arcTo(12, 200, "run")});
    const TimelineGeometry& view = stage.widget.geometryOfView();
    const Frame under = view.boundaryAt(stage.widget.placedArcs().arcs()[0].label.center().x());
    TimelineContent content = test::designContent();
    for (TimelineLane& each : content.lanes) each.ranges = std::vector<FrameRange>{{0, under}};
    stage.widget.setContent(content);
    const QRectF label = stage.widget.placedArcs().arcs()[0].label;
    std::optional<QPoint> place;
    for (int y = int(label.top()) + 1; y < label.bottom() - 1; ++y)
        if (const QPoint pixel(int(view.x(under)), y);
            view.hit(content, pixel).zone == TimelineZone::StopEdge)
            place = pixel;
    QVERIFY(place);
    QSignalSpy clicked(&stage.widget, &TimelineWidget::arcClicked);
    QTest::mouseClick(stage.widget.viewport(), Qt::LeftButton, {}, *place);
    QCOMPARE(clicked.size(), 1);
}

void tst_TimelineArcs::settersAreQuiet()
{
    ArcStage stage({arcWithin(11, 100, 300)});
    QSignalSpy clicked(&stage.widget, &TimelineWidget::arcClicked);
    stage.widget.setArcs({arcWithin(1, 10, 200), arcWithin(2, 40, 90)}, 2);
    QCOMPARE(stage.widget.chosenArc(), 2);
    QCOMPARE(stage.widget.placedArcs().arcs().size(), std::size_t(2));
    stage.widget.setArcs({}, {});
    QVERIFY(stage.widget.placedArcs().arcs().empty());
    QVERIFY(clicked.isEmpty());
}

QTEST_MAIN(tst_TimelineArcs)
#include "tst_TimelineArcs.moc"
