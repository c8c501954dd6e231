#pragma once

#include <glm/glm.hpp>

#include <functional>
#include <vector>

namespace tagline::sample {

// A way over the ground from the origin, gone by a body that faces +Z there. Beyond its ends it goes straight
// on.
class Course
{
public:
    // `curvature` (1/metre, to the left positive) by the way gone (metres), for `length`; the body faces
    // `turned` (radians, to the left) beside the way: half a turn to go backwards.
    explicit Course(const std::function<double(double)>& curvature = {}, double length = 0.0,
                    double turned = 0.0);

    // x and z, metres.
    glm::dvec2 place(double way) const;
    // About Y towards the left, radians: of the way, and of the body that goes it.
    double heading(double way) const;
    double facing(double way) const { return heading(way) + m_turned; }
    double curvature(double way) const;
    double turned() const { return m_turned; }

private:
    std::vector<glm::dvec2> m_places{glm::dvec2(0.0)};
    std::vector<double> m_headings;
    double m_turned = 0.0;
};

} // namespace tagline::sample
