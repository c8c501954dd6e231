// Windows that are worked in beside the main window leave free what is worked in meanwhile, on screens and in
// windows of any size.

#include "widgets/theme/panels/BesidePlace.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using namespace tagline;

namespace {

constexpr QRect screen(0, 0, 1600, 1000), window(0, 0, 1400, 900), timeline(0, 620, 1400, 280);

} // namespace

class tst_BesidePlace : public QObject
{
    Q_OBJECT

private slots:
    void itStandsAtTheRightEdgeBelowTheMenus();
    void itIsOutsideWhereTheScreenHasRoom();
    void itIsLowerWhereItWouldCoverTheTimeline();
    void itIsLeftOfWhatStandsAtTheRight();
    void theMiddleOfThePictureStaysInSight();
    void itIsOnTheScreenHoweverSmallThatIs();
    void wrappedTextsAreReadWhole();
};

void tst_BesidePlace::itStandsAtTheRightEdgeBelowTheMenus()
{
    const QRect place = besidePlace({{500, 400}, {100, 100}, window, screen});
    QCOMPARE(place.size(), QSize(500, 400));
    QVERIFY(window.contains(place) && place.right() > 1380 && place.top() > 20);
    QCOMPARE(besidePlace({{500, 400}, {100, 100}, window, screen, {timeline}}), place); // nothing is covered
}

void tst_BesidePlace::itIsOutsideWhereTheScreenHasRoom()
{
    const QRect small(0, 0, 1000, 900);
    const QRect place = besidePlace({{500, 800}, {100, 700}, small, screen, {QRect(0, 620, 1000, 280)}});
    QVERIFY(!place.intersects(small) && screen.contains(place));
    QCOMPARE(place.size(), QSize(500, 800));
}

void tst_BesidePlace::itIsLowerWhereItWouldCoverTheTimeline()
{
    const QRect place = besidePlace({{680, 700}, {300, 300}, window, screen, {timeline}});
    QVERIFY(!place.intersects(timeline));
    QCOMPARE(place.width(), 680);
    const QRect high = besidePlace({{680, 700}, {300, 640}, window, screen, {timeline}});
    QVERIFY(high.height() >= 640); // it cannot be lower than that
}

void tst_BesidePlace::itIsLeftOfWhatStandsAtTheRight()
{
    const QRect tags(1100, 60, 300, 500);
    const QRect place = besidePlace({{360, 220}, {200, 200}, window, screen, {tags, timeline}});
    QVERIFY(!place.intersects(tags) && !place.intersects(timeline) && screen.contains(place));
    QCOMPARE(place.size(), QSize(360, 220));
}

void tst_BesidePlace::theMiddleOfThePictureStaysInSight()
{
    // A window as large as a screen of 1280 × 720, with the picture over the timeline.
    const QRect whole(0, 0, 1280, 720), lanes(8, 405, 1264, 285), picture(287, 74, 678, 324);
    const QRect middle(287 + 169, 74, 340, 324);
    const QRect place = besidePlace({{700, 330}, {430, 260}, whole, whole, {lanes}, picture});
    QVERIFY2(!place.intersects(lanes) && !place.intersects(middle), qPrintable(QString::number(place.x())));
    QVERIFY(whole.contains(place) && place.width() >= 430);
    const QRect wide = besidePlace({{700, 330}, {560, 260}, whole, whole, {lanes}, picture});
    QVERIFY(!wide.intersects(lanes));
    QCOMPARE(wide.width(), 560); // it cannot be narrower than that
    // Where there is room it stays as large as it is wanted.
    const QRect broad(0, 0, 1680, 1050);
    QCOMPARE(besidePlace({{520, 330}, {430, 260}, broad, broad, {}, {300, 74, 980, 600}}).size(),
             QSize(520, 330));
}

void tst_BesidePlace::itIsOnTheScreenHoweverSmallThatIs()
{
    const QRect little(0, 0, 640, 480);
    for (const QRect& inSight : {QRect(0, 300, 640, 180), QRect(400, 0, 240, 480), QRect()})
        QVERIFY(little.contains(
            besidePlace({{900, 900}, {300, 300}, QRect(-50, -50, 900, 700), little, {inSight}})));
}

void tst_BesidePlace::wrappedTextsAreReadWhole()
{
    QWidget main;
    main.resize(800, 600);
    main.show();
    QDialog dialog(&main);
    auto* note = new QLabel("a note", &dialog);
    auto* keys = new QLabel(QString("a word and another ").repeated(40), &dialog);
    auto* column = new QVBoxLayout(&dialog);
    for (QLabel* text : {note, keys}) {
        text->setWordWrap(true);
        column->addWidget(text);
    }
    placeBeside(dialog, main, {300, 100});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto isWhole = [](const QLabel& text) {
        return text.height() >= text.heightForWidth(text.width());
    };
    QCOMPARE(dialog.width(), 300);
    QTRY_VERIFY(isWhole(*note) && isWhole(*keys));
    note->setText(QString("a longer note ").repeated(20));
    growToTexts(dialog);
    QTRY_VERIFY(isWhole(*note) && isWhole(*keys));
}

QTEST_MAIN(tst_BesidePlace)
#include "tst_BesidePlace.moc"
