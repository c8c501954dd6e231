#include "widgets/coverage/CoverageTexts.h"
#include "widgets/coverage/CoverageView.h"
#include "widgets/theme/Theme.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace tagline;

namespace {

constexpr double degree = std::numbers::pi / 180.0;
constexpr std::size_t turns = CoverageMap::turnCount;

/// Only up to 2 m/s and 60° to the left and right can be driven.
CoverageMap someMap()
{
    CoverageMap map;
    for (const CoverageQuestion& question : coverageQuestions()) {
        const bool isThere = question.speed <= 2.0 && std::abs(question.turn) <= 60.5 * degree;
        const CoverageMiss miss =
            isThere ? CoverageMiss{0.1, 5.0 * degree} : CoverageMiss{1.25, 80.0 * degree};
        map.cells.push_back({question, CoverageAnswer{{ClipId(0), 12, false}, miss}});
    }
    return map;
}

} // namespace

class tst_CoverageView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void everyCellIsFoundAtItsCentre();
    void cellsCoverTheDiscAndDoNotOverlap();
    void aClickChoosesACell();
    void arrowsGoToNeighbours();
    void settersAreQuiet();
    void withoutAMapNothingIsChosen();
    void holesAreDrawnUnlikeTheRest();
    void textsSayCellsAndHoles();
};

void tst_CoverageView::everyCellIsFoundAtItsCentre()
{
    const CoverageGeometry geometry = CoverageGeometry::of({300, 260}, 20);
    for (std::size_t cell = 0; cell < turns * CoverageMap::speedCount; ++cell) {
        const auto found = geometry.cellAt(geometry.cellCentre(cell));
        QVERIFY(found);
        QCOMPARE(*found, cell);
        QVERIFY(geometry.cellPath(cell).contains(geometry.cellCentre(cell)));
    }
    QVERIFY(!geometry.cellAt({2, 2}));
    // Ahead is up, the left is left.
    const std::size_t fast = (CoverageMap::speedCount - 1) * turns;
    QVERIFY(geometry.cellCentre(fast + 12).y() < geometry.centre.y() - 80);
    QVERIFY(geometry.cellCentre(fast + 18).x() < geometry.centre.x() - 80);
    QVERIFY(geometry.cellCentre(fast + 6).x() > geometry.centre.x() + 80);
}

void tst_CoverageView::cellsCoverTheDiscAndDoNotOverlap()
{
    const CoverageGeometry geometry = CoverageGeometry::of({300, 300}, 20);
    for (int i = 0; i < 720; ++i) {
        const double angle = i * degree / 2.0 + 0.003, away = 5.0 + 120.0 * (i % 37) / 37.0;
        const QPointF pixel = geometry.centre + QPointF(std::sin(angle), std::cos(angle)) * away;
        int holding = 0;
        for (std::size_t cell = 0; cell < turns * CoverageMap::speedCount; ++cell)
            if (geometry.cellPath(cell).contains(pixel)) ++holding;
        QVERIFY2(holding == 1, qPrintable(QString("%1 at %2 %3").arg(holding).arg(angle).arg(away)));
    }
}

void tst_CoverageView::aClickChoosesACell()
{
    CoverageView view;
    view.resize(320, 320);
    view.setMap(someMap());
    QSignalSpy chosen(&view, &CoverageView::cellChosen);
    const std::size_t cell = 3 * turns + 15;
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.geometryNow().cellCentre(cell).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(*view.chosen(), cell);
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(heard && heard->role() == QAccessible::Chart);
    const QString name = heard->text(QAccessible::Name);
    QVERIFY2(name.contains("1.5 m/s, turn 45° left"), qPrintable(name));
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(3, 3)); // beside the disc
    QCOMPARE(chosen.size(), 1);
}

void tst_CoverageView::arrowsGoToNeighbours()
{
    CoverageView view;
    view.setMap(someMap());
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(*view.chosen(), 2 * turns + 12); // straight on at a metre a second
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(*view.chosen(), 2 * turns + 13);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(*view.chosen(), 3 * turns + 13);
    for (int i = 0; i < 40; ++i) QTest::keyClick(&view, Qt::Key_Right);
    for (int i = 0; i < 40; ++i) QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(*view.chosen(), std::size_t(0)); // ends at the edges
}

void tst_CoverageView::settersAreQuiet()
{
    CoverageView view;
    QSignalSpy chosen(&view, &CoverageView::cellChosen);
    view.setMap(someMap());
    view.setStale(true);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(chosen.size(), 1);
    view.setMap(someMap());
    QVERIFY(view.chosen()); // stays
    view.setMap({});
    QVERIFY(!view.chosen());
    QCOMPARE(chosen.size(), 1);
}

void tst_CoverageView::withoutAMapNothingIsChosen()
{
    CoverageView view;
    view.resize(320, 320);
    QSignalSpy chosen(&view, &CoverageView::cellChosen);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(160, 120));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(!view.grab().isNull());
}

void tst_CoverageView::holesAreDrawnUnlikeTheRest()
{
    CoverageView view;
    view.resize(400, 400);
    view.setMap(someMap());
    const QImage picture = view.grab().toImage();
    const auto greenness = [&](std::size_t cell) {
        int sum = 0, count = 0;
        const QPoint at = view.geometryNow().cellCentre(cell).toPoint();
        for (int x = -3; x <= 3; ++x)
            for (int y = -3; y <= 3; ++y, ++count) {
                const QColor colour = picture.pixelColor(at + QPoint(x, y));
                sum += colour.green() - colour.red();
            }
        return double(sum) / count;
    };
    QVERIFY(greenness(3 * turns + 14) > greenness(3 * turns + 20) + 20); // there, and a hole
}

void tst_CoverageView::textsSayCellsAndHoles()
{
    QCOMPARE(questionText({1.5, 45.0 * degree}), QString("1.5 m/s, turn 45° left"));
    QCOMPARE(questionText({2.0, 0.0}), QString("2.0 m/s, straight on"));
    QCOMPARE(questionText({0.0, -90.0 * degree}), QString("Standing, turn 90° right"));
    QCOMPARE(missText({0.624, 37.2 * degree}), QString("0.62 m, 37°"));
    const QStringList lines = holesText(someMap()).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], QString("Motion to capture:"));
    QCOMPARE(lines[1],
             QString("Standing: turn 180° right to turn 75° right (nearest motion up to 1.25 m, 80° off)"));
    QCOMPARE(lines.size(), 1 + 5 * 2 + 4); // two sides of five speeds, and four speeds whole
    QVERIFY(lines.last().startsWith("4.0 m/s: turn 180° right to turn 180° left"));
    CoverageMap whole = someMap();
    for (CoverageCell& cell : whole.cells) cell.nearest->miss = {};
    QVERIFY(holesText(whole).isEmpty());
}

QTEST_MAIN(tst_CoverageView)
#include "tst_CoverageView.moc"
