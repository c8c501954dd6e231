#pragma once

// TimeRuler paints the ruler of a timeline, and the playhead's handle in it.

#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// Ticks, frame numbers and seconds.
void paintRuler(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

/// The playhead: a line down all lanes from a handle with the frame's number. Nothing where it is out of
/// view.
void paintPlayhead(QPainter& painter, const TimelineScene& scene);

/// The range that is looped, as a bar in the ruler. Nothing where there is none.
void paintLoopRange(QPainter& painter, const TimelineScene& scene);

/// The frames that break checks, as a line at the bottom of the ruler. Nothing where there are none.
void paintBrokenFrames(QPainter& painter, const TimelineScene& scene);

/// What paintPlayhead touches.
QRectF playheadRect(const TimelineScene& scene);

} // namespace tagline
