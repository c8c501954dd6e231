#include "core/query/QueryEcho.h"

#include "core/query/QueryLexer.h"

#include <variant>

namespace tagline {
namespace {

std::string_view infix(QueryOp op)
{
    switch (op) {
    case QueryOp::Union:
        return " | ";
    case QueryOp::Intersection:
        return " & ";
    case QueryOp::Difference:
        return " - ";
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
    case QueryOp::Complement:
    case QueryOp::Clip:
    case QueryOp::File:
    case QueryOp::Folder:
    case QueryOp::Property:
    case QueryOp::Signal:
    case QueryOp::Contact:
    case QueryOp::Head:
    case QueryOp::Tail:
    case QueryOp::FirstFrames:
    case QueryOp::LastFrames:
    case QueryOp::First:
    case QueryOp::Last:
    case QueryOp::Nth:
    case QueryOp::Random:
    case QueryOp::Longer:
    case QueryOp::Shorter:
    case QueryOp::Grow:
    case QueryOp::Shrink:
    case QueryOp::Close:
    case QueryOp::Starts:
    case QueryOp::Ends:
    case QueryOp::WholeClips:
    case QueryOp::Overlapping:
    case QueryOp::Inside:
    case QueryOp::Containing:
    case QueryOp::Before:
    case QueryOp::After:
        break;
    }
    return {};
}

std::string leafText(const QueryElement& element, const TagVocabulary& vocabulary)
{
    if (element.op() == QueryOp::All) return "all";
    if (element.op() == QueryOp::None) return "none";
    const std::string name = quotedName(vocabulary[element.tag()].name);
    return element.op() == QueryOp::ExactTag ? "exact(" + name + ')' : name;
}

} // namespace

// An explicit stack of what is still to be written, so that a chain of any length costs neither the call
// stack nor more than its own text.
std::string echo(const QueryExpression& query, const TagVocabulary& vocabulary)
{
    const std::span<const QueryElement> elements = query.elements();
    const std::vector<std::size_t> starts = subtreeStarts(elements);
    std::vector<std::variant<std::size_t, std::string_view>> open{elements.size() - 1};
    std::string text;
    while (!open.empty()) {
        const auto next = open.back();
        open.pop_back();
        if (const auto* literal = std::get_if<std::string_view>(&next)) {
            text += *literal;
            continue;
        }
        const std::size_t index = std::get<std::size_t>(next);
        const QueryElement& element = elements[index];
        switch (operandCount(element.op())) {
        case 0:
            text += leafText(element, vocabulary);
            break;
        case 1:
            text += '~';
            open.emplace_back(index - 1);
            break;
        default:
            text += '(';
            open.emplace_back(std::string_view(")"));
            open.emplace_back(index - 1);
            open.emplace_back(infix(element.op()));
            open.emplace_back(starts[index - 1] - 1);
            break;
        }
    }
    return text;
}

std::string quotedName(std::string_view name)
{
    if (isPlainName(name)) return std::string(name);
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

} // namespace tagline
