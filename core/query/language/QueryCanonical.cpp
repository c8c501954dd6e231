#include "core/query/language/QueryCanonical.h"

#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace tagline {
namespace {

using NodeId = std::uint32_t;

/// A node, or its complement.
struct Literal
{
    NodeId node = 0;
    bool isComplement = false;

    Literal operator~() const { return {node, !isComplement}; }
    bool operator==(const Literal&) const = default;
};

/// Node 0 is all frames; its complement is none.
constexpr Literal all{0, false};
constexpr Literal none{0, true};

/// A conjunction (op Intersection) of literals, a function of literals, or a term without any.
/// A | B is the complement of the conjunction ~A & ~B: one operator is enough to compare and to store.
struct Node
{
    QueryElement element;
    std::uint32_t first = 0; ///< its literals in Nodes::m_literals
    std::uint32_t count = 0;
    std::uint64_t hash = 0; ///< of its meaning, not of its place
};

std::uint64_t canonicalHashWith(std::uint64_t hash, std::uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/// All nodes of an expression, without duplicates.
class Nodes
{
public:
    explicit Nodes(const QueryPostfix& source)
        : m_source(source)
    {
        node(QueryElement(QueryOp::All), {});
    }

    const Node& operator[](NodeId id) const { return m_nodes[id]; }
    std::span<const Literal> literals(NodeId id) const
    {
        return std::span(m_literals).subspan(m_nodes[id].first, m_nodes[id].count);
    }
    bool isConjunction(NodeId id) const { return m_nodes[id].element.op() == QueryOp::Intersection; }

    /// The node of an element and its literals; the existing one if an equal one exists.
    Literal node(const QueryElement& element, std::span<const Literal> literals)
    {
        const std::uint64_t hash = hashOf(element, literals);
        const auto [begin, end] = m_byHash.equal_range(hash);
        for (auto known = begin; known != end; ++known)
            if (isEqual(known->second, element, literals)) return {known->second, false};
        const auto id = NodeId(m_nodes.size());
        m_nodes.push_back({element, std::uint32_t(m_literals.size()), std::uint32_t(literals.size()), hash});
        m_literals.insert(m_literals.end(), literals.begin(), literals.end());
        m_byHash.emplace(hash, id);
        return {id, false};
    }

    /// A total order for all expressions: by kind, tag and meaning. (Different meanings with the same hash,
    /// which is practically impossible, keep the order in which they came.)
    bool isBefore(Literal a, Literal b) const { return key(a) < key(b); }

private:
    std::tuple<QueryOp, std::uint32_t, std::uint64_t, NodeId, bool> key(Literal literal) const
    {
        const Node& its = m_nodes[literal.node];
        const QueryOp op = its.element.op();
        return {op, takes(op, QueryArgument::Tag) ? its.element.tag().value : 0, its.hash, literal.node,
                literal.isComplement};
    }

    std::uint64_t hashOf(const QueryElement& element, std::span<const Literal> literals) const
    {
        std::uint64_t hash = std::hash<std::string_view>()(m_source.bytes(element));
        for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, 3>>(element.withoutPlace()))
            hash = canonicalHashWith(hash, word);
        for (const Literal literal : literals)
            hash = canonicalHashWith(hash, m_nodes[literal.node].hash + std::uint64_t(literal.isComplement));
        return hash;
    }

    bool isEqual(NodeId id, const QueryElement& element, std::span<const Literal> others) const
    {
        const QueryElement& its = m_nodes[id].element;
        return its.withoutPlace() == element.withoutPlace() &&
               m_source.bytes(its) == m_source.bytes(element) && std::ranges::equal(literals(id), others);
    }

    const QueryPostfix& m_source;
    std::vector<Node> m_nodes;
    std::vector<Literal> m_literals;
    std::unordered_multimap<std::uint64_t, NodeId> m_byHash;
};

/// A conjunction under construction (or its complement): unordered literals, none of them a conjunction.
struct Group
{
    InlineVector<Literal, 4> literals;
    bool isComplement = false;
};

/// Makes nodes of an expression from first to last element. Operands of & and | stay open groups until they
/// are needed as a whole, so that a chain is sorted once.
class Canonicalizer
{
public:
    explicit Canonicalizer(const QueryExpression& query)
        : m_nodes(query.postfix())
    {
        for (const QueryElement& element : query.elements()) apply(element);
        m_root = closed(std::move(m_stack.back()));
    }

    const Nodes& nodes() const { return m_nodes; }
    Literal root() const { return m_root; }

private:
    void apply(const QueryElement& element)
    {
        const std::size_t operands = element.operandCount();
        if (element.op() == QueryOp::AtLeast) return applyAtLeast(element);
        if (operands == 0) return m_stack.push_back(grouped(term(element)));
        if (element.op() == QueryOp::Complement) {
            m_stack.back().isComplement = !m_stack.back().isComplement;
            return;
        }
        if (operands == 1) {
            m_stack.back() = grouped(function(element, closed(std::move(m_stack.back()))));
            return;
        }
        Group b = std::move(m_stack.back());
        m_stack.pop_back();
        m_stack.back() = joined(element, std::move(m_stack.back()), std::move(b));
    }

    Literal term(const QueryElement& element)
    {
        if (element.op() == QueryOp::None) return none;
        if (element.op() == QueryOp::OptionalTag)
            return m_nodes.node(QueryElement::tag(QueryOp::Tag, element.tag()), {});
        return m_nodes.node(withPlainDurations(element), {});
    }

    /// Takes the sets of an AtLeast off the stack. Empty sets are left out; a set of all frames reduces the
    /// count by one.
    void applyAtLeast(const QueryElement& element)
    {
        const std::size_t first = m_stack.size() - element.operandCount();
        std::size_t count = element.count();
        std::vector<Literal> literals;
        for (std::size_t i = first; i < m_stack.size(); ++i) {
            const Literal literal = closed(std::move(m_stack[i]));
            if (literal == all && count > 0) --count;
            if (literal != all && literal != none) literals.push_back(literal);
        }
        m_stack.resize(first);
        m_stack.push_back(countedGroup(count, std::move(literals)));
    }

    Group countedGroup(std::size_t count, std::vector<Literal> literals)
    {
        if (count == 0) return grouped(all);
        if (count > literals.size()) return grouped(none);
        const bool isUnion = count == 1;
        if (isUnion || count == literals.size()) {
            Group joint = grouped(all);
            for (const Literal literal : literals)
                joint = conjoined(std::move(joint), grouped(isUnion ? ~literal : literal));
            joint.isComplement = joint.isComplement != isUnion;
            return joint;
        }
        std::ranges::sort(literals, [this](Literal a, Literal b) { return m_nodes.isBefore(a, b); });
        const auto counted = QueryElement::atLeast(std::uint32_t(count), std::uint32_t(literals.size()));
        return grouped(m_nodes.node(counted, literals));
    }

    Group joined(const QueryElement& element, Group a, Group b)
    {
        const QueryOp op = element.op();
        const bool isUnion = op == QueryOp::Union;
        if (isUnion) a.isComplement = !a.isComplement;
        if (isUnion || op == QueryOp::Difference) b.isComplement = !b.isComplement;
        if (isSetOperator(op)) {
            Group both = conjoined(std::move(a), std::move(b));
            both.isComplement = both.isComplement != isUnion;
            return both;
        }
        const std::array operands{closed(std::move(a)), closed(std::move(b))};
        return grouped(relation(element, operands));
    }

    /// a & b; the larger of the two absorbs the other, and stays unchanged if that is all frames.
    Group conjoined(Group a, Group b)
    {
        if (a.literals.size() < b.literals.size()) std::swap(a, b);
        b = opened(std::move(b));
        if (b.literals.size() == 1 && b.literals[0] == all) return a;
        a = opened(std::move(a));
        if (a.literals.size() < b.literals.size()) std::swap(a, b);
        a.literals.append(b.literals.span());
        return a;
    }

    /// The group as a conjunction that is not complemented.
    Group opened(Group group)
    {
        if (!group.isComplement) return group;
        return grouped(closed(std::move(group)));
    }

    /// A literal as an open group; a conjunction is split into its literals.
    Group grouped(Literal literal) const
    {
        Group group;
        if (!literal.isComplement && m_nodes.isConjunction(literal.node))
            group.literals.append(m_nodes.literals(literal.node));
        else
            group.literals.push(literal);
        return group;
    }

    /// The literal of a group, simplified by the rules of & and ~.
    Literal closed(Group group)
    {
        const Literal whole = conjunction(group.literals);
        return group.isComplement ? ~whole : whole;
    }

    Literal conjunction(InlineVector<Literal, 4>& literals)
    {
        if (literals.size() == 1) return literals[0];
        const std::span<Literal> sorted = literals.span();
        std::ranges::sort(sorted, [this](Literal a, Literal b) { return m_nodes.isBefore(a, b); });
        std::size_t kept = 0;
        for (const Literal literal : sorted) {
            if (literal == all || (kept > 0 && sorted[kept - 1] == literal)) continue;
            if (literal == none || (kept > 0 && sorted[kept - 1] == ~literal)) return none;
            sorted[kept++] = literal;
        }
        const std::span<const Literal> operands = sorted.first(kept);
        if (kept == 0) return all;
        if (kept == 1) return operands[0];
        if (std::ranges::any_of(operands, [&](Literal each) { return excludes(each, operands); }))
            return none;
        return m_nodes.node(QueryElement(QueryOp::Intersection), operands);
    }

    /// Whether a literal is ~(A & B) with A and B among the operands.
    bool excludes(Literal literal, std::span<const Literal> operands) const
    {
        if (!literal.isComplement || !m_nodes.isConjunction(literal.node)) return false;
        const auto excluded = m_nodes.literals(literal.node);
        const auto isBefore = [this](Literal a, Literal b) { return m_nodes.isBefore(a, b); };
        return std::ranges::all_of(
            excluded, [&](Literal each) { return std::ranges::binary_search(operands, each, isBefore); });
    }

    Literal function(const QueryElement& element, Literal operand)
    {
        if (operand == none && !operationOf(element.op()).holdsOfNone) return none;
        const QueryElement plain = withPlainDurations(element);
        if (plain.op() == QueryOp::WholeClips) {
            const bool isWhole =
                !operand.isComplement &&
                (operand == all || m_nodes[operand.node].element.op() == QueryOp::WholeClips);
            if (isWhole) return operand;
        }
        const bool isOfNoTime =
            takesDuration(plain.op()) && plain.duration().isZero() && plain.secondDuration().isZero();
        const AtNoTime atNoTime = isOfNoTime ? operationOf(plain.op()).atNoTime : AtNoTime::Computed;
        if (atNoTime == AtNoTime::Computed) return m_nodes.node(plain, {&operand, 1});
        return atNoTime == AtNoTime::Same ? operand : none;
    }

    Literal relation(const QueryElement& element, std::span<const Literal> operands)
    {
        if (operands[0] == none || operands[1] == none) return none;
        return m_nodes.node(withPlainDurations(element), operands);
    }

    static SignedDuration withPlainLength(SignedDuration duration)
    {
        return {duration.length.normalised(), duration.isBackwards};
    }

    static QueryElement withPlainDurations(const QueryElement& element)
    {
        if (!takesDuration(element.op())) return element;
        if (takes(element.op(), QueryArgument::Bound))
            return QueryElement::bounded(element.op(), withPlainLength(element.from()),
                                         withPlainLength(element.to()));
        return QueryElement::lasting(element.op(), element.duration().normalised(),
                                     element.secondDuration().normalised());
    }

    Nodes m_nodes;
    std::vector<Group> m_stack;
    Literal m_root;
};

/// Writes nodes as an expression.
class Writer
{
public:
    Writer(const Nodes& nodes, const QueryPostfix& source)
        : m_nodes(nodes)
        , m_source(source)
    {
    }

    QueryPostfix written(Literal root)
    {
        open(root);
        while (!m_open.empty()) {
            const Step step = m_open.back();
            m_open.pop_back();
            if (step.isElement)
                m_postfix.append({&step.element, 1}, m_source.texts());
            else
                write(step.literal);
        }
        return std::move(m_postfix);
    }

private:
    /// An element to be written, or a literal to be expanded.
    struct Step
    {
        bool isElement = false;
        Literal literal;
        QueryElement element;
    };

    void open(Literal literal) { m_open.push_back({false, literal, {}}); }
    void open(const QueryElement& element) { m_open.push_back({true, {}, element}); }
    void open(QueryOp op) { open(QueryElement(op)); }

    void write(Literal literal)
    {
        if (literal == none) return open(QueryOp::None);
        if (m_nodes.isConjunction(literal.node)) return writeGroup(literal);
        if (literal.isComplement) open(QueryOp::Complement);
        open(m_nodes[literal.node].element);
        const auto operands = m_nodes.literals(literal.node);
        for (auto operand = operands.rbegin(); operand != operands.rend(); ++operand) open(*operand);
    }

    /// Whether a complement can be removed: that of a term or a function.
    bool isPlainComplement(Literal literal) const
    {
        return literal.isComplement && !m_nodes.isConjunction(literal.node);
    }

    void writeGroup(Literal literal)
    {
        std::vector<Literal> operands;
        for (const Literal each : m_nodes.literals(literal.node))
            operands.push_back(literal.isComplement ? ~each : each);
        QueryOp op = literal.isComplement ? QueryOp::Union : QueryOp::Intersection;
        const auto isComplement = [this](Literal each) { return isPlainComplement(each); };
        if (std::ranges::all_of(operands, isComplement)) {
            open(QueryOp::Complement);
            for (Literal& each : operands) each = ~each;
            op = op == QueryOp::Union ? QueryOp::Intersection : QueryOp::Union;
        }
        std::stable_partition(operands.begin(), operands.end(),
                              [&](Literal each) { return !isComplement(each); });
        for (std::size_t at = operands.size(); at-- > 1;) {
            open(op);
            open(operands[at]);
        }
        open(operands[0]);
    }

    const Nodes& m_nodes;
    const QueryPostfix& m_source;
    QueryPostfix m_postfix;
    std::vector<Step> m_open;
};

} // namespace

QueryExpression canonical(const QueryExpression& query)
{
    const Canonicalizer made(query);
    return QueryExpression::fromPostfix(Writer(made.nodes(), query.postfix()).written(made.root()));
}

} // namespace tagline
