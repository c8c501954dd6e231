#include "core/io/json/JsonDocument.h"

#include "core/io/json/JsonBuilder.h"
#include "core/io/json/JsonScan.h"
#include "core/io/json/TextPlace.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace tagline {
namespace {

using Json = nlohmann::json;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Reads bytes and counts those taken; they end where reading is to stop.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* taken, const std::stop_token* stop)
        : m_at(at)
        , m_taken(taken)
        , m_stop(stop)
    {
    }
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        ++*m_taken;
        return *this;
    }
    bool operator==(const CountingIterator& other) const
    {
        constexpr std::size_t bytesBetweenLooks = 1 << 14;
        return m_at == other.m_at || (*m_taken % bytesBetweenLooks == 0 && m_stop->stop_requested());
    }
    bool operator!=(const CountingIterator& other) const { return !(*this == other); }

private:
    const char* m_at;
    std::size_t* m_taken;
    const std::stop_token* m_stop;
};

/// The text is in another encoding, or not all of it is text.
std::optional<std::pair<std::size_t, std::string>> encodingProblem(std::string_view bytes)
{
    const bool isWide = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") ||
                        bytes.starts_with(std::string_view("{\0", 2)) ||
                        bytes.starts_with(std::string_view("\0{", 2)) ||
                        bytes.starts_with(std::string_view("\0\0\xFE\xFF", 4)) ||
                        bytes.starts_with(std::string_view("\0\0\0{", 4));
    if (isWide)
        return std::pair(0, "is UTF-16 or UTF-32 text; save it as UTF-8 with the editor that made it");
    if (bytes.starts_with(byteOrderMark))
        return std::pair(0, "begins with two byte-order marks; remove them, or save it as UTF-8 without one");
    const std::size_t null = bytes.find('\0');
    if (null == std::string_view::npos) return {};
    const bool isTail = bytes.find_first_not_of('\0', null) == std::string_view::npos;
    if (null == 0 && isTail)
        return std::pair(
            0, "holds nothing but NUL bytes, as a file does whose writing was cut short; restore it "
               "from a copy or from version control");
    return std::pair(null, isTail
                               ? "ends in NUL bytes, as a file does that was not written to its end; remove "
                                 "them if the rest is complete"
                               : "holds a NUL byte here, so it was damaged or is no text; restore it from a "
                                 "copy or from version control");
}

/// Offset of a line that a merge of version control left (conflict marker); none if there is no such line.
std::optional<std::size_t> conflictMark(std::string_view bytes)
{
    for (const std::string_view mark : {"<<<<<<<", "=======", ">>>>>>>"}) {
        for (std::size_t at = bytes.find(mark); at != std::string_view::npos; at = bytes.find(mark, at + 1))
            if (at == 0 || bytes[at - 1] == '\n' || bytes[at - 1] == '\r') return at;
    }
    return {};
}

/// Passes the parser's events on; numbers go by their place in the text, not by their value.
class Events : public nlohmann::json_sax<Json>
{
public:
    explicit Events(JsonBuilder& builder)
        : m_builder(builder)
    {
    }
    bool null() override { return m_builder.scalar(JsonKind::Null); }
    bool boolean(bool) override { return m_builder.scalar(JsonKind::Boolean); }
    bool number_integer(Json::number_integer_t) override { return m_builder.scalar(JsonKind::Number); }
    bool number_unsigned(Json::number_unsigned_t) override { return m_builder.scalar(JsonKind::Number); }
    bool number_float(Json::number_float_t, const std::string&) override
    {
        return m_builder.scalar(JsonKind::Number);
    }
    bool string(std::string& text) override { return m_builder.string(text); }
    bool binary(Json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return m_builder.opened(JsonKind::Object); }
    bool key(std::string& text) override { return m_builder.key(text); }
    bool end_object() override { return m_builder.closed(); }
    bool start_array(std::size_t) override { return m_builder.opened(JsonKind::Array); }
    bool end_array() override { return m_builder.closed(); }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& fault) override
    {
        const std::string_view reason = fault.what();
        m_builder.failed(position, reason.substr(0, reason.find("; last read"))); // its own words alone
        return false;
    }

private:
    JsonBuilder& m_builder;
};

} // namespace

std::string_view described(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Null:
        return "null";
    case JsonKind::Boolean:
        return "a boolean";
    case JsonKind::Number:
        return "a number";
    case JsonKind::String:
        return "a string";
    case JsonKind::Array:
        return "an array";
    case JsonKind::Object:
        return "an object";
    }
    return {};
}

Result<JsonDocument> JsonDocument::parse(std::string_view bytes, std::string file, std::string codePrefix,
                                         JsonLimits limits, const std::stop_token& stop)
{
    JsonDocument document;
    document.m_hasByteOrderMark = bytes.starts_with(byteOrderMark);
    if (document.m_hasByteOrderMark) bytes.remove_prefix(byteOrderMark.size());
    document.m_bytes = bytes;
    document.m_file = std::move(file);
    document.m_codePrefix = std::move(codePrefix);
    if (bytes.size() > limits.bytes)
        return document.errorAt(limits.bytes, "too-large",
                                "the file is larger than " + std::to_string(limits.bytes >> 20) + " MB");
    if (const auto problem = encodingProblem(bytes))
        return document.errorAt(problem->first, "encoding", problem->second);

    std::size_t taken = 0;
    JsonBuilder scanned(document, limits, taken);
    if (scanJson(bytes, scanned, taken, stop)) return document;
    document.m_nodes.clear();
    document.m_strings.clear();
    taken = 0;
    JsonBuilder builder(document, limits, taken);
    Events events(builder);
    const char* begin = bytes.data();
    const bool isRead = Json::sax_parse(CountingIterator(begin, &taken, &stop),
                                        CountingIterator(begin + bytes.size(), &taken, &stop), &events);
    if (const auto mark = builder.error() && !stop.stop_requested() ? conflictMark(bytes) : std::nullopt)
        return document.errorAt(
            *mark, "conflict-marks",
            "holds both sides of a merge that was not finished (<<<<<<<, =======, >>>>>>>); "
            "keep one side of each part and remove these lines, or take a whole side, as "
            "with git checkout --ours or --theirs");
    if (builder.error()) return *builder.error();
    assert(isRead);
    (void)isRead;
    return document;
}

JsonNode JsonDocument::root() const { return {*this, 0}; }

Error JsonDocument::errorAt(std::size_t place, std::string_view code, std::string message) const
{
    const TextPlace found = textPlace(m_bytes, place);
    return {m_codePrefix + '.' + std::string(code), std::move(message), m_file, found.line, found.column};
}

std::string_view JsonNode::text() const
{
    const JsonDocument::Node& me = node();
    const std::string_view pool =
        me.kind == JsonKind::String ? std::string_view(m_document->m_strings) : m_document->m_bytes;
    return pool.substr(me.text, me.length);
}

Error JsonNode::error(std::string_view code, std::string message) const
{
    return m_document->errorAt(node().place, code, std::move(message));
}

} // namespace tagline
