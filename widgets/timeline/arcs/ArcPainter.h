#pragma once

// ArcPainter paints the arcs of a timeline: faint ones, and over them the chosen one and the one under the
// mouse.

#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// All of a scene, the chosen one over the others.
void paintArcs(QPainter& painter, const TimelineScene& scene, LabelCache& labels);
/// The one under the mouse once more.
void paintHoveredArc(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

} // namespace tagline
