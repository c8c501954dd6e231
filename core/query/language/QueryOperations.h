#pragma once

// QueryOperations is the table of the query language: the name, arguments and known facts of each term,
// operator and function. Parser, echo, canonical form, plan, completion, help and tests read it; evaluation
// is implemented in core/query/evaluation (ClipFunction.cpp for functions of clips).

#include "core/query/evaluation/SignalSource.h"
#include "core/tags/sets/SetEvaluation.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tagline {

/// The operation of an element, in the order of canonical forms. Terms push a set on the stack, functions
/// replace the set a by one, operators and relations the sets a and b.
enum class QueryOp : std::uint8_t {
    Tag,
    ExactTag,
    OptionalTag,
    Group,
    All,
    None,
    Clip,
    File,
    Folder,
    Caption,
    Frames,
    Property,
    InstanceValue,
    Signal,
    SignalPair,
    Contact,
    Like,
    Complement,
    Head,
    Tail,
    FirstFrames,
    LastFrames,
    First,
    Last,
    Nth,
    Random,
    Longer,
    Shorter,
    Grow,
    Shrink,
    Close,
    Starts,
    Ends,
    WholeClips,
    With,
    CountOf,
    CoverageOf,
    SecondsOf,
    MeanOf,
    LeastOf,
    GreatestOf,
    Union,
    Intersection,
    Difference,
    AtLeast,
    Overlapping,
    Inside,
    Containing,
    FirstIn,
    LastIn,
    Before,
    After,
    Near // stays the last
};

inline constexpr std::size_t queryOpCount = std::size_t(QueryOp::Near) + 1;

/// The kinds of arguments between the brackets of a function.
enum class QueryArgument : std::uint8_t {
    Set,      ///< a query
    Duration, ///< 5, 5f, 0.5s, 500ms
    Bound,    ///< a duration, optionally with a minus before it
    Count,    ///< a whole number from 1
    Seed,     ///< a whole number
    Tag,      ///< the name of one tag
    Group,    ///< the name of a group of tags
    Pattern,  ///< a text in quotes with * and ?
    Joint,    ///< the name of a joint
    Example,  ///< the name in quotes of an example of motion
    Distance, ///< a number above 0
    Signal    ///< speed(), height(Head)
};

/// An argument and its name in the signature. Defaults: 1 for a count, the root for a joint, the first
/// duration for a second one.
struct QueryParameter
{
    QueryArgument kind = QueryArgument::Set;
    std::string_view name = {}; ///< empty: no parameter
    bool isOptional = false;
};

/// The notation of a term, operator or function.
enum class QueryForm : std::uint8_t {
    Name, ///< by a name of the library
    Word, ///< all, none
    Sign, ///< | & - ~
    Call  ///< with brackets
};

/// The clips on which an answer on a clip may depend.
enum class QueryReach : std::uint8_t {
    Clip,   ///< that clip alone
    Take,   ///< also the clips that were recorded with it
    Library ///< all clips
};

/// The result of a function with a duration of zero.
enum class AtNoTime : std::uint8_t { Computed, Same, Nothing };

struct QueryOperation
{
    QueryOp op{};
    QueryForm form = QueryForm::Call;
    std::string_view name = {};                    ///< sign, word or name of the function
    std::array<QueryParameter, 4> parameters = {}; ///< sets first, except for functions with a count of sets
    std::string_view help = {};                    ///< in one line
    AtNoTime atNoTime = AtNoTime::Computed;
    int growth = 1; ///< a guess: factor between the frames of its operand and its own
    QueryReach reach = QueryReach::Clip;
    int share = 2; ///< a guess: a term holds for one in so many frames; larger if it is fast to evaluate
    std::optional<SetStepKind> step = {}; ///< in set algebra, where neighbours are one pass
    bool isCompared = false;              ///< followed by a comparison with a value
    bool isRepeating = false;             ///< its last argument may be repeated
    bool seesInstances = false; ///< a function that counts the instances of a counted tag, not its ranges
    bool holdsOfNone = false;   ///< a function whose answer may have frames if its set has none
    MotionSignal signal = MotionSignal::Speed; ///< of op Signal

    /// The parameters, in order.
    constexpr std::span<const QueryParameter> taken() const
    {
        return std::span(parameters)
            .first(std::size_t(std::ranges::count_if(
                parameters, [](const QueryParameter& each) { return !each.name.empty(); })));
    }
    constexpr std::size_t most() const { return taken().size(); }
    /// Number of required arguments.
    constexpr std::size_t least() const
    {
        return std::size_t(std::ranges::count(taken(), false, &QueryParameter::isOptional));
    }
    constexpr int count(QueryArgument kind) const
    {
        return int(std::ranges::count(taken(), kind, &QueryParameter::kind));
    }
    constexpr bool takes(QueryArgument kind) const { return count(kind) > 0; }
    constexpr bool needsMotion() const { return takes(QueryArgument::Joint) || takes(QueryArgument::Signal); }
    /// Whether tags, clips and takes are all that an answer goes by: it is no name of the library, and needs
    /// neither motion nor captions, examples and names of files.
    constexpr bool isOfTagsAlone() const
    {
        return form != QueryForm::Name && !needsMotion() && !takes(QueryArgument::Pattern) &&
               !takes(QueryArgument::Example);
    }
    /// The parameter of the index-th argument; the last one repeatedly if the operation repeats it.
    constexpr const QueryParameter& parameterAt(std::size_t index) const
    {
        return parameters[isRepeating && index >= most() ? most() - 1 : index];
    }
};

/// In order of QueryOp; Signal has a row for each signal.
inline constexpr auto queryOperations = [] {
    using Op = QueryOp;
    using Form = QueryForm;
    using Step = SetStepKind;
    using Kind = QueryArgument;
    constexpr QueryParameter q{Kind::Set, "q"};
    constexpr QueryParameter a{Kind::Set, "a"};
    constexpr QueryParameter b{Kind::Set, "b"};
    constexpr QueryParameter more{Kind::Set, "b", true};
    constexpr QueryParameter from{Kind::Bound, "from"};
    constexpr QueryParameter to{Kind::Bound, "to"};
    constexpr QueryParameter start{Kind::Duration, "start"};
    constexpr QueryParameter stop{Kind::Duration, "stop"};
    constexpr QueryParameter duration{Kind::Duration, "duration"};
    constexpr QueryParameter before{Kind::Duration, "before"};
    constexpr QueryParameter after{Kind::Duration, "after", true};
    constexpr QueryParameter count{Kind::Count, "count"};
    constexpr QueryParameter someCount{Kind::Count, "count", true};
    constexpr QueryParameter number{Kind::Count, "number"};
    constexpr QueryParameter seed{Kind::Seed, "seed"};
    constexpr QueryParameter tag{Kind::Tag, "tag"};
    constexpr QueryParameter group{Kind::Group, "group"};
    constexpr QueryParameter pattern{Kind::Pattern, "\"pattern\""};
    constexpr QueryParameter words{Kind::Pattern, "\"text\""};
    constexpr QueryParameter joint{Kind::Joint, "joint"};
    constexpr QueryParameter someJoint{Kind::Joint, "joint", true};
    constexpr QueryParameter example{Kind::Example, "\"name\""};
    constexpr QueryParameter someDistance{Kind::Distance, "distance", true};
    constexpr QueryParameter measured{Kind::Signal, "signal"};
    constexpr auto call = Form::Call;
    constexpr auto computed = AtNoTime::Computed;
    constexpr auto same = AtNoTime::Same;
    constexpr auto nothing = AtNoTime::Nothing;
    constexpr auto ofClips = [pattern](Op op, std::string_view name, std::string_view help) {
        return QueryOperation{.op = op, .name = name, .parameters = {pattern}, .help = help, .share = 16};
    };
    constexpr auto signal = [someJoint](MotionSignal kind, std::string_view name, std::string_view help) {
        return QueryOperation{.op = Op::Signal,
                              .name = name,
                              .parameters = {someJoint},
                              .help = help,
                              .isCompared = true,
                              .signal = kind};
    };
    constexpr auto counted = [q](Op op, std::string_view name, std::string_view help) {
        return QueryOperation{.op = op,
                              .name = name,
                              .parameters = {q},
                              .help = help,
                              .growth = 2,
                              .isCompared = true,
                              .seesInstances = op == Op::CountOf,
                              .holdsOfNone = true};
    };
    constexpr auto ofInstances = [q](Op op, std::string_view name, QueryParameter second,
                                     std::string_view help, AtNoTime atNoTime = AtNoTime::Computed) {
        return QueryOperation{.op = op,
                              .name = name,
                              .parameters = {q, second},
                              .help = help,
                              .atNoTime = atNoTime,
                              .seesInstances = true};
    };
    constexpr auto measure = [q, measured](Op op, std::string_view name, std::string_view help) {
        return QueryOperation{
            .op = op, .name = name, .parameters = {q, measured}, .help = help, .isCompared = true};
    };
    constexpr auto sign = [a, b](Op op, std::string_view name, std::string_view help, Step step) {
        return QueryOperation{.op = op,
                              .form = Form::Sign,
                              .name = name,
                              .parameters = {a, op == Op::Complement ? QueryParameter() : b},
                              .help = help,
                              .step = step};
    };
    return std::to_array<QueryOperation>({
        {.op = Op::Tag, .form = Form::Name, .parameters = {tag}, .step = Step::Leaf},
        {.op = Op::ExactTag,
         .name = "exact",
         .parameters = {tag},
         .help = "a tag alone, without those below it",
         .step = Step::Leaf},
        {.op = Op::OptionalTag,
         .name = "optional",
         .parameters = {tag},
         .help = "a tag; no frame where there is no such tag",
         .step = Step::Leaf},
        {.op = Op::Group, .name = "group", .parameters = {group}, .help = "frames with any tag of a group"},
        {.op = Op::All, .form = Form::Word, .name = "all", .help = "every frame", .step = Step::All},
        {.op = Op::None, .form = Form::Word, .name = "none", .help = "no frame", .step = Step::None},
        ofClips(Op::Clip, "clip", "whole clips by name; * any characters, ? one"),
        ofClips(Op::File, "file", "whole clips by the name of their file"),
        ofClips(Op::Folder, "folder", "whole clips by a folder that they lie in"),
        {.op = Op::Caption,
         .name = "caption",
         .parameters = {words},
         .help = "frames whose captions have this text, with * and ?",
         .share = 16},
        {.op = Op::Frames,
         .name = "frames",
         .parameters = {start, stop},
         .help = "those frames of each clip, without the stop",
         .share = 8},
        {.op = Op::Property, .form = Form::Name, .share = 8, .isCompared = true},
        {.op = Op::InstanceValue, .form = Form::Name, .share = 32, .isCompared = true},
        signal(MotionSignal::Speed, "speed", "metres per second, of a joint or the root"),
        signal(MotionSignal::Height, "height", "metres above the ground"),
        signal(MotionSignal::TurnRate, "turnrate", "degrees per second about the vertical"),
        signal(MotionSignal::Acceleration, "acceleration", "metres per second squared"),
        signal(MotionSignal::X, "x", "metres along X"),
        signal(MotionSignal::Y, "y", "metres along Y"),
        signal(MotionSignal::Z, "z", "metres along Z"),
        {.op = Op::SignalPair, .form = Form::Name, .parameters = {someJoint, someJoint}, .isCompared = true},
        {Op::Contact, call, "contact", {joint}, "frames in which a joint rests on the ground"},
        {.op = Op::Like,
         .name = "like",
         .parameters = {example, someDistance},
         .help = "ranges that move like a kept example",
         .reach = QueryReach::Library, // distances depend on the motion of all clips
         .share = 32},
        sign(Op::Complement, "~", "all other frames", Step::Complement),
        {Op::Head, call, "head", {q, duration}, "the beginning of each range", nothing},
        {Op::Tail, call, "tail", {q, duration}, "the end of each range", nothing},
        {Op::FirstFrames, call, "firstframes", {q, duration}, "the first frames of q in each clip", nothing},
        {Op::LastFrames, call, "lastframes", {q, duration}, "the last frames of q in each clip", nothing},
        ofInstances(Op::First, "first", someCount, "the first ranges of each clip"),
        ofInstances(Op::Last, "last", someCount, "the last ranges of each clip"),
        ofInstances(Op::Nth, "nth", number, "one range of each clip, counted from 1"),
        {Op::Random,
         call,
         "random",
         {q, count, seed},
         "ranges drawn at random, the same for one seed",
         computed,
         1,
         QueryReach::Library},
        ofInstances(Op::Longer, "longer", duration, "ranges longer than that", same),
        ofInstances(Op::Shorter, "shorter", duration, "ranges shorter than that", nothing),
        {Op::Grow, call, "grow", {q, before, after}, "edges moved outwards", same, 2},
        {Op::Shrink, call, "shrink", {q, before, after}, "edges moved inwards", same},
        {Op::Close, call, "close", {q, duration}, "gaps up to that length filled", same, 2},
        {Op::Starts, call, "starts", {q}, "the first frame of each range"},
        {Op::Ends, call, "ends", {q}, "the last frame of each range"},
        {Op::WholeClips, call, "clips", {q}, "all of every clip that has a match", computed, 2},
        {Op::With,
         call,
         "with",
         {q},
         "frames at which a partner of the take is in q",
         computed,
         1,
         QueryReach::Take},
        counted(Op::CountOf, "count", "clips by the number of ranges: count(q) == 6"),
        counted(Op::CoverageOf, "coverage", "clips by the share of frames: coverage(q) >= 0.8"),
        counted(Op::SecondsOf, "seconds", "clips by the seconds of q in them: seconds(q) > 3"),
        measure(Op::MeanOf, "mean", "ranges by a mean: mean(q, speed()) > 2"),
        measure(Op::LeastOf, "min", "ranges by a least value: min(q, speed()) > 2"),
        measure(Op::GreatestOf, "max", "ranges by a greatest value: max(q, speed()) > 2"),
        sign(Op::Union, "|", "frames of a or b", Step::Union),
        sign(Op::Intersection, "&", "frames of a and b", Step::Intersection),
        sign(Op::Difference, "-", "frames of a that are not of b", Step::Difference),
        {.op = Op::AtLeast,
         .name = "atleast",
         .parameters = {count, a, more},
         .help = "frames in so many of the sets or more",
         .isRepeating = true},
        {Op::Overlapping, call, "overlapping", {a, b}, "ranges of a that share a frame with b"},
        {Op::Inside, call, "inside", {a, b}, "ranges of a within one range of b"},
        {Op::Containing, call, "containing", {a, b}, "ranges of a that hold a whole range of b"},
        {Op::FirstIn, call, "firstin", {a, b}, "the first range of a inside each of b"},
        {Op::LastIn, call, "lastin", {a, b}, "the last range of a inside each of b"},
        {Op::Before, call, "before", {a, b, duration}, "ranges of a at most that long before one of b"},
        {Op::After, call, "after", {a, b, duration}, "ranges of a at most that long after one of b"},
        {Op::Near, call, "near", {a, b, from, to}, "ranges of a by their start after a stop of b"},
    });
}();

static_assert(std::ranges::is_sorted(queryOperations, {}, &QueryOperation::op));

/// The index of each QueryOp's first row.
inline constexpr auto queryOperationPlaces = [] {
    std::array<std::uint8_t, queryOpCount> places{};
    for (std::size_t op = 0; op < queryOpCount; ++op)
        places[op] =
            std::uint8_t(std::ranges::lower_bound(queryOperations, QueryOp(op), {}, &QueryOperation::op) -
                         queryOperations.begin());
    return places;
}();

/// The row of an operation; for Signal, the row of one of the signals.
constexpr const QueryOperation& operationOf(QueryOp op)
{
    return queryOperations[queryOperationPlaces[std::size_t(op)]];
}

static_assert(
    [] {
        for (std::size_t op = 0; op < queryOpCount; ++op)
            if (operationOf(QueryOp(op)).op != QueryOp(op)) return false;
        return true;
    }(),
    "each QueryOp has a row in queryOperations");

/// Table of a row's value for each QueryOp, computed at compile time for walks over elements.
template<class Value>
constexpr std::array<std::uint16_t, queryOpCount> byQueryOp(Value value)
{
    std::array<std::uint16_t, queryOpCount> made{};
    for (const QueryOperation& each : queryOperations)
        made[std::size_t(each.op)] = std::uint16_t(value(each));
    return made;
}

/// Number of sets that an element takes from the stack: 0, 1 or 2; two for AtLeast, whose elements may take
/// more (QueryElement::operandCount).
constexpr int operandCount(QueryOp op)
{
    constexpr auto counts =
        byQueryOp([](const QueryOperation& each) { return each.count(QueryArgument::Set); });
    return counts[std::size_t(op)];
}

/// Whether an element has such an argument.
constexpr bool takes(QueryOp op, QueryArgument kind)
{
    constexpr auto kinds = byQueryOp([](const QueryOperation& each) {
        unsigned bits = 0;
        for (const QueryParameter& parameter : each.taken()) bits |= 1u << unsigned(parameter.kind);
        return bits;
    });
    return (kinds[std::size_t(op)] >> unsigned(kind) & 1u) != 0;
}

/// Whether an element has a duration, which is converted to frames by each clip's rate.
constexpr bool takesDuration(QueryOp op)
{
    return takes(op, QueryArgument::Duration) || takes(op, QueryArgument::Bound);
}

/// Whether an element stands for the frames of tags: of one by name, or of those of a group.
constexpr bool isOfTags(QueryOp op)
{
    return takes(op, QueryArgument::Tag) || takes(op, QueryArgument::Group);
}

/// Whether an element needs motion for its evaluation.
constexpr bool needsMotion(QueryOp op)
{
    return takes(op, QueryArgument::Joint) || takes(op, QueryArgument::Signal);
}

/// Whether an element compares a measure of a set with a number: count, mean and the like.
constexpr bool isMeasure(QueryOp op)
{
    constexpr auto measures = byQueryOp(
        [](const QueryOperation& each) { return each.isCompared && each.takes(QueryArgument::Set); });
    return measures[std::size_t(op)] != 0;
}

/// Whether an element compares an authored value: of a property or of the instances of a tag.
constexpr bool comparesValue(QueryOp op) { return op == QueryOp::Property || op == QueryOp::InstanceValue; }

/// Whether an element has a text: a pattern, a joint, or the name of a value, a group or an example.
constexpr bool takesText(QueryOp op)
{
    constexpr auto texts = byQueryOp([](const QueryOperation& each) {
        return comparesValue(each.op) || each.needsMotion() || each.takes(QueryArgument::Pattern) ||
               each.takes(QueryArgument::Group) || each.takes(QueryArgument::Example);
    });
    return texts[std::size_t(op)] != 0;
}

/// Whether an element is an operator of set algebra: | & - ~.
constexpr bool isSetOperator(QueryOp op)
{
    constexpr auto signs = byQueryOp([](const QueryOperation& each) { return each.form == QueryForm::Sign; });
    return signs[std::size_t(op)] != 0;
}

/// Whether an element is a function of ranges that answers clip by clip: all but the operators, atleast(),
/// random(), with() and those that measure.
constexpr bool isClipFunction(QueryOp op)
{
    return operandCount(op) > 0 && !isSetOperator(op) && op != QueryOp::AtLeast && !isMeasure(op) &&
           operationOf(op).reach == QueryReach::Clip;
}

} // namespace tagline
