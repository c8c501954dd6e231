#include "core/runtime/SetLookup.h"

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

/// Where the run of bits that ends before `stop` begins, not before `from`. Expects from ≤ stop.
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

std::optional<AxisRange> rangeOfRanges(const RangeSetView& ranges, AxisRange clip, AxisFrame at)
{
    const std::size_t index = ranges.firstBehind(at);
    if (index == ranges.rangeCount() || ranges.range(index).start >= clip.stop) return std::nullopt;
    return ranges.range(index);
}

} // namespace

bool contains(const FrameSetView& set, const ClipAxisView& axis, ClipId clip, Frame frame)
{
    if (frame < 0 || frame >= axis.frames(clip)) return false;
    const AxisFrame at = axis.base(clip) + frame;
    if (set.form == SetForm::Mask) return isSet(set.mask, at);
    const std::size_t index = set.ranges.firstBehind(at);
    return index < set.ranges.rangeCount() && set.ranges.range(index).start <= at;
}

std::optional<FrameRange> rangeFrom(const FrameSetView& set, const ClipAxisView& axis, ClipId clip,
                                    Frame frame)
{
    if (frame >= axis.frames(clip)) return std::nullopt;
    const AxisRange bounds = axis.bounds[clip.value];
    const AxisFrame at = bounds.start + std::max<Frame>(frame, 0);
    const auto range =
        set.form == SetForm::Mask ? rangeOfMask(set.mask, bounds, at) : rangeOfRanges(set.ranges, bounds, at);
    if (!range) return std::nullopt;
    return FrameRange{range->start - bounds.start, range->stop - bounds.start};
}

} // namespace tagline
