#include "widgets/wall/ranges/WallRanges.h"

#include "widgets/wall/WallPainter.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double mostReach = 2; ///< pixels beside a line

} // namespace

TimelineGeometry timelineOfRow(const WallGeometry& geometry, const LibraryRow& clip, WallScale scale)
{
    const double frame = unitsPerFrame(clip, scale);
    TimelineGeometry timeline;
    timeline.headWidth = geometry.timeLeft();
    timeline.width = geometry.timeRight();
    timeline.height = geometry.size.height();
    timeline.frames = clip.frames;
    timeline.firstFrame = geometry.first / frame;
    timeline.scale = geometry.scale * frame;
    return timeline;
}

WallRowLines::WallRowLines(int rowHeight, const WallInks& inks, double pixelRatio)
    : m_inks(inks)
    , m_pixelRatio(pixelRatio)
{
    const int air = int(std::lround(airAround(rowHeight) * pixelRatio));
    const int strip = int(std::lround(rowHeight * pixelRatio)) - 2 * air;
    m_air = air / pixelRatio;
    m_canBeGrabbed = WallLines::canBeGrabbed(strip, inks.lines);
    if (!m_canBeGrabbed) return;
    m_lines = WallLines::of(strip, inks.lines);
    m_reach = std::min(mostReach, (m_lines.pitch - m_lines.height) / 2 / pixelRatio);
}

QRectF WallRowLines::lineOf(const StripBar& bar) const
{
    const WallInks::Tag& ink = m_inks[std::uint16_t(bar.tag.value)];
    if (ink.line < 0) return {};
    return {0, m_air + m_lines.topOf(bar.lane, ink) / m_pixelRatio, 1, m_lines.height / m_pixelRatio};
}

std::optional<WallRangeHit> rangeUnder(const LibraryRow& clip, std::span<const WallTag> tags,
                                       const WallRowLines& lines, const TimelineGeometry& timeline,
                                       QPointF place)
{
    if (!lines.canBeGrabbed()) return std::nullopt;
    std::optional<WallRangeHit> best;
    double nearest = 0;
    for (const StripBar& bar : clip.bars) {
        const QRectF line = lines.lineOf(bar);
        if (line.isEmpty() || place.y() < line.top() - lines.reach() ||
            place.y() >= line.bottom() + lines.reach())
            continue;
        const bool arePoints = bar.tag.value < tags.size() && tags[bar.tag.value].isPoint;
        const RangeGrip grip = timeline.gripAt(bar.ranges, arePoints, place.x());
        if (grip.range < 0 || (best && !grip.holdsPoint && grip.distance >= nearest)) continue;
        best = WallRangeHit{clip.clip, {bar.tag, bar.ranges[std::size_t(grip.range)]}, grip.zone};
        nearest = grip.distance;
        if (grip.holdsPoint) break;
    }
    return best;
}

bool canBeDragged(const WallRangeHit& hit, const TimelineGeometry& timeline, std::span<const WallTag> tags)
{
    const bool isPin =
        hit.ref.tag.value < tags.size() && tags[hit.ref.tag.value].isPoint && hit.ref.range.length() == 1;
    return isPin || hit.ref.range.length() * timeline.scale >= TimelineGeometry::edgeZone;
}

std::optional<TimelineHit> hitInLanes(const TimelineContent& content, const WallRangeHit& hit, Frame frame)
{
    const auto isIt = [&](const FrameRange& range) {
        if (range == hit.ref.range) return true;
        if (hit.zone == TimelineZone::StartEdge) return range.start == hit.ref.range.start;
        if (hit.zone == TimelineZone::StopEdge) return range.stop == hit.ref.range.stop;
        return range.contains(frame);
    };
    for (std::size_t i = 0; i < content.lanes.size(); ++i) {
        const TimelineLane& lane = content.lanes[i];
        if (lane.kind != LaneKind::Tag || lane.tag != hit.ref.tag) continue;
        const auto found = std::find_if(lane.ranges.begin(), lane.ranges.end(), isIt);
        if (found != lane.ranges.end())
            return TimelineHit{hit.zone, int(i), int(found - lane.ranges.begin())};
    }
    return std::nullopt;
}

} // namespace tagline
