#pragma once

// SoundPeaks are the lowest and highest samples of a sound, many times a second, to draw a waveform.

#include "core/support/SharedArray.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// The lowest and the highest sample of a piece of time; full scale is 127.
struct SoundPeak
{
    std::int8_t low = 0;
    std::int8_t high = 0;

    bool operator==(const SoundPeak&) const = default;
};

struct SoundPeaks
{
    static constexpr int perSecond = 200;
    /// Of a day; what is longer is cut there.
    static constexpr std::size_t most = std::size_t(perSecond) * 86'400;

    SharedArray<SoundPeak> peaks;

    double seconds() const { return double(peaks.size()) / perSecond; }
    /// Of all that lies between two moments in seconds, at least one piece; silence outside of the sound.
    SoundPeak between(double from, double to) const;
};

/// Takes the samples of a sound in order, one channel, full scale at 1.
class SoundPeakBuilder
{
public:
    /// Expects a rate above 0.
    explicit SoundPeakBuilder(double samplesPerSecond)
        : m_rate(samplesPerSecond)
    {
    }

    /// NaN counts as silence.
    void add(std::span<const float> samples);
    /// Whether no more is taken.
    bool isFull() const { return m_peaks.size() >= SoundPeaks::most; }
    SoundPeaks finished() &&;

private:
    void close();

    double m_rate;
    std::int64_t m_count = 0; ///< samples taken
    std::int64_t m_end = 0;   ///< the sample at which the open piece ends; 0: none is open
    float m_low = 0;
    float m_high = 0;
    std::vector<SoundPeak> m_peaks;
};

} // namespace tagline
