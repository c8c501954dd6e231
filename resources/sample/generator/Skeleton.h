#pragma once

#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace tagline::sample {

// One joint of the figure.
struct Joint
{
    std::string name;
    int parent = -1;                     // index into Skeleton::joints; -1 for the hips
    glm::dvec3 offset{0.0};              // metres, in the parent's axes
    glm::dquat rest{1.0, 0.0, 0.0, 0.0}; // local rotation in the A-pose, in which the mesh is modelled
};

// The sample figure's bones: 1.75 m, Y up, facing +Z, left is +X.
//
// 1. Parents come before their children; joint 0 is "Hips".
// 2. All local rotations at identity are a T-pose with axes along the world's, as in most BVH files.
// 3. The rest rotations are the A-pose: arms 50 degrees down, fingers relaxed.
struct Skeleton
{
    std::vector<Joint> joints;

    // Expects that the joint exists.
    int indexOf(std::string_view name) const;
    // In the T-pose, or the A-pose for `rest`; metres.
    glm::dvec3 tPosePosition(int joint) const;
};

// The pose of a skeleton: the hips' place in the world and a local rotation a joint.
struct Pose
{
    glm::dvec3 root{0.0};
    std::vector<glm::dquat> rotations;
};

// Where a joint is in the world.
struct JointFrame
{
    glm::dvec3 position{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
};

const Skeleton& humanSkeleton();
Pose restPose(const Skeleton& skeleton);
std::vector<JointFrame> worldFrames(const Skeleton& skeleton, const Pose& pose);

// How far below the horizontal the arms of the rest pose are, as a rotation of the left arm about Z.
glm::dquat leftArmRest();

// The rotation as seen in a mirror on the plane x = 0.
glm::dquat mirrored(const glm::dquat& rotation);

} // namespace tagline::sample
