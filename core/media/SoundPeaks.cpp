#include "core/media/SoundPeaks.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

std::int8_t scaled(float sample) { return std::int8_t(std::lround(std::clamp(sample, -1.0f, 1.0f) * 127)); }

} // namespace

SoundPeak SoundPeaks::between(double from, double to) const
{
    SoundPeak all;
    const double last = double(peaks.size());
    const auto first = std::size_t(std::clamp(std::floor(from * perSecond), 0.0, last));
    const auto stop = std::size_t(std::clamp(std::ceil(to * perSecond), 0.0, last));
    for (std::size_t i = first; i < std::max(stop, std::min(first + 1, to > 0 ? peaks.size() : first)); ++i) {
        all.low = std::min(all.low, peaks[i].low);
        all.high = std::max(all.high, peaks[i].high);
    }
    return all;
}

void SoundPeakBuilder::add(std::span<const float> samples)
{
    for (const float sample : samples) {
        if (isFull()) return;
        if (m_end == 0) m_end = std::llround(double(m_peaks.size() + 1) * m_rate / SoundPeaks::perSecond);
        m_end = std::max(m_end, m_count + 1);
        if (!std::isnan(sample)) {
            m_low = std::min(m_low, sample);
            m_high = std::max(m_high, sample);
        }
        if (++m_count >= m_end) close();
    }
}

/// Samples that are rarer than pieces fill several.
void SoundPeakBuilder::close()
{
    const SoundPeak peak{scaled(m_low), scaled(m_high)};
    const auto until = std::size_t(double(m_count) * SoundPeaks::perSecond / m_rate + 1e-9);
    do m_peaks.push_back(peak);
    while (m_peaks.size() < until && !isFull());
    m_low = m_high = 0;
    m_end = 0;
}

SoundPeaks SoundPeakBuilder::finished() &&
{
    if (m_end != 0 && !isFull()) close();
    return {std::move(m_peaks)};
}

} // namespace tagline
