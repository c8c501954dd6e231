#pragma once

#include <glm/glm.hpp>

#include <vector>

namespace tagline::sample {

// Where a foot is: the ankle joint's place and the foot's attitude; metres, radians.
struct FootState
{
    glm::dvec3 ankle{0.0};
    double yaw = 0.0;   // about Y, towards the left
    double pitch = 0.0; // toes up; below 0 the heel is up
    double toes = 0.0;  // the toes' own pitch against the foot; up is positive
    bool isPlanted = false;
};

// One time that a foot stands on the ground; seconds. The ball of the foot rests at one place from `flat`
// until `toeOff`.
//
//   strike ── heel on the ground ── flat ── whole foot ── heelOff ── ball and toes ── toeOff
struct Stance
{
    double strike = 0.0;
    double flat = 0.0;
    double heelOff = 0.0;
    double toeOff = 0.0;
    glm::dvec2 ball{0.0}; // x and z of the ToeBase joint
    double yaw = 0.0;
    double strikePitch = 0.0; // above 0 the heel lands first, below 0 the ball
    double offPitch = 0.0;    // how far the heel has risen at toeOff; positive
    // How the foot swings on to the next stance:
    double lift = 0.0;     // metres added to the ankle's path
    double liftPeak = 0.5; // when, as a share of the swing
    double outward = 0.0;  // metres by which the path bends to +X of the foot
};

// All that one foot does in a clip.
//
// Stances are in order and do not overlap; before the first and after the last the foot stays as it is there.
class FootPlan
{
public:
    explicit FootPlan(std::vector<Stance> stances);

    FootState at(double time) const;
    const std::vector<Stance>& stances() const { return m_stances; }

private:
    std::vector<Stance> m_stances;
};

// The ball's place over the ground when the foot stands flat; metres.
constexpr double ballHeight = 0.022;

} // namespace tagline::sample
