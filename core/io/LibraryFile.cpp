#include "core/io/LibraryFile.h"

#include "core/io/json/JsonWriter.h"

#include <cassert>
#include <charconv>

namespace tagline {
namespace {

constexpr std::string_view libraryEnding = ".tagline";

std::string colourText(Colour colour)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += digits[(colour >> shift) & 15];
    return text;
}

Colour colourOf(std::string_view text)
{
    Colour colour = 0;
    if (!text.empty()) std::from_chars(text.data() + 1, text.data() + text.size(), colour, 16);
    return colour;
}

std::string_view axisText(UpAxis axis) { return std::string_view("XYZ").substr(std::size_t(axis), 1); }

void write(const LibraryTag& tag, JsonWriter& writer)
{
    writer.beginObject().member("name", tag.name).optionalMember("colour", tag.colour);
    writer.optionalMember("key", tag.key).optionalMember("group", tag.group);
    writer.member("kind", tag.kind == TagKind::Point ? "point" : "range");
    writer.optionalMember("description", tag.description).optionalMember("mirror", tag.mirror);
    writer.extraKeys(tag.extra).endObject();
}

void write(const NamedQuery& query, JsonWriter& writer)
{
    writer.beginObject().member("name", query.name).member("query", query.query);
    writer.extraKeys(query.extra).endObject();
}

void write(const LibraryImport& import, JsonWriter& writer)
{
    writer.beginObject().member("source", import.source);
    if (const auto& rate = import.settings.rate) {
        writer.key("rate").beginArray(JsonWriter::Layout::Inline);
        writer.integer(rate->numerator).integer(rate->denominator).endArray();
    }
    if (const auto& metres = import.settings.metresPerUnit) writer.key("metresPerUnit").number(*metres);
    if (const auto& axis = import.settings.upAxis) writer.member("upAxis", axisText(*axis));
    writer.extraKeys(import.extra).endObject();
}

template<class Element>
void write(std::string_view key, const std::vector<Element>& elements, JsonWriter& writer)
{
    if (elements.empty()) return;
    writer.key(key).beginArray();
    for (const Element& element : elements) write(element, writer);
    writer.endArray();
}

} // namespace

std::string writtenLibraryFile(const LibraryFile& library)
{
    assert(!library.isReadOnly);
    JsonWriter writer;
    writer.beginObject().member("format", "tagline.library").member("version", std::int64_t(library.version));
    writer.optionalMember("roots", library.roots).optionalMember("character", library.character);
    write("vocabulary", library.vocabulary, writer);
    writer.optionalMember("namespaces", library.namespaces);
    write("queries", library.queries, writer);
    write("derived", library.derived, writer);
    write("imports", library.imports, writer);
    writer.extraKeys(library.extra).endObject();
    return std::move(writer).finished();
}

TagDefinition definitionOf(const LibraryTag& tag)
{
    TagDefinition definition;
    definition.name = tag.name;
    definition.colour = colourOf(tag.colour);
    definition.key = tag.key;
    definition.group = tag.group;
    definition.description = tag.description;
    definition.mirror = tag.mirror;
    definition.kind = tag.kind;
    return definition;
}

LibraryTag libraryTag(const TagDefinition& definition, const LibraryTag& before)
{
    const bool isColourKept = !before.colour.empty() && colourOf(before.colour) == definition.colour;
    LibraryTag tag;
    tag.name = definition.name;
    tag.colour = isColourKept ? before.colour : colourText(definition.colour);
    tag.key = definition.key;
    tag.group = definition.group;
    tag.kind = definition.kind;
    tag.description = definition.description;
    tag.mirror = definition.mirror;
    tag.extra = before.extra;
    return tag;
}

void defineTags(const LibraryFile& library, TagVocabulary& vocabulary)
{
    for (const LibraryTag& tag : library.vocabulary) vocabulary.define(definitionOf(tag));
}

std::vector<std::string> rootsOf(const LibraryFile& library)
{
    return library.roots.empty() ? std::vector<std::string>{"."} : library.roots;
}

bool isLibraryPath(std::string_view path) { return path.ends_with(libraryEnding) && path != libraryEnding; }

} // namespace tagline
