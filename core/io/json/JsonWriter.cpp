#include "core/io/json/JsonWriter.h"

#include "core/io/json/TextPlace.h"
#include "core/support/text/NumberText.h"

#include <cassert>
#include <cmath>

namespace tagline {
namespace {

void appendEscaped(std::string& out, char c)
{
    constexpr char digits[] = "0123456789abcdef";
    switch (c) {
    case '"':
        out += "\\\"";
        break;
    case '\\':
        out += "\\\\";
        break;
    case '\n':
        out += "\\n";
        break;
    case '\r':
        out += "\\r";
        break;
    case '\t':
        out += "\\t";
        break;
    case '\b':
        out += "\\b";
        break;
    case '\f':
        out += "\\f";
        break;
    default:
        if (static_cast<unsigned char>(c) < 0x20)
            out += std::string("\\u00") + digits[c >> 4] + digits[c & 15];
        else
            out += c;
    }
}

bool isScalar(JsonNode node) { return !node.is(JsonKind::Array) && !node.is(JsonKind::Object); }

void lay(JsonNode node, JsonWriter& writer)
{
    switch (node.kind()) {
    case JsonKind::Null:
        writer.raw("null");
        return;
    case JsonKind::Boolean:
    case JsonKind::Number:
        writer.raw(node.text());
        return;
    case JsonKind::String:
        writer.string(node.text());
        return;
    case JsonKind::Array: {
        bool isFlat = true;
        node.forEachElement([&](JsonNode element) { isFlat = isFlat && isScalar(element); });
        writer.beginArray(isFlat ? JsonWriter::Layout::Inline : JsonWriter::Layout::Lines);
        node.forEachElement([&](JsonNode element) { lay(element, writer); });
        writer.endArray();
        return;
    }
    case JsonKind::Object:
        writer.beginObject();
        node.forEachMember([&](JsonNode key, JsonNode value) {
            writer.key(key.text());
            lay(value, writer);
        });
        writer.endObject();
        return;
    }
}

} // namespace

std::string quotedJson(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : validUtf8(text)) appendEscaped(quoted, c);
    return quoted += '"';
}

std::string laidOut(JsonNode node)
{
    JsonWriter writer;
    lay(node, writer);
    std::string text = std::move(writer).finished();
    text.pop_back();
    return text;
}

void JsonWriter::breakLine()
{
    m_text += '\n';
    m_text.append(2 * m_levels.size(), ' ');
}

/// Writes the separator between the value before, or the opening bracket, and the next key or value.
void JsonWriter::separate()
{
    if (m_isAfterKey || m_levels.empty()) {
        m_isAfterKey = false;
        return;
    }
    Level& level = m_levels.back();
    if (!level.isEmpty) m_text += level.layout == Layout::Inline ? ", " : ",";
    if (level.layout == Layout::Lines) breakLine();
    level.isEmpty = false;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    m_text += quotedJson(name) + ": ";
    m_isAfterKey = true;
    return *this;
}

JsonWriter& JsonWriter::begin(char bracket, Layout layout)
{
    separate();
    m_text += bracket;
    m_levels.push_back({layout});
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    assert(!m_levels.empty() && !m_isAfterKey);
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (!level.isEmpty && level.layout == Layout::Lines) breakLine();
    m_text += bracket;
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text)
{
    separate();
    m_text += quotedJson(text);
    return *this;
}

JsonWriter& JsonWriter::number(double value)
{
    assert(std::isfinite(value));
    return raw(shortestNumber(value));
}

JsonWriter& JsonWriter::raw(std::string_view json)
{
    separate();
    for (const char c : json) {
        if (c == '\n')
            breakLine();
        else
            m_text += c;
    }
    return *this;
}

JsonWriter& JsonWriter::optionalMember(std::string_view name, std::string_view text)
{
    return text.empty() ? *this : member(name, text);
}

JsonWriter& JsonWriter::optionalMember(std::string_view name, std::span<const std::string> texts)
{
    if (texts.empty()) return *this;
    key(name).beginArray(Layout::Inline);
    for (const std::string& text : texts) string(text);
    return endArray();
}

JsonWriter& JsonWriter::extraKeys(std::span<const ExtraKey> extra)
{
    for (const ExtraKey& each : extra) key(each.name).raw(each.json);
    return *this;
}

std::string JsonWriter::finished() &&
{
    assert(m_levels.empty());
    m_text += '\n';
    return std::move(m_text);
}

} // namespace tagline
