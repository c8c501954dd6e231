#include "core/io/json/JsonBuilder.h"

#include <algorithm>

namespace tagline {
namespace {

bool isBetweenTokens(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',' || c == ':';
}

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
}

bool isOfWord(char c)
{
    return isOfNumber(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::size_t wordLength(std::string_view text)
{
    return std::size_t(std::find_if_not(text.begin(), text.end(), isOfWord) - text.begin());
}

/// A number that begins with 0 has no further digits before the point: `012` is 0, and then a fault.
std::size_t numberLength(std::string_view text)
{
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    if (text.size() > sign + 1 && text[sign] == '0' && text[sign + 1] >= '0' && text[sign + 1] <= '9')
        return sign + 1;
    return std::size_t(std::find_if_not(text.begin(), text.end(), isOfNumber) - text.begin());
}

bool isWordForNoNumber(std::string_view word)
{
    if (!word.empty() && (word.front() == '-' || word.front() == '+')) word.remove_prefix(1);
    return word == "NaN" || word == "nan" || word == "NAN" || word == "Infinity" || word == "inf" ||
           word == "Inf";
}

} // namespace

// A parser reports a token when it has taken it, so a token begins after what separates it from the one
// before.
std::size_t JsonBuilder::tokenStart() const
{
    const std::string_view bytes = m_document.m_bytes;
    std::size_t place = m_tokenEnd;
    while (place < bytes.size() && isBetweenTokens(bytes[place])) ++place;
    return place;
}

std::string_view JsonBuilder::tokenAt(std::size_t place) const
{
    const std::string_view bytes = m_document.m_bytes;
    return bytes.substr(place, std::min<std::size_t>(wordLength(bytes.substr(place)), 40));
}

bool JsonBuilder::refuse(std::size_t place, std::string_view code, std::string message)
{
    m_error = m_document.errorAt(place, code, std::move(message));
    return false;
}

bool JsonBuilder::add(JsonKind kind, std::uint32_t text, std::uint32_t length)
{
    const std::size_t start = tokenStart();
    if (m_document.m_nodes.size() >= m_limits.values)
        return refuse(start, "too-many-values",
                      "more than " + std::to_string(m_limits.values) + " values; split the file");
    const auto next = std::uint32_t(m_document.m_nodes.size() + 1);
    m_document.m_nodes.push_back({kind, std::uint32_t(start), text, length, next});
    return true;
}

bool JsonBuilder::scalar(JsonKind kind)
{
    const std::size_t start = tokenStart();
    const std::string_view rest = m_document.m_bytes.substr(start);
    const std::size_t length = kind == JsonKind::Number ? numberLength(rest) : wordLength(rest);
    if (!add(kind, std::uint32_t(start), std::uint32_t(length))) return false;
    m_tokenEnd = start + length;
    return true;
}

bool JsonBuilder::string(std::string_view text)
{
    if (!add(JsonKind::String, std::uint32_t(m_document.m_strings.size()), std::uint32_t(text.size())))
        return false;
    m_document.m_strings += text;
    m_tokenEnd = m_position;
    return true;
}

bool JsonBuilder::key(std::string_view text) { return string(text); }

std::string_view JsonBuilder::keyText(std::uint32_t node) const
{
    const JsonDocument::Node& key = m_document.m_nodes[node];
    return std::string_view(m_document.m_strings).substr(key.text, key.length);
}

// Sorted by text and then by place, the second of two equal keys stands right after the first.
bool JsonBuilder::refuseDuplicateKeys(std::uint32_t object)
{
    std::vector<std::uint32_t> keys;
    const auto& nodes = m_document.m_nodes;
    for (std::uint32_t i = object + 1; i < nodes.size(); i = nodes[i + 1].next) keys.push_back(i);
    std::sort(keys.begin(), keys.end(), [&](std::uint32_t a, std::uint32_t b) {
        const int order = keyText(a).compare(keyText(b));
        return order != 0 ? order < 0 : a < b;
    });
    std::optional<std::uint32_t> first;
    for (std::size_t i = 1; i < keys.size(); ++i)
        if (keyText(keys[i - 1]) == keyText(keys[i])) first = std::min(first.value_or(keys[i]), keys[i]);
    if (!first) return true;
    return refuse(nodes[*first].place, "duplicate-key",
                  "the key \"" + std::string(keyText(*first)) +
                      "\" occurs twice in this object; keep one of them");
}

bool JsonBuilder::opened(JsonKind kind)
{
    if (int(m_open.size()) >= m_limits.depth)
        return refuse(tokenStart(), "too-deep",
                      "nested deeper than " + std::to_string(m_limits.depth) + " levels");
    const auto node = std::uint32_t(m_document.m_nodes.size());
    if (!add(kind, 0, 0)) return false;
    m_open.push_back(node);
    m_tokenEnd = tokenStart() + 1;
    return true;
}

bool JsonBuilder::closed()
{
    const std::uint32_t node = m_open.back();
    m_open.pop_back();
    m_document.m_nodes[node].next = std::uint32_t(m_document.m_nodes.size());
    m_tokenEnd = m_position;
    return m_document.m_nodes[node].kind != JsonKind::Object || refuseDuplicateKeys(node);
}

/// Place of the parser after the last token that it took.
JsonPlace JsonBuilder::placeAfterToken() const
{
    const auto& nodes = m_document.m_nodes;
    if (m_open.empty()) return nodes.empty() ? JsonPlace::Root : JsonPlace::End;
    std::size_t children = 0;
    for (std::size_t i = m_open.back() + 1; i < nodes.size(); i = nodes[i].next) ++children;
    if (nodes[m_open.back()].kind == JsonKind::Array)
        return children == 0 ? JsonPlace::FirstItem : JsonPlace::AfterItem;
    if (children == 0) return JsonPlace::FirstKey;
    return children % 2 == 1 ? JsonPlace::AfterKey : JsonPlace::AfterMember;
}

// Inside a string the fault is where the parser stands; else it is the token that it was reading.
void JsonBuilder::failed(std::size_t position, std::string_view reason)
{
    const std::string_view bytes = m_document.m_bytes;
    const JsonToken token = nextToken(bytes, m_tokenEnd, placeAfterToken());
    const std::size_t at = std::min(position > 0 ? position - 1 : 0, bytes.size());
    const std::string_view word = tokenAt(token.start);
    if (isWordForNoNumber(word))
        refuse(token.start, "syntax", "found " + std::string(word) + ": numbers must be finite");
    else if (reason.find("number overflow") != reason.npos)
        refuse(token.start, "syntax", "found " + std::string(word) + ": this number is too large");
    else if (reason.find("invalid string") != reason.npos)
        refuse(at, "syntax", stringFault(bytes, at, reason));
    else
        refuse(token.start, "syntax", tokenFault(bytes, token));
}

} // namespace tagline
