#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/theme/Theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
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
    void theLeastHeightFollowsTheWidthAlone();
    void measuresAreChosen();
    void settersAreQuiet();
    void thePlotTakesThePanelsHeight();
    void namesNeverCollide_data();
    void namesNeverCollide();
    void thePointUnderTheMouseIsNamed();
    void theNearestNamesAreWholeInASmallWindow();
    void aLabelSaysMoreOnlyWhereThereIsRoom();
    void aNameThatFindsNoRoomIsLeftOut();
    void namesArePlacedOnce();

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
    QVERIFY(!m_panel->headerWidget()->isEnabled());
    const QImage picture = m_view->grab().toImage(); // the hint is drawn
    int lit = 0;
    for (int x = 0; x < picture.width(); ++x) lit += qGray(picture.pixel(x, picture.height() / 2)) > 80;
    QVERIFY(lit > 10);
}

/// A scroll area gives its content the least height that the content asks for, and asks again.
void tst_BlendSpaceView::theLeastHeightFollowsTheWidthAlone()
{
    QAction step("Tag Frames");
    BlendSpaceState empty;
    empty.hint = "Tag clips with Locomotion, or enter the tags whose ranges become points of the space";
    empty.steps = {&step};
    BlendSpaceView view;
    view.setState(empty);
    view.resize(150, 200);
    const QSize least = view.minimumSizeHint();
    QVERIFY(least.height() > 112); // hint and button need more than the plot
    for (int height = 100; height <= 110; ++height) {
        view.resize(150, height);
        QCOMPARE(view.minimumSizeHint(), least);
    }
    view.resize(110, 200);
    QVERIFY(view.minimumSizeHint().height() > least.height());
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

void tst_BlendSpaceView::thePlotTakesThePanelsHeight()
{
    for (const int high : {300, 420, 900}) {
        m_panel->resize(380, high);
        QTRY_COMPARE(m_panel->height(), high);
        QVERIFY2(m_view->height() > high - 150, qPrintable(QString::number(m_view->height())));
        QVERIFY(m_view->geometryNow().plot.height() > m_view->height() - 90);
    }
}

namespace {

/// So many points, most of them in a heap, with long names; the puck is among three of them.
BlendSpaceState heapOf(std::size_t count)
{
    BlendSpaceState state = threePoints();
    for (std::size_t i = state.points.size(); i < count; ++i) {
        const double turn = 7.0 * std::sin(double(i) * 2.4), speed = 1.4 + 0.3 * std::cos(double(i) * 1.7);
        state.points.push_back(
            {QString("walk_to_somewhere_%1").arg(i), "frames 0–60", {turn, speed}, Qt::cyan});
    }
    return state;
}

} // namespace

void tst_BlendSpaceView::namesNeverCollide_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QSize>("size");
    for (const int count : {1, 3, 6, 7, 40})
        for (const QSize size : {QSize(300, 260), QSize(380, 420), QSize(700, 900)})
            QTest::addRow("%d points in %d", count, size.width()) << count << size;
}

void tst_BlendSpaceView::namesNeverCollide()
{
    QFETCH(int, count);
    QFETCH(QSize, size);
    BlendSpaceState state = heapOf(std::size_t(count));
    state.points.resize(std::size_t(count));
    if (count == 1) state.edges.clear();
    m_panel->resize(size);
    QTRY_COMPARE(m_panel->size(), size);
    m_panel->setState(state);
    std::vector<float> weights(std::size_t(count), 0.0f);
    const std::size_t last = std::size_t(count) - 1;
    weights[last] = 0.5f; // neighbours that lie in the heap
    weights[last / 2] += 0.3f;
    weights[last / 3] += 0.2f;
    m_panel->setPuck(state.points.back().place, weights, "there");
    const std::vector<PlacedLabel> labels = m_view->labelsNow();
    for (std::size_t point = 0; point < state.points.size(); ++point) {
        const double radius = 4 + 1.5 + (weights[point] > 0 ? 7 * std::sqrt(weights[point]) / 2 : 0);
        const QPointF at = m_view->geometryNow().pixelOf(state.points[point].place);
        const QRectF disc(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        for (const PlacedLabel& label : labels)
            QVERIFY2(!label.place.intersects(disc), "a name stands over a point");
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        QVERIFY(QRectF(m_view->rect()).contains(labels[i].place));
        const double half = m_view->geometryNow().plot.width() / 2; // the points are seen
        QVERIFY(labels[i].place.width() < std::max(half, 90.0));
        for (std::size_t j = 0; j < i; ++j) QVERIFY(!labels[i].place.intersects(labels[j].place));
    }
    for (std::size_t point = 0; point < weights.size(); ++point) {
        const bool isNamed = std::any_of(labels.begin(), labels.end(),
                                         [&](const PlacedLabel& each) { return each.point == point; });
        QVERIFY2(isNamed || weights[point] == 0.0f, "a neighbour of the puck is named");
        QVERIFY2(!isNamed || weights[point] > 0.0f, "others are not");
    }
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_panel->grab().save(folder + QString("/blend-space-%1-%2.png").arg(count).arg(size.width()));
}

void tst_BlendSpaceView::thePointUnderTheMouseIsNamed()
{
    const BlendSpaceState state = heapOf(40);
    m_panel->setState(state);
    m_panel->setPuck({-40, 3.2}, {0, 0, 1}, "there");
    QCOMPARE(m_view->labelsNow().size(), std::size_t(1));
    QTest::mouseMove(m_view, m_view->geometryNow().pixelOf(state.points[1].place).toPoint());
    QTRY_COMPARE(m_view->labelsNow().size(), std::size_t(2));
    QCOMPARE(m_view->labelsNow().front().point, std::size_t(1));
    QTest::mouseMove(m_view, QPoint(2, 2));
    QTRY_COMPARE(m_view->labelsNow().size(), std::size_t(1));
}

void tst_BlendSpaceView::theNearestNamesAreWholeInASmallWindow()
{
    BlendSpaceState state = threePoints();
    for (std::size_t i = 0; i < state.points.size(); ++i)
        state.points[i].name = QString("walk_forward_slowly_0%1").arg(i + 1);
    m_panel->resize(300, 420); // as the inspector of a window of 1280 has it
    QTRY_COMPARE(m_panel->width(), 300);
    m_panel->setState(state);
    m_panel->setPuck({0, 1.5}, {0.5f, 0.3f, 0.2f}, "there");
    const std::vector<PlacedLabel> labels = m_view->labelsNow();
    QCOMPARE(labels.size(), std::size_t(3));
    for (const PlacedLabel& label : labels) {
        const QString words = QString(label.text).remove('\n');
        QVERIFY2(words.contains(QString("0%1").arg(label.point + 1)), qPrintable(words)); // told apart
        if (label.point < 2) QVERIFY2(words.startsWith(state.points[label.point].name), qPrintable(words));
    }
}

void tst_BlendSpaceView::aLabelSaysMoreOnlyWhereThereIsRoom()
{
    const QRectF bounds(0, 0, 200, 40);
    const LabelWish few{0, {20, 20}, 4, {40, 14}, true, "wa…1"};
    const LabelWish other{1, {180, 20}, 4, {40, 14}, true, "ru…2"};
    std::vector<PlacedLabel> labels = placedLabels({few, other}, bounds, {});
    QCOMPARE(labels.size(), std::size_t(2));
    LabelWish more{0, {20, 20}, 4, {90, 14}, false, "walk_forward_1"};
    QVERIFY(replaceLabel(labels, 0, more, bounds, {}));
    QCOMPARE(labels[0].text, more.text);
    QVERIFY(!labels[0].place.intersects(labels[1].place));
    more.size = {150, 14};
    more.text = "walk_forward_slowly_and_back_1";
    const std::vector<QRectF> obstacles{QRectF(0, 0, 200, 12), QRectF(0, 28, 200, 12),
                                        QRectF(14, 14, 12, 12)};
    QVERIFY(!replaceLabel(labels, 0, more, bounds, obstacles));
    QCOMPARE(labels[0].text, QString("walk_forward_1"));
    QCOMPARE(labels[1].text, other.text);
}

/// A puck between neighbours in a plot that points fill: a name over a point would hide what it is of.
void tst_BlendSpaceView::aNameThatFindsNoRoomIsLeftOut()
{
    std::vector<QRectF> obstacles;
    for (int x = 0; x < 200; x += 10)
        for (int y = 0; y < 60; y += 10) obstacles.emplace_back(x, y, 8, 8);
    const LabelWish wish{0, {101, 31}, 4, {60, 14}, true};
    const QRectF bounds(0, 0, 200, 60);
    QVERIFY(placedLabels({wish}, bounds, obstacles).empty());
    obstacles.erase(std::remove_if(obstacles.begin(), obstacles.end(),
                                   [](const QRectF& each) { return each.right() < 70 && each.top() < 20; }),
                    obstacles.end()); // a hole far away is found, wherever it is
    const std::vector<PlacedLabel> labels = placedLabels({wish, wish}, bounds, obstacles);
    QCOMPARE(labels.size(), std::size_t(1));
    QVERIFY(labels[0].standsApart && QRectF(0, 0, 72, 20).contains(labels[0].place));
}

void tst_BlendSpaceView::namesArePlacedOnce()
{
    m_panel->setState(heapOf(40));
    m_panel->setPuck({-40, 3.2}, {0, 0, 1}, "there");
    const PlacedLabel* labels = m_view->labelsNow().data();
    m_view->grab();
    QCOMPARE(m_view->labelsNow().data(), labels); // painting places none anew
    const QRectF before = labels->place;
    m_panel->resize(700, 900);
    QTRY_VERIFY(m_view->labelsNow().front().place != before);
}

QTEST_MAIN(tst_BlendSpaceView)
#include "tst_BlendSpaceView.moc"
