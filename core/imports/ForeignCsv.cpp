#include "core/imports/ForeignCsv.h"

#include "core/exports/tables/CsvExporter.h"
#include "core/imports/ForeignText.h"
#include "core/support/text/AsciiCase.h"

#include <algorithm>

namespace tagline {

namespace {

constexpr std::size_t mostFields = 10'000;
/// So much of a table is looked at for what parts its fields, and for the headings.
constexpr std::size_t headBytes = 1 << 20;

/// At most so many bytes, and no part of a character of UTF-8.
std::size_t wholeCharacters(std::string_view bytes, std::size_t most)
{
    if (bytes.size() <= most) return bytes.size();
    while (most > 0 && (static_cast<unsigned char>(bytes[most]) & 0xC0) == 0x80) --most;
    return most;
}

/// "starttimecode" of "Start Timecode" and "start_timecode".
std::string joinedHeading(std::string_view heading)
{
    std::string joined = asciiLowered(heading);
    std::erase_if(joined,
                  [](char each) { return each == ' ' || each == '\t' || each == '_' || each == '-'; });
    return joined;
}

} // namespace

ForeignCsvReader::ForeignCsvReader(const ForeignFile& file)
    : m_file(file)
{
    const std::string_view head = file.text.substr(0, headBytes);
    const std::string_view first = head.substr(0, head.find_first_of("\r\n"));
    std::ptrdiff_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        const auto count = std::count(first.begin(), first.end(), separator);
        if (count <= most) continue;
        most = count;
        m_separator = separator;
    }
}

bool ForeignCsvReader::isAtLineEnd() const
{
    return isAtEnd() || m_file.text[m_at] == '\n' || m_file.text[m_at] == '\r';
}

Result<std::optional<ForeignCsvRow>> ForeignCsvReader::next()
{
    while (!isAtEnd() && isAtLineEnd() && !m_file.isStopped()) m_line += m_file.text[m_at++] == '\n' ? 1 : 0;
    if (isAtEnd() || m_file.isStopped()) return std::optional<ForeignCsvRow>();
    ForeignCsvRow row{{}, m_line};
    while (true) {
        auto value = field();
        if (!value) return value.error();
        if (row.fields.size() == mostFields)
            return m_file.error("too-many", "a row of more than 10,000 fields; choose a table of tags",
                                row.line);
        row.fields.push_back(*std::move(value));
        if (isAtLineEnd()) return std::optional(std::move(row));
        ++m_at; // the separator
        if (isAtLineEnd()) {
            row.fields.emplace_back();
            return std::optional(std::move(row));
        }
    }
}

Result<std::string> ForeignCsvReader::field()
{
    if (!isAtEnd() && m_file.text[m_at] == '"') return quotedField();
    const std::size_t begin = m_at;
    while (!isAtLineEnd() && m_file.text[m_at] != m_separator) ++m_at;
    return std::string(m_file.text.substr(begin, m_at - begin));
}

Result<std::string> ForeignCsvReader::quotedField()
{
    const std::size_t begin = m_at++;
    std::string value;
    while (true) {
        const std::size_t quote = m_file.text.find('"', m_at);
        if (quote == std::string_view::npos)
            return m_file.errorAt("syntax", "a field in quotes does not end; add \" behind it", begin);
        const std::string_view part = m_file.text.substr(m_at, quote - m_at);
        m_line += int(std::count(part.begin(), part.end(), '\n'));
        value += part;
        m_at = quote + 1;
        if (isAtEnd() || m_file.text[m_at] != '"') break;
        value += '"';
        ++m_at;
    }
    if (!isAtLineEnd() && m_file.text[m_at] != m_separator)
        return m_file.errorAt("syntax", "found text behind a field in quotes; double the quotes within it",
                              m_at);
    return value;
}

std::vector<std::string> csvHeadings(std::string_view bytes)
{
    const auto text = decodedForeignText(bytes.substr(0, wholeCharacters(bytes, headBytes)), {});
    if (!text) return {};
    const ForeignFile file{*text, {}};
    auto row = ForeignCsvReader(file).next();
    return row && *row ? std::move((*row)->fields) : std::vector<std::string>();
}

std::span<const CsvColumn> csvColumns()
{
    static const std::vector<CsvColumn> columns{
        {ColumnRole::Clip, "clip", {"clip", "file", "source", "filename", "name"}},
        {ColumnRole::Tag, "tag", {"tag", "label", "annotation", "action"}},
        {ColumnRole::StartFrame, "start", {"start_frame", "startframe", "first_frame", "begin_frame"}},
        {ColumnRole::StopFrame,
         "stop",
         {"stop_frame", "end_frame", "endframe", "stopframe", csvLastFrameHeading}},
        {ColumnRole::StartSeconds, "start-seconds", {"start_s", "start_t", "start", "begin", "onset"}},
        {ColumnRole::StopSeconds, "stop-seconds", {"stop_s", "end_t", "end_s", "stop", "end", "offset"}},
        {ColumnRole::Rate, "rate", {"fps", "frame_rate", "framerate"}},
        {ColumnRole::RateNumerator, "rate-numerator", {"fps_num"}},
        {ColumnRole::RateDenominator, "rate-denominator", {"fps_den"}},
        {ColumnRole::State, "state", {"state"}},
        {ColumnRole::StateBy, "state-by", {"state_by"}},
        {ColumnRole::StateAt, "state-at", {"state_at"}}};
    return columns;
}

std::optional<std::size_t> columnOf(std::span<const std::string> headings, const CsvColumn& column)
{
    for (const std::string_view heading : column.headings) {
        if (const auto place = columnNamed(headings, heading)) return place;
        const auto alike = std::find_if(headings.begin(), headings.end(), [&](const std::string& each) {
            return joinedHeading(each) == joinedHeading(heading);
        });
        if (alike != headings.end()) return std::size_t(alike - headings.begin());
    }
    return std::nullopt;
}

std::optional<std::size_t> columnNamed(std::span<const std::string> headings, std::string_view name)
{
    const auto same = std::find(headings.begin(), headings.end(), name);
    const auto alike = std::find_if(headings.begin(), headings.end(), [&](const std::string& heading) {
        return asciiLowered(trimmedText(heading)) == asciiLowered(trimmedText(name));
    });
    const auto found = same == headings.end() ? alike : same;
    return found == headings.end() ? std::nullopt : std::optional(std::size_t(found - headings.begin()));
}

} // namespace tagline
