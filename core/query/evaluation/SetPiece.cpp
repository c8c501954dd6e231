#include "core/query/evaluation/SetPiece.h"

#include "core/query/language/QueryOperations.h"

#include <algorithm>

namespace tagline {
namespace {

bool isTag(QueryOp op) { return isOfTags(op); }

/// Whether chains of the operator are one step of many operands.
bool isChained(QueryOp op) { return op == QueryOp::Union || op == QueryOp::Intersection; }

/// Walks a tree of operators without recursion: it may be as deep as the expression is long.
class PieceMaker
{
public:
    PieceMaker(const QueryPlan& plan, PlanNodeId root, bool isScoped)
        : m_plan(plan)
        , m_root(root)
        , m_isScoped(isScoped)
    {
    }

    SetPiece made()
    {
        visit(m_root);
        while (!m_open.empty()) {
            Open& open = m_open.back();
            if (open.next < m_operands.size())
                visit(m_operands[open.next++]);
            else
                close();
        }
        return std::move(m_piece);
    }

private:
    /// An operator whose operands are being visited: the last ones of m_operands.
    struct Open
    {
        PlanNodeId node = 0;
        std::size_t first = 0;
        std::size_t next = 0;
    };

    QueryOp op(PlanNodeId node) const { return m_plan[node].element.op(); }

    /// Whether a node is worked out within the piece, not before it.
    bool isWithin(PlanNodeId node) const
    {
        if (node == m_root) return true;
        if (isTag(op(node))) return m_plan[node].tagCount == 1 || m_plan[node].uses == 1;
        return isSetOperator(op(node)) && m_plan[node].uses == 1;
    }

    void visit(PlanNodeId node)
    {
        if (op(node) == QueryOp::All) return pushAll();
        if (!isWithin(node)) return pushLeaf({PieceLeaf::Kind::Node, {}, node, isDecisive()});
        if (isTag(op(node))) return visitTags(node);
        if (m_isScoped && op(node) == QueryOp::Complement) pushAll();
        const std::size_t first = m_operands.size();
        appendOperands(node);
        m_open.push_back({node, first, first});
    }

    void visitTags(PlanNodeId node)
    {
        for (const TagId tag : m_plan.tags(node)) pushLeaf({PieceLeaf::Kind::Tag, tag, 0, false});
        if (m_plan[node].tagCount > 1) m_piece.steps.push_back({SetStepKind::Union, m_plan[node].tagCount});
    }

    void pushAll()
    {
        if (m_isScoped)
            pushLeaf({PieceLeaf::Kind::All, {}, 0, false});
        else
            m_piece.steps.push_back({SetStepKind::All, 0});
    }

    void pushLeaf(const PieceLeaf& leaf)
    {
        m_piece.steps.push_back({SetStepKind::Leaf, std::uint32_t(m_piece.leaves.size())});
        m_piece.leaves.push_back(leaf);
    }

    /// Whether what is visited now is an operand without which the piece is empty.
    bool isDecisive() const
    {
        if (m_open.size() != 1) return false;
        const QueryOp root = op(m_root);
        return root == QueryOp::Intersection ||
               (root == QueryOp::Difference && m_open.front().next == m_open.front().first + 1);
    }

    /// Appends the operands of an operator; of a chain, those of the whole chain, in order of size.
    void appendOperands(PlanNodeId node)
    {
        const std::size_t first = m_operands.size();
        const auto own = m_plan.operands(node);
        m_operands.insert(m_operands.end(), own.begin(), own.end());
        if (!isChained(op(node))) return;
        for (std::size_t i = first; i < m_operands.size();) {
            const PlanNodeId operand = m_operands[i];
            if (op(operand) != op(node) || !isWithin(operand)) {
                ++i;
                continue;
            }
            m_operands[i] = m_plan.operands(operand)[0];
            m_operands.push_back(m_plan.operands(operand)[1]);
        }
        std::stable_sort(
            m_operands.begin() + std::ptrdiff_t(first), m_operands.end(),
            [this](PlanNodeId a, PlanNodeId b) { return m_plan[a].estimate < m_plan[b].estimate; });
    }

    void close()
    {
        const Open open = m_open.back();
        const auto count = std::uint32_t(m_operands.size() - open.first);
        m_operands.resize(open.first);
        m_open.pop_back();
        if (m_isScoped && op(open.node) == QueryOp::Complement)
            m_piece.steps.push_back({SetStepKind::Difference, 0});
        else
            m_piece.steps.push_back({*operationOf(op(open.node)).step, isChained(op(open.node)) ? count : 0});
    }

    const QueryPlan& m_plan;
    PlanNodeId m_root;
    bool m_isScoped;
    SetPiece m_piece;
    std::vector<PlanNodeId> m_operands;
    std::vector<Open> m_open;
};

} // namespace

SetPiece setPiece(const QueryPlan& plan, PlanNodeId root, bool isScoped)
{
    return PieceMaker(plan, root, isScoped).made();
}

} // namespace tagline
