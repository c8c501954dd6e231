#include "core/query/statistics/QueryStatistics.h"

#include "core/time/PlayedTime.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace tagline {
namespace {

/// Sorts the lengths.
LengthSpread spread(std::vector<double>& lengths)
{
    if (lengths.empty()) return {};
    std::sort(lengths.begin(), lengths.end());
    const std::size_t middle = lengths.size() / 2;
    const double median =
        lengths.size() % 2 == 1 ? lengths[middle] : (lengths[middle - 1] + lengths[middle]) / 2;
    return {lengths.front(), median, lengths.back()};
}

double percentOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? 100.0 * double(part) / double(whole) : 0.0;
}

/// The lengths of ranges, and what they come to.
class Lengths
{
public:
    void addLength(FrameRange range, Frame clipFrames, FrameRate rate)
    {
        m_frames.push_back(range.length());
        m_seconds.push_back(playedSeconds(range, clipFrames, rate));
    }

    void addFrames(FrameRange range, Frame clipFrames)
    {
        m_count += range.length();
        m_played += playedFrames(range, clipFrames);
    }

    std::int64_t played() const { return m_played; }

    RangeStatistics statistics(double seconds, std::int64_t allFrames)
    {
        return {std::int64_t(m_frames.size()), m_count,          seconds,
                percentOf(m_count, allFrames), spread(m_frames), spread(m_seconds)};
    }

    void clear()
    {
        m_frames.clear();
        m_seconds.clear();
        m_count = m_played = 0;
    }

private:
    std::vector<double> m_frames;
    std::vector<double> m_seconds;
    std::int64_t m_count = 0;
    std::int64_t m_played = 0;
};

/// Frames by rate, so that seconds are added up without rounding frame by frame.
class FramesByRate
{
public:
    void add(std::int64_t frames, FrameRate rate) { m_frames[{rate.numerator, rate.denominator}] += frames; }

    double seconds() const
    {
        double sum = 0;
        for (const auto& [rate, frames] : m_frames)
            sum += FrameRate{rate.first, rate.second}.seconds(double(frames));
        return sum;
    }

private:
    std::map<std::pair<std::int32_t, std::int32_t>, std::int64_t> m_frames;
};

/// Counts ranges by the power of two at or below their length.
class Histogram
{
public:
    void add(Frame frames) { ++m_counts[std::size_t(std::bit_width(std::uint32_t(frames)) - 1)]; }

    std::vector<LengthBin> bins() const
    {
        const auto isFilled = [](std::int64_t count) { return count > 0; };
        const auto first = std::find_if(m_counts.begin(), m_counts.end(), isFilled);
        const auto last = std::find_if(m_counts.rbegin(), m_counts.rend(), isFilled).base();
        std::vector<LengthBin> bins;
        for (auto at = first; at < last; ++at) {
            const auto power = at - m_counts.begin();
            bins.push_back({std::int64_t(1) << power, std::int64_t(2) << power, *at});
        }
        return bins;
    }

private:
    std::array<std::int64_t, 32> m_counts{};
};

} // namespace

QueryStatistics statistics(const FrameSet& answer, const QueryLibrary& library, CountedOperand* counted)
{
    QueryStatistics result;
    Lengths all;
    Lengths own;
    FramesByRate framesByRate;
    Histogram histogram;
    answer.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        const FrameRate rate = library.clip(clip).rate;
        const Frame frames = library.index.frames(clip);
        own.clear();
        for (const FrameRange range : ranges) {
            own.addFrames(range, frames);
            all.addFrames(range, frames);
        }
        for (const FrameRange range : counted ? counted->in(clip, ranges) : ranges) {
            own.addLength(range, frames, rate);
            all.addLength(range, frames, rate);
            histogram.add(range.length());
        }
        framesByRate.add(own.played(), rate);
        result.perClip.push_back({clip, own.statistics(rate.seconds(double(own.played())), frames)});
    });
    std::int64_t allFrames = 0;
    for (std::uint32_t i = 0; i < library.index.clipCount(); ++i)
        allFrames += library.index.frames(ClipId(i));
    result.clips = std::int64_t(result.perClip.size());
    result.ranges = all.statistics(framesByRate.seconds(), allFrames);
    result.histogram = histogram.bins();
    return result;
}

} // namespace tagline
