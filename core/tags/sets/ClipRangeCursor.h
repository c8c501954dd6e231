#pragma once

// ClipRangeCursor reads a set clip by clip, as ranges in frames of each clip, in either form.
//
//   for (ClipRangeCursor at(set, axis); at.next();)
//       use(at.clip(), at.ranges());

#include "core/tags/sets/SetViews.h"

#include <vector>

namespace tagline {

/// Goes through the clips that have a frame, in order. Allocates for the longest list of ranges, once.
class ClipRangeCursor
{
public:
    /// Before the first clip. Views the set and the axis.
    ClipRangeCursor(const FrameSetView& set, const ClipAxisView& axis)
        : m_set(set)
        , m_axis(axis)
    {
    }

    /// Moves to the next clip with a frame; false if there is none.
    bool next();
    ClipId clip() const { return ClipId(m_clip); }
    /// The canonical ranges of the clip; valid until `next`.
    std::span<const FrameRange> ranges() const { return m_ranges; }

private:
    bool nextOfRanges();
    bool nextOfMask();

    FrameSetView m_set;
    ClipAxisView m_axis;
    std::uint32_t m_clip = 0;
    std::uint32_t m_following = 0; ///< the clip after the current one
    std::size_t m_range = 0;       ///< the first range that was not read yet
    std::vector<FrameRange> m_ranges;
};

/// Appends the ranges of one clip. O(log ranges) and the clip's own.
void appendRanges(const FrameSetView& set, const ClipAxisView& axis, ClipId clip,
                  std::vector<FrameRange>& ranges);

} // namespace tagline
