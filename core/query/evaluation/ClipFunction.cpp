#include "core/query/evaluation/ClipFunction.h"

#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>

namespace tagline {
namespace {

/// The largest number of whole frames not longer than a duration.
Frame framesWithin(Duration duration, FrameRate rate)
{
    const Frame nearest = duration.nearestFrames(rate);
    return duration.isExceededBy(nearest, rate) ? nearest - 1 : nearest;
}

/// The smallest number of whole frames not shorter than a duration.
Frame framesAround(Duration duration, FrameRate rate)
{
    const Frame nearest = duration.nearestFrames(rate);
    const bool isRoom = nearest < std::numeric_limits<Frame>::max();
    return isRoom && duration.isMissedBy(nearest, rate) ? nearest + 1 : nearest;
}

Frame nearestFrames(Duration duration, FrameRate rate) { return duration.nearestFrames(rate); }

using Out = std::vector<FrameRange>&;

/// The implementation of a function of clips, and the conversion of its duration to frames.
struct FunctionCall
{
    QueryOp op;
    void (*apply)(const ClipOperands& of, Out out);
    Frame (*framesOf)(Duration duration, FrameRate rate) = nearestFrames;
};

using Of = ClipOperands;
constexpr FunctionCall functionCalls[] = {
    {QueryOp::Head, [](const Of& of, Out out) { derived::head(of.a, of.duration, out); }},
    {QueryOp::Tail, [](const Of& of, Out out) { derived::tail(of.a, of.duration, out); }},
    {QueryOp::FirstFrames, [](const Of& of, Out out) { derived::firstFrames(of.a, of.duration, out); }},
    {QueryOp::LastFrames, [](const Of& of, Out out) { derived::lastFrames(of.a, of.duration, out); }},
    {QueryOp::First, [](const Of& of, Out out) { derived::firstRanges(of.a, of.count, out); }},
    {QueryOp::Last, [](const Of& of, Out out) { derived::lastRanges(of.a, of.count, out); }},
    {QueryOp::Nth, [](const Of& of, Out out) { derived::nthRange(of.a, of.count, out); }},
    // Lengths are compared exactly, other durations are rounded.
    {QueryOp::Longer, [](const Of& of, Out out) { derived::longer(of.a, of.duration, out); }, framesWithin},
    {QueryOp::Shorter, [](const Of& of, Out out) { derived::shorter(of.a, of.duration, out); }, framesAround},
    {QueryOp::Grow,
     [](const Of& of, Out out) { derived::grown(of.a, of.duration, of.secondDuration, of.frames, out); }},
    {QueryOp::Shrink,
     [](const Of& of, Out out) { derived::shrunk(of.a, of.duration, of.secondDuration, out); }},
    {QueryOp::Close, [](const Of& of, Out out) { derived::closed(of.a, of.duration, out); }},
    {QueryOp::Starts, [](const Of& of, Out out) { derived::starts(of.a, out); }},
    {QueryOp::Ends, [](const Of& of, Out out) { derived::ends(of.a, out); }},
    {QueryOp::WholeClips,
     [](const Of& of, Out out) {
         if (!of.a.empty()) out.push_back({0, of.frames});
     }},
    {QueryOp::Overlapping, [](const Of& of, Out out) { derived::overlapping(of.a, of.b, out); }},
    {QueryOp::Inside, [](const Of& of, Out out) { derived::inside(of.a, of.b, out); }},
    {QueryOp::Containing, [](const Of& of, Out out) { derived::containing(of.a, of.b, out); }},
    {QueryOp::FirstIn, [](const Of& of, Out out) { derived::firstInside(of.a, of.b, out); }},
    {QueryOp::LastIn, [](const Of& of, Out out) { derived::lastInside(of.a, of.b, out); }},
    {QueryOp::Before, [](const Of& of, Out out) { derived::before(of.a, of.b, of.duration, out); }},
    {QueryOp::After, [](const Of& of, Out out) { derived::after(of.a, of.b, of.duration, out); }},
    {QueryOp::Near,
     [](const Of& of, Out out) { derived::nearby(of.a, of.b, of.duration, of.secondDuration, out); }},
};

constexpr const FunctionCall* functionCallOf(QueryOp op)
{
    const auto* found = std::ranges::find(functionCalls, op, &FunctionCall::op);
    return found != std::end(functionCalls) ? found : nullptr;
}

static_assert(std::ranges::all_of(queryOperations,
                                  [](const QueryOperation& each) {
                                      return isClipFunction(each.op) == (functionCallOf(each.op) != nullptr);
                                  }),
              "each function of clips is applied, and nothing else");

} // namespace

ClipFunction::ClipFunction(const QueryElement& function, FrameRate rate)
    : m_apply(functionCallOf(function.op())->apply)
{
    assert(isClipFunction(function.op()));
    if (takes(function.op(), QueryArgument::Count)) m_count = function.count();
    if (!takesDuration(function.op())) return;
    m_duration = functionCallOf(function.op())->framesOf(function.duration(), rate);
    m_secondDuration = function.secondDuration().nearestFrames(rate);
    if (!takes(function.op(), QueryArgument::Bound)) return;
    if (function.from().isBackwards) m_duration = -m_duration;
    if (function.to().isBackwards) m_secondDuration = -m_secondDuration;
}

} // namespace tagline
