#pragma once

#include <glm/glm.hpp>

#include <functional>

// Signed distances of simple solids and how they are joined; metres, negative inside.
// Only square roots and arithmetic, so that every IEEE machine computes the same bits.
namespace tagline::sample {

// Signed distance from a point to a surface; nearly a distance near the surface, never far too large.
using DistanceField = std::function<double(const glm::dvec3&)>;

// The hull of two balls.
double roundCone(glm::dvec3 point, glm::dvec3 a, double radiusA, glm::dvec3 b, double radiusB);

double ellipsoid(glm::dvec3 point, glm::dvec3 centre, glm::dvec3 radii);

// Union whose seam is filled over about `blend` metres.
double smoothUnion(double a, double b, double blend);
// The part of `a` that is in `b` as well, its edge rounded.
double smoothIntersection(double a, double b, double blend);

// 0 up to `from`, 1 from `to` on, an S between; `from` may be above `to`.
double smoothStep(double from, double to, double value);

// Unit vector along which the field grows fastest.
glm::dvec3 gradient(const DistanceField& field, glm::dvec3 point);
// The point moved along the gradient onto the surface.
glm::dvec3 projected(const DistanceField& field, glm::dvec3 point);

} // namespace tagline::sample
