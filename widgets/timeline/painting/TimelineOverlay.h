#pragma once

// TimelineOverlay paints what changes from moment to moment: selection, hover, drags, guides.

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// What lies over the base and under the playhead.
void paintOverlay(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels);

/// A text on a small rounded plate at the right of a place, kept within a rectangle.
struct DragBubble
{
    QPointF leftCentre;
    QString text;
    QColor plate;
    QColor ink;
    QColor rim;
};
void paintBubble(QPainter& painter, const QRectF& within, const DragBubble& bubble, LabelCache& labels);
/// How high such a plate is.
inline constexpr double dragBubbleHeight = 20;

/// What a drag says: the name of the line it snapped to, and the numbers of what it drags.
void paintDragTexts(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

} // namespace tagline
