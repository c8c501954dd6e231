#pragma once

// RuntimeEvaluation answers a query of a runtime file that has functions of ranges, durations or names of
// clips, by the evaluation of the query language itself: once, since a file never changes.
//
//   head(Run, 0.5s) & ~Tired      Run and Tired become tags of a small library with the clips of the file
//
// Answers are those of the library that was exported, with some things of the file's own: file() and folder()
// go by the paths that the export wrote, random() draws among the clips of the file, in its order, and in
// files of programs that did not write instances, ranges of counted tags are what is counted.

#include "core/query/language/QueryOperations.h"
#include "core/runtime/RuntimeTerm.h"
#include "core/tags/sets/FrameSet.h"

#include <string_view>

namespace tagline {

/// Names the data, for people, that an operation asks for and runtime files do not hold; empty if they hold
/// all.
constexpr std::string_view runtimeLack(QueryOp op)
{
    if (needsMotion(op) || takes(op, QueryArgument::Example)) return "motion";
    if (op == QueryOp::Property) return "properties of frames";
    if (op == QueryOp::InstanceValue) return "values of instances";
    if (op == QueryOp::Caption) return "captions";
    return operationOf(op).reach == QueryReach::Take ? "takes" : std::string_view();
}

/// Whether an operation is set algebra on tags, which is answered step by step; others are answered whole.
constexpr bool isRuntimeStep(QueryOp op)
{
    return operationOf(op).step || isOfTags(op) || op == QueryOp::AtLeast;
}

/// The frames that a query holds for, on an axis like that of the file. Expects no operation with a
/// runtimeLack. O(clips), and what the query costs in the window.
FrameSet runtimeAnswer(const QueryExpression& query, const RuntimeFile& file, RuntimeIds ids);

} // namespace tagline
