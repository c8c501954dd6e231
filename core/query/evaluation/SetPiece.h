#pragma once

// SetPiece is a largest part of a plan that is nothing but operators of set algebra: one pass of
// SetEvaluation. Its leaves are tags, and nodes that have an answer of their own.
//
//   head(Run | Walk, 5) & Male & (Tired | clip("a*"))
//
//        └──────┘ a piece     Male · clip · Tired · | · head · & · &    another one, with two node leaves
//
// Functions, terms that are no tags, what functions are applied to, and whatever is used twice have answers
// of their own.

#include "core/query/evaluation/QueryPlan.h"
#include "core/tags/sets/SetEvaluation.h"

#include <vector>

namespace tagline {

/// The set that a leaf of a piece stands for.
struct PieceLeaf
{
    enum class Kind { Tag, Node, All };

    Kind kind = Kind::Tag;
    TagId tag;               ///< of Tag: its exact frames
    PlanNodeId node = 0;     ///< of Node: its answer
    bool isDecisive = false; ///< where it is empty, so is the piece
};

struct SetPiece
{
    std::vector<SetStep> steps;
    std::vector<PieceLeaf> leaves; ///< by the numbers of the steps
};

/// The piece whose answer is that of the node, an operator or a tag. `isScoped`: All and complements are
/// leaves and differences of Kind::All instead of steps, for evaluations of some clips.
SetPiece setPiece(const QueryPlan& plan, PlanNodeId root, bool isScoped);

} // namespace tagline
