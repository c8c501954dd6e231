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

void TrackBackground::paintLane(QPainter& painter, int lane) const
{
    const TimelinePalette& palette = m_scene.palette;
    const TagId tag = m_scene.content.lanes[std::size_t(lane)].tag;
    const bool isActive = tag.isValid() && tag == m_scene.activeLane;
    const double top = m_scene.geometry.laneTop(lane);
    paintRow(painter, top, top + m_scene.geometry.laneHeightOf(lane),
             isActive        ? palette.activeLane
             : lane % 2 == 0 ? palette.stripe
                             : palette.background);
}

void TrackBackground::paintBelow(QPainter& painter, int lastLane) const
{
    const double top = m_scene.geometry.laneTop(lastLane);
    const double bottom = m_scene.geometry.height;
    if (top < bottom) paintRow(painter, top, bottom, m_scene.palette.background);
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
