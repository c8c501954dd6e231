#pragma once

// LiveLane is what timeline, palette and picture show of a tag that is being written as its clip plays.

#include "core/support/StrongId.h"
#include "core/tagging/LiveTagging.h"
#include "core/time/FrameRange.h"

#include <optional>

namespace tagline {

struct LiveLane
{
    TagId tag;
    LiveStrokeKind stroke = LiveStrokeKind::Pressed;
    std::optional<Frame> openStart; ///< its range grows from here to the playhead; none of a brush

    bool operator==(const LiveLane&) const = default;
};

} // namespace tagline
