#pragma once

// GroundTrail draws the path of a figure over the ground as dots: filled for the past, rings for the future.

#include "core/motion/figure/RootTrail.h"
#include "render/Scene.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The dots of a path; only the alpha of their colours is meaningful, except in `tagged`.
struct GroundTrail
{
    std::vector<DrawnLine> plain;
    std::vector<DrawnLine> hits;   ///< at frames of the query's answer
    std::vector<DrawnLine> tagged; ///< in colours of their own
    std::vector<DrawnLine> ticks;  ///< across the path, every half second

    bool isEmpty() const { return plain.empty() && hits.empty() && tagged.empty(); }
};

/// Dots at equal distances for any speed; the further from now, the fainter. Empty if the figure hardly
/// moves. Expects moments in order of time. `isHit` returns whether a time, in nanoseconds from now, belongs
/// to the answer; without it no time does.
GroundTrail groundTrail(std::span<const RootMoment> trail,
                        const std::function<bool(std::int64_t nanoseconds)>& isHit = {});
/// The trail in colours: `colourAt` returns the colour (sRGB, 0 … 1) for a time, in nanoseconds from now, if
/// there is one.
GroundTrail colouredTrail(std::span<const RootMoment> trail,
                          const std::function<std::optional<glm::vec3>(std::int64_t nanoseconds)>& colourAt);

/// Short lines across the path, half a second apart, as faint as its dots: at the half seconds of a clip at
/// `now` nanoseconds, so that they stay in place on the ground during playback. Empty if the figure hardly
/// moves. Expects moments in order of time.
std::vector<DrawnLine> halfSecondTicks(std::span<const RootMoment> trail, std::int64_t now);

} // namespace tagline
