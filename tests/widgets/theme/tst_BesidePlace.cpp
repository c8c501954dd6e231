// Windows that are worked in beside the main window leave free what is worked in meanwhile, on screens and in
// windows of any size.

#include "widgets/theme/panels/BesidePlace.h"

#include <QTest>

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
    void itIsOnTheScreenHoweverSmallThatIs();
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

void tst_BesidePlace::itIsOnTheScreenHoweverSmallThatIs()
{
    const QRect little(0, 0, 640, 480);
    for (const QRect& inSight : {QRect(0, 300, 640, 180), QRect(400, 0, 240, 480), QRect()})
        QVERIFY(little.contains(
            besidePlace({{900, 900}, {300, 300}, QRect(-50, -50, 900, 700), little, {inSight}})));
}

QTEST_MAIN(tst_BesidePlace)
#include "tst_BesidePlace.moc"
