#include "core/query/language/QueryTerms.h"

namespace tagline::terms {

QueryExpression withText(QueryOp op, std::string_view text)
{
    QueryPostfix postfix;
    postfix.pushText(op, text);
    return QueryExpression::fromPostfix(std::move(postfix));
}

QueryExpression compared(PropertyTerm property, Comparison comparison, ComparedValue value)
{
    QueryPostfix postfix;
    postfix.pushProperty(property.name, comparison, value.value());
    return QueryExpression::fromPostfix(std::move(postfix));
}

QueryExpression compared(SignalTerm signal, Comparison comparison, double number)
{
    QueryPostfix postfix;
    postfix.pushSignal(signal.kind, signal.joint, comparison, number);
    return QueryExpression::fromPostfix(std::move(postfix));
}

} // namespace tagline::terms
