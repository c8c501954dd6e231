#include "core/import/bvh/BvhMotion.h"

#include "core/import/bvh/EulerRotations.h"
#include "core/time/FrameRate.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>

namespace tagline {
namespace {

template<class T>
std::optional<T> wholeWord(std::string_view word)
{
    T value{};
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (problem != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

/// Columns of one node's position in a frame's row.
struct NodePlaces
{
    BvhNode* node;
    std::size_t first;

    void put(std::span<const float> row) const
    {
        glm::vec3& position = node->positions.emplace_back(node->offset);
        for (std::size_t i = 0; i < node->channels.size(); ++i)
            if (!isRotation(node->channels[i])) position[axisOf(node->channels[i])] = row[first + i];
    }
};

class MotionReader
{
public:
    MotionReader(BvhText& words, BvhFile& file)
        : m_words(words)
        , m_file(file)
    {
        for (const BvhNode& node : file.nodes) m_channels += std::int64_t(node.channels.size());
    }

    Result<void> read()
    {
        if (auto read = readFrameCount(); !read) return read;
        if (auto read = readFrameTime(); !read) return read;
        const std::int64_t most = std::int64_t(m_words.bytesLeft() / 2) + 1; // a digit and a blank each
        if (m_channels > 0 && m_file.frames > most / m_channels) return cutOff(0);
        if (m_channels == 0) m_file.frames = 1; // all frames are equal
        return readFrames();
    }

private:
    Result<void> readFrameCount()
    {
        if (m_words.next() != "Frames:") return m_words.expected("“Frames:”");
        const auto count = wholeWord<std::int64_t>(m_words.next());
        if (!count || *count < 1)
            return m_words.found("import.bad-frame-count", "the number of frames is ",
                                 "; it must be a whole number from 1 on");
        m_file.frames = *count;
        return {};
    }

    Result<void> readFrameTime()
    {
        if (m_words.next() != "Frame" || m_words.next() != "Time:") return m_words.expected("“Frame Time:”");
        const auto seconds = wholeWord<double>(m_words.next());
        if (!seconds || !FrameRate::isUsable(1.0 / *seconds))
            return m_words.found("import.bad-frame-time", "the frame time is ",
                                 "; it must be a number of seconds above 0");
        m_file.secondsPerFrame = *seconds;
        return {};
    }

    /// Assigns the columns of a row to the nodes.
    void makeRoom(EulerRotations& rotations)
    {
        const auto frames = std::size_t(m_file.frames);
        std::size_t first = 0;
        for (BvhNode& node : m_file.nodes) {
            const auto turns = std::count_if(node.channels.begin(), node.channels.end(), isRotation);
            if (turns < std::ptrdiff_t(node.channels.size())) {
                node.positions.reserve(frames);
                m_places.push_back({&node, first});
            }
            if (turns > 0) {
                node.rotations.reserve(frames);
                rotations.add(node.channels, first, node.rotations);
            }
            first += node.channels.size();
        }
    }

    Result<void> readFrames()
    {
        const auto rowSize = std::size_t(m_channels), frames = std::size_t(m_file.frames);
        if (rowSize == 0) return {};
        std::vector<float> numbers(rowSize * std::min(frames, EulerRotations::framesAtOnce));
        EulerRotations rotations(rowSize);
        makeRoom(rotations);
        for (std::size_t frame = 0; frame < frames;) {
            const std::size_t count = std::min(frames - frame, EulerRotations::framesAtOnce);
            const auto rows = std::span(numbers).first(count * rowSize);
            if (const std::size_t read = m_words.nextNumbers(rows); read < rows.size())
                return noNumber(std::int64_t(frame + read / rowSize));
            for (std::size_t at = 0; at < rows.size(); at += rowSize)
                for (const NodePlaces& places : m_places) places.put(rows.subspan(at, rowSize));
            rotations.put(rows);
            frame += count;
        }
        return {};
    }

    Error noNumber(std::int64_t wholeFrames) const
    {
        if (m_words.isAtEnd()) return cutOff(wholeFrames);
        return m_words.expected("a number of frame " + std::to_string(wholeFrames + 1));
    }

    Error cutOff(std::int64_t wholeFrames) const
    {
        const std::string there =
            wholeFrames > 0 ? "only " + std::to_string(wholeFrames) + " are whole" : "fewer are there";
        return m_words.error("import.truncated", "it is cut off: it promises " +
                                                     std::to_string(m_file.frames) + " frames of " +
                                                     std::to_string(m_channels) + " numbers, " + there +
                                                     "; copy or export it again");
    }

    BvhText& m_words;
    BvhFile& m_file;
    std::int64_t m_channels = 0;
    std::vector<NodePlaces> m_places;
};

} // namespace

Result<void> readMotion(BvhText& words, BvhFile& file) { return MotionReader(words, file).read(); }

} // namespace tagline
