#pragma once

// CurveMarks are what motion gives drags to snap to: where feet come down and go up, and where signals cross
// their thresholds.

#include <QString>

#include "core/motion/signals/ThresholdRanges.h"
#include "widgets/timeline/TimelineContent.h"

#include <span>
#include <vector>

namespace tagline {

/// Appends both ends of each contact: "LeftFoot down", "LeftFoot up".
void appendContactMarks(const QString& foot, std::span<const FrameRange> contacts,
                        std::vector<SnapMark>& marks);

/// Appends both ends of each range beyond a threshold, named by the side on which the value then is:
/// "speed() above 1.5 m/s", "speed() below 1.2 m/s".
void appendCrossingMarks(const QString& signal, const QString& unit, const Threshold& threshold,
                         std::span<const FrameRange> beyond, std::vector<SnapMark>& marks);

} // namespace tagline
