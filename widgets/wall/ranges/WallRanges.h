#pragma once

// WallRanges are the ranges of tags in a row of the wall: their positions, and the one under the mouse.

#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/wall/WallGeometry.h"
#include "widgets/wall/WallStripes.h"

#include <optional>
#include <span>

namespace tagline {

/// The selected ranges of a clip.
struct WallSelectedRanges
{
    ClipId clip;
    std::vector<RangeRef> ranges;

    bool operator==(const WallSelectedRanges&) const = default;
};

/// A range under a place, and the part of it that a press there grabs.
struct WallRangeHit
{
    ClipId clip;
    RangeRef ref;
    TimelineZone zone = TimelineZone::Body;

    bool operator==(const WallRangeHit&) const = default;
};

/// A clip's row as a timeline of its own: maps frames to x by the timeline's rules.
TimelineGeometry timelineOfRow(const WallGeometry& geometry, const LibraryRow& clip, WallScale scale);

/// The positions of tags in rows of a height.
class WallRowLines
{
public:
    /// The inks outlive this object; `pixelRatio` is the screen's.
    WallRowLines(int rowHeight, const WallInks& inks, double pixelRatio);

    /// Whether the rows are high enough for the mouse to distinguish tags.
    bool canBeGrabbed() const { return m_canBeGrabbed; }
    /// The line of a tag: from the top of its row, logical pixels. Empty for a hidden tag. Expects rows that
    /// can be grabbed.
    QRectF lineOf(const StripBar& bar) const;
    /// Tolerance above and below a tag's line within which a press grabs it.
    double reach() const { return m_reach; }

private:
    const WallInks& m_inks;
    double m_pixelRatio = 1;
    double m_air = 0;
    WallLines m_lines;
    double m_reach = 0;
    bool m_canBeGrabbed = false;
};

/// The range grabbed by a press: x in the wall, y below the row's top. Among tags that share a line, the
/// topmost that contains the place, else the one with the nearest edge. None in rows that are too low.
std::optional<WallRangeHit> rangeUnder(const LibraryRow& clip, std::span<const WallTag> tags,
                                       const WallRowLines& lines, const TimelineGeometry& timeline,
                                       QPointF place);

/// Whether a drag takes the range along, or its edge: one that is drawn so narrow that it is all edge is only
/// clicked, and a drag over it selects frames. Points are taken at any width.
bool canBeDragged(const WallRangeHit& hit, const TimelineGeometry& timeline, std::span<const WallTag> tags);

/// The hit that a gesture on the range begins with in a clip's lanes, where a counted tag has rows of
/// instances. None if the lanes do not have the range.
std::optional<TimelineHit> hitInLanes(const TimelineContent& content, const WallRangeHit& hit, Frame frame);

} // namespace tagline
