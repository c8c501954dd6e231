#include "core/tags/sets/SetViews.h"

#include "core/tags/sets/ClipRangeCursor.h"
#include "core/tags/sets/Rasterize.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tagline {
namespace {

constexpr std::array<AxisFrame, 1 + closingBoundaries> emptyBoundaries = [] {
    std::array<AxisFrame, 1 + closingBoundaries> boundaries{};
    boundaries.fill(afterAll);
    boundaries.front() = beforeAll;
    return boundaries;
}();

RangeTotals rangeTotals(const RangeSetView& set, const ClipAxisView& axis)
{
    RangeTotals found;
    found.ranges = std::int64_t(set.rangeCount());
    AxisFrame slotStop = 0;
    std::uint32_t clip = 0;
    for (std::size_t i = 0; i < set.rangeCount(); ++i) {
        const AxisRange range = set.range(i);
        found.frames += range.stop - range.start;
        if (range.start < slotStop) continue;
        while (axis.slotStop(ClipId(clip)) <= range.start) ++clip;
        slotStop = axis.slotStop(ClipId(clip));
        ++found.clips;
    }
    return found;
}

RangeTotals maskTotals(const MaskSetView& set, const ClipAxisView& axis)
{
    const BitCounts bits = counts(set.words);
    RangeTotals found{0, bits.runs, bits.bits};
    for (std::uint32_t clip = 0; clip < axis.clipCount(); ++clip) {
        std::uint64_t any = 0;
        for (const std::uint64_t word : clipWords(set, axis, ClipId(clip))) any |= word;
        found.clips += any != 0;
    }
    return found;
}

} // namespace

FrameSetView::FrameSetView()
    : FrameSetView(RangeSetView{emptyBoundaries, {}, {}, {}})
{
}

std::size_t RangeSetView::firstBehind(AxisFrame position) const
{
    // Starts and stops rise together, so the place among the stops is found among all boundaries.
    const auto ranges = boundaries.subspan(1, 2 * rangeCount());
    const auto behind = std::upper_bound(ranges.begin(), ranges.end(), position);
    return std::size_t(behind - ranges.begin()) / 2;
}

std::span<const std::uint64_t> clipWords(const MaskSetView& mask, const ClipAxisView& axis, ClipId clip)
{
    if (!axis.has(clip)) return {};
    const std::size_t first = std::min(axis.firstWord(clip), mask.words.size());
    const std::size_t stop = std::min(axis.stopWord(clip), mask.words.size());
    return mask.words.subspan(first, stop - first);
}

RangeTotals totals(const FrameSetView& set, const ClipAxisView& axis)
{
    return set.form == SetForm::Ranges ? rangeTotals(set.ranges, axis) : maskTotals(set.mask, axis);
}

bool FrameSetView::isEmpty() const
{
    if (form == SetForm::Ranges) return ranges.rangeCount() == 0;
    return std::all_of(mask.words.begin(), mask.words.end(), [](std::uint64_t word) { return word == 0; });
}

} // namespace tagline
