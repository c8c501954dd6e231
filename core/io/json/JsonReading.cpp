#include "core/io/json/JsonReading.h"

#include "core/io/json/JsonWriter.h"

#include <charconv>
#include <limits>

namespace tagline {
namespace {

/// The node's text, short enough for a message; otherwise its kind.
std::string found(JsonNode node)
{
    const std::string_view text = node.text();
    switch (node.kind()) {
    case JsonKind::Number:
    case JsonKind::Boolean:
        return std::string(text.substr(0, 40));
    case JsonKind::String:
        if (text.size() <= 40) return quotedJson(text);
        break;
    case JsonKind::Null:
    case JsonKind::Array:
    case JsonKind::Object:
        break;
    }
    return std::string(described(node.kind()));
}

bool reportKind(JsonNode node, std::string_view wanted, JsonProblems& problems)
{
    return problems.report(node, "wrong-type", "expected " + std::string(wanted) + ", found " + found(node));
}

std::string rangeText(std::int64_t least, std::int64_t most)
{
    constexpr std::int64_t unbounded = std::numeric_limits<std::int32_t>::max();
    if (most >= unbounded) return "a whole number from " + std::to_string(least);
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::string shortText(double number)
{
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, number).ptr};
}

} // namespace

bool JsonProblems::report(JsonNode at, std::string_view code, std::string message)
{
    if (!m_error) m_error = at.error(code, std::move(message));
    return false;
}

bool readString(JsonNode node, std::string& out, JsonProblems& problems)
{
    if (!node.is(JsonKind::String)) return reportKind(node, "a string", problems);
    out = node.text();
    return true;
}

bool readInteger(JsonNode node, std::int64_t least, std::int64_t most, std::int64_t& out,
                 JsonProblems& problems)
{
    const std::string_view text = node.text();
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, out);
    const bool isWhole = node.is(JsonKind::Number) && read.ec == std::errc() && read.ptr == end;
    if (!isWhole || out < least || out > most) return reportKind(node, rangeText(least, most), problems);
    return true;
}

bool readNumber(JsonNode node, std::string_view name, double least, double most, double& out,
                JsonProblems& problems)
{
    double read = std::numeric_limits<double>::quiet_NaN();
    if (node.is(JsonKind::Number))
        std::from_chars(node.text().data(), node.text().data() + node.text().size(), read);
    if (!(read >= least && read <= most))
        return problems.report(node, "bad-" + std::string(name),
                               '"' + std::string(name) + "\" is a number from " + shortText(least) + " to " +
                                   shortText(most));
    out = read;
    return true;
}

std::optional<std::vector<JsonNode>> readArray(JsonNode node, JsonProblems& problems)
{
    if (!node.is(JsonKind::Array)) {
        reportKind(node, "an array", problems);
        return {};
    }
    std::vector<JsonNode> elements;
    node.forEachElement([&](JsonNode element) { elements.push_back(element); });
    return elements;
}

bool readStrings(JsonNode node, std::vector<std::string>& out, JsonProblems& problems)
{
    const auto elements = readArray(node, problems);
    if (!elements) return false;
    for (const JsonNode element : *elements)
        if (!readString(element, out.emplace_back(), problems)) return false;
    return true;
}

bool readRate(JsonNode node, FrameRate& out, JsonProblems& problems)
{
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto parts = readArray(node, problems);
    if (!parts) return false;
    if (parts->size() != 2)
        return problems.report(node, "wrong-type", "a rate is [numerator, denominator], as in [30000, 1001]");
    std::int64_t numerator = 1;
    std::int64_t denominator = 1;
    if (!readInteger((*parts)[0], 1, most, numerator, problems)) return false;
    if (!readInteger((*parts)[1], 1, most, denominator, problems)) return false;
    out = FrameRate::reduced(numerator, denominator);
    if (!FrameRate::isUsable(out.framesPerSecond()))
        return problems.report(node, "bad-rate", "a rate lies between 0.001 and 1,000,000 frames a second");
    return true;
}

JsonObjectReader::JsonObjectReader(JsonNode node, JsonProblems& problems, std::string what)
    : m_node(node)
    , m_problems(problems)
    , m_what(std::move(what))
{
    if (!node.is(JsonKind::Object))
        reportKind(node, m_what + " (an object)", problems);
    else
        node.forEachMember([&](JsonNode key, JsonNode value) { m_members.push_back({key, value}); });
}

std::optional<JsonNode> JsonObjectReader::find(std::string_view name)
{
    for (Member& member : m_members)
        if (member.key.text() == name) {
            member.isKnown = true;
            return member.value;
        }
    return {};
}

std::optional<JsonNode> JsonObjectReader::require(std::string_view name)
{
    const auto value = find(name);
    if (!value)
        m_problems.report(m_node, "missing-key", m_what + " needs the key \"" + std::string(name) + "\"");
    return value;
}

bool JsonObjectReader::read(std::string_view name, std::string& out)
{
    const auto value = require(name);
    return value && readString(*value, out, m_problems);
}

bool JsonObjectReader::readOptional(std::string_view name, std::string& out)
{
    const auto value = find(name);
    return !value || readString(*value, out, m_problems);
}

bool JsonObjectReader::readOptional(std::string_view name, bool& out)
{
    const auto value = find(name);
    if (!value) return true;
    if (!value->is(JsonKind::Boolean))
        return m_problems.report(*value, "wrong-type",
                                 '"' + std::string(name) + "\" is true or false; found " +
                                     std::string(described(value->kind())));
    out = value->text() == "true";
    return true;
}

bool JsonObjectReader::readOptional(std::string_view name, std::vector<std::string>& out)
{
    const auto value = find(name);
    return !value || readStrings(*value, out, m_problems);
}

bool JsonObjectReader::read(std::string_view name, std::int64_t least, std::int64_t most, std::int64_t& out)
{
    const auto value = require(name);
    return value && readInteger(*value, least, most, out, m_problems);
}

std::vector<ExtraKey> JsonObjectReader::extraKeys() const
{
    std::vector<ExtraKey> extra;
    for (const Member& member : m_members)
        if (!member.isKnown) extra.push_back({std::string(member.key.text()), laidOut(member.value)});
    return extra;
}

std::optional<JsonFileHead> readHead(JsonObjectReader& file, std::string_view format,
                                     std::int32_t knownVersion, JsonProblems& problems)
{
    const auto name = file.require("format");
    const auto version = file.require("version");
    if (!name || !version) return {};
    if (!name->is(JsonKind::String) || name->text() != format) {
        problems.report(*name, "wrong-format",
                        "expected \"" + std::string(format) + "\", found " + found(*name));
        return {};
    }
    std::int64_t number = 0;
    if (!readInteger(*version, 1, std::numeric_limits<std::int32_t>::max(), number, problems)) return {};
    return JsonFileHead{std::int32_t(number), number > knownVersion};
}

Error explained(Error error, const JsonFileHead& head)
{
    if (head.isNewer)
        error.message = "a newer version of Tagline wrote this file (file version " +
                        std::to_string(head.version) + "), and this one cannot read it: " + error.message;
    return error;
}

std::vector<std::string> fileNotices(const JsonDocument& document, const JsonFileHead& head,
                                     std::int32_t knownVersion)
{
    std::vector<std::string> notices;
    if (head.isNewer)
        notices.push_back("written by a newer version of Tagline (file version " +
                          std::to_string(head.version) + ", this program knows " +
                          std::to_string(knownVersion) +
                          "): it can be used but not saved; update Tagline to edit it");
    if (document.hasByteOrderMark())
        notices.push_back("begins with a byte-order mark; the next save leaves it out");
    if (document.hasCarriageReturns()) notices.push_back("has CR LF line ends; the next save writes LF");
    return notices;
}

} // namespace tagline
