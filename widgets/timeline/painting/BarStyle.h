#pragma once

// BarStyle is how the ranges of a lane are drawn; the base and the overlay share it.

#include <QColor>
#include <QFont>
#include <QString>

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/LaneDrawing.h"
#include "widgets/timeline/painting/TimelineScene.h"

namespace tagline {

/// The colour of a lane: the query's and the properties' are the palette's.
QColor laneColour(const TimelinePalette& palette, const TimelineLane& lane);
/// The one-pixel line around a lane's bars, swatch and pins; invalid for none.
QColor laneRim(const TimelinePalette& palette, const TimelineLane& lane);
struct BarStyle
{
    QColor fill; ///< opaque
    QColor text; ///< what is read best on the fill
    QColor rim;  ///< as laneRim
    QFont font;
};
BarStyle barStyle(const TimelineScene& scene, const TimelineLane& lane);
/// A bar with its rim.
void paintFilledBar(QPainter& painter, const QRectF& bar, const BarStyle& style, BarSprites& sprites);

/// "Walk", "84 f" in the query lane, the value in a property's lane.
QString barText(const TimelineLane& lane, int range);
/// What stands in a bar that has no room for barText(); empty for nothing.
QString shortBarText(const TimelineLane& lane, int range);

/// A bar cut to what is in view, with some to spare on both sides: nobody can paint kilometres.
QRectF cutToView(const TimelineGeometry& geometry, const QRectF& bar);
/// Where the tracks are: right of the heads, below the ruler, or below the pinned lanes.
QRectF trackArea(const TimelineGeometry& geometry);
QRectF scrolledArea(const TimelineGeometry& geometry);
/// Where a lane lies right of the heads.
QRectF laneTrack(const TimelineGeometry& geometry, int lane);
/// The same for a lane that draws itself.
LaneView laneView(const TimelineScene& scene, int lane);

} // namespace tagline
