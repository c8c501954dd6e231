#include "core/query/evaluation/QueryPlan.h"

#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace tagline {
namespace {

constexpr PlanNodeId noneNode = 0;
constexpr PlanNodeId allNode = 1;
constexpr PlanNodeId freePlace = 0xffffffffu;

std::uint64_t nodeHashWith(std::uint64_t hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
}

std::uint64_t hashOf(const QueryValue& value) { return std::hash<QueryValue>{}(value); }

bool isCommutative(QueryOp op) { return op == QueryOp::Union || op == QueryOp::Intersection; }

} // namespace

QueryPlan::QueryPlan(const QueryExpression& query, const QueryLibrary& library)
    : m_query(query)
    , m_library(library)
    , m_allFrames(library.index.axis()->view().stop)
{
    const auto elements = query.elements();
    m_nodes.reserve(elements.size() + 2);
    m_table.assign(std::bit_ceil(2 * elements.size() + 4), freePlace);
    interned({QueryElement(QueryOp::None)});
    PlanNode all{QueryElement(QueryOp::All)};
    all.estimate = m_allFrames;
    interned(all);

    std::vector<Operand> stack;
    for (std::uint32_t i = 0; i < elements.size(); ++i) add(elements[i], i, stack);
    assert(stack.size() == 1);
    m_root = stack.back().node;
    countUses();
}

/// Replaces the operands of the i-th element on the stack by its node.
void QueryPlan::add(const QueryElement& element, std::uint32_t i, std::vector<Operand>& stack)
{
    const auto count = std::size_t(operandCount(element.op()));
    m_begin = count > 0 ? stack[stack.size() - count].begin : i;
    m_stop = i + 1;
    const PlanNodeId b = count > 1 ? stack.back().node : noneNode;
    const PlanNodeId a = count > 0 ? stack[stack.size() - count].node : noneNode;
    stack.resize(stack.size() - count);
    stack.push_back({made(element, a, b), m_begin});
}

PlanNodeId QueryPlan::made(const QueryElement& element, PlanNodeId a, PlanNodeId b)
{
    if (operandCount(element.op()) == 0) return leaf(element);
    if (element.op() == QueryOp::Complement) return complement(element, a);
    return isSetOperator(element.op()) ? joined(element, a, b) : function(element, a, b);
}

std::span<const PlanNodeId> QueryPlan::operands(PlanNodeId id) const
{
    const PlanNode& node = m_nodes[id];
    return {node.operands.data(), std::size_t(operandCount(node.element.op()))};
}

std::span<const TagId> QueryPlan::tags(PlanNodeId id) const
{
    return std::span(m_tags).subspan(m_nodes[id].firstTag, m_nodes[id].tagCount);
}

PlanNodeId QueryPlan::leaf(const QueryElement& element)
{
    if (element.op() == QueryOp::None) return noneNode;
    if (element.op() == QueryOp::All) return allNode;
    PlanNode node{element};
    if (const PlanNodeId known = m_table[place(node)]; known != freePlace) return known;
    const QueryOperation& operation = operationOf(element.op());
    if (operation.takes(QueryArgument::Tag)) return tagLeaf(node);
    node.estimate = m_allFrames / operation.share;
    return interned(node);
}

PlanNodeId QueryPlan::tagLeaf(PlanNode node)
{
    const TagVocabulary& vocabulary = m_library.vocabulary;
    node.firstTag = std::uint32_t(m_tags.size());
    for (const TagId tag : node.element.op() == QueryOp::Tag ? vocabulary.matching(node.element.tag())
                                                             : vocabulary.exactly(node.element.tag())) {
        const std::int64_t frames = m_library.index.counts(tag).frames;
        if (frames == 0) continue;
        m_tags.push_back(tag);
        node.estimate += frames;
    }
    node.tagCount = std::uint32_t(m_tags.size()) - node.firstTag;
    node.estimate = std::min(node.estimate, m_allFrames);
    return node.tagCount == 0 ? noneNode : interned(node);
}

PlanNodeId QueryPlan::complement(const QueryElement& element, PlanNodeId a)
{
    if (a == noneNode) return allNode;
    if (a == allNode) return noneNode;
    if (m_nodes[a].element.op() == QueryOp::Complement) return m_nodes[a].operands[0];
    PlanNode node{element, {a, noneNode}};
    node.estimate = m_allFrames - m_nodes[a].estimate;
    return interned(node);
}

PlanNodeId QueryPlan::joined(const QueryElement& element, PlanNodeId a, PlanNodeId b)
{
    if (isCommutative(element.op()) && b < a) std::swap(a, b);
    PlanNode node{element, {a, b}};
    const std::int64_t inA = m_nodes[a].estimate;
    const std::int64_t inB = m_nodes[b].estimate;
    if (element.op() == QueryOp::Union) {
        if (a == noneNode || a == b || b == allNode) return b;
        if (a == allNode) return a;
        node.estimate = std::min(m_allFrames, inA + inB);
    } else if (element.op() == QueryOp::Intersection) {
        if (a == noneNode || a == b || b == allNode) return a;
        if (a == allNode) return b;
        node.estimate = std::min(inA, inB);
    } else {
        if (a == noneNode || a == b || b == allNode) return noneNode;
        if (b == noneNode) return a;
        node.estimate = std::min(inA, m_allFrames - inB);
    }
    return interned(node);
}

/// A function of no frame has no frame; those of two sets need both.
PlanNodeId QueryPlan::function(const QueryElement& element, PlanNodeId a, PlanNodeId b)
{
    if (a == noneNode || (operandCount(element.op()) > 1 && b == noneNode)) return noneNode;
    PlanNode node{element, {a, b}};
    node.estimate = std::min(m_allFrames, operationOf(element.op()).growth * m_nodes[a].estimate);
    return interned(node);
}

/// Where in the table an equal node is, or would be.
std::size_t QueryPlan::place(const PlanNode& node) const
{
    std::size_t at = hash(node) & (m_table.size() - 1);
    while (m_table[at] != freePlace && !isSame(m_nodes[m_table[at]], node))
        at = (at + 1) & (m_table.size() - 1);
    return at;
}

PlanNodeId QueryPlan::interned(PlanNode node)
{
    PlanNodeId& known = m_table[place(node)];
    if (known != freePlace) return known;
    node.begin = m_begin;
    node.stop = m_stop;
    known = PlanNodeId(m_nodes.size());
    m_nodes.push_back(node);
    return known;
}

bool QueryPlan::isSame(const PlanNode& a, const PlanNode& b) const
{
    if (a.operands != b.operands || a.element.op() != b.element.op()) return false;
    if (!a.element.hasText()) return a.element == b.element;
    if (m_query.text(a.element) != m_query.text(b.element)) return false;
    if (a.element.op() == QueryOp::Property)
        return a.element.comparison() == b.element.comparison() &&
               m_query.value(a.element) == m_query.value(b.element);
    if (a.element.op() == QueryOp::Signal)
        return a.element.comparison() == b.element.comparison() && a.element.signal() == b.element.signal() &&
               a.element.number() == b.element.number();
    return true;
}

std::uint64_t QueryPlan::hash(const PlanNode& node) const
{
    std::uint64_t hash = nodeHashWith(std::uint64_t(node.element.op()), node.operands[0]);
    hash = nodeHashWith(hash, node.operands[1]);
    if (node.element.hasText()) {
        hash = nodeHashWith(hash, std::hash<std::string_view>{}(m_query.text(node.element)));
        if (node.element.op() == QueryOp::Property)
            hash = nodeHashWith(hash, hashOf(m_query.value(node.element)));
        return hash;
    }
    for (const std::uint64_t bits : std::bit_cast<std::array<std::uint64_t, 3>>(node.element))
        hash = nodeHashWith(hash, bits);
    return hash;
}

/// Operands come before what uses them, so one walk from the root down sees each node after all its uses.
void QueryPlan::countUses()
{
    m_nodes[m_root].uses = 1;
    for (PlanNodeId id = m_root + 1; id-- > 0;)
        if (m_nodes[id].uses > 0)
            for (const PlanNodeId operand : operands(id)) ++m_nodes[operand].uses;
}

} // namespace tagline
