#include "resources/sample/generator/mannequin/HandShape.h"

#include "resources/sample/generator/Skeleton.h"
#include "resources/sample/generator/mannequin/DistanceField.h"

#include <algorithm>
#include <array>
#include <string>

namespace tagline::sample {

namespace {

// A finger's three knuckles and its tip.
struct Finger
{
    std::array<glm::dvec3, 4> places;
    double radius = 0.0; // at the first knuckle
};

struct Hand
{
    glm::dvec3 wrist{0.0};
    glm::dquat rotation{1, 0, 0, 0};
    std::array<Finger, 5> fingers; // the thumb first
};

struct FingerSpec
{
    const char* name;
    double radius;
    double tip; // length of the last bone
};

constexpr FingerSpec specs[5] = {{"Thumb", 0.0140, 0.022},
                                 {"Index", 0.0108, 0.018},
                                 {"Middle", 0.0112, 0.019},
                                 {"Ring", 0.0106, 0.018},
                                 {"Pinky", 0.0094, 0.015}};

Hand restHand()
{
    const Skeleton& skeleton = humanSkeleton();
    const auto frames = worldFrames(skeleton, restPose(skeleton));
    const JointFrame& wrist = frames[size_t(skeleton.indexOf("LeftHand"))];
    Hand hand{wrist.position, wrist.rotation, {}};
    for (size_t f = 0; f < 5; ++f) {
        Finger& finger = hand.fingers[f];
        finger.radius = specs[f].radius;
        int joint = skeleton.indexOf(std::string("LeftHand") + specs[f].name + "1");
        for (size_t bone = 0; bone < 3; ++bone) finger.places[bone] = frames[size_t(joint) + bone].position;
        joint += 2;
        const glm::dvec3 along = glm::normalize(skeleton.joints[size_t(joint)].offset);
        finger.places[3] = finger.places[2] + frames[size_t(joint)].rotation * along * specs[f].tip;
    }
    return hand;
}

double fingerDistance(glm::dvec3 point, const Finger& finger)
{
    double distance = 1.0;
    for (size_t bone = 0; bone < 3; ++bone) {
        const double taper = 1.0 - 0.09 * double(bone);
        distance = smoothUnion(distance,
                               roundCone(point, finger.places[bone], finger.radius * taper,
                                         finger.places[bone + 1], finger.radius * (taper - 0.10)),
                               0.004);
    }
    return distance;
}

double palmDistance(glm::dvec3 point, const Hand& hand)
{
    const glm::dvec3 local = glm::conjugate(hand.rotation) * (point - hand.wrist);
    double distance = ellipsoid(local, {0.052, -0.001, -0.002}, {0.058, 0.0165, 0.043});
    distance = smoothUnion(distance, ellipsoid(local, {0.012, 0.0, 0.0}, {0.040, 0.0215, 0.030}), 0.02);
    distance = smoothUnion(
        distance, roundCone(local, {0.016, -0.005, 0.016}, 0.016, {0.036, -0.008, 0.034}, 0.014), 0.018);
    return smoothUnion(distance, ellipsoid(local, {0.050, -0.007, -0.028}, {0.036, 0.014, 0.016}), 0.012);
}

} // namespace

double leftHandDistance(glm::dvec3 point)
{
    static const Hand hand = restHand();
    double fingers = 1.0;
    for (const Finger& finger : hand.fingers)
        fingers = smoothUnion(fingers, fingerDistance(point, finger), 0.004);
    return smoothUnion(palmDistance(point, hand), fingers, 0.012);
}

} // namespace tagline::sample
