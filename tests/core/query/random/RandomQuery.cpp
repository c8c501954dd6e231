#include "tests/core/query/random/RandomQuery.h"

#include "core/query/language/parsing/QueryFunctions.h"
#include "tests/core/query/random/RandomLibrary.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace tagline::test {
namespace {

constexpr Comparison comparisons[] = {Comparison::Less,    Comparison::LessOrEqual,
                                      Comparison::Greater, Comparison::GreaterOrEqual,
                                      Comparison::Equal,   Comparison::NotEqual};

Duration randomDuration(std::mt19937& random)
{
    constexpr Frame frames[] = {0, 1, 2, 3, 5, 8, 63, 64, 65, 1000};
    switch (random() % 6) {
    case 0:
        return *Duration::decimal(random() % 130, 1, DurationUnit::Frames);
    case 1:
        return *Duration::decimal(random() % 2000, 3, DurationUnit::Seconds);
    case 2:
        return *Duration::decimal(random() % 1500, 0, DurationUnit::Milliseconds);
    default:
        return Duration::frames(std::uint32_t(pick(frames, random)));
    }
}

std::uint32_t randomCount(std::mt19937& random)
{
    return random() % 16 == 0 ? 0xffffffffu - random() % 2 : 1 + random() % 5;
}

constexpr const char* valuePatterns[] = {"*", "*ra*", "?ravel", "ice", ""};
constexpr const char* valueTexts[] = {"gravel", "ice", "Gravel", "", "h"};

void pushInstanceValue(QueryPostfix& query, std::mt19937& random)
{
    constexpr const char* names[] = {"ground", "left.side", "wet ground"};
    const TagId tag = RandomLibrary::hit;
    const char* name = pick(names, random);
    switch (random() % 4) {
    case 0:
        return query.pushInstanceValue(tag, name, Comparison::Matches,
                                       std::string_view(pick(valuePatterns, random)));
    case 1:
        return query.pushInstanceValue(tag, name, pick(comparisons, random),
                                       std::string_view(pick(valueTexts, random)));
    case 2:
        return query.pushInstanceValue(tag, name, pick(comparisons, random),
                                       0.5 * double(random() % 7) - 2.0);
    default:
        return query.pushInstanceValue(tag, name, random() % 2 ? Comparison::Equal : Comparison::NotEqual,
                                       random() % 2 == 0);
    }
}

void pushProperty(QueryPostfix& query, std::mt19937& random)
{
    constexpr const char* names[] = {"terrain", "intensity", "wet ground", "unknown", "any.note", "state"};
    const char* name = pick(names, random);
    if (std::string_view(name) == stateProperty && random() % 4 != 0)
        return query.pushProperty(name, pick(comparisons, random), stageName(pick(clipStages, random)));
    switch (random() % 4) {
    case 0:
        return query.pushProperty(name, Comparison::Matches, std::string_view(pick(valuePatterns, random)));
    case 1:
        return query.pushProperty(name, pick(comparisons, random),
                                  std::string_view(pick(valueTexts, random)));
    case 2:
        return query.pushProperty(name, pick(comparisons, random), 0.5 * double(random() % 7) - 2.0);
    default:
        return query.pushProperty(name, random() % 2 ? Comparison::Equal : Comparison::NotEqual,
                                  random() % 2 == 0);
    }
}

void pushTag(QueryPostfix& query, std::mt19937& random)
{
    const TagId tag(random() % RandomLibrary::tagCount);
    query.push(QueryElement::tag(random() % 5 == 0 ? QueryOp::ExactTag : QueryOp::Tag, tag));
}

const QueryOperation& functionOfSets(int count, std::mt19937& random)
{
    static const auto bySets = [] {
        std::array<std::vector<QueryOperation>, 3> made;
        for (const QueryOperation& each : queryFunctions())
            made[std::size_t(operandCount(each.op))].push_back(each);
        return made;
    }();
    return pick(bySets[std::size_t(count)], random);
}

constexpr const char* joints[] = {"", "Foot", "Hips", "Tail"};

MotionSignal randomSignal(std::mt19937& random) { return MotionSignal(random() % 7); }

/// exact, groups, clips by a pattern, frames, what moves like an example, signals and contacts.
void pushTermFunction(QueryPostfix& query, std::mt19937& random)
{
    constexpr const char* patterns[] = {"*",    "walk*", "?alk_0?*", "*1*",        "L?ufer*",
                                        "a*b*", "",      "walks",    "motions/w*", "none"};
    constexpr const char* groups[] = {"gait", "other"};
    const QueryOperation& function = functionOfSets(0, random);
    if (function.op == QueryOp::Group)
        query.pushText(function.op, pick(groups, random));
    else if (function.op == QueryOp::Like)
        query.pushLike(pick(patterns, random),
                       random() % 2 == 0 ? std::optional(0.5 + double(random() % 3)) : std::nullopt);
    else if (function.op == QueryOp::Frames)
        query.push(QueryElement::lasting(function.op, randomDuration(random), randomDuration(random)));
    else if (function.isCompared && random() % 3 == 0)
        query.pushSignalPair(function.signal, pick(joints, random), pick(comparisons, random),
                             randomSignal(random), pick(joints, random));
    else if (function.isCompared)
        query.pushSignal(function.signal, pick(joints, random), pick(comparisons, random),
                         0.5 * double(random() % 6) - 1.0);
    else if (function.takes(QueryArgument::Tag))
        query.push(QueryElement::tag(function.op, TagId(random() % RandomLibrary::tagCount)));
    else
        query.pushText(function.op, function.takes(QueryArgument::Pattern) ? pick(patterns, random)
                                                                           : joints[1 + random() % 3]);
}

void pushTerm(QueryPostfix& query, QueryDiet diet, std::mt19937& random)
{
    const std::uint32_t kind = random() % (diet == QueryDiet::SetAlgebra ? 12 : 20);
    if (kind < 10) return pushTag(query, random);
    if (kind == 10) return query.push(QueryElement(QueryOp::All));
    if (kind == 11) return query.push(QueryElement(QueryOp::None));
    if (kind < 15) return random() % 3 ? pushProperty(query, random) : pushInstanceValue(query, random);
    pushTermFunction(query, random);
}

void pushMeasure(QueryPostfix& query, const QueryOperation& its, std::mt19937& random)
{
    const Comparison comparison = pick(comparisons, random);
    if (its.takes(QueryArgument::Signal))
        query.pushMeasure(its.op, randomSignal(random), pick(joints, random), comparison,
                          0.5 * double(random() % 6) - 1.0);
    else
        query.push(QueryElement::compared(its.op, comparison, 0.25 * double(random() % 12)));
}

SignedDuration randomBound(std::mt19937& random) { return {randomDuration(random), random() % 2 == 0}; }

/// Of one set or of two, but no measure.
QueryElement randomElement(const QueryOperation& its, std::mt19937& random)
{
    if (its.op == QueryOp::AtLeast) return QueryElement::atLeast(1 + random() % 2, 2);
    if (its.takes(QueryArgument::Bound)) {
        const SignedDuration from = randomBound(random);
        return QueryElement::bounded(its.op, from, randomBound(random));
    }
    const int durations = its.count(QueryArgument::Duration);
    if (its.takes(QueryArgument::Count)) {
        const std::uint64_t seed = random() % 3 ? random() : ~std::uint64_t(0);
        return QueryElement::counted(its.op, randomCount(random), its.takes(QueryArgument::Seed) ? seed : 0);
    }
    if (durations == 0) return QueryElement(its.op);
    const Duration first = randomDuration(random);
    return QueryElement::lasting(its.op, first, durations > 1 ? randomDuration(random) : Duration());
}

void pushFunction(QueryPostfix& query, int sets, std::mt19937& random)
{
    const QueryOperation& its = functionOfSets(sets, random);
    if (isMeasure(its.op))
        pushMeasure(query, its, random);
    else
        query.push(randomElement(its, random));
}

void pushOperator(QueryPostfix& query, QueryDiet diet, std::mt19937& random)
{
    constexpr QueryOp algebra[] = {QueryOp::Union, QueryOp::Intersection, QueryOp::Difference};
    const bool isAlgebra = diet == QueryDiet::SetAlgebra || random() % 8 < 5;
    if (isAlgebra)
        query.push(QueryElement(pick(algebra, random)));
    else
        pushFunction(query, 2, random);
}

void pushQuery(QueryPostfix& query, std::uint32_t terms, QueryDiet diet, std::mt19937& random)
{
    if (terms == 1) {
        pushTerm(query, diet, random);
    } else if (terms > 2 && diet == QueryDiet::Everything && random() % 8 == 0) {
        for (std::uint32_t i = 0; i < terms; ++i) pushQuery(query, 1, diet, random);
        query.push(QueryElement::atLeast(1 + random() % terms, terms));
    } else {
        const std::uint32_t left = 1 + random() % (terms - 1);
        pushQuery(query, left, diet, random);
        pushQuery(query, terms - left, diet, random);
        pushOperator(query, diet, random);
    }
    if (random() % 6 == 0) query.push(QueryElement(QueryOp::Complement));
    if (diet == QueryDiet::Everything && random() % 4 == 0) pushFunction(query, 1, random);
}

/// Rewrites from the leaves up, each operator at random.
class Rewriting
{
public:
    Rewriting(const QueryExpression& query, std::mt19937& random)
        : m_query(query)
        , m_random(random)
    {
    }

    QueryExpression result()
    {
        for (const QueryElement& element : m_query.elements()) m_stack.push_back(next(element));
        assert(m_stack.size() == 1);
        return std::move(m_stack.back());
    }

private:
    QueryExpression taken()
    {
        QueryExpression top = std::move(m_stack.back());
        m_stack.pop_back();
        return top;
    }

    QueryExpression next(const QueryElement& element)
    {
        if (element.op() == QueryOp::AtLeast) return counted(element);
        switch (element.operandCount()) {
        case 0: {
            QueryPostfix term;
            term.append({&element, 1}, m_query.postfix().texts());
            return QueryExpression::fromPostfix(std::move(term));
        }
        case 1: {
            QueryExpression a = taken();
            if (element.op() != QueryOp::Complement) return withElement(a.postfix(), element);
            return m_random() % 3 == 0 ? ~~~std::move(a) : ~std::move(a);
        }
        default: {
            const QueryExpression b = taken();
            return binary(element, taken(), b);
        }
        }
    }

    /// The element, with its texts, behind its sets.
    QueryExpression withElement(QueryPostfix sets, const QueryElement& element) const
    {
        sets.append({&element, 1}, m_query.postfix().texts());
        return QueryExpression::fromPostfix(std::move(sets));
    }

    /// The sets of an atleast() in another order.
    QueryExpression counted(const QueryElement& element)
    {
        std::vector<QueryExpression> sets;
        for (std::size_t i = 0; i < element.operandCount(); ++i) sets.push_back(taken());
        std::shuffle(sets.begin(), sets.end(), m_random);
        QueryPostfix postfix;
        for (const QueryExpression& set : sets) postfix.append(set.postfix());
        return withElement(std::move(postfix), element);
    }

    QueryExpression binary(const QueryElement& element, QueryExpression a, const QueryExpression& b)
    {
        const std::uint32_t kind = m_random() % 3;
        if (element.op() == QueryOp::Union) return kind == 0 ? b | a : kind == 1 ? ~(~b & ~a) : a | b;
        if (element.op() == QueryOp::Intersection) return kind == 0 ? b & a : kind == 1 ? ~(~a | ~b) : a & b;
        if (element.op() == QueryOp::Difference) return kind == 0 ? ~b & a : kind == 1 ? ~(~a | b) : a - b;
        return applied(element, std::move(a), b);
    }

    const QueryExpression& m_query;
    std::mt19937& m_random;
    std::vector<QueryExpression> m_stack;
};

} // namespace

QueryExpression randomQuery(std::uint32_t terms, QueryDiet diet, std::mt19937& random)
{
    QueryPostfix query;
    pushQuery(query, terms, diet, random);
    return QueryExpression::fromPostfix(std::move(query));
}

QueryExpression rewritten(const QueryExpression& query, std::mt19937& random)
{
    return Rewriting(query, random).result();
}

} // namespace tagline::test
