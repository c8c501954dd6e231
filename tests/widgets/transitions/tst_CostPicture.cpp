#include "widgets/theme/Theme.h"
#include "widgets/transitions/CostPicture.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <cmath>
#include <limits>

using namespace tagline;

namespace {

using Cell = TransitionCosts::Cell;

/// 20 by 30 frames, cheapest at 5 to 12; where both frames are the same playing on leads there.
CostPictureContent someCosts()
{
    CostPictureContent content;
    for (int row = 0; row < 20; ++row) content.costs.from.push_back({ClipId(0), 100 + row, false});
    for (int column = 0; column < 30; ++column) content.costs.to.push_back({ClipId(1), 40 + column, false});
    for (int row = 0; row < 20; ++row)
        for (int column = 0; column < 30; ++column)
            content.costs.costs.push_back(row == column
                                              ? std::numeric_limits<float>::infinity()
                                              : float((row - 5) * (row - 5) + (column - 12) * (column - 12)));
    content.fromClip = "walk";
    content.toClip = "run";
    content.costText = [](float cost) { return QString("≈ %1 ms").arg(cost); };
    return content;
}

struct PictureStage
{
    CostPicture picture;
    QSignalSpy taken{&picture, &CostPicture::pairChosen};

    PictureStage()
    {
        picture.resize(180, 140);
        picture.setContent(someCosts());
        picture.setMarked(someCosts().costs.pair({5, 12}));
    }
    QPoint at(Cell cell) const { return picture.geometryNow().cellRect(cell).center().toPoint(); }
    TransitionPair last() const { return taken.last()[0].value<TransitionPair>(); }
};

} // namespace

class tst_CostPicture : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void everyCellIsFoundAtItsCentre();
    void theBestIsTheStrongestInBothThemes_data();
    void theBestIsTheStrongestInBothThemes();
    void aChangeOfThemeIsFollowed();
    void theMarkIsSeen();
    void aClickTakesAPair();
    void wherePlayingOnLeadsNothingIsTaken();
    void nothingIsTakenOfAnOlderPicture();
    void arrowsTakeNeighbours();
    void theMouseTellsFramesAndCost();
    void settersAreQuiet();
    void withoutAPictureThereIsAHint();
};

void tst_CostPicture::everyCellIsFoundAtItsCentre()
{
    const CostPictureContent content = someCosts();
    const CostPictureGeometry geometry = CostPictureGeometry::of({3, 5, 200, 100}, content.costs);
    for (std::size_t from = 0; from < 20; ++from)
        for (std::size_t to = 0; to < 30; ++to)
            QCOMPARE(geometry.cellAt(geometry.cellRect({from, to}).center()), (Cell{from, to}));
    QVERIFY(!geometry.cellAt({1, 1}) && !geometry.cellAt({202, 50}));
    QCOMPARE(geometry.cellRect({0, 0}).width(), geometry.cellRect({0, 0}).height());
    QVERIFY(QRectF(3, 5, 200, 100).contains(geometry.place));
    QVERIFY(!CostPictureGeometry::of({0, 0, 100, 100}, {}).cellAt({50, 50}));
}

void tst_CostPicture::theBestIsTheStrongestInBothThemes_data()
{
    QTest::addColumn<bool>("isLight");
    QTest::newRow("dark") << false;
    QTest::newRow("light") << true;
}

void tst_CostPicture::theBestIsTheStrongestInBothThemes()
{
    QFETCH(bool, isLight);
    applyTheme(*qApp, isLight ? ThemeChoice::Light : ThemeChoice::Dark);
    PictureStage stage;
    stage.picture.setMarked({});
    const QImage drawn = stage.picture.grab().toImage();
    QCOMPARE(drawn.pixelColor(stage.at({5, 12})), theme().accent);
    QCOMPARE(drawn.pixelColor(stage.at({3, 3})), theme().panel); // playing on leads there
    const auto awayFromAccent = [&](Cell cell) {
        const QColor colour = drawn.pixelColor(stage.at(cell));
        return std::abs(colour.red() - theme().accent.red()) +
               std::abs(colour.green() - theme().accent.green()) +
               std::abs(colour.blue() - theme().accent.blue());
    };
    int before = 0;
    for (const std::size_t to : {15, 19, 23, 27}) {
        QVERIFY(awayFromAccent({5, to}) > before);
        before = awayFromAccent({5, to});
    }
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_CostPicture::aChangeOfThemeIsFollowed()
{
    PictureStage stage;
    stage.picture.setMarked({});
    applyTheme(*qApp, ThemeChoice::Light);
    QCOMPARE(stage.picture.grab().toImage().pixelColor(stage.at({5, 12})), lightTheme().accent);
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_CostPicture::theMarkIsSeen()
{
    PictureStage stage;
    QCOMPARE(stage.picture.marked(), (Cell{5, 12}));
    const QImage marked = stage.picture.grab().toImage();
    stage.picture.setMarked({});
    QVERIFY(!stage.picture.marked());
    QVERIFY(marked != stage.picture.grab().toImage());
    TransitionPair beyond = someCosts().costs.pair({5, 12});
    beyond.from.frame = 700;
    stage.picture.setMarked(beyond);
    QVERIFY(!stage.picture.marked());
}

void tst_CostPicture::aClickTakesAPair()
{
    PictureStage stage;
    QTest::mouseClick(&stage.picture, Qt::LeftButton, {}, stage.at({7, 20}));
    QCOMPARE(stage.taken.size(), 1);
    QCOMPARE(stage.last(), someCosts().costs.pair({7, 20}));
    QCOMPARE(stage.last().from.frame, Frame(107));
    QCOMPARE(stage.last().to.frame, Frame(60));
    QCOMPARE(stage.picture.marked(), (Cell{7, 20}));
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&stage.picture);
    QVERIFY(heard && heard->role() == QAccessible::Chart);
    const QString name = heard->text(QAccessible::Name);
    QVERIFY2(name.contains("walk 107 → run 60"), qPrintable(name));
    QTest::mouseClick(&stage.picture, Qt::LeftButton, {}, QPoint(1, 1)); // beside the picture
    QCOMPARE(stage.taken.size(), 1);
}

void tst_CostPicture::wherePlayingOnLeadsNothingIsTaken()
{
    PictureStage stage;
    QTest::mouseClick(&stage.picture, Qt::LeftButton, {}, stage.at({9, 9}));
    QVERIFY(stage.taken.isEmpty());
    QCOMPARE(stage.picture.marked(), (Cell{5, 12}));
    QVERIFY(stage.picture.cellText({9, 9}).endsWith("playing on leads there"));
}

void tst_CostPicture::nothingIsTakenOfAnOlderPicture()
{
    PictureStage stage;
    stage.picture.setStale(true);
    QTest::mouseClick(&stage.picture, Qt::LeftButton, {}, stage.at({7, 20}));
    QTest::keyClick(&stage.picture, Qt::Key_Right);
    QVERIFY(stage.taken.isEmpty());
    stage.picture.setStale(false);
    QTest::keyClick(&stage.picture, Qt::Key_Right);
    QCOMPARE(stage.taken.size(), 1);
}

void tst_CostPicture::arrowsTakeNeighbours()
{
    PictureStage stage;
    QTest::keyClick(&stage.picture, Qt::Key_Right);
    QCOMPARE(stage.picture.marked(), (Cell{5, 13}));
    QTest::keyClick(&stage.picture, Qt::Key_Down);
    QCOMPARE(stage.picture.marked(), (Cell{6, 13}));
    QTest::keyClick(&stage.picture, Qt::Key_Left);
    QTest::keyClick(&stage.picture, Qt::Key_Up);
    QCOMPARE(stage.picture.marked(), (Cell{5, 12}));
    QCOMPARE(stage.taken.size(), 4);
    for (int i = 0; i < 40; ++i) QTest::keyClick(&stage.picture, Qt::Key_Right);
    QCOMPARE(stage.picture.marked(), (Cell{5, 29})); // ends at the edge
    QCOMPARE(stage.taken.size(), 4 + 17);
}

void tst_CostPicture::theMouseTellsFramesAndCost()
{
    PictureStage stage;
    QCOMPARE(stage.picture.cellText({5, 14}), QString("walk 105 → run 54: ≈ 4 ms"));
    stage.picture.show();
    QVERIFY(QTest::qWaitForWindowExposed(&stage.picture));
    const QPoint at = stage.at({5, 14});
    QHelpEvent help(QEvent::ToolTip, at, stage.picture.mapToGlobal(at));
    QCoreApplication::sendEvent(&stage.picture, &help);
    QTRY_VERIFY(QToolTip::text().contains("walk 105"));
    QToolTip::hideText();
}

void tst_CostPicture::settersAreQuiet()
{
    PictureStage stage;
    stage.picture.setStale(true);
    stage.picture.setContent(someCosts());
    QCOMPARE(stage.picture.marked(), (Cell{5, 12})); // stays
    stage.picture.setContent({});
    QVERIFY(!stage.picture.marked());
    QVERIFY(stage.taken.isEmpty());
}

void tst_CostPicture::withoutAPictureThereIsAHint()
{
    PictureStage stage;
    stage.picture.setContent({});
    stage.picture.setHint("Choose a line");
    QCOMPARE(stage.picture.accessibleName(), QString("Choose a line"));
    QTest::mouseClick(&stage.picture, Qt::LeftButton, {}, QPoint(90, 70));
    QTest::keyClick(&stage.picture, Qt::Key_Left);
    QVERIFY(stage.taken.isEmpty());
    QVERIFY(!stage.picture.grab().isNull());
}

QTEST_MAIN(tst_CostPicture)
#include "tst_CostPicture.moc"
