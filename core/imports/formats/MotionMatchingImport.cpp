#include "core/imports/ForeignJson.h"
#include "core/imports/ForeignText.h"
#include "core/imports/formats/TagImporters.h"

#include <array>

namespace tagline {
namespace {

/// The value of a hexadecimal digit; none for another character.
std::optional<std::uint32_t> hexDigit(char c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const std::size_t value = digits.find(c >= 'A' && c <= 'F' ? char(c - 'A' + 'a') : c);
    return value == std::string_view::npos ? std::nullopt : std::optional(std::uint32_t(value));
}

/// Whole numbers of four bytes each, the lowest first, as Unity writes a list of them; none if the text is
/// not that.
std::optional<std::vector<std::int32_t>> unityNumbers(std::string_view hex)
{
    if (hex.size() % 8 != 0) return std::nullopt;
    std::vector<std::int32_t> numbers;
    for (std::size_t at = 0; at < hex.size(); at += 8) {
        std::uint32_t value = 0;
        for (std::size_t byte = 0; byte < 4; ++byte) {
            const auto high = hexDigit(hex[at + 2 * byte]), low = hexDigit(hex[at + 2 * byte + 1]);
            if (!high || !low) return std::nullopt;
            value |= (*high << 4 | *low) << (8 * byte);
        }
        numbers.push_back(std::int32_t(value));
    }
    return numbers;
}

/// A plain or quoted text of YAML.
std::string yamlText(std::string_view text)
{
    if (text.size() < 2 || text.front() != text.back() || (text.front() != '\'' && text.front() != '"'))
        return std::string(text);
    std::string plain;
    const char quote = text.front(), escape = quote == '"' ? '\\' : quote;
    for (std::size_t at = 1; at + 1 < text.size(); ++at) {
        if (text[at] == escape && at + 2 < text.size()) ++at;
        plain += text[at];
    }
    return plain;
}

/// Source of the format: github.com/JLPM22/MotionMatching, AnimationData.Tag as Unity saves it: a name, and
/// the starts and ends of its ranges in frames. The same decoded to JSON is read too.
class MotionMatchingReader
{
public:
    explicit MotionMatchingReader(const ForeignFile& file)
        : m_file(file)
    {
        m_tags.clips.push_back({});
    }

    Result<ForeignTags> read()
    {
        const bool isJson = trimmedText(m_file.text).starts_with('{');
        const auto done = isJson ? readJson() : readAsset();
        if (!done) return done.error();
        return std::move(m_tags);
    }

private:
    struct Numbers
    {
        std::vector<std::int32_t> values;
        bool isThere = false;
    };
    /// A tag of the asset, until its ranges are known.
    struct Tag
    {
        std::string name;
        int line = 0;
        Numbers starts, ends;
    };

    Result<void> readAsset()
    {
        bool isInTags = false, wereTags = false;
        TextLines lines(m_file);
        while (const auto line = lines.next()) {
            const std::string_view text = trimmedText(line->text);
            if (text.starts_with("Tags:")) {
                isInTags = wereTags = true;
                continue;
            }
            const bool isEntry = text.starts_with("- ");
            if (!isInTags || text.empty()) continue;
            if (!isEntry && !line->text.starts_with("    ")) isInTags = false; // the next member of the asset
            if (!isInTags) continue;
            if (const auto read = readLine(isEntry ? trimmedText(text.substr(2)) : text, line->number); !read)
                return read.error();
        }
        if (!wereTags)
            return m_file.error("syntax",
                                "is no animation data of MotionMatching: a line \"Tags:\" is missing", 1);
        return finishTag();
    }

    Result<void> readLine(std::string_view text, int line)
    {
        const std::size_t colon = text.find(':');
        const std::string_view key = text.substr(0, colon);
        const std::string_view value =
            colon == std::string_view::npos ? std::string_view() : trimmedText(text.substr(colon + 1));
        if (key == "Name") {
            if (const auto done = finishTag(); !done) return done.error();
            m_tag = Tag{yamlText(value), line, {}, {}};
            return {};
        }
        if (!m_tag || (key != "Start" && key != "End"))
            return m_file.error("syntax",
                                "found " + foundText(text) + "; expected Name, Start or End of a tag", line);
        auto numbers = unityNumbers(value);
        if (!numbers)
            return m_file.error("syntax",
                                "found " + foundText(value) +
                                    "; expected frames as Unity writes them: eight hexadecimal digits each",
                                line);
        (key == "Start" ? m_tag->starts : m_tag->ends) = {std::move(*numbers), true};
        return {};
    }

    Result<void> finishTag()
    {
        if (!m_tag) return {};
        const Tag tag = std::move(*m_tag);
        m_tag.reset();
        const auto &starts = tag.starts.values, &ends = tag.ends.values;
        if (starts.size() != ends.size())
            return m_file.error("range",
                                "the tag " + foundText(tag.name) + " has " + std::to_string(starts.size()) +
                                    " starts and " + std::to_string(ends.size()) + " ends",
                                tag.line);
        for (std::size_t i = 0; i < starts.size(); ++i)
            if (const auto added = add(tag.name, starts[i], ends[i], tag.line); !added) return added.error();
        return {};
    }

    Result<void> readJson()
    {
        const auto document = parsedJson(m_file);
        if (!document) return document.error();
        const auto tags = memberOf(document->root(), "tags");
        if (!tags || !tags->is(JsonKind::Object))
            return document->root().error("value",
                                          "expected an object \"tags\": {\"walk\": [[691, 2878], …]}");
        JsonProblems problems;
        std::optional<Error> failed;
        tags->forEachMember([&](JsonNode name, JsonNode ranges) {
            const auto list = readArray(ranges, problems);
            if (!list || problems.error() || failed) return;
            for (const JsonNode range : *list)
                if (const auto ends = endsOf(range, problems))
                    if (const auto added =
                            add(std::string(name.text()), double((*ends)[0]), double((*ends)[1]), 0);
                        !added)
                        failed = added.error();
        });
        if (problems.error()) return *problems.error();
        if (failed) return *failed;
        return {};
    }

    static std::optional<std::array<std::int64_t, 2>> endsOf(JsonNode range, JsonProblems& problems)
    {
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        const auto pair = readArray(range, problems);
        if (!pair) return std::nullopt;
        if (pair->size() != 2) {
            problems.report(range, "value", "expected the start and the end of a range: [691, 2878]");
            return std::nullopt;
        }
        std::array<std::int64_t, 2> ends{};
        for (std::size_t i = 0; i < 2; ++i)
            if (!readInteger((*pair)[i], -most, most, ends[i], problems)) return std::nullopt;
        return ends;
    }

    Result<void> add(const std::string& name, double start, double stop, int line)
    {
        if (name.empty()) {
            m_tags.losses.add("ranges of a tag without a name", m_file.name, line);
            return {};
        }
        return addForeignRange(
            m_tags, {.tag = name, .start = start, .stop = stop, .unit = ForeignUnit::Frames, .line = line},
            m_file);
    }

    const ForeignFile& m_file;
    ForeignTags m_tags;
    std::optional<Tag> m_tag;
};

} // namespace

TagImportFormat motionMatchingImport()
{
    return {.id = "jlpm",
            .title = "JLPM22/MotionMatching tags",
            .endings = {"asset", "asset.yaml"},
            .holds = "Every range of the tags of an animation's data, in frames of the animation, with the "
                     "last frame in the range; or the same as JSON. The file's name says which clip it "
                     "belongs to.",
            .leavesOut = "All of the asset but its tags.",
            .checkedBy = "The project's own asset of one take of 15,573 frames.",
            .endRule = EndRule::Inclusive,
            .countsFrames = true,
            .read = [](const ForeignFile& file, const TagImportOptions&) {
                return MotionMatchingReader(file).read();
            }};
}

} // namespace tagline
