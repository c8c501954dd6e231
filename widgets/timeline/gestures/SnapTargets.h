#pragma once

// SnapTargets are the frames to which a drag snaps, with their names.

#include <QString>

#include "widgets/timeline/TimelineContent.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The kind of a target. If several share a frame, the first kind in this list gives the name.
enum class SnapKind {
    Playhead,
    ClipStart,
    ClipEnd,
    RangeStart,
    RangeStop,
    QueryStart,
    QueryStop,
    Mark, ///< a contact or a threshold crossing of a signal, with its own name;
          ///< omitted if many are close together
    Key   ///< a joint's key that stands apart from others; used only if no other target is near
};

struct SnapTarget
{
    Frame frame = 0;
    SnapKind kind = SnapKind::Playhead;
    int lane = -1; ///< of edges, and of a key if joints have rows of their own; of a Mark:
                   ///< its index in the content's marks

    bool operator==(const SnapTarget&) const = default;
};

class SnapTargets
{
public:
    SnapTargets() = default;
    /// All targets of a content except the edges of `moving` ranges (sorted as a selection).
    SnapTargets(const TimelineContent& content, Frame playhead, std::span<const RangeRef> moving);

    /// The target nearest to a fractional frame, within a distance in frames.
    std::optional<SnapTarget> nearest(double frame, double distance) const;
    /// Name of a target's lane, or of the mark, at the time when the targets were
    /// collected; empty if it has none.
    QString laneName(const SnapTarget& target) const;

private:
    std::optional<SnapTarget> nearestKey(double frame, double distance) const;
    std::optional<SnapTarget> nearestMark(double frame, double distance) const;

    std::vector<SnapTarget> m_targets;     ///< in order of frame, one per frame
    std::vector<SnapTarget> m_markTargets; ///< in order of frame, one per frame
    std::vector<SnapTarget> m_keys;        ///< in order of frame, one per frame
    std::vector<QString> m_laneNames;
    SharedArray<SnapMark> m_marks;
};

} // namespace tagline
