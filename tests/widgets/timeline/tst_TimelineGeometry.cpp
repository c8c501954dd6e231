#include <QTest>

#include "TimelineSamples.h"
#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/gestures/TimelineMarquee.h"

#include <random>

using namespace tagline;

namespace {

/// 1,000 pixels of track after 100 of heads; a query lane, two tag lanes, a lane of points.
TimelineContent smallContent()
{
    TimelineContent content{200, {30, 1}, {}};
    content.lanes.resize(1);
    content.lanes[0].kind = LaneKind::Query;
    content.lanes[0].ranges = std::vector<FrameRange>{{50, 60}};
    content.lanes.push_back(test::tagLane(0, "Walk", Qt::green, {{10, 30}, {30, 50}, {54, 56}}));
    content.lanes.push_back(test::tagLane(1, "Run", Qt::red, {{100, 101}}));
    content.lanes.push_back(test::tagLane(2, "Step", Qt::blue, {{20, 21}, {24, 25}, {90, 100}}));
    content.lanes[3].isPoint = true;
    return content;
}

TimelineGeometry smallGeometry(double scale = 5)
{
    TimelineGeometry geometry;
    geometry.width = 1100;
    geometry.height = 300;
    geometry.headWidth = 100;
    geometry.frames = 200;
    geometry.laneCount = 4;
    geometry.pinnedLanes = 1;
    geometry.scale = scale;
    return geometry;
}

} // namespace

class tst_TimelineGeometry : public QObject
{
    Q_OBJECT

private:
    TimelineHit hitAt(double frame, int lane, double aside = 0)
    {
        const TimelineGeometry geometry = smallGeometry();
        return geometry.hit(smallContent(), {geometry.x(frame) + aside, geometry.laneTop(lane) + 12});
    }

private slots:
    void frameAndPositionAreInverse()
    {
        TimelineGeometry geometry = smallGeometry(3.7);
        geometry.firstFrame = 12.25;
        for (double frame = 0; frame < 200; frame += 0.37)
            QVERIFY(std::abs(geometry.frameAt(geometry.x(frame)) - frame) < 1e-9);
        QCOMPARE(geometry.x(12.25), 100.0);
    }

    void cellsAndBoundariesStayInTheClip()
    {
        const TimelineGeometry geometry = smallGeometry(5);
        QCOMPARE(geometry.cellAt(geometry.x(7) + 4.9), 7);
        QCOMPARE(geometry.boundaryAt(geometry.x(7) + 2.4), 7);
        QCOMPARE(geometry.boundaryAt(geometry.x(7) + 2.6), 8);
        QCOMPARE(geometry.cellAt(-1e6), 0);
        QCOMPARE(geometry.cellAt(1e6), 199);
        QCOMPARE(geometry.boundaryAt(1e6), 200);
    }

    void zoomingKeepsTheFrameUnderThePointer()
    {
        const TimelineGeometry geometry = smallGeometry(10).showing(60, 120);
        for (const double factor : {1.1, 1.5, 0.8}) {
            const TimelineGeometry zoomed = geometry.zoomedAt(500, factor);
            QVERIFY(std::abs(zoomed.frameAt(500) - geometry.frameAt(500)) < 1e-6);
            QVERIFY(std::abs(zoomed.scale - geometry.scale * factor) < 1e-9);
        }
    }

    void zoomGoesFromTheWholeClipToFortyPixelsAFrame()
    {
        const TimelineGeometry out = smallGeometry().zoomedAt(500, 1e-6);
        QVERIFY(out.isFitted());
        QCOMPARE(out.firstFrame, 0.0);
        QCOMPARE(out.x(200), 1100 - TimelineGeometry::rightMargin);
        QCOMPARE(smallGeometry().zoomedAt(500, 1e6).scale, 40.0);
        TimelineGeometry shortClip = smallGeometry();
        shortClip.frames = 1;
        QCOMPARE(shortClip.fitted().scale, 40.0);
    }

    void scrollingStopsAtTheEnds()
    {
        const TimelineGeometry geometry = smallGeometry(20);
        QCOMPARE(geometry.scrolledBy(-1e6, -1e6).firstFrame, 0.0);
        QCOMPARE(geometry.scrolledBy(-1e6, -1e6).scrollY, 0.0);
        const TimelineGeometry end = geometry.scrolledBy(1e6, 1e6);
        QVERIFY(std::abs(end.x(200) - (1100 - TimelineGeometry::rightMargin)) < 1e-6);
        QCOMPARE(end.scrollY, end.largestScrollY());
    }

    void showingFillsTheWidth()
    {
        const TimelineGeometry shown = smallGeometry().showing(100, 140);
        QCOMPARE(shown.x(100), 100.0);
        QVERIFY(std::abs(shown.x(140) - 1100) < 1e-6);
        const TimelineGeometry tiny =
            smallGeometry().showing(100, 101); // may not zoom that far: stays in the middle
        QCOMPARE(tiny.scale, 40.0);
        QVERIFY(std::abs(tiny.x(100.5) - 600) < 1e-6);
    }

    void pinnedLanesStayWhileOthersScroll()
    {
        TimelineGeometry geometry = smallGeometry();
        geometry.laneCount = 100;
        const TimelineGeometry scrolled = geometry.scrolledBy(0, 260);
        QCOMPARE(scrolled.laneTop(0), geometry.laneTop(0));
        QCOMPARE(scrolled.laneTop(30), geometry.laneTop(30) - 260);
        QCOMPARE(scrolled.laneAt(geometry.rulerHeight + 1), 0);
        QCOMPARE(scrolled.laneAt(scrolled.scrollTop() + 1), 1 + 260 / 25);
        const auto [first, last] = scrolled.visibleLanes();
        for (int lane = 1; lane < 100; ++lane) {
            const bool isVisible =
                scrolled.laneTop(lane) + 25 > scrolled.scrollTop() && scrolled.laneTop(lane) < 300;
            QCOMPARE(lane >= first && lane < last, isVisible);
        }
    }

    void revealingScrollsAsLittleAsNeeded()
    {
        TimelineGeometry geometry = smallGeometry();
        geometry.laneCount = 100;
        QCOMPARE(geometry.revealingLane(3).scrollY, 0.0);
        const TimelineGeometry below = geometry.revealingLane(50);
        QCOMPARE(below.laneTop(50) + below.laneHeight, below.height);
        const TimelineGeometry above = below.revealingLane(20);
        QCOMPARE(above.laneTop(20), above.scrollTop());
        QCOMPARE(geometry.revealingLane(-1), geometry);
    }

    void edgesAreGrabbedWithinSixPixels()
    {
        QCOMPARE(hitAt(10, 1, -7).zone, TimelineZone::Lane);
        QCOMPARE(hitAt(10, 1, -5.9).zone, TimelineZone::StartEdge);
        QCOMPARE(hitAt(10, 1, 5.9).zone, TimelineZone::StartEdge);
        QCOMPARE(hitAt(10, 1, 6.1).zone, TimelineZone::Body);
        QCOMPARE(hitAt(50, 1, -6.1).zone, TimelineZone::Body);
        QCOMPARE(hitAt(50, 1, -5).zone, TimelineZone::StopEdge);
        QCOMPARE(hitAt(50, 1, 5.9), (TimelineHit{TimelineZone::StopEdge, 1, 1}));
    }

    void touchingRangesAreToldApartByTheSideOfTheirBoundary()
    {
        QCOMPARE(hitAt(30, 1, -1), (TimelineHit{TimelineZone::StopEdge, 1, 0}));
        QCOMPARE(hitAt(30, 1, 1), (TimelineHit{TimelineZone::StartEdge, 1, 1}));
    }

    void shortRangeKeepsABodyBetweenItsEdges()
    {
        QCOMPARE(hitAt(55, 1).zone, TimelineZone::Body); // 10 pixels wide
        QCOMPARE(hitAt(54, 1, 2).zone, TimelineZone::StartEdge);
        QCOMPARE(hitAt(56, 1, -2).zone, TimelineZone::StopEdge);
    }

    void nearestPinIsGrabbedAndHasNoEdges()
    {
        QCOMPARE(hitAt(20, 3, -5), (TimelineHit{TimelineZone::Body, 3, 0}));
        QCOMPARE(hitAt(20, 3, 5), (TimelineHit{TimelineZone::Body, 3, 0}));
        QCOMPARE(hitAt(24, 3, -5), (TimelineHit{TimelineZone::Body, 3, 1}));
        QCOMPARE(hitAt(90, 3, 1).zone, TimelineZone::StartEdge); // longer than a frame: a bar
    }

    void otherPlacesAreNamed()
    {
        const TimelineGeometry geometry = smallGeometry();
        const TimelineContent content = smallContent();
        QCOMPARE(geometry.hit(content, {500, 5}).zone, TimelineZone::Ruler);
        QCOMPARE(geometry.hit(content, {20, 5}).zone, TimelineZone::Outside);
        QCOMPARE(geometry.hit(content, {20, geometry.laneTop(2) + 5}),
                 (TimelineHit{TimelineZone::Head, 2, -1}));
        QCOMPARE(geometry.hit(content, {500, geometry.laneTop(4) + 5}).zone, TimelineZone::EmptySpace);
        QCOMPARE(geometry.hit({}, {500, 100}).zone, TimelineZone::Outside);
    }

    void visibleRangesAreThoseOfALinearSearch()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 2000; ++round) {
            std::vector<FrameRange> ranges;
            for (Frame at = 0; at < 300;) {
                const Frame start = at + Frame(random() % 10);
                at = start + 1 + Frame(random() % 12);
                ranges.push_back({start, at});
            }
            const double first = double(random() % 3500) / 10 - 20;
            const double last = first + double(random() % 1000) / 10;
            std::vector<FrameRange> expected;
            for (const FrameRange& range : ranges)
                if (range.stop >= first && range.start <= last) expected.push_back(range);
            const auto found = rangesWithin(ranges, first, last);
            QVERIFY(std::ranges::equal(found, expected));
        }
    }

    void lanesOfTheirOwnHeightLieBelowEachOther()
    {
        TimelineGeometry geometry = smallGeometry();
        geometry.laneOffsets = LaneOffsets({25, 40, 80, 25});
        QCOMPARE(geometry.laneTop(3), geometry.rulerHeight + 25 + 40 + 80);
        QCOMPARE(geometry.laneHeightOf(2), 80.0);
        QCOMPARE(geometry.barHeightOf(1), 40 - (geometry.laneHeight - geometry.barHeight));
        for (const double scrollY : {0.0, 17.0, 60.0}) {
            geometry.height = 120;
            geometry.scrollY = scrollY;
            for (double y = geometry.rulerHeight; y < geometry.height; y += 0.5) {
                int expected = -1;
                for (int lane = y < geometry.scrollTop() ? 0 : 1; lane < 4; ++lane)
                    if (y >= geometry.laneTop(lane) &&
                        y < geometry.laneTop(lane) + geometry.laneHeightOf(lane))
                        expected = expected < 0 ? lane : expected;
                QCOMPARE(geometry.laneAt(y), expected);
            }
            const auto [first, last] = geometry.visibleLanes();
            for (int lane = 1; lane < 4; ++lane) {
                const bool isSeen =
                    geometry.laneTop(lane) + geometry.laneHeightOf(lane) > geometry.scrollTop() &&
                    geometry.laneTop(lane) < geometry.height;
                QCOMPARE(lane >= first && lane < last, isSeen);
            }
        }
    }

    void equalHeightsAreAsNone()
    {
        TimelineGeometry uniform = smallGeometry();
        TimelineGeometry listed = uniform;
        listed.laneOffsets = LaneOffsets({25, 25, 25, 25});
        QCOMPARE(listed.largestScrollY(), uniform.largestScrollY());
        QCOMPARE(listed.visibleLanes(), uniform.visibleLanes());
        for (double y = 0; y < 300; y += 0.5) QCOMPARE(listed.laneAt(y), uniform.laneAt(y));
    }

    void marqueeTouchesBarsNotRows()
    {
        const TimelineGeometry geometry = smallGeometry();
        const double top = geometry.laneTop(1);
        const auto touched = [&](double from, double to, double y0, double y1) {
            return rangesTouching(smallContent(), geometry,
                                  QRectF(QPointF(geometry.x(from), y0), QPointF(geometry.x(to), y1)));
        };
        QCOMPARE(touched(0, 200, top, top + 1).size(), 0u); // above the bars of lane 1
        QCOMPARE(touched(0, 40, top + 5, top + 8).size(), 2u);
        QCOMPARE(touched(0, 200, top + 5, geometry.laneTop(3) + 20).size(), 7u);
        QCOMPARE(touched(52, 53, top, top + 200).size(), 0u);
    }
};

QTEST_APPLESS_MAIN(tst_TimelineGeometry)
#include "tst_TimelineGeometry.moc"
