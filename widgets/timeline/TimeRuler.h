#pragma once

// TimeRuler paints the ruler of a timeline, and the playhead's handle in it.

#include "widgets/timeline/painting/LabelCache.h"
#include "widgets/timeline/painting/TimelineScene.h"

class QPainter;

namespace tagline {

/// Paints ticks, frame numbers and seconds.
void paintRuler(QPainter& painter, const TimelineScene& scene, LabelCache& labels);

/// Paints the playhead: a line across all lanes, from a handle with the frame's
/// number. Nothing if it is out of view.
void paintPlayhead(QPainter& painter, const TimelineScene& scene);

/// Paints the looped range as a bar in the ruler. Nothing if there is none.
void paintLoopRange(QPainter& painter, const TimelineScene& scene);

/// Paints the frames that break checks as a line at the bottom of the ruler. Nothing if there are none.
void paintBrokenFrames(QPainter& painter, const TimelineScene& scene);

/// The area that paintPlayhead() affects; empty if the playhead is out of view.
QRectF playheadRect(const TimelineScene& scene);

} // namespace tagline
