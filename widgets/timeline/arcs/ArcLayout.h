#pragma once

// ArcLayout places arcs over the lanes of a timeline, and tells which one lies under a point. A plain value:
// no window.
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
    QPolygonF line;           ///< from where it leaves to where it arrives
    QRectF label;             ///< of the other clip's name; empty: no room, or none is needed
    bool hasHead = true;      ///< where it arrives is in view: an arrow stands there
    std::vector<double> feet; ///< the x of its frames that are in view
};

class ArcLayout
{
public:
    static constexpr double grabDistance = 4.0; ///< how near to a line a point is on it

    ArcLayout() = default;
    /// The best first. `metrics` are those of the labels' font; labels stand where the lanes of the content
    /// have no ranges, as far as there is room.
    ArcLayout(std::span<const TimelineArc> arcs, const TimelineGeometry& geometry,
              const QFontMetricsF& metrics, const TimelineContent& content = {});

    const std::vector<PlacedArc>& arcs() const { return m_arcs; }
    /// The place in arcs() of the nearest under a point, of equals the first; none away from all.
    std::optional<std::size_t> arcAt(QPointF point) const;
    /// The place in arcs() of an arc by its id; none where it is out of view.
    std::optional<std::size_t> find(int id) const;

private:
    std::vector<PlacedArc> m_arcs;
    QRectF m_tracks; ///< beyond it nothing is under a point
};

} // namespace tagline
