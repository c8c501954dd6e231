#include "core/query/language/QueryTerms.h"

namespace tagline::terms {
namespace {

QueryExpression withText(QueryOp op, std::string_view text)
{
    QueryPostfix postfix;
    postfix.pushText(op, text);
    return QueryExpression::fromPostfix(std::move(postfix));
}

QueryExpression lasting(QueryOp op, QueryExpression q, Duration d, Duration second = {})
{
    return applied(QueryElement::lasting(op, d, second), std::move(q));
}

QueryExpression counted(QueryOp op, QueryExpression q, std::uint32_t n, std::uint64_t seed = 0)
{
    return applied(QueryElement::counted(op, n, seed), std::move(q));
}

} // namespace

QueryExpression clip(std::string_view pattern) { return withText(QueryOp::Clip, pattern); }
QueryExpression file(std::string_view pattern) { return withText(QueryOp::File, pattern); }
QueryExpression folder(std::string_view pattern) { return withText(QueryOp::Folder, pattern); }
QueryExpression contact(std::string_view joint) { return withText(QueryOp::Contact, joint); }

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

QueryExpression head(QueryExpression q, Duration d) { return lasting(QueryOp::Head, std::move(q), d); }
QueryExpression tail(QueryExpression q, Duration d) { return lasting(QueryOp::Tail, std::move(q), d); }
QueryExpression firstframes(QueryExpression q, Duration d)
{
    return lasting(QueryOp::FirstFrames, std::move(q), d);
}
QueryExpression lastframes(QueryExpression q, Duration d)
{
    return lasting(QueryOp::LastFrames, std::move(q), d);
}
QueryExpression first(QueryExpression q, std::uint32_t n) { return counted(QueryOp::First, std::move(q), n); }
QueryExpression last(QueryExpression q, std::uint32_t n) { return counted(QueryOp::Last, std::move(q), n); }
QueryExpression nth(QueryExpression q, std::uint32_t k) { return counted(QueryOp::Nth, std::move(q), k); }
QueryExpression random(QueryExpression q, std::uint32_t n, std::uint64_t seed)
{
    return counted(QueryOp::Random, std::move(q), n, seed);
}
QueryExpression longer(QueryExpression q, Duration d) { return lasting(QueryOp::Longer, std::move(q), d); }
QueryExpression shorter(QueryExpression q, Duration d) { return lasting(QueryOp::Shorter, std::move(q), d); }
QueryExpression grow(QueryExpression q, Duration d) { return lasting(QueryOp::Grow, std::move(q), d, d); }
QueryExpression grow(QueryExpression q, Duration before, Duration after)
{
    return lasting(QueryOp::Grow, std::move(q), before, after);
}
QueryExpression shrink(QueryExpression q, Duration d) { return lasting(QueryOp::Shrink, std::move(q), d, d); }
QueryExpression shrink(QueryExpression q, Duration before, Duration after)
{
    return lasting(QueryOp::Shrink, std::move(q), before, after);
}
QueryExpression close(QueryExpression q, Duration d) { return lasting(QueryOp::Close, std::move(q), d); }
QueryExpression starts(QueryExpression q) { return applied(QueryElement(QueryOp::Starts), std::move(q)); }
QueryExpression ends(QueryExpression q) { return applied(QueryElement(QueryOp::Ends), std::move(q)); }
QueryExpression clips(QueryExpression q) { return applied(QueryElement(QueryOp::WholeClips), std::move(q)); }
QueryExpression overlapping(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Overlapping), std::move(a), b);
}
QueryExpression inside(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Inside), std::move(a), b);
}
QueryExpression containing(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Containing), std::move(a), b);
}
QueryExpression before(QueryExpression a, const QueryExpression& b, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Before, d), std::move(a), b);
}
QueryExpression after(QueryExpression a, const QueryExpression& b, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::After, d), std::move(a), b);
}

} // namespace tagline::terms
