#pragma once

// BarStyle defines how the ranges of a lane are drawn; shared by the base and the overlay.

#include <QColor>
#include <QFont>
#include <QString>

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/LaneDrawing.h"
#include "widgets/timeline/painting/TimelineScene.h"

namespace tagline {

/// The colour of a lane; for the query and for properties that of the palette.
QColor laneColour(const TimelinePalette& palette, const TimelineLane& lane);
/// The one-pixel line around a lane's bars, swatch and pins; invalid for none.
QColor laneRim(const TimelinePalette& palette, const TimelineLane& lane);
struct BarStyle
{
    QColor fill; ///< opaque
    QColor text; ///< the most readable colour on the fill
    QColor rim;  ///< see laneRim()
    QFont font;
};
BarStyle barStyle(const TimelineScene& scene, const TimelineLane& lane);
/// Paints a bar with its rim.
void paintFilledBar(QPainter& painter, const QRectF& bar, const BarStyle& style, BarSprites& sprites);

/// "Walk", "84 f" in the query lane, the value in a property's lane.
QString barText(const TimelineLane& lane, int range);
/// Text of a bar that is too short for barText(); empty for none.
QString shortBarText(const TimelineLane& lane, int range);

/// A bar cut to the view, with a margin at both sides: very long bars cannot be painted.
QRectF cutToView(const TimelineGeometry& geometry, const QRectF& bar);
/// The area of the tracks: right of the heads, below the ruler; and its part below the pinned lanes.
QRectF trackArea(const TimelineGeometry& geometry);
QRectF scrolledArea(const TimelineGeometry& geometry);
/// The area of a lane right of the heads.
QRectF laneTrack(const TimelineGeometry& geometry, int lane);
/// The area of a lane that draws itself.
LaneView laneView(const TimelineScene& scene, int lane);

} // namespace tagline
