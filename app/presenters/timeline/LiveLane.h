#pragma once

// LiveLane is what the timeline shows of a tag whose key is in use.

#include "core/support/StrongId.h"
#include "core/time/FrameRange.h"

#include <optional>

namespace tagline {

struct LiveLane
{
    TagId tag;
    std::optional<Frame> openStart; ///< its range grows from here to the playhead; none of a brush

    bool operator==(const LiveLane&) const = default;
};

} // namespace tagline
