#include "widgets/timeline/painting/TrackBackground.h"

#include "widgets/theme/colour/ColourMath.h"
#include "widgets/timeline/painting/BarStyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {

TrackBackground::TrackBackground(const TimelineScene& scene)
    : m_scene(scene)
{
    const TimelineGeometry& geometry = scene.geometry;
    const double end = std::clamp(geometry.x(scene.content.frames), geometry.headWidth, geometry.width);
    append(trackArea(geometry).left(), Part::Head);
    for (const TimelineLane& lane : scene.content.lanes) {
        if (lane.kind != LaneKind::Query) break;
        if (lane.isStale) continue;
        for (const FrameRange& range : rangesWithin(lane.ranges, geometry.firstFrame, geometry.lastFrame())) {
            append(std::min(std::round(geometry.x(range.start)), end), Part::Plain);
            append(std::min(std::round(geometry.x(range.stop)), end), Part::Lit);
        }
    }
    append(end, Part::Plain);
    append(geometry.width, Part::Outside);
}

void TrackBackground::append(double right, Part part)
{
    const double left = m_segments.empty() ? 0 : m_segments.back().right;
    if (right > left) m_segments.push_back({left, right, part});
}

void TrackBackground::paintLanes(QPainter& painter, int first, int last, bool toBottom) const
{
    const TimelineGeometry& geometry = m_scene.geometry;
    const TimelinePalette& palette = m_scene.palette;
    double bottom = geometry.laneTop(first);
    for (int lane = first; lane < last; ++lane) {
        const TagId tag = m_scene.content.lanes[std::size_t(lane)].tag;
        const bool isActive = tag.isValid() && tag == m_scene.activeLane;
        const double top = std::exchange(bottom, bottom + geometry.laneHeightOf(lane));
        paintRow(painter, top, bottom,
                 isActive        ? palette.activeLane
                 : lane % 2 == 0 ? palette.stripe
                                 : palette.background);
    }
    if (toBottom && bottom < geometry.height) paintRow(painter, bottom, geometry.height, palette.background);
}

void TrackBackground::paintRow(QPainter& painter, double top, double bottom, const QColor& colour) const
{
    const QColor lit = composed(m_scene.palette.queryWash, colour);
    for (const Segment& segment : m_segments) {
        const QRectF rectangle(segment.left, top, segment.right - segment.left, bottom - top);
        switch (segment.part) {
        case Part::Head:
        case Part::Plain:
            painter.fillRect(rectangle, colour);
            break;
        case Part::Lit:
            painter.fillRect(rectangle, lit);
            break;
        case Part::Outside:
            painter.fillRect(rectangle, m_scene.palette.outsideClip);
            break;
        }
    }
}

} // namespace tagline
