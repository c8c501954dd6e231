#pragma once

// SnapTargets are the frames that a drag snaps to, and what they are called.

#include <QString>

#include "widgets/timeline/TimelineContent.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// What a target is. Where several share a frame, the first kind of this list gives the name.
enum class SnapKind {
    Playhead,
    ClipStart,
    ClipEnd,
    RangeStart,
    RangeStop,
    QueryStart,
    QueryStop,
    Mark, ///< a contact, or where a signal crosses a threshold: it has a name of its own; not where many
          ///< crowd
    Key   ///< a joint's key that stands apart from others; only where nothing else is near
};

struct SnapTarget
{
    Frame frame = 0;
    SnapKind kind = SnapKind::Playhead;
    int lane = -1; ///< of edges, and of a key where joints have rows of their own; a Mark: its place among
                   ///< the content's marks

    bool operator==(const SnapTarget&) const = default;
};

class SnapTargets
{
public:
    SnapTargets() = default;
    /// All targets of a content but the edges of `moving` ranges (sorted as a selection).
    SnapTargets(const TimelineContent& content, Frame playhead, std::span<const RangeRef> moving);

    /// The target nearest to a fractional frame, within a distance in frames.
    std::optional<SnapTarget> nearest(double frame, double distance) const;
    /// The lane of a target, or the mark, as it was called when the targets were gathered; empty where it
    /// has none.
    QString laneName(const SnapTarget& target) const;

private:
    std::optional<SnapTarget> nearestKey(double frame, double distance) const;
    std::optional<SnapTarget> nearestMark(double frame, double distance) const;

    std::vector<SnapTarget> m_targets;     ///< in order of frame, one a frame
    std::vector<SnapTarget> m_markTargets; ///< in order of frame, one a frame
    std::vector<SnapTarget> m_keys;        ///< in order of frame, one a frame
    std::vector<QString> m_laneNames;
    SharedArray<SnapMark> m_marks;
};

} // namespace tagline
