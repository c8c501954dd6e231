#include "resources/sample/generator/mannequin/MannequinShape.h"

#include "resources/sample/generator/Skeleton.h"
#include "resources/sample/generator/mannequin/HandShape.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

using glm::dvec3;

dvec3 flipped(dvec3 point) { return {-point.x, point.y, point.z}; }

dvec3 onLeft(dvec3 point, BodySide side) { return side == BodySide::Left ? point : flipped(point); }

// A solid and its mirror image.
double pairOf(dvec3 point, dvec3 centre, dvec3 radii, double blend)
{
    return smoothUnion(ellipsoid(point, centre, radii), ellipsoid(flipped(point), centre, radii), blend);
}

// The left arm is modelled along +X and swung down about its shoulder.
constexpr dvec3 shoulder{0.178, 1.425, -0.022};

dvec3 inArmAxes(dvec3 point)
{
    static const glm::dquat raise = glm::conjugate(leftArmRest());
    return shoulder + raise * (point - shoulder);
}

double headDistance(dvec3 point)
{
    double distance = ellipsoid(point, {0, 1.664, -0.010}, {0.0765, 0.088, 0.0945});
    distance = smoothUnion(distance, ellipsoid(point, {0, 1.622, 0.020}, {0.0610, 0.086, 0.0720}), 0.03);
    distance = smoothUnion(distance, ellipsoid(point, {0, 1.566, 0.052}, {0.0370, 0.028, 0.0300}), 0.040);
    const double sockets = pairOf(point, {0.030, 1.646, 0.104}, {0.024, 0.016, 0.016}, 0.012);
    distance = smoothIntersection(distance, -sockets, 0.024);
    distance =
        smoothUnion(distance, roundCone(point, {0, 1.660, 0.078}, 0.008, {0, 1.621, 0.098}, 0.0120), 0.020);
    return smoothUnion(distance, pairOf(point, {0.0740, 1.642, -0.012}, {0.011, 0.028, 0.018}, 0.01), 0.014);
}

double trunkDistance(dvec3 point)
{
    double distance = ellipsoid(point, {0, 0.968, 0.000}, {0.160, 0.105, 0.106});
    distance = smoothUnion(distance, ellipsoid(point, {0, 1.105, -0.004}, {0.130, 0.160, 0.093}), 0.06);
    distance = smoothUnion(distance, ellipsoid(point, {0, 1.300, -0.014}, {0.162, 0.180, 0.112}), 0.06);
    distance = smoothUnion(distance, ellipsoid(point, {0, 1.395, -0.022}, {0.158, 0.075, 0.090}), 0.04);
    distance =
        smoothUnion(distance, pairOf(point, {0.076, 1.366, 0.036}, {0.090, 0.066, 0.046}, 0.03), 0.045);
    distance =
        smoothUnion(distance, pairOf(point, {0.098, 1.290, -0.052}, {0.060, 0.125, 0.058}, 0.03), 0.04);
    distance =
        smoothUnion(distance, pairOf(point, {0.074, 0.925, -0.054}, {0.080, 0.084, 0.070}, 0.02), 0.035);
    const dvec3 side{std::abs(point.x), point.y, point.z};
    return smoothUnion(distance,
                       roundCone(side, {0.030, 1.492, -0.036}, 0.040, {0.140, 1.436, -0.026}, 0.042), 0.04);
}

double footDistance(dvec3 point)
{
    double distance = ellipsoid(point, {0.106, 0.040, -0.046}, {0.036, 0.050, 0.036});
    distance = smoothUnion(
        distance, roundCone(point, {0.106, 0.072, -0.014}, 0.039, {0.107, 0.034, 0.090}, 0.034), 0.03);
    distance = smoothUnion(
        distance, roundCone(point, {0.108, 0.022, -0.030}, 0.030, {0.109, 0.018, 0.080}, 0.034), 0.03);
    distance = smoothUnion(distance, ellipsoid(point, {0.110, 0.018, 0.105}, {0.047, 0.034, 0.062}), 0.03);
    distance = smoothUnion(distance, ellipsoid(point, {0.107, 0.014, 0.148}, {0.044, 0.026, 0.044}), 0.025);
    return smoothIntersection(distance, -point.y, 0.012);
}

double leftLegDistance(dvec3 point)
{
    double distance = roundCone(point, {0.092, 0.890, 0.000}, 0.088, {0.099, 0.515, 0.006}, 0.052);
    distance = smoothUnion(distance, ellipsoid(point, {0.101, 0.705, 0.024}, {0.064, 0.165, 0.060}), 0.03);
    distance = smoothUnion(distance, ellipsoid(point, {0.097, 0.720, -0.026}, {0.056, 0.150, 0.050}), 0.03);
    const double shin = roundCone(point, {0.099, 0.490, 0.002}, 0.050, {0.106, 0.100, -0.019}, 0.034);
    distance = smoothUnion(distance, shin, 0.02);
    distance = smoothUnion(distance, ellipsoid(point, {0.102, 0.378, -0.026}, {0.051, 0.115, 0.047}), 0.03);
    distance = smoothUnion(distance, ellipsoid(point, {0.099, 0.505, 0.028}, {0.038, 0.046, 0.032}), 0.02);
    return smoothUnion(distance, footDistance(point), 0.03);
}

double leftArmDistance(dvec3 point)
{
    const dvec3 arm = inArmAxes(point);
    double distance = roundCone(arm, {0.190, 1.425, -0.022}, 0.050, {0.450, 1.425, -0.022}, 0.037);
    distance = smoothUnion(distance, ellipsoid(arm, {0.216, 1.424, -0.022}, {0.080, 0.053, 0.055}), 0.025);
    distance = smoothUnion(distance, ellipsoid(arm, {0.335, 1.424, -0.008}, {0.085, 0.037, 0.038}), 0.02);
    distance = smoothUnion(distance, ellipsoid(arm, {0.320, 1.425, -0.040}, {0.090, 0.037, 0.033}), 0.02);
    const double foreArm = roundCone(arm, {0.460, 1.425, -0.022}, 0.037, {0.700, 1.425, -0.022}, 0.0245);
    distance = smoothUnion(distance, foreArm, 0.015);
    distance = smoothUnion(distance, ellipsoid(arm, {0.530, 1.424, -0.019}, {0.085, 0.037, 0.041}), 0.025);
    if (arm.x < 0.62) return distance;
    return smoothUnion(distance, leftHandDistance(point), 0.020);
}

// A slab of the given half thickness across an axis, within a ball.
double band(dvec3 point, dvec3 centre, dvec3 normal, double half, double radius)
{
    const double slab = std::abs(glm::dot(point - centre, glm::normalize(normal))) - half;
    return std::max(slab, glm::distance(point, centre) - radius);
}

} // namespace

double torsoDistance(dvec3 point)
{
    const double neck = roundCone(point, {0, 1.440, -0.034}, 0.062, {0, 1.590, -0.012}, 0.052);
    double distance = smoothUnion(trunkDistance(point), neck, 0.045);
    if (point.y > 1.45) distance = smoothUnion(distance, headDistance(point), 0.025);
    return distance;
}

double armDistance(dvec3 point, BodySide side) { return leftArmDistance(onLeft(point, side)); }

double legDistance(dvec3 point, BodySide side) { return leftLegDistance(onLeft(point, side)); }

double mannequinDistance(dvec3 point)
{
    const dvec3 side{std::abs(point.x), point.y, point.z};
    const double torso = torsoDistance(point);
    const double leg = leftLegDistance(side);
    const double legs = side.x > 0.08 ? leg : smoothUnion(leg, leftLegDistance(flipped(side)), 0.012);
    const double body = smoothUnion(torso, legs, 0.05);
    return smoothUnion(body, leftArmDistance(side), 0.03);
}

double jointBandDistance(dvec3 point)
{
    const dvec3 side{std::abs(point.x), point.y, point.z};
    const dvec3 arm = inArmAxes(side);
    return std::min({
        glm::distance(point, dvec3(0, 1.512, -0.026)) - 0.066,
        band(point, {0, 1.088, -0.004}, {0, 1.0, -0.1}, 0.024, 0.30),
        band(arm, {0.270, 1.425, -0.022}, {1, 0, 0}, 0.0125, 0.07),
        glm::distance(arm, dvec3(0.454, 1.425, -0.022)) - 0.050,
        band(arm, {0.698, 1.425, -0.022}, {1, 0, 0}, 0.0115, 0.08),
        glm::distance(side, dvec3(0.185, 0.905, 0.000)) - 0.055,
        glm::distance(side, dvec3(0.099, 0.502, 0.008)) - 0.068,
        band(side, {0.106, 0.106, -0.020}, {0, 1, -0.15}, 0.014, 0.08),
    });
}

double wantedEdgeLength(dvec3 point)
{
    const dvec3 side{std::abs(point.x), point.y, point.z};
    const double toHand = glm::distance(inArmAxes(side), dvec3(0.800, 1.425, -0.022));
    double length = glm::mix(0.0130, 0.0185, smoothStep(0.004, 0.030, std::abs(jointBandDistance(point))));
    length = std::min(length, glm::mix(0.0062, 0.0185, smoothStep(0.090, 0.170, toHand)));
    length = std::min(length, glm::mix(0.0185, 0.0100, smoothStep(1.50, 1.56, point.y)));
    if (point.z > 0.03) length = std::min(length, glm::mix(0.0185, 0.0066, smoothStep(1.54, 1.60, point.y)));
    return std::min(length, glm::mix(0.0120, 0.0185, smoothStep(0.06, 0.20, point.y)));
}

} // namespace tagline::sample
