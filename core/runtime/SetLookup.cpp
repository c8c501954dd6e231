#include "core/runtime/SetLookup.h"

#include "core/tags/sets/kernels/BitRuns.h"

#include <algorithm>
#include <bit>

namespace tagline {
namespace {

bool isSet(const MaskSetView& mask, AxisFrame at)
{
    return (mask.word(std::size_t(at / wordFrames)) >> (at % wordFrames) & 1) != 0;
}

/// The first position in [from, stop) whose bit is `wanted`; `stop` where there is none.
AxisFrame findBit(const MaskSetView& mask, bool wanted, AxisFrame from, AxisFrame stop)
{
    const std::uint64_t flip = wanted ? 0 : ~std::uint64_t(0);
    std::uint64_t skipped = ~std::uint64_t(0) << (from % wordFrames);
    for (AxisFrame base = from - from % wordFrames; base < stop; base += wordFrames) {
        const std::uint64_t word = (mask.word(std::size_t(base / wordFrames)) ^ flip) & skipped;
        if (word != 0) return std::min(stop, base + std::countr_zero(word));
        skipped = ~std::uint64_t(0);
    }
    return stop;
}

/// Start of the run of bits that ends before `stop`, not before `from`. Expects from ≤ stop.
AxisFrame runStart(const MaskSetView& mask, AxisFrame from, AxisFrame stop)
{
    for (AxisFrame at = stop; at > from;) {
        const AxisFrame base = (at - 1) / wordFrames * wordFrames;
        const std::uint64_t word = mask.word(std::size_t(base / wordFrames));
        const int ones = std::countl_one(word << (wordFrames - (at - base)));
        if (ones < at - base) return std::max(from, at - ones);
        at = base;
    }
    return from;
}

std::optional<AxisRange> rangeOfMask(const MaskSetView& mask, AxisRange clip, AxisFrame at)
{
    const AxisFrame inside = findBit(mask, true, at, clip.stop);
    if (inside == clip.stop) return std::nullopt;
    const AxisFrame start = inside > at ? inside : runStart(mask, clip.start, at);
    return AxisRange{start, findBit(mask, false, inside, clip.stop)};
}

/// The ranges among which those of a clip are: all, or with an index those of 64 clips, or none.
struct RangeSearch
{
    std::size_t first = 0;
    std::size_t stop = 0;
};

RangeSearch searchFor(const RangeSetView& ranges, ClipId clip)
{
    if (!ranges.isIndexed()) return {0, ranges.rangeCount()};
    const std::size_t block = clip.value / blockClips;
    if (block >= ranges.presence.size() || !hasBit(ranges.presence.data(), clip.value)) return {};
    const bool isLast = block + 1 == ranges.blockStarts.size();
    return {std::size_t(ranges.blockStarts[block]),
            isLast ? ranges.rangeCount() : std::size_t(ranges.blockStarts[block + 1])};
}

/// The first range of the clip that stops behind a position of it.
std::optional<AxisRange> rangeOfRanges(const RangeSetView& ranges, ClipId clip, AxisRange bounds,
                                       AxisFrame at)
{
    const RangeSearch search = searchFor(ranges, clip);
    // Starts and stops rise together, so the place among the stops is found among all boundaries.
    const auto among = ranges.boundaries.subspan(1 + 2 * search.first, 2 * (search.stop - search.first));
    const auto behind = std::upper_bound(among.begin(), among.end(), at);
    if (behind == among.end()) return std::nullopt;
    const AxisRange range = ranges.range(search.first + std::size_t(behind - among.begin()) / 2);
    return range.start < bounds.stop ? std::optional(range) : std::nullopt;
}

} // namespace

bool contains(const FrameSetView& set, const ClipAxisView& axis, ClipId clip, Frame frame)
{
    if (frame < 0 || frame >= axis.frames(clip)) return false;
    const AxisFrame at = axis.base(clip) + frame;
    if (set.form == SetForm::Mask) return isSet(set.mask, at);
    const auto range = rangeOfRanges(set.ranges, clip, axis.bounds[clip.value], at);
    return range && range->start <= at;
}

std::optional<FrameRange> rangeFrom(const FrameSetView& set, const ClipAxisView& axis, ClipId clip,
                                    Frame frame)
{
    if (!axis.has(clip) || frame >= axis.frames(clip)) return std::nullopt;
    const AxisRange bounds = axis.bounds[clip.value];
    const AxisFrame at = bounds.start + std::max<Frame>(frame, 0);
    const auto range = set.form == SetForm::Mask ? rangeOfMask(set.mask, bounds, at)
                                                 : rangeOfRanges(set.ranges, clip, bounds, at);
    if (!range) return std::nullopt;
    return FrameRange{range->start - bounds.start, range->stop - bounds.start};
}

} // namespace tagline
