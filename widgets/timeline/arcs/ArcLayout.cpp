#include "widgets/timeline/arcs/ArcLayout.h"

#include "widgets/timeline/arcs/ArcLine.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace tagline {
namespace {

constexpr double footGap = 3;         ///< from the feet to the lower border
constexpr double topGap = 6;          ///< from the ruler to the highest arc
constexpr double lowestArc = 24;      ///< pixels
constexpr double heightOfWidth = 0.4; ///< how high an arc is, as a share of its width
constexpr double highestShare = 0.9;  ///< of the room
constexpr double labelPadding = 5;
constexpr double labelMargin = 4;    ///< to the edge, and between labels
constexpr double widestLabel = 0.25; ///< a share of the tracks
constexpr int stepsOfArc = 48;
constexpr double arcSpare = 8;  ///< pixels beyond the view that are placed too
constexpr double labelStep = 2; ///< between the heights that are tried for a label

/// How much of a place the bars of a lane cover, in square pixels.
double coveredByLane(const QRectF& place, const TimelineContent& content, const TimelineGeometry& geometry,
                     int lane)
{
    const TimelineLane& shown = content.lanes[std::size_t(lane)];
    if (shown.drawing) {
        const QRectF track(geometry.headWidth, geometry.laneTop(lane), geometry.trackWidth(),
                           geometry.laneHeightOf(lane));
        const QRectF common = place & track;
        return common.width() * common.height();
    }
    double area = 0;
    for (const FrameRange range :
         rangesWithin(shown.ranges, geometry.frameAt(place.left()), geometry.frameAt(place.right()))) {
        const QRectF common = place & geometry.barRect(lane, range);
        area += common.width() * common.height();
    }
    return area;
}

double coveredByLanes(const QRectF& place, const TimelineContent& content, const TimelineGeometry& geometry)
{
    const int first = geometry.laneAt(place.top()), last = geometry.laneAt(place.bottom());
    const auto coveredBy = [&](int lane) {
        const bool isLane = lane >= 0 && lane < int(content.lanes.size());
        return isLane ? coveredByLane(place, content, geometry, lane) : 0.0;
    };
    return coveredBy(first) + (last == first ? 0.0 : coveredBy(last));
}

/// Places the arcs of one layout.
class ArcPlacing
{
public:
    ArcPlacing(const TimelineGeometry& geometry, const QFontMetricsF& metrics, const TimelineContent& content)
        : m_geometry(geometry)
        , m_metrics(metrics)
        , m_content(content)
        , m_base(geometry.height - footGap)
        , m_room(m_base - geometry.rulerHeight - topGap)
    {
    }

    std::optional<PlacedArc> placed(const TimelineArc& arc)
    {
        if (m_room < lowestArc) return std::nullopt;
        return arc.from && arc.to ? within(arc) : toEdge(arc);
    }

private:
    struct Label
    {
        QString clip;
        QRectF place;
    };

    double footOf(Frame frame) const { return m_geometry.x(double(frame) + 0.5); }
    bool isInView(double x) const { return x >= m_geometry.headWidth && x <= m_geometry.width; }

    /// Half an ellipse between two frames, as far as it is in view.
    std::optional<PlacedArc> within(const TimelineArc& arc) const
    {
        const double from = footOf(*arc.from), to = footOf(*arc.to);
        const double middle = (from + to) / 2, radius = (to - from) / 2;
        const auto angleAt = [&](double x) {
            return std::acos(std::clamp((middle - x) / radius, -1.0, 1.0));
        };
        const double left = m_geometry.headWidth - arcSpare, right = m_geometry.width + arcSpare;
        if (from == to || std::max(from, to) < left || std::min(from, to) > right) return std::nullopt;
        const double first = angleAt(from < to ? left : right), last = angleAt(from < to ? right : left);
        const double height = std::clamp(2 * std::abs(radius) * heightOfWidth, lowestArc,
                                         std::max(lowestArc, m_room * highestShare));
        PlacedArc placed{arc, {}, {}, isInView(to), {}};
        for (int step = 0; step <= stepsOfArc; ++step) {
            const double angle = first + (last - first) * step / stepsOfArc;
            placed.line << QPointF(middle - radius * std::cos(angle), m_base - height * std::sin(angle));
        }
        for (const double foot : {from, to})
            if (isInView(foot)) placed.feet.push_back(foot);
        return placed;
    }

    /// A quarter of an ellipse between a frame and the label of another clip.
    std::optional<PlacedArc> toEdge(const TimelineArc& arc)
    {
        const bool isLeaving = arc.from.has_value();
        const double foot = footOf(isLeaving ? *arc.from : *arc.to);
        if (!isInView(foot)) return std::nullopt;
        PlacedArc placed{arc, {}, {}, true, {foot}};
        const QRectF place = labelOf(arc.other, isLeaving);
        const double edge = isLeaving ? place.left() : place.right();
        const double top = place.center().y();
        for (int step = 0; step <= stepsOfArc; ++step) {
            const double angle = std::numbers::pi / 2 * step / stepsOfArc;
            placed.line << QPointF(foot + (edge - foot) * (1 - std::cos(angle)),
                                   m_base - (m_base - top) * std::sin(angle));
        }
        if (!isLeaving) std::reverse(placed.line.begin(), placed.line.end());
        if (place.height() > 0) placed.label = place;
        return placed;
    }

    /// At the right edge for clips that are gone to, at the left for those that are left; one a clip, where
    /// it covers the least of ranges, of such places the highest. Without a height where there is no room.
    QRectF labelOf(const QString& clip, bool isLeaving)
    {
        std::vector<Label>& labels = m_labels[isLeaving ? 1 : 0];
        const auto known = std::ranges::find(labels, clip, &Label::clip);
        if (known != labels.end()) return known->place;
        const double width = std::min(std::ceil(m_metrics.horizontalAdvance(clip)) + 2 * labelPadding,
                                      m_geometry.trackWidth() * widestLabel);
        const double left =
            isLeaving ? m_geometry.width - labelMargin - width : m_geometry.headWidth + labelMargin;
        labels.push_back({clip, freePlace({left, 0, width, m_metrics.height() + 2}, labels)});
        return labels.back().place;
    }

    QRectF freePlace(QRectF label, const std::vector<Label>& others) const
    {
        const double top = m_geometry.rulerHeight + topGap;
        const double lowest = std::max(top, top + m_room * highestShare - label.height());
        const auto isTaken = [&](const Label& other) {
            return label.top() < other.place.bottom() + labelMargin &&
                   other.place.top() < label.bottom() + labelMargin;
        };
        QRectF best;
        double least = std::numeric_limits<double>::infinity();
        for (double y = top; y <= lowest && least > 0; y += labelStep) {
            label.moveTop(y);
            if (std::ranges::any_of(others, isTaken)) continue;
            const double covered =
                coveredByLanes(label.adjusted(-labelMargin, 0, labelMargin, 0), m_content, m_geometry);
            if (covered < least) best = label;
            least = std::min(least, covered);
        }
        if (!best.isNull()) return best;
        return {label.left(), others.empty() ? top : others.back().place.center().y(), label.width(), 0};
    }

    const TimelineGeometry& m_geometry;
    const QFontMetricsF& m_metrics;
    const TimelineContent& m_content;
    const double m_base;            ///< the y of the feet
    const double m_room;            ///< the height over them
    std::vector<Label> m_labels[2]; ///< at the left, at the right
};

} // namespace

ArcLayout::ArcLayout(std::span<const TimelineArc> arcs, const TimelineGeometry& geometry,
                     const QFontMetricsF& metrics, const TimelineContent& content)
    : m_tracks(geometry.headWidth, geometry.rulerHeight, geometry.trackWidth(),
               std::max(0.0, geometry.height - geometry.rulerHeight))
{
    ArcPlacing placing(geometry, metrics, content);
    for (const TimelineArc& arc : arcs)
        if (auto placed = placing.placed(arc)) m_arcs.push_back(std::move(*placed));
}

std::optional<std::size_t> ArcLayout::arcAt(QPointF point) const
{
    if (!m_tracks.contains(point)) return std::nullopt;
    std::optional<std::size_t> nearest;
    double best = grabDistance;
    for (std::size_t i = 0; i < m_arcs.size(); ++i) {
        const double distance = m_arcs[i].label.contains(point) ? 0.0 : distanceTo(m_arcs[i].line, point);
        if (distance > best || (nearest && distance == best)) continue;
        best = distance;
        nearest = i;
    }
    return nearest;
}

std::optional<std::size_t> ArcLayout::find(int id) const
{
    const auto found = std::ranges::find(m_arcs, id, [](const PlacedArc& each) { return each.arc.id; });
    return found == m_arcs.end() ? std::nullopt : std::optional(std::size_t(found - m_arcs.begin()));
}

} // namespace tagline
