#pragma once

// TimelineOverlay paints what changes from moment to moment: selection, hover, drags, guides.

#include "widgets/timeline/BarSprites.h"
#include "widgets/timeline/LabelCache.h"
#include "widgets/timeline/TimelineScene.h"

class QPainter;

namespace tagline {

/// Everything over the base picture but the playhead.
void paintOverlay(QPainter& painter, const TimelineScene& scene, BarSprites& sprites, LabelCache& labels);

} // namespace tagline
