#include "render/GroundTrail.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr glm::vec3 colour{0.533f, 0.557f, 0.600f}; ///< of nothing: yellow is the query's answer
constexpr float height = 0.004f;                    ///< metres over the ground
constexpr float lineWidth = 2.5f;                   ///< pixels
constexpr float dotWidth = 5.0f;                    ///< pixels
constexpr double dotDistance = 0.09;                ///< metres
constexpr double leastWay = 0.05;                   ///< metres: a figure that sways on the spot has no trail
constexpr std::size_t mostDots = 400;

glm::vec3 onGround(glm::dvec2 place) { return {float(place.x), height, float(place.y)}; }

glm::vec4 colourAt(std::int64_t nanoseconds)
{
    constexpr double faintest = 2.5e9;
    return {colour, float(std::clamp(1.0 - std::abs(double(nanoseconds)) / faintest, 0.15, 0.9))};
}

double extentOf(std::span<const RootMoment> trail)
{
    if (trail.empty()) return 0.0;
    glm::dvec2 lowest = trail.front().stand.place;
    glm::dvec2 highest = lowest;
    for (const RootMoment& each : trail) {
        lowest = glm::min(lowest, each.stand.place);
        highest = glm::max(highest, each.stand.place);
    }
    return glm::distance(lowest, highest);
}

/// Appends dots as far apart along the way, whatever the speed.
void appendDots(const RootMoment& from, const RootMoment& to, double& left, std::vector<DrawnLine>& lines)
{
    const double way = glm::distance(from.stand.place, to.stand.place);
    for (; left <= way && way > 0.0 && lines.size() < mostDots; left += dotDistance) {
        const double part = left / way;
        const glm::vec3 dot = onGround(glm::mix(from.stand.place, to.stand.place, part));
        const double time = glm::mix(double(from.nanoseconds), double(to.nanoseconds), part);
        lines.push_back({dot, dot, colourAt(std::int64_t(time)), dotWidth});
    }
    left = std::max(left - way, 0.0);
}

} // namespace

std::vector<DrawnLine> groundTrail(std::span<const RootMoment> trail)
{
    std::vector<DrawnLine> lines;
    if (extentOf(trail) < leastWay) return lines;
    double left = dotDistance; // to the next dot
    for (std::size_t i = 1; i < trail.size(); ++i) {
        const RootMoment& from = trail[i - 1];
        const RootMoment& to = trail[i];
        if (!isStep(from, to)) continue;
        if (to.nanoseconds <= 0)
            lines.push_back(
                {onGround(from.stand.place), onGround(to.stand.place), colourAt(to.nanoseconds), lineWidth});
        else
            appendDots(from, to, left, lines);
    }
    return lines;
}

} // namespace tagline
