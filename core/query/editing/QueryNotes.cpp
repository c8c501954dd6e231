#include "core/query/editing/QueryNotes.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

/// The tag whose instances have a value of that name, which a property of frames has too; empty for none.
std::string tagBehind(std::string_view property, const NotedNames& names)
{
    if (names.instances.tags().empty()) return {};
    for (std::size_t dot = property.rfind('.'); dot != property.npos && dot > 0;
         dot = property.rfind('.', dot - 1)) {
        const auto tag = names.vocabulary.findNamed(property.substr(0, dot));
        const auto hasValue = [&](TagId each) {
            return names.instances.values(each).contains(std::string(property.substr(dot + 1)));
        };
        if (tag && std::ranges::any_of(names.vocabulary.matching(*tag), hasValue))
            return names.vocabulary[*tag].name;
    }
    return {};
}

std::optional<QueryNote> noteOn(const QueryExpression& query, const QueryElement& element,
                                const NotedNames& names)
{
    if (element.op() == QueryOp::Property) {
        const std::string name(query.text(element));
        const std::string tag = tagBehind(name, names);
        if (tag.empty()) return std::nullopt;
        return QueryNote{quotedName(name), quotedName(tag)};
    }
    if (element.op() != QueryOp::InstanceValue) return std::nullopt;
    const std::string& tag = names.vocabulary[element.askedTag()].name;
    const std::string name = valueName(tag, query.text(element));
    const auto other = names.vocabulary.findNamed(name);
    const bool isTag =
        other && (names.vocabulary[*other].isRegistered || names.index.counts(*other).ranges > 0);
    if (!isTag) return std::nullopt;
    return QueryNote{quotedName(name)};
}

} // namespace

std::vector<QueryNote> queryNotes(const QueryExpression& query, const NotedNames& names)
{
    std::vector<QueryNote> notes;
    for (const QueryElement& element : query.elements()) {
        if (!comparesValue(element.op())) continue;
        const auto note = noteOn(query, element, names);
        if (note && std::ranges::find(notes, *note) == notes.end()) notes.push_back(*note);
    }
    return notes;
}

std::string noteText(const QueryNote& note)
{
    if (note.tag.empty())
        return note.name + " is a value of instances here; the tag of that name is not compared";
    return note.name + " is the property here; instances of " + note.tag + " have a value of that name too";
}

} // namespace tagline
