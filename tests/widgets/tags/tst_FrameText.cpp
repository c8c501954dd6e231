#include "widgets/tags/FrameText.h"

#include <QTest>

using namespace tagline;

class tst_FrameText : public QObject
{
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void everyFrameSurvivesEveryUnit();
    void textsOfAnotherKindAreNoFrame();
};

void tst_FrameText::texts_data()
{
    QTest::addColumn<int>("frame");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("text");
    QTest::newRow("frames") << 312 << 120 << 1 << int(FrameUnit::Frames) << "312";
    QTest::newRow("seconds") << 312 << 120 << 1 << int(FrameUnit::Seconds) << "2.600";
    QTest::newRow("seconds at a broken rate") << 30 << 30000 << 1001 << int(FrameUnit::Seconds) << "1.001";
    QTest::newRow("timecode at 120") << 312 << 120 << 1 << int(FrameUnit::Timecode) << "0:02:072";
    QTest::newRow("timecode at 30") << 30 * 61 + 7 << 30 << 1 << int(FrameUnit::Timecode) << "1:01:07";
    QTest::newRow("timecode with hours") << 24 * 3723 << 24 << 1 << int(FrameUnit::Timecode) << "1:02:03:00";
    QTest::newRow("timecode at a broken rate")
        << 30 << 30000 << 1001 << int(FrameUnit::Timecode) << "0:01:00";
}

void tst_FrameText::texts()
{
    QFETCH(int, frame);
    QFETCH(int, numerator);
    QFETCH(int, denominator);
    QFETCH(int, unit);
    QTEST(frameText(frame, {numerator, denominator}, FrameUnit(unit)), "text");
}

void tst_FrameText::everyFrameSurvivesEveryUnit()
{
    for (const FrameRate rate :
         {FrameRate{24, 1}, FrameRate{30000, 1001}, FrameRate{120, 1}, FrameRate{240, 1}})
        for (const FrameUnit unit : {FrameUnit::Frames, FrameUnit::Seconds, FrameUnit::Timecode})
            for (Frame frame = 0; frame < 20000; frame += 7) {
                const auto back = frameFromText(frameText(frame, rate, unit), rate, unit);
                QVERIFY(back.has_value());
                QCOMPARE(*back, frame);
            }
}

void tst_FrameText::textsOfAnotherKindAreNoFrame()
{
    const FrameRate rate{30, 1};
    for (const char* text : {"", "x", "-1", "1.5", "1:00", "99999999999"})
        QVERIFY2(!frameFromText(text, rate, FrameUnit::Frames), text);
    for (const char* text : {"", "x", "-0.5", "1:00", "nan", "1e30"})
        QVERIFY2(!frameFromText(text, rate, FrameUnit::Seconds), text);
    for (const char* text : {"", ":", "1:", "1:2:3:4:5", "1.5", "-1:00"})
        QVERIFY2(!frameFromText(text, rate, FrameUnit::Timecode), text);
    QCOMPARE(frameFromText("2,6", rate, FrameUnit::Seconds).value(), 78); // a comma is a point as well
    QCOMPARE(frameFromText("90", rate, FrameUnit::Timecode).value(), 90);
}

QTEST_APPLESS_MAIN(tst_FrameText)
#include "tst_FrameText.moc"
