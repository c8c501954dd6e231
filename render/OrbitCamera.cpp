#include "render/OrbitCamera.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {

namespace {

constexpr float halfFieldOfView = 0.30f; // radians, vertical: a portrait lens, little distortion
constexpr float radiansPerPixel = 0.007f;
constexpr float steepestPitch = 1.55f; // limit for orbiting
constexpr float straightDown = 1.57079633f;
constexpr float wholeTurn = 6.28318531f;
constexpr float zoomPerStep = 0.9f;
constexpr float nearestDistance = 0.02f;
constexpr float farthestDistance = 20000.0f;
constexpr float framePadding = 1.1f;
constexpr float marginPadding = 1.04f;  // if margins leave enough room
constexpr float followStiffness = 5.0f; // 1 / seconds
constexpr float jumpMetres = 0.75f;

glm::vec3 backward(float yaw, float pitch)
{
    return {std::cos(pitch) * std::sin(yaw), std::sin(pitch), std::cos(pitch) * std::cos(yaw)};
}

/// Also for a camera that looks straight down, whose up vector is given only by `right`.
glm::mat4 viewMatrix(const glm::vec3& position, const glm::vec3& back, const glm::vec3& right)
{
    const glm::vec3 up = glm::cross(back, right);
    const glm::mat3 turned = glm::transpose(glm::mat3(right, up, back));
    glm::mat4 view(turned);
    view[3] = glm::vec4(-(turned * position), 1.0f);
    return view;
}

} // namespace

Camera OrbitCamera::camera(float aspect) const
{
    const glm::vec3 back = backward(m_yaw, m_pitch);
    const glm::vec3 position = m_target + m_distance * back;
    return {.view = viewMatrix(position, back, {std::cos(m_yaw), 0.0f, -std::sin(m_yaw)}),
            .projection = projectionMatrix(aspect),
            .position = position,
            .target = m_target,
            .distance = m_distance};
}

glm::mat4 OrbitCamera::projectionMatrix(float aspect) const
{
    const float farPlane = m_distance * 60.0f;
    switch (m_projection) {
    case Projection::Perspective:
        return glm::perspective(2.0f * halfFieldOfView, aspect, m_distance * 0.02f, farPlane);
    case Projection::Orthographic:
        break;
    }
    const float halfHeight = m_distance * std::tan(halfFieldOfView);
    return glm::ortho(-halfHeight * aspect, halfHeight * aspect, -halfHeight, halfHeight, -farPlane,
                      farPlane);
}

void OrbitCamera::orbit(const glm::vec2& pixels)
{
    turnTo(m_yaw - pixels.x * radiansPerPixel,
           std::clamp(m_pitch + pixels.y * radiansPerPixel, -steepestPitch, steepestPitch));
}

void OrbitCamera::turnTo(float yawRadians, float pitchRadians)
{
    m_yaw = std::remainder(yawRadians, wholeTurn);
    m_pitch = std::clamp(pitchRadians, -straightDown, straightDown);
}

void OrbitCamera::pan(const glm::vec2& pixels, float viewportHeight)
{
    const glm::mat4 view = camera(1.0f).view;
    const glm::vec3 right(view[0][0], view[1][0], view[2][0]);
    const glm::vec3 up(view[0][1], view[1][1], view[2][1]);
    const float metresPerPixel =
        2.0f * m_distance * std::tan(halfFieldOfView) / std::max(viewportHeight, 1.0f);
    m_target += metresPerPixel * (pixels.y * up - pixels.x * right);
}

void OrbitCamera::zoom(float steps)
{
    m_distance = std::clamp(m_distance * std::pow(zoomPerStep, steps), nearestDistance, farthestDistance);
}

void OrbitCamera::setDistance(float metres)
{
    m_distance = std::clamp(metres, nearestDistance, farthestDistance);
}

void OrbitCamera::frame(const Bounds& bounds, float aspect, const PictureMargins& margins)
{
    if (bounds.isEmpty()) return;
    m_target = bounds.centre();
    const glm::mat3 view(camera(aspect).view);
    const float slope = std::tan(halfFieldOfView), taken = margins.top + margins.bottom;
    const float slopeY = slope / (taken > 0.0f ? marginPadding : framePadding) * std::max(1.0f - taken, 0.1f);
    const float slopeX = slope / framePadding * aspect;
    float needed = nearestDistance;
    for (int index = 0; index < 8; ++index) {
        glm::vec3 corner = view * (bounds.corner(index) - m_target);
        if (m_projection == Projection::Orthographic) corner.z = 0.0f; // depth does not change sizes
        needed =
            std::max(needed, corner.z + std::max(std::abs(corner.x) / slopeX, std::abs(corner.y) / slopeY));
    }
    m_distance = std::min(needed, farthestDistance);
    // The middle of the free area is not the middle of the picture.
    const glm::vec3 up(view[0][1], view[1][1], view[2][1]);
    m_target += (margins.top - margins.bottom) * m_distance * std::tan(halfFieldOfView) * up;
}

/// A point is in the area where it is on the inner side of the four planes through the camera and the area's
/// edges. All planes keep their directions as the camera moves, so the farthest point along each of them
/// places the camera.
void OrbitCamera::frame(std::span<const glm::vec3> points, float aspect, const PictureMargins& margins)
{
    if (points.empty()) return;
    Bounds bounds;
    for (const glm::vec3& point : points) bounds.include(point);
    m_target = bounds.centre(); // around which the camera orbits
    const glm::mat3 view(camera(aspect).view);
    const float slope = std::tan(halfFieldOfView), taken = margins.top + margins.bottom;
    const float padding = taken > 0.0f ? marginPadding : framePadding;
    const float free = slope / padding * std::max(1.0f - taken, 0.1f); // half the area's height
    const float middle = slope * (margins.bottom - margins.top);
    const glm::vec2 above(slope / framePadding * aspect, middle + free), // slopes of the planes
        below(above.x, free - middle);
    const bool isFlat = m_projection == Projection::Orthographic; // depth does not change sizes
    glm::vec2 most(std::numeric_limits<float>::lowest()), least = most;
    for (const glm::vec3& point : points) {
        const glm::vec3 seen = view * (point - m_target);
        const glm::vec2 place(seen);
        const float depth = isFlat ? 0.0f : seen.z;
        most = glm::max(most, place + above * depth);
        least = glm::max(least, below * depth - place);
    }
    const glm::vec2 needed = (most + least) / (above + below);
    m_distance = std::clamp(std::max(needed.x, needed.y), nearestDistance, farthestDistance);
    const glm::vec2 moved = 0.5f * (most - least + (below - above) * m_distance);
    const glm::vec3 right(view[0][0], view[1][0], view[2][0]), up(view[0][1], view[1][1], view[2][1]);
    m_target += moved.x * right + moved.y * up;
}

std::optional<glm::vec2> OrbitCamera::groundAt(const glm::vec2& pixel, const glm::vec2& viewport) const
{
    if (viewport.x <= 0.0f || viewport.y <= 0.0f) return std::nullopt;
    const Camera shown = camera(viewport.x / viewport.y);
    const glm::mat4 toWorld = glm::inverse(shown.projection * shown.view);
    const auto at = [&](float depth) {
        const glm::vec2 place = 2.0f * pixel / viewport - 1.0f;
        const glm::vec4 point = toWorld * glm::vec4(place.x, -place.y, depth, 1.0f);
        return glm::vec3(point) / point.w;
    };
    const glm::vec3 near = at(-1.0f), far = at(1.0f);
    if (near.y * far.y > 0.0f || near.y == far.y) return std::nullopt;
    const glm::vec3 ground = glm::mix(near, far, near.y / (near.y - far.y));
    return glm::vec2(ground.x, ground.z);
}

OrbitCamera OrbitCamera::onTheWayTo(const OrbitCamera& end, float share) const
{
    if (share >= 1.0f) return end;
    OrbitCamera way;
    way.m_target = glm::mix(m_target, end.m_target, share);
    way.m_distance = m_distance * std::pow(end.m_distance / m_distance, share);
    way.turnTo(m_yaw + share * std::remainder(end.m_yaw - m_yaw, wholeTurn),
               m_pitch + share * (end.m_pitch - m_pitch));
    way.m_projection = end.m_projection;
    return way;
}

bool OrbitCamera::isLike(const OrbitCamera& other) const
{
    constexpr float little = 1e-3f;
    return m_projection == other.m_projection && std::abs(m_yaw - other.m_yaw) < little &&
           std::abs(m_pitch - other.m_pitch) < little &&
           std::abs(m_distance - other.m_distance) < little * m_distance &&
           glm::length(m_target - other.m_target) < little * m_distance;
}

void OrbitCamera::follow(const glm::vec3& point, std::int64_t nanoseconds)
{
    if (!m_followed) {
        m_followed = Followed{.point = point};
        return;
    }
    Followed& followed = *m_followed;
    const glm::vec3 step = point - followed.point;
    followed.point = point;
    if (nanoseconds <= 0 || glm::length(step) > jumpMetres) {
        m_target += step; // keeps the picture unchanged
        return;
    }
    // A critically damped spring between the point, assumed to move evenly during the step, and the target:
    // lag(t) = (lag + (lagRate + k·lag)·t)·exp(−k·t), exact for every step length.
    const float seconds = float(nanoseconds) * 1e-9f;
    const glm::vec3 velocity = step / seconds;
    const glm::vec3 lagRate = followed.lagRate + velocity - followed.velocity;
    const glm::vec3 slope = lagRate + followStiffness * followed.lag;
    const float decay = std::exp(-followStiffness * seconds);
    const glm::vec3 lag = (followed.lag + slope * seconds) * decay;
    followed.lagRate = slope * decay - followStiffness * lag;
    m_target += step - (lag - followed.lag);
    followed.lag = lag;
    followed.velocity = velocity;
}

} // namespace tagline
