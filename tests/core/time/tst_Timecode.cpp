// Timecodes as they are written, and the frames between two of them.

#include "core/time/Timecode.h"

#include <QTest>

#include <cmath>

using namespace tagline;

class tst_Timecode : public QObject
{
    Q_OBJECT

private slots:
    void textsAreTimecodesOrNot_data();
    void textsAreTimecodesOrNot();
    void framesLieBetweenTwo_data();
    void framesLieBetweenTwo();
    void everyDropFrameNumberFollowsTheOneBefore();
    void whatARateDoesNotHaveIsSaid_data();
    void whatARateDoesNotHaveIsSaid();
};

void tst_Timecode::textsAreTimecodesOrNot_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTimecode");
    for (const char* text : {"12:47:37:28", "1:02:03:04", "00:00:00:00", "23:59:59:119", "12:47:37;28",
                             "12;47;37;28", "12:47:37.933"})
        QTest::newRow(text) << QString(text) << true;
    for (const char* text :
         {"", "12:47:37", "12:47", "24:00:00:00", "12:60:00:00", "12:00:60:00", "12:47:37:2", "12:47:37:2800",
          "12:47:37.5", "12:47:37.28", "12;47:37.933", "-1:00:00:00", "12:47:37:28 ", "12:47:37:28.1",
          "12.47.37.280", "123:00:00:00", "12:7:37:28", "takes"})
        QTest::newRow(*text ? text : "nothing") << QString(text) << false;
}

void tst_Timecode::textsAreTimecodesOrNot()
{
    QFETCH(QString, text);
    QTEST(Timecode::parsed(text.toStdString()).has_value(), "isTimecode");
}

void tst_Timecode::framesLieBetweenTwo_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("frames");
    QTest::newRow("within a second") << "10:00:00:05"
                                     << "10:00:00:20" << 30.0 << 15.0;
    QTest::newRow("a minute") << "10:00:00:00"
                              << "10:01:00:00" << 25.0 << 1500.0;
    QTest::newRow("before") << "10:00:01:00"
                            << "10:00:00:00" << 24.0 << -24.0;
    QTest::newRow("counted at 30, played at 29.97") << "10:00:59:29"
                                                    << "10:01:00:00" << 29.97 << 1.0;
    QTest::newRow("two left out") << "10:00:59;29"
                                  << "10:01:00;02" << 29.97 << 1.0;
    QTest::newRow("none left out at the tenth") << "10:09:59;29"
                                                << "10:10:00;00" << 29.97 << 1.0;
    QTest::newRow("ten minutes of drop-frame") << "01:00:00;00"
                                               << "01:10:00;00" << 29.97 << 17'982.0;
    QTest::newRow("four left out at 59.94") << "10:00:59;59"
                                            << "10:01:00;04" << 59.94 << 1.0;
    QTest::newRow("over midnight") << "23:59:59:20"
                                   << "00:00:00:05" << 30.0 << 15.0;
    QTest::newRow("over midnight, drop-frame") << "23:59:59;29"
                                               << "00:00:00;00" << 29.97 << 1.0;
    QTest::newRow("a clock's") << "10:00:00.000"
                               << "10:00:01.500" << 120.0 << 180.0;
}

void tst_Timecode::framesLieBetweenTwo()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(double, rate);
    QFETCH(double, frames);
    const auto start = Timecode::parsed(from.toStdString()), stop = Timecode::parsed(to.toStdString());
    QVERIFY(start && stop);
    const auto between = stop->framesSince(*start, FrameRate::nearest(rate));
    QVERIFY2(between, between ? "" : between.error().message.c_str());
    QVERIFY2(std::abs(*between - frames) < 1e-6, qPrintable(QString::number(*between)));
}

/// Over 21 minutes at 29.97: 2 numbers fewer than 1,800 in each but three.
void tst_Timecode::everyDropFrameNumberFollowsTheOneBefore()
{
    const FrameRate rate{30'000, 1001};
    Timecode before = *Timecode::counted(0, 0, 0, 0, true);
    int numbers = 1;
    for (int minute = 0; minute < 21; ++minute)
        for (int second = 0; second < 60; ++second)
            for (int frame = second == 0 && minute % 10 != 0 ? 2 : 0; frame < 30; ++frame) {
                if (minute + second + frame == 0) continue;
                const Timecode next = *Timecode::counted(0, minute, second, frame, true);
                const auto apart = next.framesSince(before, rate);
                QVERIFY(apart && *apart == 1.0);
                before = next;
                ++numbers;
            }
    QCOMPARE(numbers, 21 * 1800 - 18 * 2);
}

void tst_Timecode::whatARateDoesNotHaveIsSaid_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("rate");
    QTest::addColumn<QString>("code");
    QTest::newRow("more frames than a second has") << "10:00:00:00"
                                                   << "10:00:00:25" << 25.0 << "timecode.rate";
    QTest::newRow("drop-frame at 30") << "10:00:00;00"
                                      << "10:00:00;05" << 30.0 << "timecode.rate";
    QTest::newRow("a number that is left out") << "10:00:00;00"
                                               << "10:01:00;01" << 29.97 << "timecode.rate";
    QTest::newRow("start that is left out") << "10:01:00;00"
                                            << "10:01:00;05" << 29.97 << "timecode.rate";
    QTest::newRow("a clock's and a counted one") << "10:00:00:00"
                                                 << "10:00:01.000" << 30.0 << "timecode.mixed";
    QTest::newRow("drop-frame and not") << "10:00:00:00"
                                        << "10:00:01;00" << 29.97 << "timecode.mixed";
}

void tst_Timecode::whatARateDoesNotHaveIsSaid()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(double, rate);
    const auto start = Timecode::parsed(from.toStdString()), stop = Timecode::parsed(to.toStdString());
    QVERIFY(start && stop);
    const auto between = stop->framesSince(*start, FrameRate::nearest(rate));
    QVERIFY(!between);
    QTEST(QString::fromStdString(between.error().code), "code");
    QVERIFY(!between.error().message.empty());
}

QTEST_GUILESS_MAIN(tst_Timecode)
#include "tst_Timecode.moc"
