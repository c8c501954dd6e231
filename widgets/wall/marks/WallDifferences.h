#pragma once

// WallDifferences are the differences of annotators in the clips of the wall: the marked frames of each row,
// and the difference under the mouse.

#include <QString>

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Frames of a clip on which annotators differ; one difference may have several.
struct WallDifference
{
    int id = 0; ///< identifies the difference in intents
    ClipId clip;
    FrameRange frames;

    bool operator==(const WallDifference&) const = default;
};

/// Sorted once when they are set: painting a row and finding a difference look at those of one clip only.
class WallDifferences
{
public:
    /// Description of a difference under the mouse, by its id.
    using Text = std::function<QString(int)>;

    /// Sets the differences: any order, may overlap, empty ranges ignored. Returns whether they changed.
    bool set(std::vector<WallDifference> differences, Text textOf);
    bool isEmpty() const { return m_all.empty(); }
    static const WallDifferences& none();
    QString text(int id) const { return m_textOf ? m_textOf(id) : QString(); }

    /// The marked frames, in order and disjoint; empty for a clip without differences.
    std::span<const FrameRange> marked(ClipId clip) const;
    /// Number of differences of a clip.
    int count(ClipId clip) const;
    /// Id of the nearest difference to a place, in fractional frames, and at most `most` frames away; the
    /// shortest among equals.
    std::optional<int> nearest(ClipId clip, double place, double most) const;

private:
    struct OfClip
    {
        std::vector<WallDifference> differences; ///< in order of start
        std::vector<FrameRange> marked;
        int count = 0;
    };

    std::vector<WallDifference> m_all; ///< in the order of set()
    std::unordered_map<ClipId, OfClip> m_clips;
    Text m_textOf;
};

} // namespace tagline
