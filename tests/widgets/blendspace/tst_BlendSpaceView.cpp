#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

BlendSpaceState threePoints()
{
    BlendSpaceState state;
    state.measures = {{"turn", "°/s", 0}, {"speed", "m/s", 2}};
    state.across = 0;
    state.upward = 1;
    state.points = {{"idle", "frames 0–30", {0, 0}, Qt::red},
                    {"walk", "frames 0–60", {40, 1.4}, Qt::green},
                    {"run", "frames 5–90", {-40, 3.2}, Qt::blue}};
    state.edges = {{0, 1}, {0, 2}, {1, 2}};
    return state;
}

} // namespace

class tst_BlendSpaceView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void placesAndPixelsAreInverse();
    void scalesHoldAllValues();
    void onePointHasAnAreaAroundIt();
    void dragMovesThePuck();
    void aPressOnASampleTakesIt();
    void keysNudge();
    void emptyAsksForTags();
    void measuresAreChosen();
    void settersAreQuiet();

private:
    std::unique_ptr<BlendSpacePanel> m_panel;
    BlendSpaceView* m_view = nullptr;
};

void tst_BlendSpaceView::init()
{
    m_panel = std::make_unique<BlendSpacePanel>();
    m_panel->resize(380, 420);
    m_panel->setState(threePoints());
    m_panel->show();
    m_view = m_panel->findChild<BlendSpaceView*>();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void tst_BlendSpaceView::placesAndPixelsAreInverse()
{
    const BlendSpaceGeometry geometry = m_view->geometryNow();
    for (const QPointF place : {QPointF(0, 0), QPointF(-33.5, 2.25), QPointF(40, 3.2)}) {
        const QPointF back = geometry.placeAt(geometry.pixelOf(place));
        QVERIFY(std::abs(back.x() - place.x()) < 1e-9 && std::abs(back.y() - place.y()) < 1e-9);
    }
    for (const BlendPoint& each : threePoints().points)
        QVERIFY(geometry.plot.contains(geometry.pixelOf(each.place)));
    QVERIFY(geometry.pixelOf({0, 3}).y() < geometry.pixelOf({0, 1}).y()); // more is higher
}

void tst_BlendSpaceView::scalesHoldAllValues()
{
    for (const auto& [low, high] :
         {std::pair(0.0, 3.0), {-70.0, 12.0}, {0.001, 0.0012}, {-5e6, 5e6}, {2.0, 2.0}, {0.0, 0.0}}) {
        const AxisScale scale = AxisScale::around(low, high, 5);
        QVERIFY(scale.low < low && scale.high > high && scale.step > 0);
        const double marks = (scale.high - scale.low) / scale.step;
        QVERIFY(marks >= 1.5 && marks <= 5.5);
        QVERIFY(scale.firstMark() >= scale.low - scale.step * 1e-6);
    }
    QVERIFY(AxisScale::around(0.4, 3.0, 5).low < 0);    // 0 is near
    QVERIFY(AxisScale::around(50.0, 60.0, 5).low > 40); // 0 is far
}

void tst_BlendSpaceView::onePointHasAnAreaAroundIt()
{
    BlendSpaceState one = threePoints();
    one.points.resize(1);
    one.edges.clear();
    m_panel->setState(one);
    const BlendSpaceGeometry geometry = m_view->geometryNow();
    QVERIFY(geometry.plot.contains(geometry.pixelOf({0, 0})));
    m_view->grab();
}

void tst_BlendSpaceView::dragMovesThePuck()
{
    QSignalSpy moves(m_panel.get(), &BlendSpacePanel::puckMoveRequested);
    const BlendSpaceGeometry geometry = m_view->geometryNow();
    const QPoint from = geometry.pixelOf({10, 0.8}).toPoint();
    const QPoint to = geometry.pixelOf({-10, 2.0}).toPoint();
    QTest::mousePress(m_view, Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view, to);
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, to);
    QVERIFY(moves.size() >= 2);
    const QPointF last = moves.last()[0].toPointF();
    QVERIFY(std::abs(last.x() + 10) < 1 && std::abs(last.y() - 2.0) < 0.05);
    const auto count = moves.size();
    QTest::mouseMove(m_view, from); // nothing is held
    QCOMPARE(moves.size(), count);
}

void tst_BlendSpaceView::aPressOnASampleTakesIt()
{
    QSignalSpy moves(m_panel.get(), &BlendSpacePanel::puckMoveRequested);
    const QPoint beside = m_view->geometryNow().pixelOf({40, 1.4}).toPoint() + QPoint(4, -3);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, beside);
    QVERIFY(moves.last()[0].toPointF() == QPointF(40, 1.4));
}

void tst_BlendSpaceView::keysNudge()
{
    m_panel->setPuck({1, 1}, {0.2f, 0.3f, 0.5f}, "there");
    QSignalSpy moves(m_panel.get(), &BlendSpacePanel::puckMoveRequested);
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Right);
    const double small = moves.last()[0].toPointF().x() - 1;
    QVERIFY(small > 0 && moves.last()[0].toPointF().y() == 1);
    QTest::keyClick(m_view, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(1 - moves.last()[0].toPointF().x() > 3 * small);
    QTest::keyClick(m_view, Qt::Key_Up);
    QVERIFY(moves.last()[0].toPointF().y() > 1);
    QTest::keyClick(m_view, Qt::Key_Down);
    QVERIFY(moves.last()[0].toPointF().y() < 1);
    QTest::keyClick(m_view, Qt::Key_Home);
    QCOMPARE(moves.size(), 5);
    QVERIFY(m_view->accessibleName().contains("1"));
}

void tst_BlendSpaceView::emptyAsksForTags()
{
    BlendSpaceState empty;
    empty.hint = "Tag clips with Locomotion";
    m_panel->setState(empty);
    QSignalSpy moves(m_panel.get(), &BlendSpacePanel::puckMoveRequested);
    QTest::mouseClick(m_view, Qt::LeftButton);
    QTest::keyClick(m_view, Qt::Key_Right);
    QVERIFY(moves.isEmpty());
    QVERIFY(!m_panel->findChild<QPushButton*>()->isEnabled());
    const QImage picture = m_view->grab().toImage(); // the hint is drawn
    int lit = 0;
    for (int x = 0; x < picture.width(); ++x) lit += qGray(picture.pixel(x, picture.height() / 2)) > 80;
    QVERIFY(lit > 10);
}

void tst_BlendSpaceView::measuresAreChosen()
{
    QSignalSpy chosen(m_panel.get(), &BlendSpacePanel::measuresChosen);
    const auto boxes = m_panel->findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    QCOMPARE(boxes[0]->currentText(), QString("turn"));
    QTest::keyClick(boxes[0], Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 1);
    QCOMPARE(chosen[0][1].toInt(), 1);
}

void tst_BlendSpaceView::settersAreQuiet()
{
    QSignalSpy edited(m_panel.get(), &BlendSpacePanel::tagsEdited);
    QSignalSpy chosen(m_panel.get(), &BlendSpacePanel::measuresChosen);
    QSignalSpy moves(m_panel.get(), &BlendSpacePanel::puckMoveRequested);
    m_panel->setTags("Walk | Run");
    BlendSpaceState state = threePoints();
    state.across = 1;
    state.error = "no such tag";
    m_panel->setState(state);
    m_panel->setPuck({0, 0}, {1, 0, 0}, "text");
    QVERIFY(edited.isEmpty() && chosen.isEmpty() && moves.isEmpty());
    QCOMPARE(m_panel->tags(), QString("Walk | Run"));
}

QTEST_MAIN(tst_BlendSpaceView)
#include "tst_BlendSpaceView.moc"
