#include "widgets/controller/BlendLanesView.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace tagline;

namespace {

/// Ten seconds in: a track that has all weight, another that is faded to in two seconds for one.
BlendLanes lanes()
{
    BlendLanes made;
    made.now = 10;
    made.lanes = {{"1 walk", QColor("#9ccc65"), {{0, 1}, {12, 1}, {13, 0}, {15, 0}}},
                  {"2 run", QColor("#f26d85"), {{0, 0}, {12, 0}, {13, 1}, {15, 1}}}};
    made.markers = {{7, 1, 12, 1, "To run, in 2 s"}};
    return made;
}

} // namespace

class tst_BlendLanesView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_view.reset(); }
    void timesAndPlacesAgree();
    void markersAreFoundByTheNearerEdge();
    void draggingThePastScrubs();
    void scrubbingStaysWithinThirtySeconds();
    void aClickAfterNowAndEscapeGoBack();
    void flagsAreDraggedToAnotherTime();
    void aClickOnAFlagOnlyTakesIt();
    void flagsOutOfSightStandAtTheEdge();
    void onlyTheEndOfTheRunningFadeIsDragged();
    void endsAreDraggedToAnotherDuration();
    void deleteTakesTheMarkerAway();
    void arrowsScrubAndMoveMarkers();
    void theWheelShowsMoreOfThePast();
    void weightsAreDrawnInTheTracksColour();

private:
    QPoint at(double seconds, int y = 10) const
    {
        return {int(std::lround(m_view->geometryNow().xOf(seconds))), y};
    }

    std::unique_ptr<BlendLanesView> m_view;
};

void tst_BlendLanesView::init()
{
    m_view = std::make_unique<BlendLanesView>();
    m_view->setLanes(lanes());
    m_view->resize(600, m_view->sizeHint().height());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

void tst_BlendLanesView::timesAndPlacesAgree()
{
    const BlendLanesGeometry geometry = m_view->geometryNow();
    QCOMPARE(geometry.xOf(geometry.now - geometry.past), 0.0);
    QCOMPARE(geometry.xOf(geometry.now + BlendLanesGeometry::ahead), geometry.width);
    for (const double seconds : {1.0, 9.5, 14.0})
        QVERIFY(std::abs(geometry.secondsAt(geometry.xOf(seconds)) - seconds) < 1e-9);
    QVERIFY(geometry.laneRect(1).top() >= geometry.laneRect(0).bottom());
    QVERIFY(geometry.tickRect().top() >= geometry.laneRect(1).bottom());
}

void tst_BlendLanesView::markersAreFoundByTheNearerEdge()
{
    const BlendLanesGeometry geometry = m_view->geometryNow();
    const auto hit = [&](double seconds) {
        return geometry.hitAt({geometry.xOf(seconds), 4}, m_view->lanes().markers);
    };
    QVERIFY(hit(12.02).kind == LaneHit::Kind::MarkerBegin);
    QVERIFY(hit(12.98).kind == LaneHit::Kind::MarkerEnd);
    QCOMPARE(hit(12.98).marker, 7u);
    QVERIFY(hit(12.5).kind == LaneHit::Kind::Future);
    QVERIFY(hit(3).kind == LaneHit::Kind::Past);
    const std::vector<FadeMarker> cut{{1, 0, 12, 0, {}}};
    QVERIFY(geometry.hitAt({geometry.xOf(12), 4}, cut).kind == LaneHit::Kind::MarkerBegin);
}

void tst_BlendLanesView::draggingThePastScrubs()
{
    QSignalSpy scrubs(m_view.get(), &BlendLanesView::scrubRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(4));
    QTest::mouseMove(m_view.get(), at(6));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(6));
    QVERIFY(scrubs.size() >= 2);
    QVERIFY(std::abs(scrubs.front()[0].toDouble() - 4) < 0.05);
    QVERIFY(std::abs(scrubs.back()[0].toDouble() - 6) < 0.05);
}

void tst_BlendLanesView::scrubbingStaysWithinThirtySeconds()
{
    BlendLanes later = lanes();
    later.now = 100;
    later.markers.clear();
    m_view->setLanes(later);
    QSignalSpy scrubs(m_view.get(), &BlendLanesView::scrubRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(99));
    QTest::mouseMove(m_view.get(), QPoint(m_view->width() + 40, 5));
    QCOMPARE(scrubs.back()[0].toDouble(), 100.0);
    QTest::mouseMove(m_view.get(), QPoint(-4000, 5));
    QCOMPARE(scrubs.back()[0].toDouble(), 70.0);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton);
}

void tst_BlendLanesView::aClickAfterNowAndEscapeGoBack()
{
    BlendLanes past = lanes();
    past.scrub = 4;
    m_view->setLanes(past);
    QSignalSpy ended(m_view.get(), &BlendLanesView::scrubEndRequested);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(14));
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QCOMPARE(ended.size(), 2);
}

void tst_BlendLanesView::flagsAreDraggedToAnotherTime()
{
    QSignalSpy moves(m_view.get(), &BlendLanesView::markerMoveRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(12));
    QTest::mouseMove(m_view.get(), at(13.5));
    QVERIFY(std::abs(moves.back()[1].toDouble() - 13.5) < 0.05);
    QCOMPARE(moves.back()[0].toUInt(), 7u);
    QTest::mouseMove(m_view.get(), at(5)); // not into the past
    QCOMPARE(moves.back()[1].toDouble(), 10.0);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton);
}

void tst_BlendLanesView::aClickOnAFlagOnlyTakesIt()
{
    QSignalSpy moves(m_view.get(), &BlendLanesView::markerMoveRequested);
    QSignalSpy removed(m_view.get(), &BlendLanesView::markerRemoveRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(12));
    QTest::mouseMove(m_view.get(), at(12) + QPoint(2, 1));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(12) + QPoint(2, 1));
    QVERIFY(moves.isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QCOMPARE(removed.size(), 1);
}

void tst_BlendLanesView::flagsOutOfSightStandAtTheEdge()
{
    for (const double begin : {1000.0, std::numeric_limits<double>::infinity()}) {
        BlendLanes later = lanes();
        later.markers = {{9, 0, begin, 0.3, "at the end of 1 walk"}};
        m_view->setLanes(later);
        m_view->grab();
        QSignalSpy removed(m_view.get(), &BlendLanesView::markerRemoveRequested);
        const QPoint flag(m_view->width() - int(BlendLanesGeometry::flagWidth), 6);
        QVERIFY(m_view->geometryNow().hitAt(flag, later.markers).kind == LaneHit::Kind::MarkerBegin);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, flag);
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QCOMPARE(removed.size(), 1);
    }
}

void tst_BlendLanesView::onlyTheEndOfTheRunningFadeIsDragged()
{
    BlendLanes running = lanes();
    running.markers = {{FadeMarker::running, 0, running.now, 2.0, "To run"}};
    m_view->setLanes(running);
    QSignalSpy moves(m_view.get(), &BlendLanesView::markerMoveRequested);
    QSignalSpy durations(m_view.get(), &BlendLanesView::markerDurationRequested);
    QSignalSpy removed(m_view.get(), &BlendLanesView::markerRemoveRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(running.now + 2));
    QTest::mouseMove(m_view.get(), at(running.now + 3.5));
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at(running.now + 3.5));
    QCOMPARE(durations.back()[0].toUInt(), FadeMarker::running);
    QVERIFY(std::abs(durations.back()[1].toDouble() - 3.5) < 0.05);
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QVERIFY(moves.isEmpty() && removed.isEmpty());
    m_view->grab();
}

void tst_BlendLanesView::endsAreDraggedToAnotherDuration()
{
    QSignalSpy durations(m_view.get(), &BlendLanesView::markerDurationRequested);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at(13));
    QTest::mouseMove(m_view.get(), at(14));
    QVERIFY(std::abs(durations.back()[1].toDouble() - 2.0) < 0.05);
    QTest::mouseMove(m_view.get(), at(11));
    QCOMPARE(durations.back()[1].toDouble(), 0.0);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton);
}

void tst_BlendLanesView::deleteTakesTheMarkerAway()
{
    QSignalSpy removed(m_view.get(), &BlendLanesView::markerRemoveRequested);
    QTest::keyClick(m_view.get(), Qt::Key_Delete); // none is chosen
    QCOMPARE(removed.size(), 0);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(12));
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QCOMPARE(removed.value(0).value(0).toUInt(), 7u);
}

void tst_BlendLanesView::arrowsScrubAndMoveMarkers()
{
    QSignalSpy scrubs(m_view.get(), &BlendLanesView::scrubRequested);
    QSignalSpy moves(m_view.get(), &BlendLanesView::markerMoveRequested);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QVERIFY(std::abs(scrubs.value(0).value(0).toDouble() - 9.9) < 1e-6);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at(12));
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QVERIFY(std::abs(moves.value(0).value(1).toDouble() - 12.1) < 1e-6);
}

void tst_BlendLanesView::theWheelShowsMoreOfThePast()
{
    const double before = m_view->geometryNow().past;
    QWheelEvent wheel({50, 5}, m_view->mapToGlobal(QPointF(50, 5)), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    for (int i = 0; i < 20; ++i) QApplication::sendEvent(m_view.get(), &wheel);
    QVERIFY(before < 30.0);
    QCOMPARE(m_view->geometryNow().past, 30.0);
}

void tst_BlendLanesView::weightsAreDrawnInTheTracksColour()
{
    const QImage image = m_view->grab().toImage();
    const auto greenness = [&](double seconds, std::size_t lane) {
        const QRectF place = m_view->geometryNow().laneRect(lane);
        const QColor pixel = image.pixelColor(at(seconds).x(), int(place.top() + 6));
        return pixel.green() - pixel.blue();
    };
    QVERIFY(greenness(8, 0) > 25);  // all weight there
    QVERIFY(greenness(14, 0) < 12); // none after the fade
    const auto redness = [&](double seconds) {
        const QRectF place = m_view->geometryNow().laneRect(1);
        const QColor pixel = image.pixelColor(at(seconds).x(), int(place.top() + 6));
        return pixel.red() - pixel.green();
    };
    QVERIFY(redness(8) < 12 && redness(14.5) > 25);
}

QTEST_MAIN(tst_BlendLanesView)
#include "tst_BlendLanesView.moc"
