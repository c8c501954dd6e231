#include "widgets/timeline/TimelineGeometry.h"

#include <algorithm>
#include <cmath>

namespace tagline {

namespace {

/// The grip that x has on a range: its edge within the edge zone (inside a short range only its outer
/// thirds), its body, or nothing.
RangeGrip gripOn(int range, double left, double right, double x)
{
    const double inside = std::min(TimelineGeometry::edgeZone, (right - left) / 3);
    if (x < left - TimelineGeometry::edgeZone || x >= right + TimelineGeometry::edgeZone) return {};
    if (x < left + inside) return {range, TimelineZone::StartEdge, std::abs(x - left)};
    if (x >= right - inside) return {range, TimelineZone::StopEdge, std::abs(x - right)};
    return {range, TimelineZone::Body, 0};
}

RangeGrip gripOnPin(int range, double at, double x)
{
    if (std::abs(x - at) > TimelineGeometry::pinRadius) return {};
    return {range, TimelineZone::Body, std::abs(x - at)};
}

} // namespace

LaneOffsets::LaneOffsets(const std::vector<double>& heights)
{
    std::vector<double> tops{0};
    for (const double height : heights) tops.push_back(tops.back() + height);
    m_tops = std::make_shared<const std::vector<double>>(std::move(tops));
}

int LaneOffsets::laneAt(double y) const
{
    return int(std::upper_bound(m_tops->begin() + 1, m_tops->end(), y) - m_tops->begin()) - 1;
}

Frame TimelineGeometry::cellAt(double atX) const
{
    return Frame(std::clamp(std::floor(frameAt(atX)), 0.0, double(std::max(0, frames - 1))));
}

Frame TimelineGeometry::boundaryAt(double atX) const
{
    return Frame(std::clamp(std::round(frameAt(atX)), 0.0, double(std::max(0, frames))));
}

double TimelineGeometry::fittingScale() const
{
    const double room = std::max(1.0, trackWidth() - rightMargin);
    return std::min(maximumScale, room / std::max(1, frames));
}

double TimelineGeometry::laneOffset(int lane) const
{
    if (laneOffsets.areUniform()) return lane * laneHeight;
    if (lane <= laneCount) return laneOffsets[lane];
    return laneOffsets[laneCount] + (lane - laneCount) * laneHeight;
}

double TimelineGeometry::laneTop(int lane) const
{
    const double top = rulerHeight + laneOffset(lane);
    return lane < pinnedLanes ? top : top - scrollY;
}

int TimelineGeometry::laneAt(double y) const
{
    if (y < rulerHeight) return -1;
    const double contentY = y - rulerHeight + (y < scrollTop() ? 0 : scrollY);
    const int lane = laneOffsets.areUniform() ? int(contentY / laneHeight) : laneOffsets.laneAt(contentY);
    return lane < laneCount ? lane : -1;
}

double TimelineGeometry::largestScrollY() const
{
    if (rulerHeight + laneOffset(laneCount) <= height) return 0.0; // no scrolling for the spare lane alone
    return rulerHeight + laneOffset(laneCount + 1) - height;
}

std::pair<int, int> TimelineGeometry::visibleLanes() const
{
    const double top = pinnedHeight() + scrollY;
    const double bottom = top + std::max(0.0, height - scrollTop());
    const bool areUniform = laneOffsets.areUniform();
    const int first = areUniform ? int(top / laneHeight) : laneOffsets.laneAt(top);
    int last = areUniform ? int(std::ceil(bottom / laneHeight)) : laneOffsets.laneAt(bottom);
    if (!areUniform && last < laneCount && laneOffsets[last] < bottom) ++last;
    return {std::min(first, laneCount), std::clamp(last, std::min(first, laneCount), laneCount)};
}

QRectF TimelineGeometry::barRect(int lane, FrameRange range) const
{
    return {x(range.start), barTop(lane), (double(range.stop) - range.start) * scale, barHeightOf(lane)};
}

QRectF TimelineGeometry::placeOf(const TimelineContent& content, std::span<const RangeRef> ranges) const
{
    QRectF place;
    for (const RangeRef& ref : ranges) {
        const int lane = laneOf(content, ref);
        if (lane < 0) continue;
        const double top = lane < pinnedLanes ? rulerHeight : scrollTop();
        const QRectF view(headWidth, top, width - headWidth, std::max(0.0, height - top));
        place |= barRect(lane, ref.range) & view; // uniting with nothing changes nothing
    }
    return place;
}

TimelineHit TimelineGeometry::hit(const TimelineContent& content, QPointF point) const
{
    if (!content.hasClip()) return {};
    if (point.y() < rulerHeight)
        return {point.x() < headEdge() ? TimelineZone::Outside : TimelineZone::Ruler};
    const int lane = laneAt(point.y());
    if (point.x() < headEdge()) return {lane < 0 ? TimelineZone::Outside : TimelineZone::Head, lane};
    if (lane < 0) return {TimelineZone::EmptySpace};

    const TimelineLane& under = content.lanes[std::size_t(lane)];
    const RangeGrip grip = gripAt(under.ranges, under.isPoint, point.x());
    return {grip.zone, lane, grip.range};
}

RangeGrip TimelineGeometry::gripAt(std::span<const FrameRange> ranges, bool arePoints, double atX) const
{
    const double reach = (arePoints ? pinRadius : edgeZone) / scale;
    const double frame = frameAt(atX);
    RangeGrip best;
    for (const FrameRange& range : rangesWithin(ranges, frame - reach, frame + reach)) {
        const int index = int(&range - ranges.data());
        const bool isPinned = arePoints && range.length() == 1;
        RangeGrip grip = isPinned ? gripOnPin(index, x(range.start), atX)
                                  : gripOn(index, x(range.start), x(range.stop), atX);
        grip.holdsPoint = !arePoints && range.start <= frame && frame < range.stop;
        if (grip.range >= 0 && (best.range < 0 || grip.distance < best.distance || grip.holdsPoint))
            best = grip;
        if (grip.holdsPoint) break;
    }
    return best;
}

TimelineGeometry TimelineGeometry::clamped() const
{
    TimelineGeometry view = *this;
    view.scale = std::clamp(scale, fittingScale(), maximumScale);
    const double room = (trackWidth() - rightMargin) / view.scale;
    view.firstFrame = std::clamp(firstFrame, 0.0, std::max(0.0, frames - room));
    view.scrollY = std::clamp(scrollY, 0.0, largestScrollY());
    return view;
}

TimelineGeometry TimelineGeometry::fitted() const
{
    TimelineGeometry view = *this;
    view.scale = 0;
    view.firstFrame = 0;
    return view.clamped();
}

TimelineGeometry TimelineGeometry::zoomedAt(double atX, double factor) const
{
    TimelineGeometry view = *this;
    view.scale = std::clamp(scale * factor, fittingScale(), maximumScale);
    view.firstFrame = frameAt(atX) - (atX - headWidth) / view.scale;
    return view.clamped();
}

TimelineGeometry TimelineGeometry::scrolledBy(double right, double down) const
{
    TimelineGeometry view = *this;
    view.firstFrame += right / scale;
    view.scrollY += down;
    return view.clamped();
}

TimelineGeometry TimelineGeometry::showing(double first, double last) const
{
    TimelineGeometry view = *this;
    view.scale = trackWidth() / std::max(1e-6, last - first);
    view.firstFrame = first;
    TimelineGeometry limited = view.clamped();
    if (limited.scale < view.scale) // zoomed less than asked for: keep the middle in the middle
        limited.firstFrame = (first + last) / 2 - trackWidth() / limited.scale / 2;
    return limited.clamped();
}

TimelineGeometry TimelineGeometry::revealingLane(int lane) const
{
    if (lane < pinnedLanes || lane >= laneCount) return *this;
    const double above = scrollTop() - laneTop(lane);
    const double below = laneTop(lane) + laneHeightOf(lane) - height;
    return scrolledBy(0, above > 0 ? -above : std::max(0.0, below));
}

} // namespace tagline
