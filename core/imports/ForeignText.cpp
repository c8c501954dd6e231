#include "core/imports/ForeignText.h"

#include "core/imports/TagImportFormat.h"
#include "core/support/Utf8.h"

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

/// The first byte that is no text; none where all is.
std::optional<std::size_t> firstNoText(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
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

} // namespace

Result<std::string> decodedForeignText(std::string_view bytes, const std::string& name)
{
    std::string text;
    if (const auto encoding = markedEncoding(bytes)) {
        QStringDecoder decoder(*encoding);
        const QString decoded = decoder.decode(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
        if (bytes.size() % 2 != 0 || decoder.hasError() || !decoded.isValidUtf16())
            return Error{"foreign.encoding", "begins as UTF-16 text and is not: save it as UTF-8", name};
        text = decoded.toStdString();
        if (text.starts_with(utf8Mark)) text.erase(0, utf8Mark.size());
    } else
        text = bytes.substr(bytes.starts_with(utf8Mark) ? utf8Mark.size() : 0);
    if (const auto wrong = firstNoText(text))
        return ForeignFile{text, name}.errorAt("encoding", "is not UTF-8 text from here on: save it as UTF-8",
                                               *wrong);
    return text;
}

std::vector<TextLine> textLines(std::string_view text)
{
    std::vector<TextLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back({text.substr(0, end), number});
        text.remove_prefix(std::min(end + (text.substr(end).starts_with("\r\n") ? 2 : 1), text.size()));
    }
    return lines;
}

std::vector<std::string_view> splitText(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
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
    const auto parts = splitText(text, '/');
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
