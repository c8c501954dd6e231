#include "core/import/bvh/BvhHierarchy.h"

#include "core/import/model/NodeLimits.h"

#include <array>
#include <charconv>
#include <optional>

namespace tagline {
namespace {

constexpr int mostChannelsEach = 9;
constexpr int noParent = -1;

char lowered(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

/// The channel of this name, in any case of letters.
std::optional<BvhChannel> channelNamed(std::string_view word)
{
    constexpr std::array<std::string_view, 2> kinds{"position", "rotation"};
    if (word.empty()) return std::nullopt;
    const int axis = lowered(word.front()) - 'x';
    if (axis < 0 || axis > 2) return std::nullopt;
    std::string kind(word.substr(1, kinds[0].size() + 1));
    for (char& c : kind) c = lowered(c);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kind == kinds[i]) return BvhChannel(3 * int(i) + axis);
    return std::nullopt;
}

class HierarchyReader
{
public:
    HierarchyReader(BvhText& words, BvhFile& file)
        : m_words(words)
        , m_nodes(file.nodes)
    {
    }

    Result<void> read()
    {
        if (const auto word = m_words.next(); word != "HIERARCHY")
            return m_words.found("import.bad-bvh", "a BVH file begins with HIERARCHY, this one with ", "");
        while (true) {
            const auto word = m_words.next();
            if (word == "MOTION" && m_open == noParent) break;
            auto read = m_open == noParent ? readOutside(word) : readInside(word);
            if (!read && m_words.isAtEnd()) return cutOff(); // perhaps within a word
            if (!read) return read;
        }
        if (m_nodes.empty())
            return m_words.error("import.bad-bvh", "it has no joints: a ROOT comes before MOTION");
        return {};
    }

private:
    Error cutOff() const
    {
        return m_words.error("import.truncated",
                             "it is cut off before its MOTION part; copy or export it again");
    }

    Result<void> readOutside(std::string_view word)
    {
        if (word == "ROOT") return openNode(false);
        return m_words.expected("“ROOT” or “MOTION”");
    }

    Result<void> readInside(std::string_view word)
    {
        BvhNode& node = m_nodes[std::size_t(m_open)];
        if (word == "}") {
            m_open = node.parent;
            --m_level;
            return {};
        }
        if (word == "OFFSET") return readOffset(node);
        if (word == "CHANNELS" && !node.isEndSite) return readChannels(node);
        if (word == "JOINT" && !node.isEndSite) return openNode(false);
        if (word == "End" && !node.isEndSite) {
            if (m_words.next() == "Site") return openNode(true);
            return m_words.expected("“Site”");
        }
        return m_words.expected(node.isEndSite ? "“OFFSET” or “}”"
                                               : "“OFFSET”, “CHANNELS”, “JOINT”, “End Site” or “}”");
    }

    Result<void> openNode(bool isEndSite)
    {
        const std::string_view name = m_words.nextName();
        if (m_nodes.size() >= std::size_t(mostNodes))
            return m_words.error("import.too-many-nodes", "it has more than 100,000 joints");
        if (++m_level > mostLevels)
            return m_words.error("import.too-deep", "its joints are nested more than 1,000 levels deep");
        BvhNode node;
        if (!isEndSite) node.name = name; // a copy for each end would grow faster than the text
        node.parent = m_open;
        node.isEndSite = isEndSite;
        m_open = int(m_nodes.size());
        m_nodes.push_back(std::move(node));
        if (m_words.next() == "{") return {};
        return m_words.expected("“{”");
    }

    Result<void> readOffset(BvhNode& node)
    {
        for (int axis = 0; axis < 3; ++axis)
            if (!m_words.nextNumber(node.offset[axis])) return m_words.expected("a number of the OFFSET");
        return {};
    }

    Result<void> readChannels(BvhNode& node)
    {
        const auto word = m_words.next();
        int count = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (problem != std::errc() || end != word.data() + word.size() || count < 0 ||
            std::size_t(count) + node.channels.size() > std::size_t(mostChannelsEach))
            return m_words.error("import.bad-channels",
                                 "the number of channels of a joint is not one from 0 to 9");
        for (int i = 0; i < count; ++i) {
            const auto channel = channelNamed(m_words.next());
            if (!channel)
                return m_words.found("import.bad-channels",
                                     "a channel such as “Xrotation” is expected here, ", " was found");
            node.channels.push_back(*channel);
        }
        return {};
    }

    BvhText& m_words;
    std::vector<BvhNode>& m_nodes;
    int m_open = noParent; ///< the node whose braces are open
    int m_level = 0;
};

} // namespace

Result<void> readHierarchy(BvhText& words, BvhFile& file) { return HierarchyReader(words, file).read(); }

} // namespace tagline
