#pragma once

// SteeringMarks draws on the ground where a driven figure is wanted to go, and where it goes.

#include "core/search/features/GroundView.h"
#include "render/Scene.h"

#include <span>
#include <vector>

namespace tagline {

/// Their colours say only how faint they are.
struct SteeringMarks
{
    std::vector<DrawnLine> wanted; ///< the object that is followed, and its way ahead
    std::vector<DrawnLine> played; ///< where what plays leads

    bool isEmpty() const { return wanted.empty() && played.empty(); }
};

/// A ring around the object, a dot with its facing at each stand of its way ahead, and a line along the way
/// of what plays. Metres; ways in order of time.
SteeringMarks steeringMarks(const GroundStand& object, std::span<const GroundStand> wantedAhead,
                            std::span<const GroundStand> playedAhead);

} // namespace tagline
