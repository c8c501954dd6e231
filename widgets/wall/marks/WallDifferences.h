#pragma once

// WallDifferences are where annotators differ in the clips of the wall: which frames are marked in each row,
// and which difference is under the mouse.

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
    int id = 0; ///< names the difference for intents
    ClipId clip;
    FrameRange frames;

    bool operator==(const WallDifference&) const = default;
};

/// Sorted once as they are set: painting a row and finding what is under the mouse look at one clip alone.
class WallDifferences
{
public:
    /// What is said of a difference under the mouse, by its id.
    using Text = std::function<QString(int)>;

    /// In any order; those of one clip may overlap. Empty ranges are left out. Whether that changes anything.
    bool set(std::vector<WallDifference> differences, Text textOf);
    bool isEmpty() const { return m_all.empty(); }
    static const WallDifferences& none();
    QString text(int id) const { return m_textOf ? m_textOf(id) : QString(); }

    /// The frames that are marked, in order and apart; none of a clip without differences.
    std::span<const FrameRange> marked(ClipId clip) const;
    /// How many differences it has.
    int count(ClipId clip) const;
    /// The nearest to a place, counted in frames and parts of them, and at most so far away; of equals the
    /// shortest.
    std::optional<int> nearest(ClipId clip, double place, double most) const;

private:
    struct OfClip
    {
        std::vector<WallDifference> differences; ///< in order of start
        std::vector<FrameRange> marked;
        int count = 0;
    };

    std::vector<WallDifference> m_all; ///< as they were set
    std::unordered_map<ClipId, OfClip> m_clips;
    Text m_textOf;
};

} // namespace tagline
