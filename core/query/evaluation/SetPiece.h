#pragma once

// SetPiece is a maximal part of a plan that consists of operators of set algebra: one pass of SetEvaluation.
// Its leaves are tags, and nodes that are evaluated separately.
//
//   head(Run | Walk, 5) & Male & (Tired | clip("a*"))
//
//        └──────┘ a piece     Male · clip · Tired · | · head · & · &    another one, with two node leaves
//
// Functions, terms other than tags, operands of functions,
// and nodes used twice are evaluated separately.

#include "core/query/evaluation/QueryPlan.h"
#include "core/tags/sets/SetEvaluation.h"

#include <vector>

namespace tagline {

/// The set behind a leaf of a piece.
struct PieceLeaf
{
    enum class Kind { Tag, Node, All };

    Kind kind = Kind::Tag;
    TagId tag;               ///< for Tag: its exact frames
    PlanNodeId node = 0;     ///< for Node: its answer
    bool isDecisive = false; ///< the piece is empty if this leaf is
};

struct SetPiece
{
    std::vector<SetStep> steps;
    std::vector<PieceLeaf> leaves; ///< by the numbers of the steps
};

/// The piece whose answer is that of the node, an operator or a tag. `isScoped`: All and complements become
/// leaves and differences of Kind::All instead of steps, for evaluations of some clips.
SetPiece setPiece(const QueryPlan& plan, PlanNodeId root, bool isScoped);

} // namespace tagline
