#include "core/query/language/parsing/QueryTerms.h"

namespace tagline::terms {

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
    QueryPostfix postfix = measure.of;
    postfix.pushComparedCall(measure.function, measure.arguments, comparison, number);
    return QueryExpression::fromPostfix(std::move(postfix));
}

} // namespace tagline::terms
