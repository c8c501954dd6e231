#include "app/presenters/live/EventDelay.h"

#include <QTest>

using namespace tagline;

class tst_EventDelay : public QObject
{
    Q_OBJECT

private slots:
    void anEventWithoutTimestampIsNotLate();
    void theQuickestEventCountsAsHandledAtOnce();
    void aQuickerOneIsBelievedFromThenOn();
    void clocksThatPartedBeginAnew();
};

void tst_EventDelay::anEventWithoutTimestampIsNotLate()
{
    EventDelay delay;
    QCOMPARE(delay.of(0, 5000), 0);
    QCOMPARE(delay.of(77, 100), 0);
    QCOMPARE(delay.of(0, 9000), 0);
}

void tst_EventDelay::theQuickestEventCountsAsHandledAtOnce()
{
    EventDelay delay;
    QCOMPARE(delay.of(10'000, 500), 0);
    QCOMPARE(delay.of(10'100, 640), 40);
    QCOMPARE(delay.of(10'200, 700), 0);
    QCOMPARE(delay.of(10'300, 1300), 500);
}

void tst_EventDelay::aQuickerOneIsBelievedFromThenOn()
{
    EventDelay delay;
    QCOMPARE(delay.of(10'000, 530), 0); // this one was late, and nobody knew
    QCOMPARE(delay.of(10'100, 600), 0);
    QCOMPARE(delay.of(10'200, 730), 30);
}

void tst_EventDelay::clocksThatPartedBeginAnew()
{
    EventDelay delay;
    QCOMPARE(delay.of(4'294'967'000, 1000), 0);
    QCOMPARE(delay.of(200, 1500), 0); // a counter of 32 bits began again
    QCOMPARE(delay.of(300, 1650), 50);
}

QTEST_APPLESS_MAIN(tst_EventDelay)
#include "tst_EventDelay.moc"
