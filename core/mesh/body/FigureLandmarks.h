#pragma once

// FigureLandmarks finds head, trunk, arms and legs in a skeleton: what makes it a figure of a person.

#include "core/animation/figure/Skeleton.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The landmark that a joint's name means.
enum class BodyRole : std::uint8_t { Other, Head, Hand, Finger, Foot, Toe, Helper };

/// Helper: a control, twist or target joint, which moves no visible part.
BodyRole roleOfName(std::string_view jointName);

/// An arm from the shoulder to the hand's joint, or a leg from the hip to the foot's.
struct LimbLandmarks
{
    JointIndex above = noJoint; ///< joint that carries the limb
    std::vector<JointIndex> joints;
};

struct FigureLandmarks
{
    std::vector<JointIndex> trunk; ///< from the joint where legs and spine part to the head's
    std::vector<LimbLandmarks> arms;
    std::vector<LimbLandmarks> legs;
    float stature = 0.0f;              ///< about the standing height, metres
    glm::vec3 up{0.0f, 1.0f, 0.0f};    ///< from the pelvis to the head
    glm::vec3 front{0.0f, 0.0f, 1.0f}; ///< direction of the toes; at right angles to up
    glm::vec3 side{1.0f, 0.0f, 0.0f};  ///< to the figure's left: up × front

    JointIndex head() const { return trunk.back(); }
};

/// None if the names do not show a head and at least two hands or feet, or if the figure is no person
/// that a body fits: with more than two arms or legs, on four legs, or with legs whose ends have no names.
/// `positions` are the joints' in rest pose, model space.
std::optional<FigureLandmarks> figureLandmarks(const Skeleton& skeleton,
                                               std::span<const glm::vec3> positions);

} // namespace tagline
