#include "render/CameraPosition.h"

#include "render/ViewDirection.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr double lengthsKept = 1e6; ///< parts of a metre
constexpr double anglesKept = 1e4;  ///< parts of a degree

double roundedTo(double value, double parts)
{
    const double rounded = std::round(value * parts) / parts;
    return rounded == 0.0 ? 0.0 : rounded; // never -0
}

/// The figure's left and front, over the ground.
std::pair<glm::vec2, glm::vec2> axesOf(float facing)
{
    return {{std::cos(facing), -std::sin(facing)}, {std::sin(facing), std::cos(facing)}};
}

} // namespace

SavedCamera savedCamera(std::string name, const OrbitCamera& camera, const FigureStand& figure)
{
    const float facing = alongAxis(figure.facing);
    const auto [left, front] = axesOf(facing);
    const glm::vec3 target = camera.target();
    const glm::vec2 away = glm::vec2(target.x, target.z) - figure.ground;
    SavedCamera saved;
    saved.name = std::move(name);
    saved.target = {roundedTo(double(glm::dot(away, left)), lengthsKept),
                    roundedTo(double(target.y), lengthsKept),
                    roundedTo(double(glm::dot(away, front)), lengthsKept)};
    for (double& each : saved.target)
        each = std::clamp(each, -SavedCamera::mostOffset, SavedCamera::mostOffset);
    saved.yaw =
        roundedTo(glm::degrees(std::remainder(double(camera.yaw() - facing), 2.0 * M_PI)), anglesKept);
    saved.pitch = roundedTo(glm::degrees(double(camera.pitch())), anglesKept);
    saved.distance = std::clamp(roundedTo(double(camera.distance()), lengthsKept), SavedCamera::nearest,
                                SavedCamera::farthest);
    saved.isOrthographic = camera.projection() == OrbitCamera::Projection::Orthographic;
    return saved;
}

void placeCamera(OrbitCamera& camera, const SavedCamera& wanted, const FigureStand& figure)
{
    const float facing = alongAxis(figure.facing);
    const auto [left, front] = axesOf(facing);
    const glm::vec2 ground = figure.ground + float(wanted.target[0]) * left + float(wanted.target[2]) * front;
    camera.moveTo({ground.x, float(wanted.target[1]), ground.y});
    camera.turnTo(float(glm::radians(wanted.yaw)) + facing, float(glm::radians(wanted.pitch)));
    camera.setDistance(float(wanted.distance));
    camera.setProjection(wanted.isOrthographic ? OrbitCamera::Projection::Orthographic
                                               : OrbitCamera::Projection::Perspective);
}

} // namespace tagline
