#include "core/query/language/parsing/QueryTerms.h"

namespace tagline::terms {

Query withText(QueryOp op, std::string_view text)
{
    QueryPostfix postfix;
    postfix.pushText(op, text);
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query like(std::string_view example, std::optional<double> distance)
{
    QueryPostfix postfix;
    postfix.pushLike(example, distance);
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query compared(PropertyTerm property, Comparison comparison, ComparedValue value)
{
    QueryPostfix postfix;
    postfix.pushProperty(property.name, comparison, value.value());
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query compared(InstanceValueTerm value, Comparison comparison, ComparedValue with)
{
    QueryPostfix postfix;
    postfix.pushInstanceValue(value.tag, value.name, comparison, with.value());
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query compared(SignalTerm signal, Comparison comparison, double number)
{
    QueryPostfix postfix;
    postfix.pushSignal(signal.kind, signal.joint, comparison, number);
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query compared(SignalTerm signal, Comparison comparison, SignalTerm other)
{
    QueryPostfix postfix;
    postfix.pushSignalPair(signal.kind, signal.joint, comparison, other.kind, other.joint);
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query compared(const MeasureTerm& measure, Comparison comparison, double number)
{
    QueryPostfix postfix = measure.of.postfix();
    if (takes(measure.op, QueryArgument::Signal))
        postfix.pushMeasure(measure.op, measure.signal.kind, measure.signal.joint, comparison, number);
    else
        postfix.push(QueryElement::compared(measure.op, comparison, number));
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query atleast(std::uint32_t n, std::span<const Query> sets)
{
    QueryPostfix postfix;
    for (const Query& set : sets) postfix.append(set.postfix());
    postfix.push(QueryElement::atLeast(n, std::uint32_t(sets.size())));
    return QueryExpression::fromPostfix(std::move(postfix));
}

Query plain(QueryOp op, Query q) { return applied(QueryElement(op), std::move(q)); }
Query lasting(QueryOp op, Query q, Duration d, Duration second)
{
    return applied(QueryElement::lasting(op, d, second), std::move(q));
}
Query counted(QueryOp op, Query q, std::uint32_t n, std::uint64_t seed)
{
    return applied(QueryElement::counted(op, n, seed), std::move(q));
}
Query related(QueryOp op, Query a, const Query& b) { return applied(QueryElement(op), std::move(a), b); }
Query related(QueryOp op, Query a, const Query& b, Duration d)
{
    return applied(QueryElement::lasting(op, d), std::move(a), b);
}

} // namespace tagline::terms
