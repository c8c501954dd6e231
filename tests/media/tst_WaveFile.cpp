// WAV files of every form of plain samples, read without any program; what is none is refused.

#include "app/media/WaveFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <cmath>

using namespace tagline;

namespace {

template<class Number>
void put(QByteArray& bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
}

QByteArray chunk(const char* name, const QByteArray& content)
{
    QByteArray bytes(name);
    put<quint32>(bytes, quint32(content.size()));
    return bytes + content + QByteArray(content.size() % 2, '\0');
}

/// One sample of −1 … 1 in a form.
QByteArray sample(double value, int bytes, bool isFloat)
{
    QByteArray all;
    if (isFloat && bytes == 4)
        put(all, float(value));
    else if (isFloat)
        put(all, value);
    else if (bytes == 1)
        put(all, quint8(std::lround(128 + 127 * value)));
    else
        put(all, qint32(std::lround(value * 2147483000.0)));
    return isFloat || bytes == 1 ? all : all.right(bytes); // the highest bytes of a little number
}

/// A second of quarter-scale sound, whose second half is silent, in both of two channels.
QByteArray waveFile(int bits, bool isFloat, bool isExtensible)
{
    QByteArray format;
    put<quint16>(format, isExtensible ? 0xFFFE : isFloat ? 3 : 1);
    put<quint16>(format, 2);
    put<quint32>(format, 8000);
    put<quint32>(format, quint32(8000 * 2 * bits / 8));
    put<quint16>(format, quint16(2 * bits / 8));
    put<quint16>(format, quint16(bits));
    if (isExtensible) {
        put<quint16>(format, 22);
        put<quint16>(format, quint16(bits));
        put<quint32>(format, 3);
        put<quint16>(format, isFloat ? 3 : 1);
        format += QByteArray(14, '\0');
    }
    QByteArray data;
    for (int i = 0; i < 8000; ++i)
        for (int channel = 0; channel < 2; ++channel)
            data += sample(i < 4000 ? (i % 2 ? -0.25 : 0.25) : 0.0, bits / 8, isFloat);
    QByteArray body = "WAVE" + chunk("LIST", "odd") + chunk("fmt ", format) + chunk("data", data);
    QByteArray file("RIFF");
    put<quint32>(file, quint32(body.size()));
    return file + body;
}

} // namespace

class tst_WaveFile : public QObject
{
    Q_OBJECT

private slots:
    void everyFormIsRead_data();
    void everyFormIsRead();
    void aFileThatWasCutIsReadAsFarAsItGoes();
    void whatIsNoneIsRefused_data();
    void whatIsNoneIsRefused();
    void readingIsCancelled();

private:
    std::string put(const QByteArray& content) const
    {
        QFile file(m_folder.filePath("sound.wav"));
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("no file");
        file.write(content);
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

void tst_WaveFile::everyFormIsRead_data()
{
    QTest::addColumn<int>("bits");
    QTest::addColumn<bool>("isFloat");
    QTest::addColumn<bool>("isExtensible");
    for (const bool isExtensible : {false, true}) {
        for (const int bits : {8, 16, 24, 32})
            QTest::addRow("%d bits %d", bits, isExtensible) << bits << false << isExtensible;
        for (const int bits : {32, 64})
            QTest::addRow("float %d %d", bits, isExtensible) << bits << true << isExtensible;
    }
}

void tst_WaveFile::everyFormIsRead()
{
    QFETCH(int, bits);
    QFETCH(bool, isFloat);
    QFETCH(bool, isExtensible);
    const std::string file = put(waveFile(bits, isFloat, isExtensible));
    const auto format = readWaveFormat(file);
    QVERIFY2(format, format ? "" : format.error().text().c_str());
    QCOMPARE(format->seconds(), 1.0);
    const auto sound = readWavePeaks(file);
    QVERIFY(sound);
    QCOMPARE(sound->seconds(), 1.0);
    const SoundPeak loud = sound->between(0, 0.5), silent = sound->between(0.5, 1);
    QVERIFY2(std::abs(loud.high - 32) <= 1 && std::abs(loud.low + 32) <= 1,
             qPrintable(QString::number(loud.high)));
    QVERIFY(std::abs(silent.high) <= 1 && std::abs(silent.low) <= 1);
}

void tst_WaveFile::aFileThatWasCutIsReadAsFarAsItGoes()
{
    const QByteArray whole = waveFile(16, false, false);
    const std::string file = put(whole.left(whole.size() - 16001));
    const auto sound = readWavePeaks(file);
    QVERIFY(sound && std::abs(sound->seconds() - 0.5) <= 0.005);
}

void tst_WaveFile::whatIsNoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("other") << QByteArray("OggS and so on, of some length");
    QTest::newRow("head alone") << QByteArray("RIFF\4\0\0\0WAVE", 12);
    QTest::newRow("no format") << "RIFF\4\1\0\0WAVE" + chunk("data", QByteArray(20, 'x'));
    QTest::newRow("packed") << waveFile(4, false, false);
    QTest::newRow("odd bits") << waveFile(40, false, false);
    QByteArray none = waveFile(16, false, false);
    const qsizetype channels = none.indexOf("fmt ") + 10;
    none[channels] = 0;
    QTest::newRow("no channels") << none;
}

void tst_WaveFile::whatIsNoneIsRefused()
{
    QFETCH(QByteArray, content);
    const auto sound = readWavePeaks(put(content));
    QVERIFY(!sound);
    QCOMPARE(sound.error().code, std::string("media.no-wave"));
}

void tst_WaveFile::readingIsCancelled()
{
    const std::atomic<bool> isCancelled = true;
    const auto sound = readWavePeaks(put(waveFile(16, false, false)), &isCancelled);
    QVERIFY(!sound);
    QCOMPARE(sound.error().code, std::string("media.cancelled"));
}

QTEST_APPLESS_MAIN(tst_WaveFile)
#include "tst_WaveFile.moc"
