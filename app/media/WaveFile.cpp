#include "app/media/WaveFile.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tagline {
namespace {

constexpr std::uint16_t plainNumbers = 1, floats = 3, extensible = 0xFFFE;
constexpr int mostChunks = 1000;       ///< before the samples
constexpr int framesOfBlock = 1 << 16; ///< read at once

Error noWave(const std::string& path)
{
    return {"media.no-wave", "this is no WAV file of plain samples", path};
}

QString fileName(const std::string& path) { return QFile::decodeName(QByteArray::fromStdString(path)); }

std::uint16_t word(const QByteArray& bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.constData() + at);
}
std::uint32_t doubleWord(const QByteArray& bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.constData() + at);
}

/// Of a "fmt " chunk; false where its samples are packed.
bool takeFormat(const QByteArray& chunk, WaveFormat& format)
{
    if (chunk.size() < 16) return false;
    std::uint16_t kind = word(chunk, 0);
    if (kind == extensible && chunk.size() >= 26) kind = word(chunk, 24);
    format.channels = word(chunk, 2);
    format.samplesPerSecond = doubleWord(chunk, 4);
    format.bytesPerSample = word(chunk, 14) / 8;
    format.isFloat = kind == floats;
    const bool isKnown =
        format.isFloat ? format.bytesPerSample == 4 || format.bytesPerSample == 8
                       : kind == plainNumbers && format.bytesPerSample >= 1 && format.bytesPerSample <= 4;
    return isKnown && format.channels >= 1 && format.channels <= 64 && format.samplesPerSecond >= 1 &&
           word(chunk, 14) % 8 == 0;
}

template<class Number>
Number numberAt(const char* at)
{
    return qFromLittleEndian<Number>(at);
}

/// Full scale is 1.
float sampleAt(const char* at, const WaveFormat& format)
{
    if (format.isFloat) return format.bytesPerSample == 4 ? numberAt<float>(at) : float(numberAt<double>(at));
    switch (format.bytesPerSample) {
    case 1:
        return (float(std::uint8_t(*at)) - 128) / 128; // alone without a sign
    case 2:
        return float(numberAt<qint16>(at)) / 32768;
    case 3:
        return float((qint32(std::int8_t(at[2])) * 65536 + qint32(numberAt<quint16>(at)))) / 8388608;
    default:
        return float(double(numberAt<qint32>(at)) / 2147483648.0);
    }
}

} // namespace

Result<WaveFormat> readWaveFormat(const std::string& path)
{
    QFile file(fileName(path));
    if (!file.open(QIODevice::ReadOnly)) return noWave(path);
    const QByteArray head = file.read(12);
    if (head.size() < 12 || !head.startsWith("RIFF") || head.mid(8) != "WAVE") return noWave(path);
    WaveFormat format;
    for (int i = 0; i < mostChunks; ++i) {
        const QByteArray name = file.read(8);
        if (name.size() < 8) break;
        const qint64 size = doubleWord(name, 4);
        if (name.startsWith("data")) {
            if (format.channels == 0) return noWave(path);
            format.start = file.pos();
            format.bytes = std::min(size, file.size() - file.pos());
            format.bytes -= format.bytes % format.frameBytes();
            return format;
        }
        const qint64 next = file.pos() + size + size % 2;
        if (name.startsWith("fmt ") && !takeFormat(file.read(std::min<qint64>(size, 64)), format))
            return noWave(path);
        if (!file.seek(next)) break;
    }
    return noWave(path);
}

Result<SoundPeaks> readWavePeaks(const std::string& path, const std::atomic<bool>* cancelled)
{
    const auto format = readWaveFormat(path);
    if (!format) return format.error();
    QFile file(fileName(path));
    if (!file.open(QIODevice::ReadOnly) || !file.seek(format->start))
        return Error{"media.unreadable", "the sound cannot be read: " + file.errorString().toStdString(),
                     path};
    SoundPeakBuilder builder(format->samplesPerSecond);
    std::vector<float> samples;
    for (qint64 left = format->bytes; left > 0 && !builder.isFull();) {
        if (cancelled && *cancelled)
            return Error{"media.cancelled", "the medium is not wanted any more", path};
        const QByteArray block = file.read(std::min<qint64>(left, framesOfBlock * format->frameBytes()));
        const qint64 frames = block.size() / format->frameBytes();
        if (frames == 0) break;
        samples.clear();
        for (qint64 frame = 0; frame < frames; ++frame) {
            float sum = 0;
            for (int channel = 0; channel < format->channels; ++channel)
                sum += sampleAt(block.constData() + frame * format->frameBytes() +
                                    channel * format->bytesPerSample,
                                *format);
            samples.push_back(sum / float(format->channels));
        }
        builder.add(samples);
        left -= block.size();
    }
    return std::move(builder).finished();
}

} // namespace tagline
