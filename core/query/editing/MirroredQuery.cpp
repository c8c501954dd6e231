#include "core/query/editing/MirroredQuery.h"

#include "core/query/language/QueryOperations.h"
#include "core/tags/sheet/TagMirror.h"

namespace tagline {
namespace {

QueryElement mirroredTag(const QueryElement& element, const TagVocabulary& vocabulary)
{
    const auto partner = mirrorPartner(element.tag(), vocabulary);
    if (!partner) return element;
    const auto known = vocabulary.find(*partner);
    return known ? QueryElement::tag(element.op(), *known) : QueryElement(QueryOp::None);
}

/// Instances say the other side in a mirror, the texts of their values too. Which texts a pattern or an order
/// would hold for then cannot be told from it.
void pushMirroredValue(const QueryExpression& query, const QueryElement& element,
                       const TagVocabulary& vocabulary, QueryPostfix& made)
{
    const QueryElement tag = mirroredTag(QueryElement::tag(QueryOp::Tag, element.askedTag()), vocabulary);
    if (tag.op() == QueryOp::None) return made.push(tag);
    const QueryValue value = query.value(element);
    const auto* text = std::get_if<std::string_view>(&value);
    const bool isOfOneText =
        element.comparison() == Comparison::Equal || element.comparison() == Comparison::NotEqual;
    if (text && !isOfOneText) return made.push(QueryElement(QueryOp::None));
    const std::string other = text ? vocabulary.mirrorWords().swappedText(*text) : std::string();
    made.pushInstanceValue(tag.tag(), query.text(element), element.comparison(),
                           text ? QueryValue(std::string_view(other)) : value);
}

} // namespace

QueryExpression mirroredQuery(const QueryExpression& query, const TagVocabulary& vocabulary)
{
    const MirrorWords& words = vocabulary.mirrorWords();
    QueryPostfix made;
    for (const QueryElement& element : query.elements()) {
        switch (element.op()) {
        case QueryOp::Tag:
        case QueryOp::ExactTag:
        case QueryOp::OptionalTag:
            made.push(mirroredTag(element, vocabulary));
            break;
        case QueryOp::Contact:
            made.pushText(element.op(), mirroredJoint(query.text(element), words));
            break;
        case QueryOp::Caption:
            made.pushText(element.op(), words.swapped(query.text(element)));
            break;
        case QueryOp::Signal:
            made.pushSignal(element.signal(), mirroredJoint(query.text(element), words), element.comparison(),
                            element.number());
            break;
        case QueryOp::SignalPair:
            made.pushSignalPair(element.signal(), mirroredJoint(query.text(element), words),
                                element.comparison(), element.secondSignal(),
                                mirroredJoint(query.secondText(element), words));
            break;
        case QueryOp::MeanOf:
        case QueryOp::LeastOf:
        case QueryOp::GreatestOf:
            made.pushMeasure(element.op(), element.signal(), mirroredJoint(query.text(element), words),
                             element.comparison(), element.number());
            break;
        case QueryOp::Like:
            made.pushLike(query.text(element), element.distance());
            break;
        case QueryOp::Property:
            made.pushProperty(query.text(element), element.comparison(), query.value(element));
            break;
        case QueryOp::InstanceValue:
            pushMirroredValue(query, element, vocabulary, made);
            break;
        default:
            if (element.hasText())
                made.pushText(element.op(), query.text(element));
            else
                made.push(element);
        }
    }
    return QueryExpression::fromPostfix(std::move(made));
}

std::array<QueryExpression, 2> queriesOfBothSides(const QueryExpression& query,
                                                  const TagVocabulary& vocabulary)
{
    return {query, mirroredQuery(query, vocabulary)};
}

} // namespace tagline
