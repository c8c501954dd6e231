#include "resources/sample/generator/mannequin/DistanceField.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

double roundCone(glm::dvec3 point, glm::dvec3 a, double radiusA, glm::dvec3 b, double radiusB)
{
    const double length = glm::distance(a, b);
    const glm::dvec3 axis = (b - a) / length;
    const double sine = (radiusA - radiusB) / length;
    const double cosine = std::sqrt(1.0 - sine * sine);
    const double height = glm::dot(point - a, axis);
    const double radial = glm::length(point - a - axis * height);
    // Where the normal of the cone's side through the point meets the axis decides which part is nearest.
    const double foot = height - radial * sine / cosine;
    if (foot <= 0.0) return glm::distance(point, a) - radiusA;
    if (foot >= length) return glm::distance(point, b) - radiusB;
    return radial * cosine + height * sine - radiusA;
}

double ellipsoid(glm::dvec3 point, glm::dvec3 centre, glm::dvec3 radii)
{
    const glm::dvec3 local = point - centre;
    const double scaled = glm::length(local / radii);
    const double slope = glm::length(local / (radii * radii));
    if (slope < 1e-9) return -std::min({radii.x, radii.y, radii.z});
    return scaled * (scaled - 1.0) / slope;
}

double smoothUnion(double a, double b, double blend)
{
    const double near = std::max(blend - std::abs(a - b), 0.0) / blend;
    return std::min(a, b) - near * near * near * blend / 6.0;
}

double smoothIntersection(double a, double b, double blend) { return -smoothUnion(-a, -b, blend); }

double smoothStep(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

glm::dvec3 gradient(const DistanceField& field, glm::dvec3 point)
{
    constexpr double step = 2e-4;
    const glm::dvec3 corners[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    glm::dvec3 sum(0.0);
    for (const glm::dvec3& corner : corners) sum += corner * field(point + corner * step);
    return glm::normalize(sum);
}

glm::dvec3 projected(const DistanceField& field, glm::dvec3 point)
{
    for (int i = 0; i < 4; ++i) {
        const double distance = field(point);
        if (std::abs(distance) < 1e-7) break;
        point -= gradient(field, point) * std::clamp(distance, -0.01, 0.01);
    }
    return point;
}

} // namespace tagline::sample
