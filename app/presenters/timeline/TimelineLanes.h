#pragma once

// Builds the timeline's content for one clip from the library's values.

#include "app/presenters/timeline/LiveLane.h"
#include "core/library/ClipLibrary.h"
#include "core/tags/sets/FrameSet.h"
#include "widgets/timeline/TimelineContent.h"

#include <optional>
#include <span>

namespace tagline {

/// Begins the ids of the lanes that show curves of motion.
inline constexpr const char* curveLaneId = "curve.";

/// The sources of the lanes beside the library.
struct TimelineLaneSource
{
    ClipId clip;
    const std::optional<FrameSet>* answer = nullptr; ///< the query's; null or none: no query lane
    bool isAnswerStale = false;                      ///< it is that of an older query
    std::span<const LiveLane> live;                  ///< lanes whose tag key is in use
    const TagSheet* sheet = nullptr; ///< shown in place of the clip's own: with strokes that are under way
    SharedArray<float> keys;         ///< the frames on which any joint has a key
};

/// Query lane, a lane each tag that people see, a lane each property that is declared or that the clip has,
/// caption lanes (as many as overlap), key lane. (Rows of counted tags are added last: InstanceRows.h.)
TimelineContent timelineContent(const ClipLibrary& library, const TimelineLaneSource& source);

/// The sheet that is shown: without the tag sets that are switched off.
TagSheet shownSheet(const ClipLibrary& library, const TimelineLaneSource& source);

/// The property whose lane has an id; empty if it is no property's.
QString propertyOfLane(const QString& laneId);

} // namespace tagline
