#include "resources/sample/generator/Skeleton.h"

#include <cassert>

namespace tagline::sample {

namespace {

constexpr double armRestCosine = 0.642787609686539; // of 50 degrees
constexpr double armRestSine = 0.766044443118978;

// Half-angle form of a rotation by the angle of the given sine and cosine about Z.
glm::dquat turnAboutZ(double cosine, double sine)
{
    const double half = std::sqrt((1.0 + cosine) / 2.0);
    return {half, 0.0, 0.0, sine / (2.0 * half)};
}

struct Builder
{
    Skeleton skeleton;

    // A joint at an absolute place of the T-pose.
    int add(const std::string& name, int parent, glm::dvec3 position, glm::dquat rest = {1, 0, 0, 0})
    {
        const glm::dvec3 from = parent < 0 ? glm::dvec3(0.0) : skeleton.tPosePosition(parent);
        skeleton.joints.push_back({name, parent, position - from, rest});
        return int(skeleton.joints.size()) - 1;
    }
};

struct Side
{
    const char* name;
    double sign;

    glm::dvec3 at(double x, double y, double z) const { return {sign * x, y, z}; }
    glm::dquat turn(const glm::dquat& left) const { return sign > 0 ? left : mirrored(left); }
};

void addFinger(Builder& builder, Side side, int hand, const char* finger, glm::dvec3 knuckle,
               glm::dvec3 direction, glm::dvec3 lengths, double curlSine)
{
    const glm::dquat curl = side.turn(turnAboutZ(std::sqrt(1.0 - curlSine * curlSine), -curlSine));
    const glm::dvec3 along = glm::normalize(direction);
    const std::string stem = std::string(side.name) + "Hand" + finger;
    glm::dvec3 place = knuckle;
    int parent = hand;
    for (int bone = 0; bone < 3; ++bone) {
        parent =
            builder.add(stem + std::to_string(bone + 1), parent, side.at(place.x, place.y, place.z), curl);
        place += along * lengths[bone];
    }
}

void addHand(Builder& builder, Side side, int hand)
{
    addFinger(builder, side, hand, "Thumb", {0.736, 1.417, 0.008}, {0.74, -0.20, 0.64}, {0.042, 0.033, 0.027},
              0.06);
    addFinger(builder, side, hand, "Index", {0.800, 1.425, 0.010}, {1, 0, 0.10}, {0.040, 0.027, 0.021}, 0.18);
    addFinger(builder, side, hand, "Middle", {0.804, 1.427, -0.012}, {1, 0, 0.01}, {0.044, 0.030, 0.022},
              0.19);
    addFinger(builder, side, hand, "Ring", {0.799, 1.425, -0.034}, {1, 0, -0.08}, {0.040, 0.027, 0.021},
              0.21);
    addFinger(builder, side, hand, "Pinky", {0.788, 1.421, -0.054}, {1, 0, -0.18}, {0.032, 0.021, 0.018},
              0.22);
}

void addArm(Builder& builder, Side side, int chest)
{
    const std::string name = side.name;
    const int shoulder = builder.add(name + "Shoulder", chest, side.at(0.030, 1.432, -0.014));
    const int arm =
        builder.add(name + "Arm", shoulder, side.at(0.178, 1.425, -0.022), side.turn(leftArmRest()));
    const int foreArm = builder.add(name + "ForeArm", arm, side.at(0.454, 1.425, -0.022));
    const int hand = builder.add(name + "Hand", foreArm, side.at(0.706, 1.425, -0.022));
    addHand(builder, side, hand);
}

void addLeg(Builder& builder, Side side, int hips)
{
    const std::string name = side.name;
    const int upper = builder.add(name + "UpLeg", hips, side.at(0.092, 0.925, 0.000));
    const int lower = builder.add(name + "Leg", upper, side.at(0.099, 0.502, 0.004));
    const int foot = builder.add(name + "Foot", lower, side.at(0.106, 0.085, -0.020));
    const int toe = builder.add(name + "ToeBase", foot, side.at(0.106, 0.022, 0.112));
    builder.add(name + "Toe_End", toe, side.at(0.106, 0.018, 0.186));
}

Skeleton build()
{
    Builder builder;
    const int hips = builder.add("Hips", -1, {0.0, 0.960, 0.000});
    const int spine = builder.add("Spine", hips, {0.0, 1.060, -0.006});
    const int spine1 = builder.add("Spine1", spine, {0.0, 1.165, -0.013});
    const int spine2 = builder.add("Spine2", spine1, {0.0, 1.280, -0.019});
    const int neck = builder.add("Neck", spine2, {0.0, 1.482, -0.026});
    const int head = builder.add("Head", neck, {0.0, 1.566, -0.006});
    builder.add("HeadTop_End", head, {0.0, 1.750, 0.004});
    for (const Side side : {Side{"Left", 1.0}, Side{"Right", -1.0}}) addArm(builder, side, spine2);
    for (const Side side : {Side{"Left", 1.0}, Side{"Right", -1.0}}) addLeg(builder, side, hips);
    return builder.skeleton;
}

} // namespace

int Skeleton::indexOf(std::string_view name) const
{
    for (size_t i = 0; i < joints.size(); ++i)
        if (joints[i].name == name) return int(i);
    assert(!"expects a joint of the skeleton");
    return -1;
}

glm::dvec3 Skeleton::tPosePosition(int joint) const
{
    glm::dvec3 place(0.0);
    for (; joint >= 0; joint = joints[size_t(joint)].parent) place += joints[size_t(joint)].offset;
    return place;
}

const Skeleton& humanSkeleton()
{
    static const Skeleton skeleton = build();
    return skeleton;
}

Pose restPose(const Skeleton& skeleton)
{
    Pose pose{skeleton.joints.front().offset, {}};
    for (const Joint& joint : skeleton.joints) pose.rotations.push_back(joint.rest);
    return pose;
}

std::vector<JointFrame> worldFrames(const Skeleton& skeleton, const Pose& pose)
{
    std::vector<JointFrame> frames;
    for (size_t i = 0; i < skeleton.joints.size(); ++i) {
        const Joint& joint = skeleton.joints[i];
        if (joint.parent < 0) {
            frames.push_back({pose.root, pose.rotations[i]});
            continue;
        }
        const JointFrame& parent = frames[size_t(joint.parent)];
        frames.push_back(
            {parent.position + parent.rotation * joint.offset, parent.rotation * pose.rotations[i]});
    }
    return frames;
}

glm::dquat leftArmRest() { return turnAboutZ(armRestCosine, -armRestSine); }

glm::dquat mirrored(const glm::dquat& rotation) { return {rotation.w, rotation.x, -rotation.y, -rotation.z}; }

} // namespace tagline::sample
