#pragma once

#include "resources/sample/generator/motion/Recorder.h"

#include <array>
#include <vector>

namespace tagline::sample {

// Where a foot is put: the ball's place over the ground and the foot's heading.
struct Foothold
{
    glm::dvec2 ball{0.0}; // x and z, metres
    double yaw = 0.0;     // radians
};

// Side by side below a body that stands at `centre` and faces `facing`.
Foothold besideBody(size_t foot, glm::dvec2 centre, double facing);

// Feet that stand, and step now and then.
class Steps
{
public:
    Steps(const Foothold& left, const Foothold& right);

    // From `start` the foot swings for `seconds` to a new hold. Expects steps of one foot in order.
    void step(size_t foot, double start, double seconds, const Foothold& hold, double lift = 0.07);

    std::array<FootPlan, 2> plans() const;

private:
    std::array<std::vector<Stance>, 2> m_stances;
};

// Where the hips are over the ground to be carried by the feet: over the standing foot while the other
// swings, moving on before it does.
glm::dvec2 balancedPlace(const std::array<FootPlan, 2>& feet, double time);

// Standing at ease at the origin and breathing, with feet that carry it.
BodyState standingBody(double time);

} // namespace tagline::sample
