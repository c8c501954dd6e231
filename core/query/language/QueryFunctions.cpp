#include "core/query/language/QueryFunctions.h"

#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <iterator>

namespace tagline {
namespace {

using Op = QueryOp;
constexpr auto S = QueryArgument::Set;
constexpr auto D = QueryArgument::Duration;
constexpr auto N = QueryArgument::Count;
constexpr std::array patternFirst{QueryArgument::Pattern, S, S};
constexpr std::array jointFirst{QueryArgument::Joint, S, S};

constexpr QueryFunction functions[] = {
    {"acceleration", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::Acceleration},
    {"after", Op::After, "a, b, duration", {S, S, D}, 3, 3},
    {"before", Op::Before, "a, b, duration", {S, S, D}, 3, 3},
    {"clip", Op::Clip, "\"pattern\"", patternFirst, 1, 1},
    {"clips", Op::WholeClips, "q", {S}, 1, 1},
    {"close", Op::Close, "q, duration", {S, D}, 2, 2},
    {"contact", Op::Contact, "joint", jointFirst, 1, 1},
    {"containing", Op::Containing, "a, b", {S, S}, 2, 2},
    {"ends", Op::Ends, "q", {S}, 1, 1},
    {"exact", Op::ExactTag, "tag", {QueryArgument::Tag}, 1, 1},
    {"file", Op::File, "\"pattern\"", patternFirst, 1, 1},
    {"first", Op::First, "q, count", {S, N}, 1, 2},
    {"firstframes", Op::FirstFrames, "q, duration", {S, D}, 2, 2},
    {"folder", Op::Folder, "\"pattern\"", patternFirst, 1, 1},
    {"grow", Op::Grow, "q, before, after", {S, D, D}, 2, 3},
    {"head", Op::Head, "q, duration", {S, D}, 2, 2},
    {"height", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::Height},
    {"inside", Op::Inside, "a, b", {S, S}, 2, 2},
    {"last", Op::Last, "q, count", {S, N}, 1, 2},
    {"lastframes", Op::LastFrames, "q, duration", {S, D}, 2, 2},
    {"longer", Op::Longer, "q, duration", {S, D}, 2, 2},
    {"nth", Op::Nth, "q, number", {S, N}, 2, 2},
    {"overlapping", Op::Overlapping, "a, b", {S, S}, 2, 2},
    {"random", Op::Random, "q, count, seed", {S, N, QueryArgument::Seed}, 3, 3},
    {"shorter", Op::Shorter, "q, duration", {S, D}, 2, 2},
    {"shrink", Op::Shrink, "q, before, after", {S, D, D}, 2, 3},
    {"speed", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::Speed},
    {"starts", Op::Starts, "q", {S}, 1, 1},
    {"tail", Op::Tail, "q, duration", {S, D}, 2, 2},
    {"turnrate", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::TurnRate},
    {"x", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::X},
    {"y", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::Y},
    {"z", Op::Signal, "joint", jointFirst, 0, 1, MotionSignal::Z},
};

} // namespace

std::span<const QueryFunction> queryFunctions() { return functions; }

const QueryFunction* findQueryFunction(std::string_view name)
{
    const auto* found = std::ranges::lower_bound(functions, name, {}, &QueryFunction::name);
    return found != std::end(functions) && found->name == name ? found : nullptr;
}

const QueryFunction* functionOf(const QueryElement& element)
{
    const auto* found = std::ranges::find_if(functions, [&](const QueryFunction& function) {
        return function.op == element.op() &&
               (element.op() != Op::Signal || function.signal == element.signal());
    });
    return found != std::end(functions) ? found : nullptr;
}

std::string nearestFunction(std::string_view typed)
{
    NearestName nearest(typed);
    for (const QueryFunction& function : functions) nearest.offer(function.name);
    return nearest.best();
}

std::string signature(const QueryFunction& function)
{
    return std::string(function.name) + '(' + std::string(function.hint) + ')';
}

bool needsMotion(const QueryFunction& function)
{
    return function.op == Op::Signal || function.op == Op::Contact;
}

} // namespace tagline
