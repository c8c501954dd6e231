#include "core/time/Duration.h"

#include <QTest>

#include <limits>

using namespace tagline;

namespace {

constexpr FrameRate film{30000, 1001};
constexpr FrameRate thirty{30, 1};
constexpr Frame mostFrames = std::numeric_limits<Frame>::max();

Duration duration(const QString& text) { return Duration::parsed(text.toStdString()).value(); }

} // namespace

class tst_Duration : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadExactly_data();
    void textIsReadExactly();
    void otherTextIsNone_data();
    void otherTextIsNone();
    void nearestFramesRoundHalvesUp_data();
    void nearestFramesRoundHalvesUp();
    void comparisonsAreExact_data();
    void comparisonsAreExact();
    void boundsNeverOverflow();
    void millisecondsAreSeconds();
    void isEightBytes();
};

void tst_Duration::textIsReadExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* text, const char* written) { QTest::newRow(text) << text << written; };
    row("5", "5f");
    row("5f", "5f");
    row("007", "7f");
    row("2.50s", "2.5s");
    row("0.5s", "0.5s");
    row("0.05s", "0.05s");
    row("500ms", "500ms");
    row("10.00", "10f");
    row("0", "0f");
    row("0.000s", "0s");
    row("0.0333333333333333s", "0.0333333333333333s");
    row("9999999999999999", "9999999999999999f");
    row("0.000000000000000001s", "0.000000000000000001s");
    row("1.0000000000000000000000000s", "1s");
}

void tst_Duration::textIsReadExactly()
{
    QFETCH(QString, text);
    QTEST(QString::fromStdString(duration(text).text()), "written");
    QCOMPARE(duration(QString::fromStdString(duration(text).text())), duration(text));
}

void tst_Duration::otherTextIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "f", "-5", "5m", "5 f", "5.", ".5", "5.f", "1e3", "5fs", "0x5", "5s ",
                             "1.2.3", "10000000000000000", "0.12345678901234567", "0.0000000000000000001s",
                             "0.0000000000000001ms", "99999999999999999999999999"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_Duration::otherTextIsNone()
{
    QFETCH(QByteArray, text);
    QVERIFY(!Duration::parsed(text.toStdString()));
}

void tst_Duration::nearestFramesRoundHalvesUp_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::addColumn<int>("frames");
    const auto row = [](const char* text, FrameRate rate, int frames) {
        QTest::addRow("%s at %d/%d", text, rate.numerator, rate.denominator)
            << text << rate.numerator << rate.denominator << frames;
    };
    row("5", film, 5);
    row("2.4999999999999f", film, 2);
    row("2.5f", film, 3);
    row("0.5f", thirty, 1);
    row("0.4999f", thirty, 0);
    row("0s", thirty, 0);
    row("0.5s", thirty, 15);
    row("0.05s", thirty, 2); // 1.5
    row("50ms", thirty, 2);
    row("0.0499s", thirty, 1);
    row("0.5s", film, 15);    // 14.985…
    row("0.05005s", film, 2); // 1.5 exactly
    row("50.05ms", film, 2);  // the same
    row("0.0500499999s", film, 1);
    row("1001s", film, 30000);
    row("1s", {120, 1}, 120);
    row("0.5s", {25, 1}, 13); // 12.5
    row("0.1s", {15000, 1001}, 1);
}

void tst_Duration::nearestFramesRoundHalvesUp()
{
    QFETCH(QString, text);
    QFETCH(int, numerator);
    QFETCH(int, denominator);
    QTEST(int(duration(text).nearestFrames({numerator, denominator})), "frames");
}

void tst_Duration::comparisonsAreExact_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFilm");
    QTest::addColumn<int>("sign"); // of frames − duration
    const auto row = [](int frames, const char* text, FrameRate rate, int sign) {
        QTest::addRow("%d, %s at %d", frames, text, rate.numerator)
            << frames << text << (rate == film) << sign;
    };
    row(5, "5", film, 0);
    row(3, "2.5f", film, 1);
    row(2, "2.5f", film, -1);
    row(15, "0.5s", thirty, 0);
    row(15, "500ms", thirty, 0);
    row(15, "0.5s", film, 1); // 15 frames are 0.5005 s
    row(14, "0.5s", film, -1);
    row(15, "0.5005s", film, 0);
    row(15, "500.5ms", film, 0);
    row(15, "0.500500000000001s", film, -1);
    row(15, "0.500499999999999s", film, 1);
    row(1, "0.0333333333333333s", thirty, 1);
    row(1, "0.0333333333333334s", thirty, -1);
    row(30000, "1001s", film, 0);
    row(0, "0s", film, 0);
}

void tst_Duration::comparisonsAreExact()
{
    QFETCH(int, frames);
    QFETCH(QString, text);
    QFETCH(bool, isFilm);
    QFETCH(int, sign);
    const FrameRate rate = isFilm ? film : thirty;
    QCOMPARE(duration(text).isExceededBy(frames, rate), sign > 0);
    QCOMPARE(duration(text).isMissedBy(frames, rate), sign < 0);
}

void tst_Duration::boundsNeverOverflow()
{
    constexpr FrameRate fastest{mostFrames, 1};
    constexpr FrameRate slowest{1, mostFrames};
    const Duration longest = duration("9999999999999999s");
    QCOMPARE(longest.nearestFrames(fastest), mostFrames);
    QCOMPARE(duration("9999999999999999f").nearestFrames(thirty), mostFrames);
    QVERIFY(longest.isMissedBy(mostFrames, fastest));
    QVERIFY(longest.isExceededBy(mostFrames, slowest)); // 2^62 s
    const Duration shortest = duration("0.000000000000000001s");
    QCOMPARE(shortest.nearestFrames(fastest), 0);
    QVERIFY(shortest.isExceededBy(1, fastest));
    QVERIFY(shortest.isExceededBy(mostFrames, slowest));
    QVERIFY(shortest.isMissedBy(0, slowest));
    const Duration finest = duration("0.000000000000001ms");
    QVERIFY(finest.isExceededBy(mostFrames, slowest));
    QCOMPARE(finest.normalised().text(), std::string("0.000000000000000001s"));
}

void tst_Duration::millisecondsAreSeconds()
{
    QCOMPARE(duration("500ms").normalised(), duration("0.5s"));
    QCOMPARE(duration("1ms").normalised(), duration("0.001s"));
    QCOMPARE(duration("2000ms").normalised(), duration("2s"));
    QCOMPARE(duration("33.3ms").normalised(), duration("0.0333s"));
    QCOMPARE(duration("2s").normalised(), duration("2s"));
    QCOMPARE(duration("5f").normalised(), duration("5"));
    QCOMPARE(duration("0ms").normalised(), Duration());
    QCOMPARE(duration("0s").normalised(), Duration());
    QVERIFY(!(duration("500ms") == duration("0.5s")));
    QVERIFY(!(duration("5f") == duration("5s")));
}

void tst_Duration::isEightBytes()
{
    QCOMPARE(sizeof(Duration), 8u);
    QCOMPARE(Duration(), Duration::frames(0));
    QCOMPARE(Duration::seconds(2), duration("2s"));
    QCOMPARE(Duration::milliseconds(250), duration("250ms"));
    QCOMPARE(Duration::frames(4294967295u).digits(), std::uint64_t(4294967295u));
    QCOMPARE(duration("0.25s").decimals(), 2);
    QCOMPARE(duration("0.25s").digits(), std::uint64_t(25));
    QVERIFY(duration("0.25s").unit() == DurationUnit::Seconds);
}

QTEST_APPLESS_MAIN(tst_Duration)
#include "tst_Duration.moc"
