#pragma once

// WaveFile reads sound out of WAV files without any program: whole numbers of 8 to 32 bits, or floats.

#include "core/media/SoundPeaks.h"
#include "core/support/Result.h"

#include <atomic>
#include <cstdint>
#include <string>

namespace tagline {

struct WaveFormat
{
    int channels = 0;
    double samplesPerSecond = 0;
    int bytesPerSample = 0; ///< of one channel
    bool isFloat = false;
    std::int64_t start = 0; ///< of the samples in the file
    std::int64_t bytes = 0; ///< of samples that are there

    std::int64_t frameBytes() const { return std::int64_t(channels) * bytesPerSample; }
    double seconds() const { return double(bytes / frameBytes()) / samplesPerSecond; }
};

/// Errors: "media.no-wave" where it is none, or is packed otherwise.
Result<WaveFormat> readWaveFormat(const std::string& path);
/// All channels as one. Errors: as above; "media.unreadable"; "media.cancelled".
Result<SoundPeaks> readWavePeaks(const std::string& path, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
