#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace tagline {
namespace {

constexpr std::string_view cueArrow = "-->";

/// A whole number of digits alone, below 1,000,000,000.
std::optional<int> plainDigits(std::string_view text)
{
    int value = 0;
    if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Seconds of hh:mm:ss.ttt, where the hours may be left out.
std::optional<double> cueSeconds(std::string_view text)
{
    const auto parts = splitText(text, ':', 4);
    const auto last = splitText(parts.back(), '.', 3);
    if (parts.size() < 2 || parts.size() > 3 || last.size() != 2 || last[1].size() != 3) return std::nullopt;
    const auto hours = parts.size() == 3 ? plainDigits(parts[0]) : 0;
    const auto minutes = plainDigits(parts[parts.size() - 2]);
    const auto seconds = plainDigits(last[0]), thousandths = plainDigits(last[1]);
    if (!hours || !minutes || !seconds || !thousandths || *minutes > 59 || *seconds > 59) return std::nullopt;
    return double(((std::int64_t(*hours) * 60 + *minutes) * 60 + *seconds) * 1000 + *thousandths) / 1000;
}

/// A cue's text without its escapes and markup.
struct CueText
{
    std::string text;
    bool hadMarkup = false;
};

/// The character that an escape stands for, without & and ;.
constexpr std::size_t longestEscape = 6; ///< "&nbsp;"

std::string_view unescapedCue(std::string_view escape)
{
    struct Escape
    {
        std::string_view name, text;
    };
    static constexpr std::array<Escape, 6> escapes{{{"amp", "&"},
                                                    {"lt", "<"},
                                                    {"gt", ">"},
                                                    {"nbsp", " "},
                                                    {"lrm", "\xE2\x80\x8E"},
                                                    {"rlm", "\xE2\x80\x8F"}}};
    const auto found =
        std::find_if(escapes.begin(), escapes.end(), [&](const Escape& each) { return each.name == escape; });
    return found == escapes.end() ? std::string_view() : found->text;
}

CueText plainCue(std::string_view text)
{
    CueText plain;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '<') {
            const std::size_t close = text.find('>', at);
            plain.hadMarkup = true;
            at = close == std::string_view::npos ? text.size() : close + 1;
            continue;
        }
        const std::string_view ahead = text.substr(at, text[at] == '&' ? longestEscape : 0);
        const std::size_t length = ahead.find(';');
        const bool isClosed = length != std::string_view::npos;
        const std::size_t end = isClosed ? at + length : at;
        const auto escaped = isClosed ? unescapedCue(ahead.substr(1, length - 1)) : std::string_view();
        plain.text += escaped.empty() ? text.substr(at, 1) : escaped;
        at = escaped.empty() ? at + 1 : end + 1;
    }
    return plain;
}

/// Source of the format: W3C, WebVTT: The Web Video Text Tracks Format.
class WebVttReader
{
public:
    explicit WebVttReader(const ForeignFile& file)
        : m_file(file)
        , m_lines(file)
    {
        m_tags.clips.push_back({});
    }

    Result<ForeignTags> read()
    {
        const auto header = m_lines.next();
        if (!header || !isHeader(header->text))
            return m_file.error("syntax",
                                "found " + foundText(header ? header->text : "") +
                                    "; a WebVTT file begins with a line WEBVTT",
                                1);
        nextBlock(); // lines directly behind the first belong to the header
        while (!m_isAtEnd) {
            nextBlock();
            if (m_block.size() > mostLines)
                return m_file.error("too-many",
                                    "a cue of more than 1,000 lines; put an empty line behind each cue",
                                    m_block.front().number);
            if (m_block.empty()) continue;
            if (const auto read = block(m_block); !read) return read.error();
        }
        return std::move(m_tags);
    }

private:
    using Block = std::span<const TextLine>;
    static constexpr std::size_t mostLines = 1000; ///< of a block

    /// The lines up to the next empty one; of a block with too many, one more than there may be.
    void nextBlock()
    {
        m_block.clear();
        while (const auto line = m_lines.next()) {
            if (line->text.empty()) return;
            if (m_block.size() <= mostLines) m_block.push_back(*line);
        }
        m_isAtEnd = true;
    }

    static bool isHeader(std::string_view line)
    {
        return line == "WEBVTT" || line.starts_with("WEBVTT ") || line.starts_with("WEBVTT\t");
    }

    Result<void> block(Block lines)
    {
        if (lines.front().text.find(cueArrow) != std::string_view::npos) return cue(lines);
        if (lines.size() > 1 && lines[1].text.find(cueArrow) != std::string_view::npos) {
            const bool isCaption = m_isOurs && lines.front().text.starts_with("caption ");
            if (!isCaption) m_tags.losses.add("names of cues", m_file.name, lines.front().number);
            return cue(lines.subspan(1), isCaption);
        }
        for (const std::string_view kind : {"NOTE", "STYLE", "REGION"})
            if (lines.front().text.starts_with(kind)) {
                const bool isOurs = lines.size() > 1 && lines[1].text.starts_with("Tags of a clip of ");
                m_isOurs = m_isOurs || isOurs;
                if (!isOurs) m_tags.losses.add(std::string(kind) + " blocks", m_file.name, lines[0].number);
                return {};
            }
        return m_file.error("syntax",
                            "found " + foundText(lines.front().text) +
                                "; expected a cue: start --> end in one line, its text in the next",
                            lines.front().number, 1);
    }

    Result<void> cue(Block lines, bool isCaption = false)
    {
        const std::string_view times = lines.front().text;
        const std::size_t arrow = times.find(cueArrow);
        const std::string_view behind = trimmedText(times.substr(arrow + cueArrow.size()));
        const std::size_t end = std::min(behind.find_first_of(" \t"), behind.size());
        const auto start = cueSeconds(trimmedText(times.substr(0, arrow))),
                   stop = cueSeconds(behind.substr(0, end));
        if (!start || !stop)
            return m_file.error("syntax",
                                "found " + foundText(times) +
                                    "; expected times such as 00:00:01.500 --> 00:00:02.000",
                                lines.front().number, 1);
        if (end < behind.size())
            m_tags.losses.add("places of cues on the picture", m_file.name, lines.front().number);
        std::string text;
        for (const TextLine& line : lines.subspan(1)) {
            if (!text.empty()) text += ' ';
            text += line.text;
        }
        const CueText plain = plainCue(text);
        if (plain.hadMarkup) m_tags.losses.add("markup of cues", m_file.name, lines.front().number);
        if (plain.text.empty()) {
            m_tags.losses.add("cues without a text", m_file.name, lines.front().number);
            return {};
        }
        return addForeignRange(m_tags,
                               {.tag = plain.text,
                                .isCaption = isCaption,
                                .start = *start,
                                .stop = *stop,
                                .line = lines.front().number},
                               m_file);
    }

    const ForeignFile& m_file;
    TextLines m_lines;
    std::vector<TextLine> m_block;
    bool m_isAtEnd = false;
    bool m_isOurs = false; ///< exported by Tagline, which names cues of captions
    ForeignTags m_tags;
};

} // namespace

TagImportFormat webVttImport()
{
    return {
        .id = "webvtt",
        .title = "Captions (WebVTT)",
        .endings = {"vtt"},
        .holds = "One cue a range, in thousandths of a second; its text is the tag, or the caption where "
                 "Tagline wrote it as one. A cue ends with the "
                 "first moment after its range. The file's name says which clip it belongs to.",
        .leavesOut = "Notes, styles, regions, and the names, places and markup of cues.",
        .checkedBy = "Read back from what Tagline exports; the format by the W3C's specification.",
        .read = [](const ForeignFile& file, const TagImportOptions&) { return WebVttReader(file).read(); }};
}

} // namespace tagline
