#pragma once

// SteeringMarks draws on the ground the wanted path of a driven figure, and its actual path.

#include "core/search/features/GroundView.h"
#include "render/Scene.h"

#include <span>
#include <vector>

namespace tagline {

/// Only the alpha of their colours is meaningful.
struct SteeringMarks
{
    std::vector<DrawnLine> wanted; ///< the object that is followed, and its path ahead
    std::vector<DrawnLine> played; ///< the path ahead of the playing frames

    bool isEmpty() const { return wanted.empty() && played.empty(); }
};

/// A ring around the object, a dot with its facing at each stand of its path ahead, and a line along the path
/// of the playing frames. Metres; paths in order of time.
SteeringMarks steeringMarks(const GroundStand& object, std::span<const GroundStand> wantedAhead,
                            std::span<const GroundStand> playedAhead);

} // namespace tagline
