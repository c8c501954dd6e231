#include "core/import/assimp/checks/BvhPrecheck.h"

#include "core/time/FrameRate.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

namespace tagline {
namespace {

constexpr int mostJoints = 100'000;
constexpr std::int64_t mostChannelsEach = 9;

/// Words between spaces, with their places.
class Words
{
public:
    explicit Words(std::string_view text)
        : m_text(text)
    {
    }

    /// The next word; empty at the end.
    std::string_view next()
    {
        while (m_position < m_text.size() && isSpace(m_text[m_position])) step();
        m_line = m_nextLine;
        m_column = int(m_position - m_lineStart) + 1;
        const std::size_t start = m_position;
        while (m_position < m_text.size() && !isSpace(m_text[m_position])) ++m_position;
        return m_text.substr(start, m_position - start);
    }

    std::size_t bytesLeft() const { return m_text.size() - m_position; }

    /// An error at the last word.
    Error error(std::string code, std::string message) const
    {
        return {std::move(code), std::move(message), {}, m_line, m_column};
    }

private:
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\0'; }

    void step()
    {
        if (m_text[m_position++] != '\n') return;
        ++m_nextLine;
        m_lineStart = m_position;
    }

    std::string_view m_text;
    std::size_t m_position = 0;
    std::size_t m_lineStart = 0;
    int m_nextLine = 1;
    int m_line = 1;
    int m_column = 1;
};

/// A word for people, cut where it is long.
std::string quoted(std::string_view word)
{
    return "“" + std::string(word.substr(0, 40)) + (word.size() > 40 ? "…”" : "”");
}

template<class T>
std::optional<T> number(std::string_view word)
{
    T value{};
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

class BvhCheck
{
public:
    explicit BvhCheck(std::string_view file)
        : m_words(file)
    {
    }

    Result<void> check()
    {
        if (const auto word = m_words.next(); word != "HIERARCHY")
            return m_words.error("import.bad-bvh",
                                 "a BVH file begins with HIERARCHY, this one with " + quoted(word));
        if (auto checked = checkHierarchy(); !checked) return checked;
        if (auto checked = checkFrameCount(); !checked) return checked;
        if (auto checked = checkFrameTime(); !checked) return checked;
        return checkNumbers();
    }

private:
    Result<void> checkHierarchy()
    {
        int level = 0;
        int joints = 0;
        for (auto word = m_words.next(); word != "MOTION"; word = m_words.next()) {
            if (word.empty())
                return m_words.error("import.truncated", "it is cut off before its MOTION part");
            if (word == "{" && ++level > mostLevels)
                return m_words.error("import.too-deep", "its joints are nested more than 1,000 levels deep");
            if (word == "}") --level;
            if (word == "JOINT" && ++joints > mostJoints)
                return m_words.error("import.too-many-nodes", "it has more than 100,000 joints");
            if (word != "CHANNELS") continue;
            const auto count = number<std::int64_t>(m_words.next());
            if (!count || *count < 0 || *count > mostChannelsEach)
                return m_words.error("import.bad-channels",
                                     "the number of channels of a joint is not one from 0 to 9");
            m_channels += *count;
        }
        return {};
    }

    Result<void> checkFrameCount()
    {
        if (const auto word = m_words.next(); word != "Frames:")
            return m_words.error("import.bad-bvh",
                                 "“Frames:” is expected here, " + quoted(word) + " was found");
        const auto word = m_words.next();
        const auto count = number<std::int64_t>(word);
        if (!count || *count < 1)
            return m_words.error("import.bad-frame-count", "the number of frames is " + quoted(word) +
                                                               "; it must be a whole number from 1 on");
        m_frames = *count;
        return {};
    }

    Result<void> checkFrameTime()
    {
        const auto first = m_words.next();
        const auto second = m_words.next();
        if (first != "Frame" || second != "Time:")
            return m_words.error("import.bad-bvh",
                                 "“Frame Time:” is expected here, " + quoted(first) + " was found");
        const auto word = m_words.next();
        const auto seconds = number<double>(word);
        if (!seconds || !FrameRate::isUsable(1.0 / *seconds))
            return m_words.error("import.bad-frame-time", "the frame time is " + quoted(word) +
                                                              "; it must be a number of seconds above 0");
        return {};
    }

    Result<void> checkNumbers()
    {
        const std::int64_t most = std::int64_t(m_words.bytesLeft() / 2) + 1; // a digit and a space each
        if (m_channels > 0 && m_frames > most / m_channels) return cutOff(0);
        for (std::int64_t read = 0; read < m_frames * m_channels; ++read)
            if (m_words.next().empty()) return cutOff(read / m_channels);
        return {};
    }

    Error cutOff(std::int64_t wholeFrames) const
    {
        const std::string there =
            wholeFrames > 0 ? "only " + std::to_string(wholeFrames) + " are whole" : "fewer are there";
        return m_words.error("import.truncated", "it is cut off: it promises " + std::to_string(m_frames) +
                                                     " frames of " + std::to_string(m_channels) +
                                                     " numbers, " + there + "; copy or export it again");
    }

    Words m_words;
    std::int64_t m_channels = 0;
    std::int64_t m_frames = 0;
};

} // namespace

Result<void> checkBvh(std::string_view file) { return BvhCheck(file).check(); }

} // namespace tagline
