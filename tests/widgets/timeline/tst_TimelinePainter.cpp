#include <QTest>

#include "TimelineSamples.h"
#include "widgets/timeline/painting/TimelinePainter.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QImage>
#include <QPainter>
#include <QSet>

using namespace tagline;

namespace {

/// A painting of a content without any window, at a number of device pixels a logical one.
struct Canvas
{
    TimelineContent content = test::designContent();
    TimelineGeometry geometry;
    TimelinePalette palette;
    TimelinePreview preview;
    std::vector<RangeRef> selection;
    TimelineHit hover;
    Frame playhead = 0;
    TimelinePainter painter;
    QImage image;

    explicit Canvas(double ratio = 1)
    {
        geometry.width = 1176 + TimelineGeometry::rightMargin;
        geometry.height = 340;
        geometry.headWidth = 96;
        geometry.frames = content.frames;
        geometry.laneCount = int(content.lanes.size());
        geometry.pinnedLanes = 1;
        geometry.scale = 2;
        image = QImage((QSizeF(geometry.width, geometry.height) * ratio).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
    }
    void paint()
    {
        QFont font;
        font.setPixelSize(12);
        const TimelineScene scene{content, geometry, palette,           preview, selection, font,
                                  TagId(), playhead, TimeUnits::Frames, hover,   {}};
        QPainter out(&image);
        painter.paintBase(out, scene);
        painter.paintOverlay(out, scene);
    }
    QColor at(double frame, int lane, double below = 0) const
    {
        const QPointF place(geometry.x(frame), geometry.laneTop(lane) + geometry.laneHeight / 2 + below);
        return image.pixelColor((place * image.devicePixelRatio()).toPoint());
    }
};

/// A frame with no edge of a range near.
Frame frameAwayFromEdges(const TimelineContent& content)
{
    const auto isNearEdge = [&](Frame frame) {
        return std::any_of(content.lanes.begin(), content.lanes.end(), [&](const TimelineLane& lane) {
            return std::any_of(lane.ranges.begin(), lane.ranges.end(), [&](const FrameRange& range) {
                return std::abs(range.start - frame) < 4 || std::abs(range.stop - frame) < 4;
            });
        });
    };
    Frame frame = 0;
    while (isNearEdge(frame)) ++frame;
    return frame;
}

bool isNear(QColor a, QColor b, int tolerance = 30)
{
    return std::abs(a.red() - b.red()) <= tolerance && std::abs(a.green() - b.green()) <= tolerance &&
           std::abs(a.blue() - b.blue()) <= tolerance;
}

} // namespace

class tst_TimelinePainter : public QObject
{
    Q_OBJECT

private slots:
    void barsBeginAndEndAtTheirFrames_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::newRow("1") << 1.0;
        QTest::newRow("1.5") << 1.5;
        QTest::newRow("2") << 2.0;
    }

    void barsBeginAndEndAtTheirFrames()
    {
        QFETCH(double, ratio);
        Canvas canvas(ratio);
        canvas.playhead = frameAwayFromEdges(canvas.content); // its halo lies over bars
        canvas.paint();
        for (std::size_t i = 0; i < 8; ++i) {
            const TimelineLane& lane = canvas.content.lanes[i];
            const QColor colour = lane.kind == LaneKind::Query ? canvas.palette.query : lane.colour;
            for (const FrameRange& range : lane.ranges) {
                QVERIFY(isNear(canvas.at(range.start + 0.8, int(i), 7), colour));
                QVERIFY(isNear(canvas.at(range.stop - 1, int(i), 7), colour));
                QVERIFY(!isNear(canvas.at(range.stop + 0.8, int(i), 7), colour));
                if (range.start > 0) QVERIFY(!isNear(canvas.at(range.start - 0.8, int(i), 7), colour));
            }
        }
    }

    /// They tell it from a range that is there, and go along with the playhead.
    void aRangeThatIsWrittenHasMovingStripes()
    {
        const auto row = [](Frame playhead, double ratio) {
            Canvas canvas(ratio);
            canvas.content.lanes[7].ranges = std::vector<FrameRange>{};
            canvas.content.lanes[7].openStart = 60;
            canvas.playhead = playhead;
            canvas.paint();
            std::vector<QRgb> pixels;
            for (double frame = 120; frame < 180; frame += 0.5 / ratio)
                pixels.push_back(canvas.at(frame, 7).rgb());
            return pixels;
        };
        for (const double ratio : {1.0, 2.0}) {
            const auto pixels = row(200, ratio);
            int turns = 0;
            for (std::size_t i = 1; i < pixels.size(); ++i)
                turns += std::abs(qGray(pixels[i]) - qGray(pixels[i - 1])) > 12;
            QVERIFY2(turns >= 10, qPrintable(QString::number(turns)));
            QVERIFY(row(201, ratio) != pixels);
            const QRgb fill = *std::ranges::max_element(pixels, {}, [](QRgb each) { return qGray(each); });
            QVERIFY(isNear(QColor(fill), test::designContent().lanes[7].colour));
        }
    }

    /// Where a head has room for it.
    void theAnswersHeadSaysHowManyFramesItHas()
    {
        const auto inkIn = [](double headWidth) {
            Canvas canvas;
            canvas.geometry.headWidth = headWidth;
            canvas.playhead = 300;
            canvas.paint();
            int inked = 0;
            const double top = canvas.geometry.laneTop(0);
            const int right = int(headWidth - TimelineGeometry::handleOverhang);
            for (int x = right - 36; x < right - 2; ++x)
                for (int y = int(top) + 4; y < int(top + canvas.geometry.laneHeight) - 4; ++y)
                    inked += isNear(canvas.image.pixelColor(x, y), canvas.palette.dimText, 20);
            return inked;
        };
        QVERIFY2(inkIn(200) > 20, qPrintable(QString::number(inkIn(200))));
        QCOMPARE(inkIn(96), 0); // the name goes first
    }

    /// So that both are read whole in every language, where there is room.
    void theHeadOfKeysSaysHowManyJointsHaveSome()
    {
        const auto inkIn = [](const QStringList& texts) {
            Canvas canvas;
            canvas.geometry.headWidth = 180;
            for (TimelineLane& lane : canvas.content.lanes)
                if (lane.kind == LaneKind::Keys) {
                    lane.name = "Keyframes";
                    lane.texts = texts;
                }
            canvas.paint();
            const int lane = int(canvas.content.lanes.size()) - 1;
            int inked = 0;
            for (int x = 140; x < 176; ++x)
                for (int y = int(canvas.geometry.laneTop(lane)) + 4; y < canvas.geometry.laneTop(lane) + 21;
                     ++y)
                    inked += isNear(canvas.image.pixelColor(x, y), canvas.palette.dimText, 20);
            return inked;
        };
        QCOMPARE(test::designContent().lanes.back().kind, LaneKind::Keys);
        QVERIFY(inkIn({"52 Gelenke"}) > 20);
        QCOMPARE(inkIn({}), 0);
    }

    /// A bar that has no room for names says the values, cut where these have none either.
    void shortBarsOfInstancesSayTheirValues()
    {
        const auto inkIn = [](Frame length, const QString& shortText) {
            Canvas canvas;
            TimelineLane& lane = canvas.content.lanes[3];
            lane.ranges = std::vector<FrameRange>{{190, 190 + length}};
            lane.isCounted = true;
            lane.texts = QStringList{"Punch: hand left, power 2.5, arm straight"};
            if (!shortText.isEmpty()) lane.shortTexts = QStringList{shortText};
            canvas.playhead = 500;
            canvas.paint();
            const QColor fill = canvas.at(191.5, 3, 7);
            const QPointF middle(canvas.geometry.x(190 + length / 2.0),
                                 canvas.geometry.laneTop(3) + canvas.geometry.laneHeight / 2);
            int inked = 0;
            for (int x = -int(length) + 4; x < int(length) - 4; ++x)
                for (int y = -5; y < 5; ++y)
                    inked += !isNear(canvas.image.pixelColor(middle.toPoint() + QPoint(x, y)), fill, 60);
            return inked;
        };
        QCOMPARE(inkIn(30, {}), 0);
        QVERIFY(inkIn(30, "left") > 10);
        QVERIFY(inkIn(40, "left, 2.5, straight, and more than there is room for") > 10);
        QCOMPARE(inkIn(8, "left, 2.5, straight"), 0); // not even some letters
    }

    void tooltipsOfInstancesSayTheirValuesInFull()
    {
        TimelineContent content = test::designContent();
        content.lanes[3].isCounted = true;
        content.lanes[3].texts = QStringList{"Punch: hand left, power 2.5"};
        const QString said =
            TimelineTexts::hover(content, {TimelineZone::Body, 3, 0}, 200, TimeUnits::Frames);
        QVERIFY2(said.startsWith("Punch: hand left, power 2.5 · "), qPrintable(said));
    }

    void everyLaneSaysWhatADragOnItsGroundDoes()
    {
        TimelineContent content = test::designContent();
        const auto said = [&](int lane) {
            return TimelineTexts::hover(content, {TimelineZone::Lane, lane, -1}, 200, TimeUnits::Frames);
        };
        int tags = 0;
        for (int lane = 0; lane < int(content.lanes.size()); ++lane) {
            TimelineLane& each = content.lanes[std::size_t(lane)];
            if (each.drawing) continue;
            const bool draws = each.isEditable();
            QVERIFY2(said(lane).contains("drag to draw a range of " + each.name) == draws,
                     qPrintable(said(lane)));
            QVERIFY2(said(lane).contains("drag to select ranges") != draws, qPrintable(said(lane)));
            tags += int(draws);
            if (!draws) continue;
            QVERIFY2(said(lane).contains("below the lanes one of another tag"), qPrintable(said(lane)));
            each.isLocked = true;
            QVERIFY2(said(lane).contains("drag to select ranges"), qPrintable(said(lane)));
        }
        QVERIFY(tags > 0);
        const TimelineHit ground{TimelineZone::EmptySpace};
        QVERIFY(TimelineTexts::hover(content, ground, 200, TimeUnits::Frames).contains("name its tag"));
    }

    void aDragBackIsSaidWithTheRealMinus()
    {
        TimelinePreview preview;
        preview.hidden = {{TagId(0), {10, 20}}};
        preview.shown = {{TagId(0), {7, 17}}};
        preview.activeFrame = 7;
        for (const auto& [delta, said] :
             {std::pair(-3, "7 (−3)"), std::pair(0, "7 (0)"), std::pair(3, "7 (+3)")}) {
            preview.delta = delta;
            QCOMPARE(TimelineTexts::drag(preview, FrameRate(), TimeUnits::Frames), QString::fromUtf8(said));
        }
    }

    void everyPixelIsPainted_data() { barsBeginAndEndAtTheirFrames_data(); }

    void everyPixelIsPainted()
    {
        QFETCH(double, ratio);
        Canvas canvas(ratio);
        for (const bool hasOwnHeights : {false, true}) {
            if (hasOwnHeights) canvas.geometry.laneOffsets = LaneOffsets(std::vector<double>(10, 31.5));
            for (const double scrollY : {0.0, 13.0, 60.0}) {
                canvas.geometry.scrollY = scrollY;
                canvas.image.fill(Qt::magenta);
                canvas.paint();
                for (int y = 0; y < canvas.image.height(); ++y)
                    for (int x = 0; x < canvas.image.width(); ++x)
                        if (canvas.image.pixelColor(x, y) == Qt::magenta)
                            QFAIL(qPrintable(QStringLiteral("not painted: %1, %2").arg(x).arg(y)));
            }
        }
    }

    void queryShinesThroughAllLanes()
    {
        Canvas canvas;
        canvas.paint();
        const QColor inside = canvas.at(130, 7);
        const QColor outside = canvas.at(230, 7);
        QVERIFY(inside.red() > outside.red() + 8);
        QVERIFY(inside.red() > inside.blue());
        canvas.content.lanes[0].ranges = {};
        canvas.paint();
        QCOMPARE(canvas.at(130, 7), canvas.at(230, 7));
    }

    void hiddenRangesAreShownWhereTheDragPutsThem()
    {
        Canvas canvas;
        canvas.preview.hidden = {{TagId(2), {190, 268}}};
        canvas.preview.shown = {{TagId(2), {60, 80}}};
        canvas.paint();
        QVERIFY(!isNear(canvas.at(230, 3, 7), canvas.content.lanes[3].colour));
        QVERIFY(isNear(canvas.at(70, 3, 5), canvas.content.lanes[3].colour));
    }

    void selectedRangeHasAWhiteOutline()
    {
        Canvas canvas;
        canvas.paint();
        const QColor before = canvas.at(230, 3, -8.5);
        canvas.selection = {{TagId(2), {190, 268}}};
        canvas.paint();
        QVERIFY(!isNear(before, Qt::white));
        QVERIFY(isNear(canvas.at(230, 3, -8.5), Qt::white, 60));
        QVERIFY(isNear(canvas.at(190.5, 3), Qt::white)); // the grip
    }

    void playheadCrossesAllLanes()
    {
        Canvas canvas;
        canvas.playhead = 275;
        canvas.paint();
        for (int lane = 0; lane < 10; ++lane)
            QVERIFY(isNear(canvas.at(275, lane), canvas.palette.playhead, 60));
        canvas.playhead = 20;
        canvas.paint();
        QVERIFY(!isNear(canvas.at(275, 3), canvas.palette.playhead, 60));
    }

    void nothingIsPaintedPastTheClip()
    {
        Canvas canvas;
        canvas.paint();
        QCOMPARE(canvas.at(543, 1), canvas.palette.outsideClip);
    }

    void keysAreDiamondsUntilTheyAreDense()
    {
        Canvas canvas;
        canvas.geometry = canvas.geometry.showing(0, 60); // 4 frames a key: far apart
        canvas.playhead = 59;
        canvas.paint();
        QVERIFY(isNear(canvas.at(8, 9), canvas.palette.key));
        QVERIFY(!isNear(canvas.at(10, 9), canvas.palette.key));
        canvas.geometry = canvas.geometry.fitted();
        canvas.content.lanes[9].keys = std::vector<float>{10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20};
        canvas.paint();
        for (double frame = 11; frame < 19; frame += 0.5)
            QVERIFY(isNear(canvas.at(frame, 9), canvas.palette.key));
        QVERIFY(!isNear(canvas.at(24, 9), canvas.palette.key));
    }

    void shortRangesAreSeenWhenFarAway()
    {
        Canvas canvas;
        canvas.content.frames = canvas.geometry.frames = 100000;
        canvas.geometry = canvas.geometry.fitted();
        canvas.content.lanes[1].ranges = std::vector<FrameRange>{{50000, 50001}};
        canvas.paint();
        QVERIFY(isNear(canvas.at(50000, 1), canvas.content.lanes[1].colour));
    }

    void scrolledLanesVanishUnderThePinnedOne()
    {
        Canvas canvas;
        canvas.geometry.height = 150;
        canvas.geometry =
            canvas.geometry.scrolledBy(0, canvas.geometry.laneHeight); // Walk is under the query lane
        canvas.paint();
        QVERIFY(isNear(canvas.at(130, 0, 7), canvas.palette.query));
        QVERIFY(!isNear(canvas.at(40, 0, 7), canvas.content.lanes[1].colour));
    }

    void hoveredEdgeShowsItsGrip()
    {
        Canvas canvas;
        canvas.paint();
        QVERIFY(!isNear(canvas.at(267.5, 3), Qt::white));
        canvas.hover = {TimelineZone::StopEdge, 3, 0};
        canvas.paint();
        QVERIFY(isNear(canvas.at(267.5, 3), Qt::white));
    }

    void brokenGroupsAreHatchedAndImpliedFramesDrawnThin()
    {
        Canvas canvas;
        const auto violationPixels = [&] {
            int count = 0;
            for (int x = 0; x < 40; ++x)
                for (int y = -6; y <= 6; ++y)
                    count += isNear(canvas.at(205 + x / 2.0, 1, y), canvas.palette.violation, 8);
            return count;
        };
        canvas.paint();
        QCOMPARE(violationPixels(), 0);
        canvas.content.lanes[1].violations = std::vector<FrameRange>{{200, 230}};
        canvas.content.lanes[1].implied = std::vector<FrameRange>{{300, 340}};
        canvas.paint();
        QVERIFY(violationPixels() > 30);  // lines …
        QVERIFY(violationPixels() < 400); // … and not a full area
        QVERIFY(isNear(canvas.at(320, 1, 8), canvas.content.lanes[1].colour));
        QVERIFY(!isNear(canvas.at(320, 1, 0), canvas.content.lanes[1].colour));
    }

    void laneDrawsItselfWithinItsTrack()
    {
        class Red : public LaneDrawing
        {
        public:
            void paintTrack(QPainter& painter, const LaneView& view) const override
            {
                painter.fillRect(view.track.adjusted(-50, -20, 0, 20), QColor(Qt::red));
            }
        };
        Canvas canvas;
        TimelineLane& curve = canvas.content.lanes[8];
        curve = {};
        curve.kind = LaneKind::Curve;
        curve.height = 60;
        curve.drawing = std::make_shared<Red>();
        canvas.geometry.laneOffsets = LaneOffsets({25, 25, 25, 25, 25, 25, 25, 25, 60, 25});
        canvas.paint();
        const double top = canvas.geometry.laneTop(8);
        const auto isRed = [&](double x, double y) {
            return canvas.image.pixelColor(int(x), int(y)) == Qt::red;
        };
        QVERIFY(isRed(canvas.geometry.x(200), top + 1));
        QVERIFY(isRed(canvas.geometry.x(200), top + 58));
        QVERIFY(!isRed(canvas.geometry.x(200), top - 2));
        QVERIFY(!isRed(canvas.geometry.x(200), top + 61));
        QVERIFY(!isRed(canvas.geometry.headWidth - 10, top + 30));
    }

    void contentThatChangedUnderTheHoverIsNoHarm()
    {
        Canvas canvas;
        canvas.hover = {TimelineZone::Body, 3, 7};
        canvas.paint();
        canvas.hover = {TimelineZone::Body, 77, 0};
        canvas.paint();
        canvas.content = {};
        canvas.geometry.laneCount = canvas.geometry.frames = 0;
        canvas.paint();
        QCOMPARE(canvas.at(5, 1), canvas.palette.background);
    }

    /// Round corners have colours between those of the swatch and of its lane; notched ones have none.
    void swatchesAndBadgesAreRoundAtEveryScale()
    {
        for (const double ratio : {1.0, 1.5, 2.0}) {
            Canvas canvas(ratio);
            canvas.content.lanes[1].keyHint = "2";
            canvas.paint();
            const QColor ground =
                canvas.image.pixelColor((QPointF(10, canvas.geometry.laneTop(1) + 3) * ratio).toPoint());
            const auto between = [&](const QRectF& place) {
                const QRect corner = QRectF(place.topLeft() * ratio, place.size() * ratio).toAlignedRect();
                QSet<QRgb> colours;
                for (int y = corner.top(); y <= corner.bottom(); ++y)
                    for (int x = corner.left(); x <= corner.right(); ++x)
                        colours.insert(canvas.image.pixel(x, y));
                colours.remove(ground.rgb());
                return colours.size() - 1; // beside its own
            };
            const double middle = canvas.geometry.laneTop(1) + canvas.geometry.laneHeight / 2;
            const auto inSwatch = between({14, std::round(middle - 5.5), 3, 3});
            const auto inBadge = between({canvas.geometry.headWidth - TimelineGeometry::handleOverhang - 19,
                                          std::round(middle - 8), 3, 3});
            QVERIFY2(inSwatch >= 2 && inBadge >= 2,
                     qPrintable(QString("at %1: %2, %3").arg(ratio).arg(inSwatch).arg(inBadge)));
        }
    }
};

QTEST_MAIN(tst_TimelinePainter)
#include "tst_TimelinePainter.moc"
