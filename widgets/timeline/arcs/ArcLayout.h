#pragma once

// ArcLayout places arcs over the lanes of a timeline, and finds the arc under a
// point. A plain value without a window.
//
//   ┌───────────────────────────────────────────────┐ rulerHeight
//   │ ┌──────┐                            ┌───────┐ │
//   │ │ idle ├──╮                    ╭────► run   │ │  to and from other clips: to their names at the edge
//   │ └──────┘  │       ╭────╮       │    └───────┘ │
//   │           ▼       │    ▼       │              │
//   └───────────────────────────────────────────────┘ height
//               to    from   to     from

#include <QFontMetricsF>
#include <QPolygonF>
#include <QRectF>

#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/arcs/TimelineArc.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// An arc that is at least partly in view.
struct PlacedArc
{
    TimelineArc arc;
    QPolygonF line;           ///< from start to end
    QRectF label;             ///< of the other clip's name; empty: no room, or none is needed
    bool hasHead = true;      ///< its end is in view, with an arrow
    std::vector<double> feet; ///< x positions of its visible frames
};

class ArcLayout
{
public:
    static constexpr double grabDistance = 4.0; ///< distance from a line within which a point hits it

    ArcLayout() = default;
    /// Arcs in order, the best first. `metrics` are those of the labels' font; labels are placed where the
    /// lanes of the content have no ranges, as far as there is room.
    ArcLayout(std::span<const TimelineArc> arcs, const TimelineGeometry& geometry,
              const QFontMetricsF& metrics, const TimelineContent& content = {});

    const std::vector<PlacedArc>& arcs() const { return m_arcs; }
    /// Index in arcs() of the nearest arc under a point, the first among equals; none if no arc is near.
    std::optional<std::size_t> arcAt(QPointF point) const;
    /// Index in arcs() of an arc by its id; none if it is out of view.
    std::optional<std::size_t> find(int id) const;

private:
    std::vector<PlacedArc> m_arcs;
    QRectF m_tracks; ///< area in which arcs can be hit
};

} // namespace tagline
