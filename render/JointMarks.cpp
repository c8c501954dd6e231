#include "render/JointMarks.h"

#include "core/animation/figure/Figure.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace tagline {
namespace {

constexpr float axisPartOfFigure = 0.03f;
constexpr float axisWidth = 1.5f; ///< pixels
constexpr std::array<glm::vec4, 3> axisColours{
    {{0.93f, 0.30f, 0.30f, 0.95f}, {0.45f, 0.80f, 0.30f, 0.95f}, {0.35f, 0.55f, 1.0f, 0.95f}}};
constexpr float pathWidth = 1.5f; ///< pixels
constexpr float pathDot = 4.0f;   ///< pixels
constexpr float shownDot = 9.0f;  ///< pixels
constexpr float faintestOfPath = 0.15f;

} // namespace

std::vector<DrawnLine> jointAxes(const Skeleton& skeleton, std::span<const glm::mat4> joints)
{
    std::vector<DrawnLine> lines;
    if (joints.size() != skeleton.size()) return lines;
    const float length = std::max(figureExtent(skeleton) * axisPartOfFigure, 1e-4f);
    for (std::size_t joint = 0; joint < joints.size(); ++joint) {
        if (skeleton[JointIndex(joint)].kind != JointKind::Joint) continue;
        const glm::vec3 from(joints[joint][3]);
        for (int axis = 0; axis < 3; ++axis) {
            const glm::vec3 direction(joints[joint][axis]);
            const float scale = glm::length(direction);
            if (!(scale > 0.0f)) continue;
            lines.push_back(
                {from, from + length / scale * direction, axisColours[std::size_t(axis)], axisWidth});
        }
    }
    return lines;
}

std::vector<DrawnLine> jointPathLines(std::span<const glm::vec3> places, std::size_t now,
                                      const SceneColours& colours)
{
    std::vector<DrawnLine> lines;
    if (now >= places.size()) return lines;
    const float farthest = float(std::max({now, places.size() - 1 - now, std::size_t(1)}));
    const auto colourAt = [&](std::size_t place) {
        const float off = float(place < now ? now - place : place - now) / farthest;
        return glm::vec4(place < now ? colours.ghostBefore : colours.ghostAfter,
                         1.0f - (1.0f - faintestOfPath) * off);
    };
    for (std::size_t place = 0; place < places.size(); ++place) {
        const std::size_t farther = place < now ? place : place + 1; // of a line's two ends
        if (place + 1 < places.size())
            lines.push_back({places[place], places[place + 1], colourAt(farther), pathWidth});
        if (place != now) lines.push_back({places[place], places[place], colourAt(place), pathDot});
    }
    lines.push_back({places[now], places[now], glm::vec4(colours.ghostAfter, 1.0f), shownDot, 0.5f});
    return lines;
}

} // namespace tagline
