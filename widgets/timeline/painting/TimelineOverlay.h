#pragma once

// TimelineOverlay paints the parts that change often: selection, hover, drags, guides.

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// Paints everything between the base and the playhead.
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
/// Height of such a plate.
inline constexpr double dragBubbleHeight = 20;

/// Paints the texts of a drag: the name of the line it snapped to, and the numbers of the dragged item.
void paintDragTexts(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

} // namespace tagline
