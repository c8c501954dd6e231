#include "core/io/json/JsonFault.h"

#include "core/io/json/TextPlace.h"
#include "core/support/text/Utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tagline {
namespace {

constexpr std::size_t longestFound = 40; ///< bytes of a token that are shown

constexpr std::string_view anyValue = "a value: {…}, […], \"text\", a number, true, false or null";

std::string_view expectedAt(JsonPlace place)
{
    switch (place) {
    case JsonPlace::Root:
    case JsonPlace::Item:
    case JsonPlace::Value:
        return anyValue;
    case JsonPlace::End:
        return "nothing more: the outermost value has already ended";
    case JsonPlace::FirstItem:
        return "a value or ]";
    case JsonPlace::AfterItem:
        return "a comma or ]";
    case JsonPlace::FirstKey:
        return "a key in quotes or }";
    case JsonPlace::Key:
        return "a key in quotes";
    case JsonPlace::AfterKey:
        return "a colon after the key";
    case JsonPlace::AfterMember:
        return "a comma or }";
    }
    return {};
}

/// A character between two tokens, with the place before it and the place behind it.
struct Separator
{
    JsonPlace before;
    char character;
    JsonPlace after;
};
constexpr std::array<Separator, 3> separators{{{JsonPlace::AfterItem, ',', JsonPlace::Item},
                                               {JsonPlace::AfterKey, ':', JsonPlace::Value},
                                               {JsonPlace::AfterMember, ',', JsonPlace::Key}}};

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

/// "U+000A"
std::string codePoint(char c)
{
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", unsigned(static_cast<unsigned char>(c)));
    return text.data();
}

bool endsToken(char c)
{
    return isControl(c) || std::string_view(" ,:[]{}\"").find(c) != std::string_view::npos;
}

/// The bytes of a token; of one that is long, as many whole characters as are shown.
std::string_view cutToken(std::string_view rest)
{
    std::size_t length = 0;
    if (rest.front() == '"') {
        const std::size_t close = rest.find_first_of("\"\n\r", 1);
        length = close == std::string_view::npos ? rest.size() : close + (rest[close] == '"');
    } else {
        length = std::size_t(std::find_if(rest.begin(), rest.end(), endsToken) - rest.begin());
    }
    length = std::max<std::size_t>(length, 1);
    if (length <= longestFound) return rest.substr(0, length);
    std::size_t shown = 0;
    for (std::size_t next = 0; next <= longestFound; next += utf8StepAt(rest, next).length) shown = next;
    return rest.substr(0, shown);
}

/// The token as people may read it: a line of text, or the number of a character that cannot be seen.
std::string foundAt(std::string_view bytes, std::size_t start)
{
    const std::string_view rest = bytes.substr(start);
    if (isControl(rest.front())) return "the control character " + codePoint(rest.front());
    if (rest.starts_with("//") || rest.starts_with("/*")) return "a comment, which JSON does not allow";
    const std::string_view token = cutToken(rest);
    std::string shown;
    for (const char c : validUtf8(token)) shown += isControl(c) ? codePoint(c) : std::string(1, c);
    if (token.size() > 1 && token.size() < rest.size() && !endsToken(rest[token.size()]) &&
        token.back() != '"')
        shown += "…";
    return shown.starts_with('"') ? shown : '"' + shown + '"';
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

} // namespace

JsonToken nextToken(std::string_view bytes, std::size_t end, JsonPlace place)
{
    const auto pastSpace = [&](std::size_t at) {
        return std::min(bytes.find_first_not_of(" \t\r\n", at), bytes.size());
    };
    const std::size_t start = pastSpace(end);
    for (const Separator& each : separators)
        if (place == each.before && start < bytes.size() && bytes[start] == each.character)
            return {pastSpace(start + 1), each.after};
    return {start, place};
}

std::string tokenFault(std::string_view bytes, JsonToken token)
{
    if (bytes.empty()) return "the file is empty";
    const std::string expected = "; expected " + std::string(expectedAt(token.place));
    if (token.start >= bytes.size()) return "the file ends too early" + expected;
    return "found " + foundAt(bytes, token.start) + expected;
}

std::string stringFault(std::string_view bytes, std::size_t at, std::string_view reason)
{
    if (contains(reason, "missing closing quote"))
        return "the file ends within a text in quotes; expected its closing \"";
    if (contains(reason, "control character"))
        return "found the control character " + codePoint(bytes[std::min(at, bytes.size() - 1)]) +
               " within a text in quotes; expected it as \\n, \\t or \\u and four digits, or the closing \" "
               "before it";
    if (contains(reason, "UTF-8"))
        return "found bytes that are not UTF-8 within a text in quotes; save the file as UTF-8";
    if (contains(reason, "surrogate"))
        return "found half of a character within a text in quotes; expected two \\u escapes, from \\ud800 "
               "and from \\udc00 on, or the character itself";
    return "found a \\ within a text in quotes that begins no escape of JSON; expected \\\\ for a \\, or one "
           "of \\\" \\/ \\b \\f \\n \\r \\t \\u and four hexadecimal digits";
}

} // namespace tagline
