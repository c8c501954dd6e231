#include "core/imports/ForeignText.h"

#include "core/imports/TagImportFormat.h"
#include "core/support/text/Utf8.h"

#include <QByteArray>
#include <QStringDecoder>

#include <charconv>
#include <cmath>

namespace tagline {
namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";

std::optional<QStringConverter::Encoding> markedEncoding(std::string_view bytes)
{
    if (bytes.starts_with("\xFF\xFE")) return QStringConverter::Utf16LE;
    if (bytes.starts_with("\xFE\xFF")) return QStringConverter::Utf16BE;
    return std::nullopt;
}

constexpr std::size_t decodedAtOnce = 1 << 20; ///< bytes between two looks at whether to stop
constexpr std::size_t longestTier = 1000;      ///< bytes

/// The first byte that is no text; none if all is.
std::optional<std::size_t> firstNoText(std::string_view text, const std::stop_token& stop)
{
    std::size_t nextLook = decodedAtOnce;
    for (std::size_t at = 0; at < text.size();) {
        if (at >= nextLook) {
            if (stop.stop_requested()) return std::nullopt;
            nextLook = at + decodedAtOnce;
        }
        if (static_cast<unsigned char>(text[at]) < 0x80 && text[at] != '\0') {
            ++at;
            continue;
        }
        const Utf8Step step = utf8StepAt(text, at);
        if (!step.isValid || step.codePoint == 0) return at;
        at += step.length;
    }
    return std::nullopt;
}

/// None if the bytes are not of the encoding that the mark names.
std::optional<std::string> utf8OfUtf16(std::string_view bytes, QStringConverter::Encoding encoding,
                                       const std::stop_token& stop)
{
    QStringDecoder decoder(encoding);
    QString text;
    for (std::size_t at = 0; at < bytes.size() && !stop.stop_requested(); at += decodedAtOnce) {
        const std::string_view part = bytes.substr(at, decodedAtOnce);
        text += decoder.decode(QByteArrayView(part.data(), qsizetype(part.size())));
        if (decoder.hasError()) return std::nullopt;
    }
    if (!stop.stop_requested() && !text.isValidUtf16()) return std::nullopt;
    return text.toStdString();
}

} // namespace

Error stoppedReading(const std::string& name)
{
    return {"foreign.stopped", "the reading was stopped; nothing was imported", name};
}

Result<std::string> decodedForeignText(std::string_view bytes, const std::string& name,
                                       const std::stop_token& stop)
{
    std::string text;
    if (const auto encoding = markedEncoding(bytes)) {
        auto decoded = bytes.size() % 2 == 0 ? utf8OfUtf16(bytes, *encoding, stop) : std::nullopt;
        if (!decoded)
            return Error{"foreign.encoding", "begins as UTF-16 text and is not: save it as UTF-8", name};
        text = *std::move(decoded);
        if (text.starts_with(utf8Mark)) text.erase(0, utf8Mark.size());
    } else
        text = bytes.substr(bytes.starts_with(utf8Mark) ? utf8Mark.size() : 0);
    if (const auto wrong = firstNoText(text, stop))
        return ForeignFile{text, name}.errorAt("encoding", "is not UTF-8 text from here on: save it as UTF-8",
                                               *wrong);
    return text;
}

std::optional<TextLine> TextLines::next()
{
    const std::string_view rest = m_file.text.substr(m_at);
    if (rest.empty() || m_file.isStopped()) return std::nullopt;
    const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
    m_at += std::min(end + (rest.substr(end).starts_with("\r\n") ? 2 : 1), rest.size());
    return TextLine{rest.substr(0, end), m_number++};
}

std::vector<std::string_view> splitText(std::string_view text, char at, std::size_t most)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = parts.size() + 1 < most ? text.find(at) : std::string_view::npos;
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string_view trimmedText(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::optional<double> finiteNumber(std::string_view text)
{
    text = trimmedText(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<FrameRate> typedRate(std::string_view text)
{
    const auto parts = splitText(text, '/', 3);
    const auto over = finiteNumber(parts[0]);
    const auto under = parts.size() > 1 ? finiteNumber(parts[1]) : 1;
    if (!over || !under || parts.size() > 2 || !FrameRate::isUsable(*over / *under)) return std::nullopt;
    return FrameRate::nearest(*over / *under);
}

std::string foundText(std::string_view text)
{
    constexpr std::size_t longest = 40;
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8StepAt(text, at);
        if (at + step.length > longest) return '"' + shown + "…\"";
        if (step.isValid && step.codePoint >= ' ' && step.codePoint != 0x7F)
            shown += text.substr(at, step.length);
        else
            shown += ' ';
        at += step.length;
    }
    return '"' + shown + '"';
}

Result<void> addForeignRange(ForeignTags& tags, ForeignRange range, const ForeignFile& file)
{
    if (file.isStopped()) return stoppedReading(file.name);
    if (range.tier.size() > longestTier)
        return file.error("too-long",
                          "the name of a tier is longer than 1,000 bytes: " + foundText(range.tier) +
                              "; shorten it",
                          range.line);
    if (!std::isfinite(range.start) || std::isnan(range.stop))
        return file.error("range", "the range " + foundText(range.tag) + " begins or ends at no time",
                          range.line);
    if (range.stop < range.start)
        return file.error("range", "the range " + foundText(range.tag) + " ends before it begins",
                          range.line);
    if (tags.ranges.size() == mostForeignRanges)
        return file.error("too-many", "more than 1,000,000 ranges; split the file", range.line);
    tags.ranges.push_back(std::move(range));
    return {};
}

} // namespace tagline
