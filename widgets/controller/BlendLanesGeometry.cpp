#include "widgets/controller/BlendLanesGeometry.h"

#include <cmath>

namespace tagline {

// The nearer edge wins; of a marker without length it is its begin, so that it can be moved.
LaneHit BlendLanesGeometry::hitAt(QPointF point, const std::vector<FadeMarker>& markers) const
{
    LaneHit hit{point.x() <= xOf(now) ? LaneHit::Kind::Past : LaneHit::Kind::Future, 0};
    double nearest = grip;
    for (const FadeMarker& marker : markers) {
        const double toBegin = std::abs(point.x() - flagX(marker));
        const double toEnd = isInSight(marker) ? std::abs(point.x() - xOf(marker.end())) : grip;
        if (toBegin <= nearest && marker.id != FadeMarker::running) {
            nearest = toBegin;
            hit = {LaneHit::Kind::MarkerBegin, marker.id};
        }
        if (toEnd < nearest || (toEnd <= nearest && marker.id == FadeMarker::running)) {
            nearest = toEnd;
            hit = {LaneHit::Kind::MarkerEnd, marker.id};
        }
    }
    return hit;
}

} // namespace tagline
