#pragma once

// TagSync keeps clips in step by tags: while one comes from its left footfall to its right, so do the others.
//
//     leader    |--L-----------R-------|--L----        places are counted in marks: L = 0, R = 1, L = 2 …
//     follower  |-----L---R------|-----L---R--         and lie between two marks at the same part of the way

#include "core/playback/controller/TagEvents.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A moment of a clip that has to meet one of the same tag in other clips.
struct SyncMark
{
    TagId tag;
    Frame frame = 0;

    bool operator==(const SyncMark&) const = default;
};

/// The starts of the ranges of these tags, in order of time; two at one frame count as the first.
std::vector<SyncMark> syncMarks(std::span<const EventRange> ranges, std::span<const TagId> tags);

/// A place in a clip that loops, counted in its marks: how many were passed since frame 0 of round 0, and the
/// part of the way to the next.
struct SyncPlace
{
    std::int64_t mark = 0;
    double part = 0.0; ///< 0 … 1
};

/// The marks of one looping clip. Needs at least one mark and two frames.
class SyncTrack
{
public:
    SyncTrack() = default;
    /// Expects marks in order of time within the clip. A mark on the last frame is one on the first.
    SyncTrack(std::span<const SyncMark> marks, Frame frames);

    bool isEmpty() const { return m_marks.empty(); }
    std::int64_t markCount() const { return std::int64_t(m_marks.size()); }
    TagId tagOf(std::int64_t mark) const;

    SyncPlace place(std::int64_t loops, double frame) const;
    struct Time
    {
        std::int64_t loops = 0;
        double frame = 0.0;
    };
    Time time(const SyncPlace& place) const;
    /// Frames from a mark to the next; above 0.
    double framesAfter(std::int64_t mark) const;

    /// By how many marks this track's count has to lie ahead of another's so that the same tags meet and this
    /// track, at `own`, has to move least to come to `other`; none if the orders of tags do not fit.
    std::optional<std::int64_t> offsetTo(const SyncTrack& other, const SyncPlace& own,
                                         const SyncPlace& others) const;

private:
    bool fits(const SyncTrack& other, std::int64_t offset) const;

    std::vector<SyncMark> m_marks;
    double m_period = 0.0; ///< frames
};

} // namespace tagline
