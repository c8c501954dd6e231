#pragma once

// BlendLanesGeometry places times and lanes in the picture of the weight lanes, and finds items at a point.

#include <QRectF>

#include "widgets/controller/BlendLanes.h"

#include <algorithm>

namespace tagline {

/// The item under a point of the lanes, which a press would drag.
struct LaneHit
{
    enum class Kind { Past, Future, MarkerBegin, MarkerEnd };

    Kind kind = Kind::Past;
    std::uint32_t marker = 0; ///< MarkerBegin, MarkerEnd
};

///        past seconds          │ ahead
///  ────────────────────────────┼─────────────
///  lane 1   ▁▂▄▆████████▆▄▂▁   │     ⚑▁▂▄██
///  lane 2   ██▆▄▂▁      ▁▂▄▆███│███████▆▄▂▁
///  events   | ||   |      |    │
struct BlendLanesGeometry
{
    static constexpr double ahead = 5.0;       ///< seconds after now
    static constexpr double laneHeight = 20.0; ///< with its gap
    static constexpr double tickHeight = 9.0;
    static constexpr double flagWidth = 11.0;
    static constexpr double grip = 5.0; ///< tolerance around items that can be dragged, pixels

    double width = 0;
    double past = 10.0; ///< seconds before now
    double now = 0;
    std::size_t laneCount = 0;

    double xOf(double seconds) const { return (seconds - now + past) / (past + ahead) * width; }
    double secondsAt(double x) const { return x / std::max(width, 1.0) * (past + ahead) + now - past; }
    double height() const
    {
        return double(std::max<std::size_t>(laneCount, 1)) * laneHeight + tickHeight + 2;
    }
    QRectF laneRect(std::size_t lane) const { return {0, double(lane) * laneHeight, width, laneHeight - 2}; }
    QRectF tickRect() const
    {
        return {0, double(std::max<std::size_t>(laneCount, 1)) * laneHeight, width, tickHeight};
    }
    /// Left edge of a marker's flag: a marker that begins after the visible time, or at an unknown time, has
    /// it at the right edge.
    double flagX(const FadeMarker& marker) const { return std::min(xOf(marker.begin), width - flagWidth); }
    bool isInSight(const FadeMarker& marker) const { return xOf(marker.begin) <= width - flagWidth; }
    /// Markers are hit by their time alone, at any height.
    LaneHit hitAt(QPointF point, const std::vector<FadeMarker>& markers) const;
};

} // namespace tagline
