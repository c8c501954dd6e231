#include "core/query/evaluation/ClipMeasure.h"

#include "core/query/language/QueryOperations.h"
#include "core/tags/sets/ClipRangeCursor.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

using MeasuredRanges = std::span<const FrameRange>;

/// The amount of a set in a clip, in the unit of the function.
double amount(QueryOp op, MeasuredRanges ranges, Frame frames, FrameRate rate)
{
    if (op == QueryOp::CountOf) return double(ranges.size());
    std::int64_t covered = 0;
    for (const FrameRange range : ranges) covered += range.length();
    if (op == QueryOp::CoverageOf) return double(covered) / double(frames);
    assert(op == QueryOp::SecondsOf);
    return double(covered * rate.denominator) / double(rate.numerator);
}

/// Compares the mean, least or greatest of the values (without NaN) with the function's number.
bool holdsOver(std::span<const float> values, const QueryElement& function)
{
    double sum = 0;
    std::int64_t count = 0;
    float least = 0;
    float greatest = 0;
    for (const float value : values) {
        if (std::isnan(value)) continue;
        least = count == 0 ? value : std::min(least, value);
        greatest = count == 0 ? value : std::max(greatest, value);
        sum += double(value);
        ++count;
    }
    if (count == 0) return false;
    if (function.op() == QueryOp::MeanOf)
        return isTrue(function.comparison(), sum / double(count), function.number());
    // Compared as a float like a signal, so that min(q, speed()) > 2 agrees with speed() > 2 throughout q.
    return isTrue(function.comparison(), function.op() == QueryOp::LeastOf ? least : greatest,
                  float(function.number()));
}

/// Calls f(ClipId, Frame frames, ranges of the set) for each clip of the scope that has a frame.
template<class F>
void forEachClipWithRanges(const FrameSet& of, const QueryLibrary& library, const ClipScope& scope, F&& f)
{
    const ClipAxisView axis = library.index.axis()->view();
    ClipRangeCursor at(of.view(), axis);
    bool isThere = at.next();
    forEachClip(axis, scope, [&](ClipId clip, Frame frames) {
        while (isThere && at.clip() < clip) isThere = at.next();
        f(clip, frames, isThere && at.clip() == clip ? at.ranges() : MeasuredRanges());
    });
}

FrameSet clipsByAmount(const QueryElement& function, const FrameSet& of, const QueryLibrary& library,
                       const ClipScope& scope, CountedOperand* counted)
{
    FrameSetBuilder answer(library.index.axis());
    forEachClipWithRanges(of, library, scope, [&](ClipId clip, Frame frames, MeasuredRanges ranges) {
        if (counted && operationOf(function.op()).seesInstances) ranges = counted->in(clip, ranges);
        const double found = amount(function.op(), ranges, frames, library.clip(clip).rate);
        const FrameRange whole{0, frames};
        if (isTrue(function.comparison(), found, function.number())) answer.append(clip, {&whole, 1});
    });
    return answer.finished();
}

FrameSet rangesBySignal(const QueryExpression& query, const QueryElement& function, const FrameSet& of,
                        const QueryLibrary& library, const ClipScope& scope)
{
    FrameSetBuilder answer(library.index.axis());
    if (!library.motion) return answer.finished();
    std::vector<float> values;
    std::vector<FrameRange> kept;
    forEachClipWithRanges(of, library, scope, [&](ClipId clip, Frame, MeasuredRanges ranges) {
        values.clear();
        kept.clear();
        if (ranges.empty()) return;
        if (!library.motion->appendValues(clip, function.signal(), query.text(function), values)) return;
        for (const FrameRange range : ranges) {
            const auto start = std::min(std::size_t(range.start), values.size());
            const auto stop = std::min(std::size_t(range.stop), values.size());
            if (holdsOver(std::span(values).subspan(start, stop - start), function)) kept.push_back(range);
        }
        answer.append(clip, kept);
    });
    return answer.finished();
}

} // namespace

FrameSet evaluateMeasure(const QueryExpression& query, const QueryElement& function, const FrameSet& of,
                         const QueryLibrary& library, const ClipScope& scope, CountedOperand* counted)
{
    assert(isMeasure(function.op()));
    return takes(function.op(), QueryArgument::Signal) ? rangesBySignal(query, function, of, library, scope)
                                                       : clipsByAmount(function, of, library, scope, counted);
}

} // namespace tagline
