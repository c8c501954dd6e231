#include <QTest>

#include "widgets/timeline/RulerTicks.h"
#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QLocale>

#include <cmath>

using namespace tagline;

namespace {

const FrameRate film{24, 1}, broadcast{30000, 1001}, mocap{120, 1};

} // namespace

class tst_TimeUnits : public QObject
{
    Q_OBJECT

private slots:
    void textsAreAsPeopleWriteThem()
    {
        QCOMPARE(timeText(312, mocap, TimeUnits::Frames), QStringLiteral("312"));
        QCOMPARE(timeText(312, mocap, TimeUnits::Seconds), QStringLiteral("2.600"));
        QCOMPARE(timeText(312, mocap, TimeUnits::Timecode), QStringLiteral("00:00:02:72"));
        QCOMPARE(timeText(24 * 3600 + 25, film, TimeUnits::Timecode), QStringLiteral("01:00:01:01"));
        QCOMPARE(timeText(-25, film, TimeUnits::Timecode), QStringLiteral("-00:00:01:01"));
        QCOMPARE(timeText(30, broadcast, TimeUnits::Timecode), QStringLiteral("00:00:01:00"));
    }

    /// What a person reads follows the language of the window, and what stands in a field can be typed.
    void secondsAreAsTheLanguageWritesThem()
    {
        const QLocale before;
        QLocale::setDefault(QLocale("de"));
        const QString text = timeText(312, mocap, TimeUnits::Seconds);
        const QString thousands = timeText(120 * 1500, mocap, TimeUnits::Seconds);
        const auto readBack = typedFrame(thousands, mocap, TimeUnits::Seconds);
        const QString said = TimelineTexts::seconds(2.6, 1);
        QLocale::setDefault(before);
        QCOMPARE(text, QStringLiteral("2,600"));
        QCOMPARE(thousands, QStringLiteral("1500,000"));
        QCOMPARE(readBack, 120 * 1500);
        QCOMPARE(said, QStringLiteral("2,6 s"));
    }

    void everyFrameIsReadBack()
    {
        for (const FrameRate rate : {film, broadcast, mocap})
            for (const TimeUnits units : {TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode})
                for (Frame frame = 0; frame < 20000; frame += 7)
                    QCOMPARE(typedFrame(timeText(frame, rate, units), rate, units), frame);
    }

    void shortFormsAreRead()
    {
        QCOMPARE(typedFrame(" 2:72 ", mocap, TimeUnits::Timecode), 312);
        QCOMPARE(typedFrame("72", mocap, TimeUnits::Timecode), 72);
        QCOMPARE(typedFrame("1:00:00", film, TimeUnits::Timecode), 24 * 60);
        QCOMPARE(typedFrame("2,6 s", mocap, TimeUnits::Seconds), 312);
        QCOMPARE(typedFrame("312f", mocap, TimeUnits::Seconds), 312);
    }

    void aTextThatNamesItsUnitIsReadInEveryUnit()
    {
        for (const TimeUnits units : {TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode}) {
            QCOMPARE(typedFrame("312f", mocap, units), 312);
            QCOMPARE(typedFrame("2.6s", mocap, units), 312);
            QCOMPARE(typedFrame("2:72", mocap, units), 312);
        }
    }

    void nonsenseIsNoFrame()
    {
        for (const char* text :
             {"", "abc", "1:2:3:4:5", "1:", "nan", "inf", "1e300", "99999999999", "--3", "f"})
            for (const TimeUnits units : {TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode})
                QVERIFY2(!typedFrame(text, film, units), text);
    }

    void stepsAreOneTwoFiveOfWholeFrames()
    {
        for (double scale = 0.001; scale <= 40; scale *= 1.13) {
            const RulerStep step = rulerStep(scale, mocap, TimeUnits::Frames, 80);
            const double lead = step.major / std::pow(10, std::floor(std::log10(step.major) + 1e-9));
            QVERIFY(std::abs(lead - 1) < 1e-9 || std::abs(lead - 2) < 1e-9 || std::abs(lead - 5) < 1e-9);
            QCOMPARE(step.minor, std::floor(step.minor));
            QCOMPARE(std::fmod(step.major, step.minor), 0.0);
            QVERIFY(step.major * scale >= 80 || step.major == 1);
            QVERIFY(step.major * scale < 80 * 2.5 + 40);
            QVERIFY(step.minor * scale >= 4);
        }
    }

    void otherUnitsStepByWholeSecondsWhenFarAway()
    {
        for (const FrameRate rate : {film, mocap}) {
            for (double scale = 0.001; scale <= 40; scale *= 1.13) {
                for (const TimeUnits units : {TimeUnits::Seconds, TimeUnits::Timecode}) {
                    const RulerStep step = rulerStep(scale, rate, units, 80);
                    QVERIFY(step.minor >= 1 - 1e-9);
                    const double parts = step.major / step.minor;
                    QVERIFY(std::abs(parts - std::round(parts)) < 1e-6);
                    const double seconds = rate.seconds(step.major);
                    if (seconds > 1) QVERIFY(std::abs(seconds - std::round(seconds)) < 1e-6);
                }
            }
        }
    }

    void ticksCoverTheViewWithinTheClip()
    {
        const std::vector<RulerTick> ticks = rulerTicks(-30, 1000, 540, {50, 10}, mocap, TimeUnits::Frames);
        QCOMPARE(ticks.size(), 55u);
        QCOMPARE(ticks.front(), (RulerTick{0, true, "0"}));
        QCOMPARE(ticks[1], (RulerTick{10, false, {}}));
        QCOMPARE(ticks[5], (RulerTick{50, true, "50"}));
        QCOMPARE(ticks.back().frame, 540.0);
        QCOMPARE(rulerTicks(101, 149, 540, {50, 10}, mocap, TimeUnits::Frames).size(), 4u);
    }
};

QTEST_APPLESS_MAIN(tst_TimeUnits)
#include "tst_TimeUnits.moc"
