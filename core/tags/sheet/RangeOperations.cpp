#include "core/tags/sheet/RangeOperations.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace tagline::derived {
namespace {

void appendAll(Ranges ranges, RangesOut out) { out.insert(out.end(), ranges.begin(), ranges.end()); }

/// Appends the ranges of `a` that `isKept` for the first range of `b` that is not `isPassed`, both told the
/// range of `a` first. Expects that what is passed for one range of `a` is passed for all later ones.
template<class Passed, class Kept>
void filter(Ranges a, Ranges b, RangesOut out, Passed isPassed, Kept isKept)
{
    auto other = b.begin();
    for (const FrameRange range : a) {
        while (other != b.end() && isPassed(range, *other)) ++other;
        if (other == b.end()) return;
        if (isKept(range, *other)) out.push_back(range);
    }
}

} // namespace

void head(Ranges ranges, Frame count, RangesOut out)
{
    if (count <= 0) return;
    for (const FrameRange range : ranges)
        out.push_back({range.start, range.start + std::min(count, range.length())});
}

void tail(Ranges ranges, Frame count, RangesOut out)
{
    if (count <= 0) return;
    for (const FrameRange range : ranges)
        out.push_back({range.stop - std::min(count, range.length()), range.stop});
}

void starts(Ranges ranges, RangesOut out) { head(ranges, 1, out); }

void ends(Ranges ranges, RangesOut out) { tail(ranges, 1, out); }

void firstFrames(Ranges ranges, Frame count, RangesOut out)
{
    for (const FrameRange range : ranges) {
        if (count <= 0) return;
        const Frame taken = std::min(count, range.length());
        out.push_back({range.start, range.start + taken});
        count -= taken;
    }
}

void lastFrames(Ranges ranges, Frame count, RangesOut out)
{
    std::size_t first = ranges.size();
    Frame start = 0;
    for (; first > 0 && count > 0; --first) {
        const FrameRange range = ranges[first - 1];
        const Frame taken = std::min(count, range.length());
        start = range.stop - taken;
        count -= taken;
    }
    if (first == ranges.size()) return;
    const std::size_t cut = out.size();
    appendAll(ranges.subspan(first), out);
    out[cut].start = start;
}

void firstRanges(Ranges ranges, std::size_t count, RangesOut out)
{
    appendAll(ranges.first(std::min(count, ranges.size())), out);
}

void lastRanges(Ranges ranges, std::size_t count, RangesOut out)
{
    appendAll(ranges.last(std::min(count, ranges.size())), out);
}

void nthRange(Ranges ranges, std::size_t place, RangesOut out)
{
    if (place >= 1 && place <= ranges.size()) out.push_back(ranges[place - 1]);
}

void longer(Ranges ranges, Frame length, RangesOut out)
{
    for (const FrameRange range : ranges)
        if (range.length() > length) out.push_back(range);
}

void shorter(Ranges ranges, Frame length, RangesOut out)
{
    for (const FrameRange range : ranges)
        if (range.length() < length) out.push_back(range);
}

void grown(Ranges ranges, Frame before, Frame after, Frame frames, RangesOut out)
{
    const std::size_t begin = out.size();
    for (const FrameRange range : ranges) {
        assert(range.start >= 0 && range.stop <= frames);
        const FrameRange moved{range.start - std::min(before, range.start),
                               range.stop + std::min(after, frames - range.stop)};
        if (out.size() > begin && moved.start <= out.back().stop)
            out.back().stop = moved.stop;
        else
            out.push_back(moved);
    }
}

void shrunk(Ranges ranges, Frame before, Frame after, RangesOut out)
{
    for (const FrameRange range : ranges) {
        const Frame left = range.length() - std::min(before, range.length());
        if (left > after) out.push_back({range.start + before, range.stop - after});
    }
}

void closed(Ranges ranges, Frame gap, RangesOut out)
{
    const std::size_t begin = out.size();
    for (const FrameRange range : ranges) {
        if (out.size() > begin && range.start - out.back().stop <= gap)
            out.back().stop = range.stop;
        else
            out.push_back(range);
    }
}

void overlapping(Ranges a, Ranges b, RangesOut out)
{
    filter(
        a, b, out, [](FrameRange range, FrameRange other) { return other.stop <= range.start; },
        [](FrameRange range, FrameRange other) { return other.start < range.stop; });
}

void inside(Ranges a, Ranges b, RangesOut out)
{
    filter(
        a, b, out, [](FrameRange range, FrameRange other) { return other.stop < range.stop; },
        [](FrameRange range, FrameRange other) { return other.covers(range); });
}

void containing(Ranges a, Ranges b, RangesOut out)
{
    filter(
        a, b, out, [](FrameRange range, FrameRange other) { return other.start < range.start; },
        [](FrameRange range, FrameRange other) { return range.covers(other); });
}

void firstInside(Ranges a, Ranges b, RangesOut out)
{
    auto at = a.begin();
    for (const FrameRange around : b) {
        while (at != a.end() && at->start < around.start) ++at;
        if (at == a.end()) return;
        if (around.covers(*at)) out.push_back(*at);
    }
}

void lastInside(Ranges a, Ranges b, RangesOut out)
{
    auto at = a.begin();
    for (const FrameRange around : b) {
        while (at != a.end() && at->stop <= around.stop) ++at;
        if (at != a.begin() && around.covers(*(at - 1))) out.push_back(*(at - 1));
    }
}

void before(Ranges a, Ranges b, Frame distance, RangesOut out)
{
    filter(
        a, b, out, [](FrameRange range, FrameRange other) { return other.start < range.stop; },
        [distance](FrameRange range, FrameRange other) { return other.start - range.stop <= distance; });
}

// The nearest range of b behind is the last one that was passed, not the first that was not.
void after(Ranges a, Ranges b, Frame distance, RangesOut out)
{
    std::size_t passed = 0;
    for (const FrameRange range : a) {
        while (passed < b.size() && b[passed].stop <= range.start) ++passed;
        if (passed > 0 && range.start - b[passed - 1].stop <= distance) out.push_back(range);
    }
}

void nearby(Ranges a, Ranges b, Frame from, Frame to, RangesOut out)
{
    using Wide = std::int64_t; // a distance may be longer than any clip
    filter(
        a, b, out, [to](FrameRange range, FrameRange other) { return other.stop < Wide(range.start) - to; },
        [from](FrameRange range, FrameRange other) { return other.stop <= Wide(range.start) - from; });
}

} // namespace tagline::derived
