#pragma once

// TimelineScene is the complete input of a timeline's picture; borrowed for one painting.

#include <QFont>
#include <QString>

#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/gestures/TimelineGesture.h"
#include "widgets/timeline/painting/TimelinePalette.h"

#include <span>

namespace tagline {

class ArcLayout;

struct TimelineScene
{
    const TimelineContent& content;
    const TimelineGeometry& geometry;
    const TimelinePalette& palette;
    const TimelinePreview& preview;
    std::span<const RangeRef> selection;
    QFont font;
    TagId activeLane;
    Frame playhead = 0;
    TimeUnits units = TimeUnits::Frames;
    TimelineHit hover;
    QString emptyHint;                        ///< shown if there is no clip
    std::optional<FrameRange> loopRange = {}; ///< the looped range
    std::span<const RangeRef> flash{};        ///< ranges that have just changed
    double flashStrength = 0;                 ///< 0 … 1
    std::optional<FrameRange> waiting = {};   ///< a drawn range that waits for its tag
    bool isPlayheadIdle = false;              ///< the figure does not show the playhead's frame
    std::span<const FrameRange> broken{};     ///< frames that break checks, canonical
    const ArcLayout* arcs = nullptr;          ///< transitions to other frames; null for none
    std::optional<int> chosenArc = {};        ///< by its id
    std::optional<int> hoveredArc = {};
    double hintFoot = 0; ///< height below a hint that buttons take
};

} // namespace tagline
