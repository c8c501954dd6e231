// Peaks of a sound: one for each two hundredth of a second, whatever its rate is.

#include "core/media/SoundPeaks.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace tagline;

class tst_SoundPeaks : public QObject
{
    Q_OBJECT

private slots:
    void aSecondHasTwoHundredAtEveryRate_data();
    void aSecondHasTwoHundredAtEveryRate();
    void theLoudestSampleOfAPieceCounts();
    void momentsOutsideAreSilent();
};

void tst_SoundPeaks::aSecondHasTwoHundredAtEveryRate_data()
{
    QTest::addColumn<double>("rate");
    for (const double rate : {50.0, 200.0, 8000.0, 11025.0, 44100.0, 48000.0, 192000.0})
        QTest::addRow("%g", rate) << rate;
}

void tst_SoundPeaks::aSecondHasTwoHundredAtEveryRate()
{
    QFETCH(double, rate);
    SoundPeakBuilder builder(rate);
    const std::vector<float> second(std::size_t(rate), 0.5f);
    for (int i = 0; i < 10; ++i) builder.add(second);
    const SoundPeaks sound = std::move(builder).finished();
    QVERIFY2(std::abs(sound.seconds() - 10) <= 0.005, qPrintable(QString::number(sound.seconds())));
    QCOMPARE(int(sound.peaks.back().high), 64);
}

void tst_SoundPeaks::theLoudestSampleOfAPieceCounts()
{
    SoundPeakBuilder builder(400);
    builder.add(std::vector<float>{0.1f, -1.0f, std::numeric_limits<float>::quiet_NaN(), 0.25f, 9.0f});
    const SoundPeaks sound = std::move(builder).finished();
    QVERIFY(sound.peaks.size() == 3);
    QVERIFY(sound.peaks[0] == (SoundPeak{-127, 13}));
    QVERIFY(sound.peaks[1] == (SoundPeak{0, 32}));
    QVERIFY(sound.peaks[2] == (SoundPeak{0, 127}));
    QVERIFY(sound.between(0, 0.01) == (SoundPeak{-127, 32}));
    QVERIFY(sound.between(0.0051, 0.0052) == (SoundPeak{0, 32}));
}

void tst_SoundPeaks::momentsOutsideAreSilent()
{
    SoundPeakBuilder builder(200);
    builder.add(std::vector<float>(10, 1.0f));
    const SoundPeaks sound = std::move(builder).finished();
    QVERIFY(sound.between(-2, -1) == SoundPeak());
    QVERIFY(sound.between(1, 2) == SoundPeak());
    QVERIFY(sound.between(-1, 1) == (SoundPeak{0, 127}));
    QVERIFY(SoundPeaks().between(0, 1) == SoundPeak());
}

QTEST_APPLESS_MAIN(tst_SoundPeaks)
#include "tst_SoundPeaks.moc"
