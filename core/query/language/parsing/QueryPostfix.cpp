#include "core/query/language/parsing/QueryPostfix.h"

#include "core/query/language/QueryOperations.h"

#include <bit>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

std::uint64_t bitsOf(double number)
{
    assert(std::isfinite(number));
    return std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number);
}

} // namespace

void QueryPostfix::pushWithText(QueryElement element, std::string_view text)
{
    element.m_index = std::uint32_t(m_texts.size());
    element.m_first |= text.size();
    m_texts += text;
    m_elements.push(element);
}

void QueryPostfix::pushCall(const QueryOperation& function, const CallArguments& arguments)
{
    const QueryOp op = function.op;
    if (op == QueryOp::Like) return pushLike(arguments.text, arguments.distance);
    if (takesText(op)) return pushText(op, arguments.text);
    if (op == QueryOp::AtLeast)
        return push(QueryElement::atLeast(arguments.count, std::uint32_t(arguments.sets)));
    if (function.takes(QueryArgument::Tag))
        return push(arguments.tag ? QueryElement::tag(op, *arguments.tag) : QueryElement(QueryOp::None));
    if (function.takes(QueryArgument::Bound))
        return push(QueryElement::bounded(op, arguments.first, arguments.second));
    if (function.takes(QueryArgument::Count))
        return push(QueryElement::counted(op, arguments.count, arguments.seed));
    if (!takesDuration(op)) return push(QueryElement(op));
    const bool hasTwo = function.count(QueryArgument::Duration) == 2;
    push(QueryElement::lasting(op, arguments.first.length, hasTwo ? arguments.second.length : Duration()));
}

void QueryPostfix::pushComparedCall(const QueryOperation& function, const CallArguments& arguments,
                                    Comparison comparison, double number)
{
    if (function.op == QueryOp::Signal)
        pushSignal(function.signal, arguments.text, comparison, number);
    else if (function.takes(QueryArgument::Signal))
        pushMeasure(function.op, arguments.signal, arguments.text, comparison, number);
    else
        push(QueryElement::compared(function.op, comparison, number));
}

void QueryPostfix::pushText(QueryOp op, std::string_view text)
{
    assert(takesText(op) && op != QueryOp::Like && !operationOf(op).isCompared);
    pushWithText(QueryElement(op), text);
}

void QueryPostfix::pushLike(std::string_view name, std::optional<double> distance)
{
    assert(!distance || *distance > 0);
    QueryElement element(QueryOp::Like);
    if (distance) {
        element.m_valueKind = QueryElement::ValueKind::Number;
        element.m_second = bitsOf(*distance);
    }
    pushWithText(element, name);
}

void QueryPostfix::pushProperty(std::string_view name, Comparison comparison, QueryValue value)
{
    pushCompared(QueryElement(QueryOp::Property), name, comparison, value);
}

void QueryPostfix::pushInstanceValue(TagId tag, std::string_view name, Comparison comparison,
                                     QueryValue value)
{
    QueryElement element(QueryOp::InstanceValue);
    element.m_first = std::uint64_t(tag.value) << 32;
    pushCompared(element, name, comparison, value);
}

void QueryPostfix::pushCompared(QueryElement element, std::string_view name, Comparison comparison,
                                QueryValue value)
{
    element.m_comparison = comparison;
    if (const auto* number = std::get_if<double>(&value)) {
        element.m_valueKind = QueryElement::ValueKind::Number;
        element.m_second = bitsOf(*number);
    } else if (const auto* truth = std::get_if<bool>(&value)) {
        assert(comparison == Comparison::Equal || comparison == Comparison::NotEqual);
        element.m_valueKind = QueryElement::ValueKind::Truth;
        element.m_second = *truth;
    } else {
        element.m_second = std::get<std::string_view>(value).size();
    }
    pushWithText(element, name);
    if (const auto* text = std::get_if<std::string_view>(&value)) m_texts += *text;
}

void QueryPostfix::pushSignal(MotionSignal signal, std::string_view joint, Comparison comparison,
                              double number)
{
    QueryElement element(QueryOp::Signal);
    element.m_signal = signal;
    element.m_comparison = comparison;
    element.m_second = bitsOf(number);
    pushWithText(element, joint);
}

void QueryPostfix::pushSignalPair(MotionSignal signal, std::string_view joint, Comparison comparison,
                                  MotionSignal second, std::string_view secondJoint)
{
    QueryElement element(QueryOp::SignalPair);
    element.m_signal = signal;
    element.m_comparison = comparison;
    element.m_second = std::uint64_t(second) << 32 | secondJoint.size();
    pushWithText(element, joint);
    m_texts += secondJoint;
}

void QueryPostfix::pushMeasure(QueryOp op, MotionSignal signal, std::string_view joint, Comparison comparison,
                               double number)
{
    assert(takes(op, QueryArgument::Signal));
    QueryElement element = QueryElement::compared(op, comparison, number);
    element.m_signal = signal;
    pushWithText(element, joint);
}

std::string_view QueryPostfix::bytesIn(std::string_view texts, const QueryElement& element)
{
    const bool hasTextValue =
        comparesValue(element.m_op) && element.m_valueKind == QueryElement::ValueKind::Text;
    const std::uint64_t second = hasTextValue                          ? element.m_second
                                 : element.m_op == QueryOp::SignalPair ? element.m_second & 0xffffffffu
                                                                       : 0;
    return texts.substr(element.m_index, element.textLength() + second);
}

std::string_view QueryPostfix::bytes(const QueryElement& element) const
{
    return element.hasText() ? bytesIn(m_texts, element) : std::string_view();
}

void QueryPostfix::append(std::span<const QueryElement> elements, std::string_view texts)
{
    const std::size_t first = m_elements.size();
    m_elements.append(elements);
    for (QueryElement& element : m_elements.span().subspan(first)) {
        if (!element.hasText()) continue;
        const std::string_view its = bytesIn(texts, element);
        element.m_index = std::uint32_t(m_texts.size());
        m_texts += its;
    }
}

std::string_view QueryPostfix::text(const QueryElement& element) const
{
    assert(element.hasText());
    return std::string_view(m_texts).substr(element.m_index, element.textLength());
}

std::string_view QueryPostfix::secondText(const QueryElement& element) const
{
    assert(element.m_op == QueryOp::SignalPair);
    return std::string_view(m_texts).substr(element.m_index + element.textLength(),
                                            element.m_second & 0xffffffffu);
}

QueryValue QueryPostfix::value(const QueryElement& element) const
{
    assert(comparesValue(element.m_op));
    switch (element.m_valueKind) {
    case QueryElement::ValueKind::Text:
        return std::string_view(m_texts).substr(element.m_index + element.textLength(), element.m_second);
    case QueryElement::ValueKind::Number:
        return element.number();
    case QueryElement::ValueKind::Truth:
        return element.m_second != 0;
    }
    return {};
}

bool isValidPostfix(std::span<const QueryElement> elements)
{
    std::size_t onStack = 0;
    for (const QueryElement& element : elements) {
        const std::size_t operands = element.operandCount();
        if (onStack < operands) return false;
        onStack += 1 - operands;
    }
    return onStack == 1;
}

std::vector<std::size_t> subtreeStarts(std::span<const QueryElement> elements)
{
    std::vector<std::size_t> starts(elements.size());
    for (std::size_t i = 0; i < elements.size(); ++i) {
        starts[i] = i;
        for (std::size_t operand = elements[i].operandCount(); operand > 0; --operand)
            starts[i] = starts[starts[i] - 1];
    }
    return starts;
}

} // namespace tagline
