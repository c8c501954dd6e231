#include "core/query/evaluation/QueryPlan.h"

#include "core/query/evaluation/QueryTags.h"
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

/// Estimated limit of a query's nodes: AtLeast(n of m) becomes n · m unions and intersections.
std::size_t mostNodesOf(std::span<const QueryElement> elements)
{
    std::size_t nodes = elements.size() + 2;
    for (const QueryElement& element : elements)
        if (element.op() == QueryOp::AtLeast)
            nodes +=
                2 * element.operandCount() * std::min(std::size_t(element.count()), element.operandCount());
    return nodes;
}

bool isCommutative(QueryOp op) { return op == QueryOp::Union || op == QueryOp::Intersection; }

} // namespace

QueryPlan::QueryPlan(const QueryExpression& query, const QueryLibrary& library)
    : m_query(query)
    , m_library(library)
    , m_allFrames(library.index.axis()->view().stop)
{
    const auto elements = query.elements();
    const std::size_t most = mostNodesOf(elements);
    m_nodes.reserve(most);
    m_table.assign(std::bit_ceil(2 * most), freePlace);
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
    const std::size_t count = element.operandCount();
    m_begin = count > 0 ? stack[stack.size() - count].begin : i;
    m_stop = i + 1;
    if (element.op() == QueryOp::AtLeast) {
        const PlanNodeId node = atLeast(element.count(), std::span(stack).last(count));
        stack.resize(stack.size() - count);
        return stack.push_back({node, m_begin});
    }
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
    return {node.operands.data(), node.element.operandCount()};
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
    if (isOfTags(element.op())) return tagLeaf(node);
    node.estimate = m_allFrames / operation.share;
    return interned(node);
}

PlanNodeId QueryPlan::tagLeaf(PlanNode node)
{
    node.firstTag = std::uint32_t(m_tags.size());
    for (const TagId tag : tagsOf(m_query, node.element, m_library.vocabulary)) {
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

/// A function of an empty set is empty, except those that count; those of two sets need both.
PlanNodeId QueryPlan::function(const QueryElement& element, PlanNodeId a, PlanNodeId b)
{
    const bool isOfNone = a == noneNode || (element.operandCount() > 1 && b == noneNode);
    if (isOfNone && !operationOf(element.op()).holdsOfNone) return noneNode;
    PlanNode node{element, {a, b}};
    const QueryOperation& operation = operationOf(element.op());
    node.estimate = operation.holdsOfNone ? m_allFrames / operation.share
                                          : std::min(m_allFrames, operation.growth * m_nodes[a].estimate);
    return interned(node);
}

/// At least k of the sets from the i-th on: the i-th and k - 1 of the later ones, or k of the later ones.
/// Built from the last set on, so that each such part is one node.
PlanNodeId QueryPlan::atLeast(std::uint32_t count, std::span<const Operand> sets)
{
    if (count > sets.size()) return noneNode;
    std::vector<PlanNodeId> least(count + 1, noneNode); // by k, for the sets handled so far
    least[0] = allNode;
    const QueryElement both(QueryOp::Intersection);
    const QueryElement either(QueryOp::Union);
    for (std::size_t i = sets.size(); i-- > 0;)
        for (std::size_t k = std::min(std::size_t(count), sets.size() - i); k > 0; --k)
            least[k] = joined(either, joined(both, sets[i].node, least[k - 1]), least[k]);
    return least[count];
}

/// Slot of an equal node in the table, or the free one for it.
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
    return a.operands == b.operands && a.element.withoutPlace() == b.element.withoutPlace() &&
           m_query.postfix().bytes(a.element) == m_query.postfix().bytes(b.element);
}

std::uint64_t QueryPlan::hash(const PlanNode& node) const
{
    std::uint64_t hash = nodeHashWith(nodeHashWith(1, node.operands[0]), node.operands[1]);
    for (const std::uint64_t bits : std::bit_cast<std::array<std::uint64_t, 3>>(node.element.withoutPlace()))
        hash = nodeHashWith(hash, bits);
    if (!node.element.hasText()) return hash;
    return nodeHashWith(hash, std::hash<std::string_view>{}(m_query.postfix().bytes(node.element)));
}

/// Operands come before the nodes that use them, so one walk down from the root sees uses first.
void QueryPlan::countUses()
{
    m_nodes[m_root].uses = 1;
    for (PlanNodeId id = m_root + 1; id-- > 0;)
        if (m_nodes[id].uses > 0)
            for (const PlanNodeId operand : operands(id)) ++m_nodes[operand].uses;
}

} // namespace tagline
