#pragma once

// JsonWriter writes JSON in the project's one layout, made for version control.
//
// Two spaces of indent, LF, one member or element a line; arrays that hold only scalars stand on one line;
// empty ones are {} or []. So a file's bytes depend on its content alone.

#include "core/io/json/JsonDocument.h"
#include "core/support/ExtraKey.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class JsonWriter
{
public:
    enum class Layout { Lines, Inline };

    /// Within an object, before each value. Expects UTF-8, as string() does; other bytes are read as Latin-1.
    JsonWriter& key(std::string_view name);

    JsonWriter& beginObject(Layout layout = Layout::Lines) { return begin('{', layout); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray(Layout layout = Layout::Lines) { return begin('[', layout); }
    JsonWriter& endArray() { return end(']'); }

    JsonWriter& string(std::string_view text);
    JsonWriter& integer(std::int64_t value) { return raw(std::to_string(value)); }
    /// The shortest text that reads back as this value. Expects a finite one.
    JsonWriter& number(double value);
    JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
    /// JSON text, indented from 0.
    JsonWriter& raw(std::string_view json);

    JsonWriter& member(std::string_view name, std::string_view text) { return key(name).string(text); }
    JsonWriter& member(std::string_view name, std::int64_t value) { return key(name).integer(value); }
    /// A member that is left out where it is empty.
    JsonWriter& optionalMember(std::string_view name, std::string_view text);
    JsonWriter& optionalMember(std::string_view name, std::span<const std::string> texts);
    JsonWriter& extraKeys(std::span<const ExtraKey> extra);

    /// The text, with a final line break. Expects that everything is closed.
    std::string finished() &&;

private:
    struct Level
    {
        Layout layout;
        bool isEmpty = true;
    };

    JsonWriter& begin(char bracket, Layout layout);
    JsonWriter& end(char bracket);
    void separate();
    void breakLine();

    std::string m_text;
    std::vector<Level> m_levels;
    bool m_isAfterKey = false;
};

/// A value of a document in the project's layout, indented from 0; numbers keep their spelling.
std::string laidOut(JsonNode node);

/// A text as a JSON string, in quotes.
std::string quotedJson(std::string_view text);

} // namespace tagline
