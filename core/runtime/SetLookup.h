#pragma once

// SetLookup answers small questions of a set of frames, clip by clip, without allocating, as a game asks
// them in each frame.
//
//   clip     . . # # # . # # . .
//   frame    0 1 2 3 4 5 6 7 8 9
//
//   contains 5          no
//   rangeFrom 0 … 4     [2, 5)       the range that a frame is in, or the next one
//   rangeFrom 5 … 7     [6, 8)
//   rangeFrom 8         none

#include "core/tags/sets/SetViews.h"
#include "core/time/FrameRange.h"

#include <cstddef>
#include <iterator>
#include <optional>

namespace tagline {

/// False for frames and clips that are not there. O(log ranges), or O(1) of a mask.
bool contains(const FrameSetView& set, const ClipAxisView& axis, ClipId clip, Frame frame);

/// The first range of the clip that stops behind `frame`, whole: it may begin before it. Nothing if there
/// is none, or no such clip. O(log ranges); of a mask, O(words between the frame and the end of the range).
std::optional<FrameRange> rangeFrom(const FrameSetView& set, const ClipAxisView& axis, ClipId clip,
                                    Frame frame);

/// The ranges of one clip, in order: for (FrameRange range : ClipRanges(set, axis, clip)).
class ClipRanges
{
public:
    /// Views the set and the axis.
    ClipRanges(const FrameSetView& set, const ClipAxisView& axis, ClipId clip)
        : m_set(set)
        , m_axis(axis)
        , m_clip(clip)
    {
    }

    class Iterator
    {
    public:
        explicit Iterator(const ClipRanges& ranges)
            : m_ranges(&ranges)
            , m_range(ranges.from(0))
        {
        }
        FrameRange operator*() const { return *m_range; }
        Iterator& operator++()
        {
            m_range = m_ranges->from(m_range->stop);
            return *this;
        }
        bool operator==(std::default_sentinel_t) const { return !m_range; }

    private:
        const ClipRanges* m_ranges;
        std::optional<FrameRange> m_range;
    };

    Iterator begin() const { return Iterator(*this); }
    std::default_sentinel_t end() const { return {}; }
    bool isEmpty() const { return !from(0); }

private:
    std::optional<FrameRange> from(Frame frame) const { return rangeFrom(m_set, m_axis, m_clip, frame); }

    FrameSetView m_set;
    ClipAxisView m_axis;
    ClipId m_clip;
};

} // namespace tagline
