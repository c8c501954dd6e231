#pragma once

// ClipAxis puts all clips of a library end to end on one axis of frames, so that a set of frames of the whole
// library is one sequence, and set algebra is one pass over it.
//
//            clip 0, 70 frames           clip 1, 64 frames           clip 2, 10 frames
//   |. . . . |··············|. . . . . . |·············|. . . . . . .|···|. . . . . .|
//   0        64            134          192           256           320 330         384
//            base          end          base          end           base end        stop
//
// Valid means:
//   1. the base of a clip is a multiple of 64, the first one 64: a clip begins at a new word of a mask, and
//      every frame lies after position 0, which can therefore stand for −∞,
//   2. after every clip there is at least one frame that is in no set (the pad), so that ranges of two
//      clips never touch, and bits of two clips are never adjacent,
//   3. clips are in order of ClipId, each in a slot of whole words,
//   4. every position is below `mostWords` · 64 < 2³¹, so that it fits in 32 bits.
//
// An axis is an immutable value. `appended` and `withFrames` make another one; appending moves nothing, so an
// existing set is valid on the longer axis too.

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"

#include <cstddef>
#include <limits>
#include <memory>
#include <span>

namespace tagline {

/// A position on the axis: the base of a clip plus a frame of that clip.
using AxisFrame = std::int32_t;

/// A half-open run on the axis, within one clip.
struct AxisRange
{
    AxisFrame start = 0;
    AxisFrame stop = 0;

    bool operator==(const AxisRange&) const = default;
};

/// Frames in a word of a mask.
inline constexpr Frame wordFrames = 64;

/// A read-only view of an axis that does not own it. The bounds may lie in a mapped file.
struct ClipAxisView
{
    std::span<const AxisRange> bounds; ///< by ClipId: base and end of each clip
    AxisFrame stop = wordFrames;       ///< end of the last slot

    std::size_t clipCount() const { return bounds.size(); }
    /// The number of words of a mask over the whole axis.
    std::size_t wordCount() const { return std::size_t(stop / wordFrames); }
    bool has(ClipId clip) const { return clip.value < bounds.size(); }
    /// The frame count of a clip; 0 for one that is not on the axis.
    Frame frames(ClipId clip) const
    {
        return has(clip) ? bounds[clip.value].stop - bounds[clip.value].start : 0;
    }
    /// Expects `has(clip)`, as do the following.
    AxisFrame base(ClipId clip) const { return bounds[clip.value].start; }
    AxisFrame slotStop(ClipId clip) const
    {
        return clip.value + 1 < bounds.size() ? bounds[clip.value + 1].start : stop;
    }
    std::size_t firstWord(ClipId clip) const { return std::size_t(base(clip) / wordFrames); }
    std::size_t stopWord(ClipId clip) const { return std::size_t(slotStop(clip) / wordFrames); }
    /// The clip whose slot contains a position. Expects 64 ≤ position < stop. O(log clips).
    ClipId clipAt(AxisFrame position) const;
    /// Whether sets of one axis can be read on the other: the common clips have the same positions.
    bool extends(const ClipAxisView& other) const;
};

class ClipAxis
{
public:
    /// The longest axis in words: 33,554,431, which is 2,147,483,584 positions.
    static constexpr std::int64_t mostWords = (std::int64_t(1) << 25) - 1;

    /// Without clips.
    ClipAxis() = default;
    /// Expects that all clips fit.
    static ClipAxis of(std::span<const Frame> frames);

    /// Whether one more clip of so many frames fits.
    bool canAppend(Frame frames) const;
    /// The axis with one more clip. Expects `canAppend(frames)`, frames ≥ 0. O(1) amortised: the two axes
    /// share their common part.
    ClipAxis appended(Frame frames) const;
    /// Whether a clip can have so many frames without moving any other.
    bool fitsSlot(ClipId clip, Frame frames) const;
    /// Whether a clip can have so many frames at all.
    bool canResize(ClipId clip, Frame frames) const;
    /// The axis with another length of one clip; if it does not fit its slot, later clips move, and sets must
    /// be rebuilt. Expects `canResize(clip, frames)`. O(clips).
    ClipAxis withFrames(ClipId clip, Frame frames) const;

    std::size_t clipCount() const { return m_clipCount; }
    std::size_t wordCount() const { return view().wordCount(); }
    Frame frames(ClipId clip) const { return view().frames(clip); }
    /// Valid as long as the axis, or another one that shares its clips, exists.
    ClipAxisView view() const { return {{m_bounds.get(), m_clipCount}, m_stop}; }

private:
    struct Storage;

    void makeRoom();

    std::shared_ptr<Storage> m_storage;    ///< shared by axes that are appended to each other
    std::shared_ptr<AxisRange[]> m_bounds; ///< of the storage
    std::size_t m_clipCount = 0;
    AxisFrame m_stop = wordFrames;
};

/// Number of words of a slot for so many frames: at least one bit is a pad.
constexpr std::int64_t slotWords(Frame frames) { return std::int64_t(frames) / wordFrames + 1; }

} // namespace tagline
