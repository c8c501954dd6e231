#include "core/imports/ForeignJson.h"

#include "core/imports/ForeignText.h"

namespace tagline {

Result<JsonDocument> parsedJson(const ForeignFile& file)
{
    auto document = JsonDocument::parse(file.text, file.name, "foreign", {}, file.stop);
    if (document && textOf(document->root(), "format") == "tagline.tags")
        return Error{
            std::string(ownTagsCode),
            "holds tags as Tagline itself keeps them: put it beside its clip and open that, or merge "
            "it with the file that is there (File ▸ Merge Tags, tagline merge-files)",
            file.name};
    return document;
}

std::optional<JsonNode> memberOf(JsonNode node, std::string_view name)
{
    std::optional<JsonNode> found;
    if (node.is(JsonKind::Object))
        node.forEachMember([&](JsonNode key, JsonNode value) {
            if (key.text() == name && !value.is(JsonKind::Null)) found = value;
        });
    return found;
}

std::string textOf(JsonNode node, std::string_view name)
{
    const auto member = memberOf(node, name);
    return member && member->is(JsonKind::String) ? std::string(member->text()) : std::string();
}

std::vector<JsonNode> elementsOf(JsonNode node, std::string_view name)
{
    std::vector<JsonNode> elements;
    if (const auto member = memberOf(node, name); member && member->is(JsonKind::Array))
        member->forEachElement([&](JsonNode element) { elements.push_back(element); });
    return elements;
}

std::optional<double> numberMember(JsonNode node, std::string_view name, JsonProblems& problems)
{
    const auto member = memberOf(node, name);
    const auto value = member && member->is(JsonKind::Number) ? finiteNumber(member->text()) : std::nullopt;
    if (!value)
        problems.report(member.value_or(node), "value",
                        "found " + std::string(described((member ? *member : node).kind())) +
                            "; expected the number \"" + std::string(name) + '"');
    return value;
}

} // namespace tagline
