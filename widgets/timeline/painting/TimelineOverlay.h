#pragma once

// TimelineOverlay paints what changes from moment to moment: selection, hover, drags, guides.

#include "widgets/timeline/painting/BarSprites.h"
#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// What lies over the base and under the playhead.
void paintOverlay(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels);

/// What a drag says: the name of the line it snapped to, and the numbers of what it drags.
void paintDragTexts(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

} // namespace tagline
