#include "widgets/timeline/painting/BarStyle.h"

#include "widgets/theme/colour/TagShades.h"
#include "widgets/timeline/painting/TimelineTexts.h"
#include "widgets/timeline/painting/TrackBackground.h"

#include <algorithm>

namespace tagline {

namespace {

constexpr double paintedBeyond = 24; ///< pixels painted beyond the view

} // namespace

QColor laneColour(const TimelinePalette& palette, const TimelineLane& lane)
{
    switch (lane.kind) {
    case LaneKind::Query:
        return lane.isStale ? palette.key : palette.query;
    case LaneKind::Tag:
        return tagShades(lane.colour).fill;
    case LaneKind::Curve:
        return tagShades(lane.colour).ink;
    case LaneKind::Property:
        return palette.property;
    case LaneKind::Keys:
        return palette.key;
    }
    return lane.colour;
}

QColor laneRim(const TimelinePalette& palette, const TimelineLane& lane)
{
    if (lane.kind == LaneKind::Property) return palette.rulerMinor;
    return lane.kind == LaneKind::Tag && theme().isLight ? tagShades(lane.colour).rim : QColor();
}

BarStyle barStyle(const TimelineScene& scene, const TimelineLane& lane)
{
    BarStyle style;
    style.fill = laneColour(scene.palette, lane).toRgb(); // else each rectangle turns it to what pixels are
    style.rim = laneRim(scene.palette, lane);
    style.font = textFont(TextSize::Caption, QFont::DemiBold);
    switch (lane.kind) {
    case LaneKind::Tag:
        style.text = tagShades(lane.colour).label;
        break;
    case LaneKind::Property:
        style.text = scene.palette.text;
        style.font.setWeight(QFont::Normal);
        break;
    case LaneKind::Query:
    case LaneKind::Keys:
    case LaneKind::Curve:
        style.text = readableOn(style.fill);
        break;
    }
    return style;
}

void paintFilledBar(QPainter& painter, const QRectF& bar, const BarStyle& style, BarSprites& sprites)
{
    constexpr double narrowestRimmed = 4;
    sprites.drawBar(painter, bar, style.fill, bar.width() < narrowestRimmed ? QColor() : style.rim);
}

QString barText(const TimelineLane& lane, int range)
{
    switch (lane.kind) {
    case LaneKind::Query:
        return TimelineTexts::length(lane.ranges[std::size_t(range)].length());
    case LaneKind::Tag:
        return range < lane.texts.size() ? lane.texts[range] : lane.name;
    case LaneKind::Property:
        return range < lane.texts.size() ? lane.texts[range] : QString();
    case LaneKind::Keys:
    case LaneKind::Curve:
        return {};
    }
    return {};
}

QString shortBarText(const TimelineLane& lane, int range)
{
    return range < lane.shortTexts.size() ? lane.shortTexts[range] : QString();
}

QRectF cutToView(const TimelineGeometry& geometry, const QRectF& bar)
{
    const double left = std::max(bar.left(), geometry.headWidth - paintedBeyond);
    const double right = std::min(bar.right(), geometry.width + paintedBeyond);
    return {left, bar.top(), std::max(0.0, right - left), bar.height()};
}

QRectF trackArea(const TimelineGeometry& geometry)
{
    const double left = geometry.headEdge();
    return {left, geometry.rulerHeight, geometry.width - left, geometry.height - geometry.rulerHeight};
}

QRectF scrolledArea(const TimelineGeometry& geometry)
{
    QRectF area = trackArea(geometry);
    area.setTop(std::min(geometry.scrollTop(), geometry.height));
    return area;
}

QRectF laneTrack(const TimelineGeometry& geometry, int lane)
{
    return {geometry.headWidth, geometry.laneTop(lane), geometry.width - geometry.headWidth,
            geometry.laneHeightOf(lane)};
}

LaneView laneView(const TimelineScene& scene, int lane)
{
    const QRectF track = laneTrack(scene.geometry, lane);
    const double headRight = scene.geometry.headEdge();
    const QRectF head(0, track.top(), headRight, track.height());
    return {scene.geometry, scene.palette, head, track, scene.font};
}

} // namespace tagline
