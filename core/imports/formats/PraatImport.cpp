#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

#include <cmath>

namespace tagline {
namespace {

/// The name of tiers that hold captions, as the export writes them.
constexpr std::string_view captionTier = "captions";

bool isPraatSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Token of a text file of Praat: a number, a text in quotes, or a flag; all else is decoration.
struct PraatToken
{
    enum class Kind { Number, Text, Flag, End } kind = Kind::End;
    std::string text = {};
    double number = 0;
    std::size_t place = 0;
};

/// Source of the format: praat.org, manual, "TextGrid file formats": the long and the short text format.
class TextGridReader
{
public:
    explicit TextGridReader(const ForeignFile& file)
        : m_file(file)
    {
        m_tags.clips.push_back({});
    }

    Result<ForeignTags> read()
    {
        const bool isBinary = m_file.text.starts_with("ooBinaryFile");
        if (isBinary || !isText("ooTextFile") || !isText("TextGrid"))
            return m_file.error("syntax",
                                isBinary
                                    ? "is a binary TextGrid; in Praat choose Save as text file"
                                    : "is not a TextGrid: it has to begin with File type = \"ooTextFile\" "
                                      "and Object class = \"TextGrid\"",
                                1);
        number("the start of the grid");
        number("the end of the grid");
        take(PraatToken::Kind::Flag, "<exists>");
        const int tiers = count("the number of tiers");
        for (int tier = 0; tier < tiers && !m_error; ++tier) readTier();
        if (m_error) return *m_error;
        return std::move(m_tags);
    }

private:
    void readTier()
    {
        const PraatToken kind = take(PraatToken::Kind::Text, "the class of a tier");
        const bool isPoints = kind.text == "TextTier";
        if (!m_error && !isPoints && kind.text != "IntervalTier")
            fail(kind, "expected \"IntervalTier\" or \"TextTier\"");
        const std::string name = take(PraatToken::Kind::Text, "the name of a tier").text;
        number("the start of the tier");
        number("the end of the tier");
        const int entries = count("the number of entries of the tier");
        for (int i = 0; i < entries && !m_error; ++i) readEntry(name, isPoints);
    }

    void readEntry(const std::string& tier, bool isPoint)
    {
        const PraatToken first =
            take(PraatToken::Kind::Number, isPoint ? "a time" : "the start of an interval");
        const double stop = isPoint ? first.number : number("the end of an interval");
        const std::string text = take(PraatToken::Kind::Text, "a text in quotes").text;
        if (m_error || text.empty()) return; // an empty text marks the gap between intervals
        const bool isCaption =
            tier == captionTier && text != captionTier; // one of that text is taken for a tag of that name
        const auto added = addForeignRange(m_tags,
                                           {.tag = text,
                                            .isCaption = isCaption,
                                            .tier = tier,
                                            .start = first.number,
                                            .stop = stop,
                                            .line = m_line},
                                           m_file);
        if (!added) m_error = added.error();
    }

    bool isText(std::string_view wanted)
    {
        const PraatToken token = take(PraatToken::Kind::Text, "a text");
        return !m_error && token.text == wanted;
    }

    double number(const char* what) { return take(PraatToken::Kind::Number, what).number; }

    int count(const char* what)
    {
        const PraatToken token = take(PraatToken::Kind::Number, what);
        if (m_error) return 0;
        if (token.number < 0 || token.number > double(mostForeignRanges) ||
            token.number != std::floor(token.number))
            fail(token, std::string("expected ") + what + ", a whole number of at most 1,000,000");
        return int(m_error ? 0 : token.number);
    }

    PraatToken take(PraatToken::Kind kind, const char* what)
    {
        if (m_error) return {};
        PraatToken token = next();
        if (!m_error && token.kind != kind) fail(token, std::string("expected ") + what);
        return token;
    }

    void fail(const PraatToken& found, const std::string& expected)
    {
        m_error = m_file.errorAt("syntax",
                                 (found.kind == PraatToken::Kind::End ? "the text ends too early"
                                                                      : "found " + foundText(found.text)) +
                                     "; " + expected,
                                 found.place);
    }

    PraatToken next()
    {
        while (m_at < m_file.text.size() && !m_file.isStopped()) {
            const char c = m_file.text[m_at];
            if (isPraatSpace(c))
                advance(m_at + 1);
            else if (c == '"')
                return quotedToken();
            else if (c == '!')
                advance(std::min(m_file.text.find_first_of("\r\n", m_at), m_file.text.size()));
            else if (const PraatToken word = wordToken(); word.kind != PraatToken::Kind::End)
                return word;
        }
        return {.place = m_file.text.size()};
    }

    /// A free-standing word: a number, a flag, or (End) nothing that counts.
    PraatToken wordToken()
    {
        const std::size_t begin = m_at;
        while (m_at < m_file.text.size() && !isPraatSpace(m_file.text[m_at])) ++m_at;
        const std::string_view word = m_file.text.substr(begin, m_at - begin);
        PraatToken token{.text = std::string(word), .place = begin};
        if (const auto value = finiteNumber(word)) {
            token.kind = PraatToken::Kind::Number;
            token.number = *value;
        } else if (word.starts_with('<'))
            token.kind = PraatToken::Kind::Flag;
        return token;
    }

    PraatToken quotedToken()
    {
        PraatToken token{.kind = PraatToken::Kind::Text, .place = m_at};
        std::size_t at = m_at + 1;
        while (true) {
            const std::size_t quote = m_file.text.find('"', at);
            if (quote == std::string_view::npos) {
                m_error = m_file.errorAt("syntax", "a text in quotes does not end; add \" behind it", m_at);
                return token;
            }
            token.text += m_file.text.substr(at, quote - at);
            at = quote + 1;
            if (at >= m_file.text.size() || m_file.text[at] != '"') break;
            token.text += '"';
            ++at;
        }
        advance(at);
        return token;
    }

    void advance(std::size_t to)
    {
        for (; m_at < to; ++m_at) m_line += m_file.text[m_at] == '\n' ? 1 : 0;
    }

    const ForeignFile& m_file;
    ForeignTags m_tags;
    std::optional<Error> m_error;
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace

TagImportFormat praatImport()
{
    return {
        .id = "praat",
        .title = "Praat TextGrid",
        .endings = {"TextGrid"},
        .holds = "Every interval with a text, in seconds; the text is the tag, in tiers named captions a "
                 "caption. An interval ends where the "
                 "first frame after it begins; a point becomes one frame. The file's name says which "
                 "clip it belongs to.",
        .leavesOut = "Intervals without a text, which lie between the others.",
        .checkedBy = "Read back from what Tagline exports, and from files that Praat 6.3 saved.",
        .hasTiers = true,
        .read = [](const ForeignFile& file, const TagImportOptions&) { return TextGridReader(file).read(); }};
}

} // namespace tagline
