#pragma once

// TimelineGeometry maps frames to x and lanes to y, and finds the item under a point. A plain value without a
// window.
//
//   0          headWidth                                    width
//   ┌──────────┬──────────────────────────────────────────────┐ 0
//   │          │ ruler                                         │
//   ├──────────┼──────────────────────────────────────────────┤ rulerHeight
//   │ heads    │ Query lanes: stay in place                    │
//   ├──────────┼──────────────────────────────────────────────┤ rulerHeight + pinnedHeight()
//   │          │ lanes, scrolled by scrollY                    │
//   └──────────┴──────────────────────────────────────────────┘ height
//
// All lengths are logical pixels. Frame i is the cell from x(i) to x(i + 1); boundaries of ranges are the
// lines between cells.

#include <QPointF>
#include <QRectF>

#include "widgets/timeline/TimelineContent.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace tagline {

/// The kind of item under a point.
enum class TimelineZone {
    Outside, ///< nothing: no clip, or the corner beside the ruler
    Ruler,
    Head,       ///< a lane's name
    EmptySpace, ///< below the last lane
    Lane,       ///< a lane beside its ranges
    Body,       ///< a range (or a pin)
    StartEdge,
    StopEdge
};

struct TimelineHit
{
    TimelineZone zone = TimelineZone::Outside;
    int lane = -1;  ///< −1: none
    int range = -1; ///< index in the lane's ranges; −1: none

    bool isOnRange() const { return range >= 0; }
    bool operator==(const TimelineHit&) const = default;
};

/// The grip of a point on one of several ranges.
struct RangeGrip
{
    int range = -1; ///< index in the ranges; −1: none
    TimelineZone zone = TimelineZone::Lane;
    double distance = 0;     ///< from the edge or the pin, pixels
    bool holdsPoint = false; ///< the point is between the edges
};

/// Vertical offsets of lanes of different heights; cheap to copy.
class LaneOffsets
{
public:
    LaneOffsets() = default; ///< all of the same height
    explicit LaneOffsets(const std::vector<double>& heights);

    bool areUniform() const { return !m_tops; }
    /// The top of a lane relative to the first lane's; for the number of lanes: the bottom of all.
    double operator[](int lane) const { return (*m_tops)[std::size_t(lane)]; }
    /// The lane at a y below the first lane's top; the number of lanes if y is below all of them.
    int laneAt(double y) const;

    bool operator==(const LaneOffsets& other) const
    {
        return m_tops == other.m_tops || (m_tops && other.m_tops && *m_tops == *other.m_tops);
    }

private:
    std::shared_ptr<const std::vector<double>> m_tops; ///< one more than lanes
};

struct TimelineGeometry
{
    static constexpr double edgeZone = 6.0;       ///< distance from an edge within which a press grabs it
    static constexpr double snapDistance = 8.0;   ///< distance from a target within which a drag snaps
    static constexpr double pinRadius = 6.0;      ///< half of the width of a pin
    static constexpr double maximumScale = 40.0;  ///< pixels per frame
    static constexpr double rightMargin = 12.0;   ///< free space after the clip's end
    static constexpr double keyRoom = 28.0;       ///< at the right of a head, for the tag's key
    static constexpr double handleOverhang = 8.0; ///< how far marks at the first frame extend over the heads
    /// The right end of heads of that width, at which time begins to be seen.
    static constexpr double headEdgeOf(double headWidth) { return headWidth - handleOverhang; }
    double headEdge() const { return headEdgeOf(headWidth); }

    double width = 0;
    double height = 0;
    double headWidth = 176;
    double rulerHeight = 26;
    double laneHeight = 25; ///< of a lane without a height of its own
    double barHeight = 18;  ///< in such a lane
    Frame frames = 0;
    double firstFrame = 0; ///< the fractional frame at x = headWidth
    double scale = 1;      ///< pixels per frame
    double scrollY = 0;    ///< scroll offset of the lanes below the pinned ones
    int laneCount = 0;
    int pinnedLanes = 0;
    LaneOffsets laneOffsets = {}; ///< set if lanes have heights of their own: for `laneCount` lanes

    // ---- across
    double trackWidth() const { return std::max(1.0, width - headWidth); }
    double x(double frame) const { return headWidth + (frame - firstFrame) * scale; }
    double frameAt(double x) const { return firstFrame + (x - headWidth) / scale; }
    /// The frame whose cell contains x, within the clip.
    Frame cellAt(double x) const;
    /// The boundary nearest to x, within [0, frames].
    Frame boundaryAt(double x) const;
    /// The fractional frame at the right end.
    double lastFrame() const { return firstFrame + trackWidth() / scale; }
    /// The scale at which the whole clip is visible: the smallest scale.
    double fittingScale() const;
    bool isFitted() const { return scale <= fittingScale() * 1.000001; }

    // ---- down
    double pinnedHeight() const { return laneOffset(pinnedLanes); }
    /// The y at which scrolled lanes disappear under the pinned ones.
    double scrollTop() const { return rulerHeight + pinnedHeight(); }
    double laneTop(int lane) const;
    double laneHeightOf(int lane) const { return laneOffset(lane + 1) - laneOffset(lane); }
    double barTop(int lane) const { return laneTop(lane) + (laneHeight - barHeight) / 2; }
    double barHeightOf(int lane) const { return laneHeightOf(lane) - (laneHeight - barHeight); }
    /// The lane at y, or −1.
    int laneAt(double y) const;
    /// The greatest scrollY: leaves a lane's height of empty space below the last lane; 0 where all lanes
    /// fit.
    double largestScrollY() const;
    /// The range [first, second) of scrolled lanes that are at least partly visible.
    std::pair<int, int> visibleLanes() const;

    /// The bar of a range; not wider than the range, even if that is less than a pixel.
    QRectF barRect(int lane, FrameRange range) const;
    /// The range, of several in order, that is grabbed at an x, and its part; ranges of a point tag are pins.
    RangeGrip gripAt(std::span<const FrameRange> ranges, bool arePoints, double x) const;
    TimelineHit hit(const TimelineContent& content, QPointF point) const;
    /// Bounding rectangle of the visible parts of some ranges; empty if none is visible.
    QRectF placeOf(const TimelineContent& content, std::span<const RangeRef> ranges) const;

    // ---- derived views
    /// This view with scroll and scale within their limits.
    TimelineGeometry clamped() const;
    /// This view with the whole clip visible.
    TimelineGeometry fitted() const;
    /// This view zoomed by a factor about x.
    TimelineGeometry zoomedAt(double x, double factor) const;
    /// This view scrolled by pixels; positive values scroll to the right and down.
    TimelineGeometry scrolledBy(double right, double down) const;
    /// This view with the frames first … last filling the width.
    TimelineGeometry showing(double first, double last) const;
    /// This view scrolled by the least distance that makes a lane fully visible.
    TimelineGeometry revealingLane(int lane) const;

    bool operator==(const TimelineGeometry&) const = default;

private:
    /// The top of a lane relative to the first lane's, without scrolling.
    double laneOffset(int lane) const;
};

} // namespace tagline
