#include "core/query/evaluation/ClipFunction.h"

#include <cassert>
#include <limits>

namespace tagline {
namespace {

/// The most whole frames that are not longer than a duration.
Frame framesWithin(Duration duration, FrameRate rate)
{
    const Frame nearest = duration.nearestFrames(rate);
    return duration.isExceededBy(nearest, rate) ? nearest - 1 : nearest;
}

/// The fewest whole frames that are not shorter than a duration.
Frame framesAround(Duration duration, FrameRate rate)
{
    const Frame nearest = duration.nearestFrames(rate);
    const bool isRoom = nearest < std::numeric_limits<Frame>::max();
    return isRoom && duration.isMissedBy(nearest, rate) ? nearest + 1 : nearest;
}

/// What a function compares or moves by: lengths are compared exactly, all else is rounded.
Frame framesOf(const QueryElement& function, FrameRate rate)
{
    if (function.op() == QueryOp::Longer) return framesWithin(function.duration(), rate);
    if (function.op() == QueryOp::Shorter) return framesAround(function.duration(), rate);
    return function.duration().nearestFrames(rate);
}

bool isCounted(QueryOp op) { return op == QueryOp::First || op == QueryOp::Last || op == QueryOp::Nth; }

bool isLasting(QueryOp op)
{
    return !isCounted(op) && op != QueryOp::Starts && op != QueryOp::Ends && op != QueryOp::WholeClips &&
           op != QueryOp::Overlapping && op != QueryOp::Inside && op != QueryOp::Containing;
}

} // namespace

bool isClipFunction(QueryOp op)
{
    const bool isOperator = op == QueryOp::Complement || op == QueryOp::Union ||
                            op == QueryOp::Intersection || op == QueryOp::Difference;
    return operandCount(op) > 0 && !isOperator && op != QueryOp::Random;
}

ClipFunction::ClipFunction(const QueryElement& function, FrameRate rate)
    : m_op(function.op())
{
    assert(isClipFunction(m_op));
    if (isCounted(m_op)) m_count = function.count();
    if (!isLasting(m_op)) return;
    m_frames = framesOf(function, rate);
    m_secondFrames = function.secondDuration().nearestFrames(rate);
}

void ClipFunction::append(derived::Ranges a, derived::Ranges b, Frame frames,
                          std::vector<FrameRange>& out) const
{
    switch (m_op) {
    case QueryOp::Head:
        return derived::head(a, m_frames, out);
    case QueryOp::Tail:
        return derived::tail(a, m_frames, out);
    case QueryOp::FirstFrames:
        return derived::firstFrames(a, m_frames, out);
    case QueryOp::LastFrames:
        return derived::lastFrames(a, m_frames, out);
    case QueryOp::First:
        return derived::firstRanges(a, m_count, out);
    case QueryOp::Last:
        return derived::lastRanges(a, m_count, out);
    case QueryOp::Nth:
        return derived::nthRange(a, m_count, out);
    case QueryOp::Longer:
        return derived::longer(a, m_frames, out);
    case QueryOp::Shorter:
        return derived::shorter(a, m_frames, out);
    case QueryOp::Grow:
        return derived::grown(a, m_frames, m_secondFrames, frames, out);
    case QueryOp::Shrink:
        return derived::shrunk(a, m_frames, m_secondFrames, out);
    case QueryOp::Close:
        return derived::closed(a, m_frames, out);
    case QueryOp::Starts:
        return derived::starts(a, out);
    case QueryOp::Ends:
        return derived::ends(a, out);
    case QueryOp::WholeClips:
        if (!a.empty()) out.push_back({0, frames});
        return;
    case QueryOp::Overlapping:
        return derived::overlapping(a, b, out);
    case QueryOp::Inside:
        return derived::inside(a, b, out);
    case QueryOp::Containing:
        return derived::containing(a, b, out);
    case QueryOp::Before:
        return derived::before(a, b, m_frames, out);
    case QueryOp::After:
        return derived::after(a, b, m_frames, out);
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
    case QueryOp::Clip:
    case QueryOp::File:
    case QueryOp::Folder:
    case QueryOp::Property:
    case QueryOp::Signal:
    case QueryOp::Contact:
    case QueryOp::Complement:
    case QueryOp::Random:
    case QueryOp::Union:
    case QueryOp::Intersection:
    case QueryOp::Difference:
        assert(!"a function of the query language");
    }
}

} // namespace tagline
