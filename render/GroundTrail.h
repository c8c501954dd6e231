#pragma once

// GroundTrail draws the way of a figure over the ground as dots: filled where it was, rings where it goes.

#include "core/motion/figure/RootTrail.h"
#include "render/Scene.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The dots of a way; their colours say only how faint they are.
struct GroundTrail
{
    std::vector<DrawnLine> plain;
    std::vector<DrawnLine> hits;   ///< where the query's answer holds
    std::vector<DrawnLine> tagged; ///< in colours of their own
    std::vector<DrawnLine> ticks;  ///< across the way, every half second

    bool isEmpty() const { return plain.empty() && hits.empty() && tagged.empty(); }
};

/// As far apart whatever the speed; the further from now, the fainter. Nothing where the figure hardly moves.
/// Expects moments in order of time. `isHit` tells of a time, in nanoseconds from now, whether it belongs to
/// the answer; without it none does.
GroundTrail groundTrail(std::span<const RootMoment> trail,
                        const std::function<bool(std::int64_t nanoseconds)>& isHit = {});
/// The same in colours: `colourAt` tells of a time the colour of what played then (sRGB, 0 … 1), if it has
/// one.
GroundTrail colouredTrail(std::span<const RootMoment> trail,
                          const std::function<std::optional<glm::vec3>(std::int64_t nanoseconds)>& colourAt);

/// Short lines across the way, half a second apart, as faint as its dots: at the half seconds of a clip that
/// is `now` nanoseconds old, so that they lie still on the ground as it plays. None where the figure hardly
/// moves. Expects moments in order of time.
std::vector<DrawnLine> halfSecondTicks(std::span<const RootMoment> trail, std::int64_t now);

} // namespace tagline
