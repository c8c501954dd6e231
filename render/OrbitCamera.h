#pragma once

// OrbitCamera is a camera that orbits, approaches and follows a point, controlled by the mouse.

#include "render/Bounds.h"
#include "render/Camera.h"

#include <glm/vec2.hpp>

#include <cstdint>
#include <optional>
#include <span>

namespace tagline {

/// Heights of the overlays at the top and bottom of a picture, as shares of its height.
struct PictureMargins
{
    float top = 0.0f;
    float bottom = 0.0f;
};

/// Pixels are those of the viewport, x to the right and y down. Time is an argument.
class OrbitCamera
{
public:
    enum class Projection { Perspective, Orthographic };

    /// The camera for a viewport of width / height = `aspect`.
    Camera camera(float aspect) const;

    /// Turns around the target; the dragged point follows the mouse.
    void orbit(const glm::vec2& pixels);
    /// Moves in the picture's plane; a point at the target's depth follows the mouse exactly.
    void pan(const glm::vec2& pixels, float viewportHeight);
    /// Approaches (positive) or recedes, by 10 % per step.
    void zoom(float steps);
    /// Turns to a direction: yaw 0 looks at the front (+Z), 90° at the left side (+X); pitch above the
    /// horizon, at most straight down or up.
    void turnTo(float yawRadians, float pitchRadians);
    /// Moves a point into the middle of the picture, without turning or approaching.
    void moveTo(const glm::vec3& target) { m_target = target; }
    /// Sets the distance from the target in metres, limited to the camera's nearest and farthest distance.
    void setDistance(float metres);
    /// Frames a box, without turning, in the area that the margins leave of the picture. Does nothing for an
    /// empty one.
    void frame(const Bounds& bounds, float aspect, const PictureMargins& margins = {});
    /// Frames points in the middle of that area, as large as they fit: the box around them needs more room.
    void frame(std::span<const glm::vec3> points, float aspect, const PictureMargins& margins = {});
    void setProjection(Projection projection) { m_projection = projection; }
    Projection projection() const { return m_projection; }

    /// Keeps a moving point in place in the picture: smoothly, without lag at constant speed, and at once if
    /// the point jumps (a loop, a seek) or no time has passed.
    void follow(const glm::vec3& point, std::int64_t nanoseconds);
    /// Forgets the followed point: the next one starts anew.
    void stopFollowing() { m_followed.reset(); }

    /// The place on the ground (x and z, metres, at y = 0) at a pixel of a viewport of that size; none if the
    /// pixel shows the sky, or a place beyond the far plane.
    std::optional<glm::vec2> groundAt(const glm::vec2& pixel, const glm::vec2& viewport) const;

    /// The camera at a share of the way to another: around the target by the shorter turn, with the other's
    /// projection. At 1 the other itself.
    OrbitCamera onTheWayTo(const OrbitCamera& end, float share) const;

    /// Whether the picture would look the same.
    bool isLike(const OrbitCamera& other) const;

    glm::vec3 target() const { return m_target; }
    float distance() const { return m_distance; }
    float yaw() const { return m_yaw; }
    float pitch() const { return m_pitch; }

private:
    struct Followed
    {
        glm::vec3 point;         ///< its last position
        glm::vec3 lag{0.0f};     ///< point − smoothed point
        glm::vec3 lagRate{0.0f}; ///< metres per second
        glm::vec3 velocity{0.0f};
    };

    glm::mat4 projectionMatrix(float aspect) const;

    glm::vec3 m_target{0.0f, 0.95f, 0.0f};
    float m_yaw = 0.6f;
    float m_pitch = 0.18f;
    float m_distance = 4.5f;
    Projection m_projection = Projection::Perspective;
    std::optional<Followed> m_followed;
};

} // namespace tagline
