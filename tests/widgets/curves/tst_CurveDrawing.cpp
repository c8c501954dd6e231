// Curves and suggestions in a real timeline: what is painted, and threshold lines under a real mouse.

#include "widgets/curves/CurveDrawing.h"
#include "widgets/curves/SuggestionDrawing.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

constexpr Frame frames = 100;
constexpr double laneHeight = 60;

std::vector<float> ramp()
{
    std::vector<float> values;
    for (Frame i = 0; i < frames; ++i) values.push_back(0.02f * float(i)); // 0 … 1.98
    return values;
}

CurveContent rampContent()
{
    CurveContent content;
    content.values = ramp();
    content.colour = Qt::blue;
    content.unit = "m/s";
    content.enter = 1.0f;
    content.leave = 0.5f;
    content.playhead = 50;
    return content;
}

TimelineContent timelineOf(std::shared_ptr<LaneDrawing> drawing)
{
    TimelineContent content;
    content.frames = frames;
    content.rate = {30, 1};
    TimelineLane lane;
    lane.kind = LaneKind::Curve;
    lane.id = "curve.speed()";
    lane.name = "speed()";
    lane.height = laneHeight;
    lane.drawing = std::move(drawing);
    content.lanes.push_back(lane);
    return content;
}

/// The drawing's track alone, 400 × 60, one frame being 4 pixels.
QImage painted(const LaneDrawing& drawing)
{
    QImage image(400, 60, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    TimelineGeometry geometry;
    geometry.headWidth = 0;
    geometry.frames = frames;
    geometry.scale = 4;
    geometry.width = 400;
    const TimelinePalette palette;
    drawing.paintTrack(painter, {geometry, palette, QRectF(), QRectF(0, 0, 400, 60), QFont()});
    return image;
}

int litPixels(const QImage& image, QRect part)
{
    int lit = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) lit += image.pixelColor(x, y) != QColor(Qt::black);
    return lit;
}

} // namespace

class tst_CurveDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void heightsAndValuesAgree();
    void aThresholdOutOfTheCurveIsInView();
    void boundsStandStillWhereTheyAreGiven();
    void framesBeyondAreShaded();
    void aThresholdIsNoAnswer_data();
    void aThresholdIsNoAnswer();
    void bothLinesAreGrabbedAndDragged();
    void suggestionsAreDashedBars();
    void nameAndValueShareNoPlace();
    void aLongNameHasALineOfItsOwn();
    void aLongNoteIsCutAndSaidUnderTheMouse();
};

void tst_CurveDrawing::heightsAndValuesAgree()
{
    const CurveDrawing drawing(rampContent());
    QCOMPARE(drawing.bounds(), (std::pair{0.0f, ramp().back()}));
    QCOMPARE(drawing.valueAt(0, laneHeight), ramp().back());
    QCOMPARE(drawing.valueAt(1, laneHeight), 0.0f);
    QVERIFY(std::abs(drawing.valueAt(0.5, laneHeight) - 0.99f) < 0.001f);
    QVERIFY(drawing.isNearerToLeave(0.9, laneHeight));
    QVERIFY(!drawing.isNearerToLeave(0.3, laneHeight));
}

void tst_CurveDrawing::aThresholdOutOfTheCurveIsInView()
{
    CurveContent content = rampContent();
    content.enter = 5.0f;
    QCOMPARE(CurveDrawing(content).bounds().second, 5.0f);
    content.leave = -2.0f;
    QCOMPARE(CurveDrawing(content).bounds().first, -2.0f);
}

void tst_CurveDrawing::boundsStandStillWhereTheyAreGiven()
{
    CurveContent content = rampContent();
    content.bounds = std::pair(-1.0f, 3.0f);
    QCOMPARE(CurveDrawing(content).bounds(), (std::pair{-1.0f, 3.0f}));
    QCOMPARE(CurveDrawing(content).valueAt(0, laneHeight), 3.0f);
}

void tst_CurveDrawing::framesBeyondAreShaded()
{
    CurveContent content = rampContent();
    content.values = std::vector<float>(frames, 0.0f);
    content.enter.reset();
    content.leave.reset();
    const QRect middle(202, 5, 160, 20);
    QCOMPARE(litPixels(painted(CurveDrawing(content)), middle), 0);
    content.beyond = std::vector<FrameRange>{{50, 100}};
    const QImage image = painted(CurveDrawing(content));
    QCOMPARE(litPixels(image, middle), middle.width() * middle.height());
    QCOMPARE(litPixels(image, QRect(2, 5, 190, 20)), 0);
}

void tst_CurveDrawing::aThresholdIsNoAnswer_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("light") << ThemeChoice::Light;
}

void tst_CurveDrawing::aThresholdIsNoAnswer()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    CurveContent content = rampContent();
    content.values = std::vector<float>(frames, 0.0f);
    const QImage image = painted(CurveDrawing(content));
    int lines = 0, yellow = 0;
    for (int y = 0; y < image.height() - 8; ++y) // above the curve
        for (int x = 0; x < image.width(); ++x) {
            const QColor shown = image.pixelColor(x, y);
            lines += shown != QColor(Qt::black);
            yellow += shown.saturation() > 60 && shown.hue() > 30 && shown.hue() < 70;
        }
    applyTheme(*qApp);
    if (choice == ThemeChoice::Dark) QVERIFY2(lines > 200, qPrintable(QString::number(lines)));
    QCOMPARE(yellow, 0);
}

void tst_CurveDrawing::bothLinesAreGrabbedAndDragged()
{
    TimelineWidget timeline;
    timeline.resize(800, 300);
    const auto drawing = std::make_shared<CurveDrawing>(rampContent());
    timeline.setContent(timelineOf(drawing));
    timeline.show();
    QVERIFY(QTest::qWaitForWindowExposed(&timeline));
    QSignalSpy drags(&timeline, &TimelineWidget::laneDragRequested);
    const int x = 500;
    int grabbed = 0;
    for (int y = 0; y < 300; ++y) { // each line is found under the mouse, somewhere
        drags.clear();
        QTest::mousePress(timeline.viewport(), Qt::LeftButton, {}, {x, y});
        QTest::mouseMove(timeline.viewport(), {x, y + 12});
        QTest::mouseRelease(timeline.viewport(), Qt::LeftButton, {}, {x, y + 12});
        if (drags.isEmpty()) continue;
        QCOMPARE(drags.back().at(0).toString(), QString("curve.speed()"));
        QVERIFY(drags.back().at(4).toBool());
        const double fromTop = drags.back().at(2).toDouble();
        QVERIFY(fromTop > 0.0 && fromTop <= 1.2);
        ++grabbed;
    }
    QVERIFY2(grabbed >= 10 && grabbed <= 20, qPrintable(QString::number(grabbed))); // two lines of 9 pixels
}

void tst_CurveDrawing::suggestionsAreDashedBars()
{
    const std::vector<FrameRange> ranges{{10, 30}, {60, 80}};
    const QImage image = painted(SuggestionDrawing(ranges, FrameRange{60, 80}, Qt::red));
    QCOMPARE(litPixels(image, QRect(0, 0, 38, 60)), 0);
    QVERIFY(litPixels(image, QRect(44, 10, 72, 40)) == 72 * 40);
    const auto redAt = [&](int place) { return image.pixelColor(place, 30).red(); };
    QVERIFY(redAt(280) > redAt(80) + 40); // the current one is filled stronger
    int edge = 0;
    for (int x = 48; x < 112; ++x) edge += image.pixelColor(x, 3).red() > 150;
    QVERIFY2(edge > 15 && edge < 60, qPrintable(QString::number(edge))); // dashes, and gaps between them
}

void tst_CurveDrawing::nameAndValueShareNoPlace()
{
    const auto headOf = [](const QString& name) {
        CurveContent curve = rampContent();
        curve.enter.reset();
        curve.leave.reset();
        TimelineContent content = timelineOf(std::make_shared<CurveDrawing>(std::move(curve)));
        content.lanes[0].name = name;
        content.lanes[0].height = 34;
        TimelineWidget timeline;
        timeline.resize(600, 200);
        timeline.setContent(content);
        const TimelineGeometry& geometry = timeline.geometryOfView();
        const QRect head(30, int(geometry.laneTop(0)), int(geometry.headEdge()) - 30, 34);
        return timeline.viewport()->grab(head).toImage();
    };
    const QImage value = headOf({}), both = headOf("contact(RightToeBase_End)");
    QVERIFY(value != both);
    QRect place; // of the value
    for (int x = 0; x < value.width(); ++x)
        for (int y = 0; y < value.height(); ++y)
            if (value.pixel(x, y) != value.pixel(0, 0)) place |= QRect(x, y, 1, 1);
    QVERIFY(place.width() > 10);
    QCOMPARE(both.copy(place), value.copy(place));
}

namespace {

/// The columns of the head's part that are painted on, first and last; the lane is 60 pixels high.
std::pair<int, int> paintedColumns(TimelineWidget& timeline, int top, int bottom)
{
    const TimelineGeometry& view = timeline.geometryOfView();
    const QImage image = timeline.viewport()->grab().toImage();
    const int lane = int(view.laneTop(0)), right = int(view.headWidth - TimelineGeometry::handleOverhang);
    const QColor ground = image.pixelColor(right - 2, lane + 3);
    std::pair<int, int> columns{right, 0};
    for (int y = lane + top; y < lane + bottom; ++y)
        for (int x = 30; x < right; ++x) // right of the lane's mark
            if (image.pixelColor(x, y) != ground)
                columns = {std::min(columns.first, x), std::max(columns.second, x)};
    return columns;
}

} // namespace

void tst_CurveDrawing::aLongNameHasALineOfItsOwn()
{
    TimelineWidget timeline;
    timeline.resize(700, 200);
    TimelineContent content = timelineOf(std::make_shared<CurveDrawing>(rampContent()));
    content.lanes[0].name = "height(LeftFoot)";
    timeline.setContent(content);
    timeline.show();
    QVERIFY(QTest::qWaitForWindowExposed(&timeline));
    const QFontMetrics metrics(textFont(TextSize::Body));
    const auto [left, right] = paintedColumns(timeline, 4, 36);
    QVERIFY(right - left > metrics.horizontalAdvance(content.lanes[0].name) - 6); // all of it
    const auto value = paintedColumns(timeline, 40, 58);
    QVERIFY(value.second > value.first); // below it
}

void tst_CurveDrawing::aLongNoteIsCutAndSaidUnderTheMouse()
{
    CurveContent empty = rampContent();
    empty.values = {};
    empty.note = "there is no such joint in this clip, and never was one";
    TimelineWidget timeline;
    timeline.resize(700, 200);
    const TimelineContent content = timelineOf(std::make_shared<CurveDrawing>(empty));
    timeline.setContent(content);
    timeline.show();
    QVERIFY(QTest::qWaitForWindowExposed(&timeline));
    QVERIFY(paintedColumns(timeline, 40, 58).first >= 32);
    const QString text = TimelineTexts::hover(content, {TimelineZone::Head, 0, -1}, 0, TimeUnits::Frames);
    QCOMPARE(text, "speed() · " + empty.note);
}

QTEST_MAIN(tst_CurveDrawing)
#include "tst_CurveDrawing.moc"
