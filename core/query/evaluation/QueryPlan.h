#pragma once

// QueryPlan is a query prepared for one library: a graph in which equal sub-expressions are one node, nodes
// known to be empty are removed, and every node has an estimate of its frames.
//
//   head(Run, 5) & Male | head(Run, 5) & Old         Run ── head ──┬── & ──┬── |
//                                                    Male ─────────┘       │
//                                                    Old ───── & ──────────┘
//                                                              └── head

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/language/QueryExpression.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// The index of a node in its plan. Operands have smaller indices than the nodes that use them.
using PlanNodeId = std::uint32_t;

/// One sub-expression. AtLeast has no node of its own: it is expanded to unions and intersections.
struct PlanNode
{
    QueryElement element;                 ///< its texts lie in the plan's expression
    std::array<PlanNodeId, 2> operands{}; ///< operandCount(element.op()) of them
    std::uint32_t begin = 0;              ///< its elements in the expression: [begin, stop)
    std::uint32_t stop = 0;
    std::uint32_t firstTag = 0; ///< of Tag and ExactTag: the tags whose frames it is, in QueryPlan::tags()
    std::uint32_t tagCount = 0;
    std::uint32_t uses = 0;    ///< number of uses by other nodes of the answer
    std::int64_t estimate = 0; ///< estimated number of frames, at most the whole library's
};

/// Holds references to the expression and the library.
class QueryPlan
{
public:
    /// O(elements), and O(answer) of TagVocabulary::matching for each tag.
    QueryPlan(const QueryExpression& query, const QueryLibrary& library);

    const QueryExpression& expression() const { return m_query; }
    PlanNodeId root() const { return m_root; }
    const PlanNode& operator[](PlanNodeId id) const { return m_nodes[id]; }
    std::size_t size() const { return m_nodes.size(); }
    std::span<const PlanNodeId> operands(PlanNodeId id) const;
    /// The tags with frames whose union a Tag or an ExactTag is; at least one (a term without any is None).
    std::span<const TagId> tags(PlanNodeId id) const;

private:
    /// A set on the stack of the postfix walk: its node, and the begin of its elements.
    struct Operand
    {
        PlanNodeId node = 0;
        std::uint32_t begin = 0;
    };

    void add(const QueryElement& element, std::uint32_t i, std::vector<Operand>& stack);
    PlanNodeId made(const QueryElement& element, PlanNodeId a, PlanNodeId b);
    PlanNodeId leaf(const QueryElement& element);
    PlanNodeId tagLeaf(PlanNode node);
    PlanNodeId joined(const QueryElement& element, PlanNodeId a, PlanNodeId b);
    PlanNodeId complement(const QueryElement& element, PlanNodeId a);
    PlanNodeId function(const QueryElement& element, PlanNodeId a, PlanNodeId b);
    PlanNodeId atLeast(std::uint32_t count, std::span<const Operand> sets);
    std::size_t place(const PlanNode& node) const;
    PlanNodeId interned(PlanNode node);
    bool isSame(const PlanNode& a, const PlanNode& b) const;
    std::uint64_t hash(const PlanNode& node) const;
    void countUses();

    const QueryExpression& m_query;
    const QueryLibrary& m_library;
    std::int64_t m_allFrames = 0;
    std::vector<PlanNode> m_nodes;
    std::vector<TagId> m_tags;
    std::vector<PlanNodeId> m_table; ///< nodes by hash; its size is a power of two, and many slots are free
    PlanNodeId m_root = 0;
    std::uint32_t m_begin = 0; ///< of the element that is being added
    std::uint32_t m_stop = 0;
};

} // namespace tagline
