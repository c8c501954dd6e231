#include "app/media/MediaSound.h"

#include "app/media/WaveFile.h"

#include <QtEndian>

#include <algorithm>
#include <span>

namespace tagline {
namespace {

constexpr int samplesPerSecond = 8000;                    ///< enough for peaks
constexpr std::size_t mostBytes = std::size_t(512) << 20; ///< nine hours

} // namespace

Result<SoundPeaks> readSoundPeaks(const MediaSource& source, const std::atomic<bool>* cancelled)
{
    auto wave = readWavePeaks(source.path, cancelled);
    if (wave || wave.error().code != "media.no-wave") return wave;
    std::vector<std::string> arguments{"-v", "error", "-nostdin"};
    for (std::string& each : mediaInput(source)) arguments.push_back(std::move(each));
    for (const char* each : {"-vn", "-sn", "-ac", "1", "-ar", "8000", "-f", "s16le", "pipe:1"})
        arguments.emplace_back(each);
    const auto bytes = mediaOutput(mediaDecoder(), std::move(arguments), source, mostBytes, cancelled);
    if (!bytes) return bytes.error();
    SoundPeakBuilder builder(samplesPerSecond);
    for (std::size_t at = 0; at + 1 < bytes->size(); at += 2) {
        const float sample = float(qFromLittleEndian<qint16>(bytes->data() + at)) / 32768;
        builder.add(std::span(&sample, 1));
    }
    return std::move(builder).finished();
}

} // namespace tagline
