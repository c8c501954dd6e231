#pragma once

// A figure of 67 joints and clips as motion capture delivers them: a rotation key a frame for every joint,
// and the root's translation.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"
#include "core/mesh/SkinnedMesh.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"

#include <glm/matrix.hpp>

#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace tagline::bench {

inline constexpr int joints = 67;
inline constexpr Frame frames = 300;

/// Trunk of 7, two legs of 4, two arms of 4 with five fingers of 4 each, and four of the face.
inline Skeleton figure()
{
    std::vector<Joint> made;
    const auto add = [&](JointIndex parent, glm::vec3 offset) {
        Joint joint;
        joint.name = "joint" + std::to_string(made.size());
        joint.parent = parent;
        joint.rest.translation = offset;
        made.push_back(joint);
        return JointIndex(made.size() - 1);
    };
    const auto chain = [&](JointIndex parent, int length, glm::vec3 offset) {
        for (int i = 0; i < length; ++i) parent = add(parent, offset);
        return parent;
    };
    const JointIndex hips = add(noJoint, {0, 1, 0});
    const JointIndex head = chain(hips, 6, {0, 0.1f, 0});
    for (const float side : {-1.0f, 1.0f}) {
        chain(hips, 4, {0.02f * side, -0.25f, 0});
        const JointIndex hand = chain(4, 4, {0.2f * side, 0, 0});
        for (int finger = 0; finger < 5; ++finger) chain(hand, 4, {0.03f * side, 0, 0.01f * float(finger)});
    }
    while (made.size() < joints) add(head, {0, 0.02f, 0.05f});
    return Skeleton(std::move(made));
}

/// What a smooth noise of a few sines makes of every joint; different for each seed.
inline Clip mocapClip(const Skeleton& skeleton, std::uint32_t seed)
{
    std::mt19937 engine(seed);
    std::uniform_real_distribution<float> any(-1.0f, 1.0f);
    Clip clip;
    clip.name = "take " + std::to_string(seed);
    clip.frames = frames;
    std::vector<float> times;
    for (Frame frame = 0; frame < frames; ++frame) times.push_back(float(frame));
    const SharedArray<float> sharedTimes(times);
    for (const Joint& joint : skeleton.joints()) {
        std::vector<glm::quat> rotations;
        std::vector<glm::vec3> translations;
        const glm::vec3 axis = glm::normalize(glm::vec3(any(engine), any(engine), any(engine) + 1.5f));
        const float fast = 0.15f + 0.1f * any(engine);
        const float slow = 0.02f + 0.01f * any(engine);
        for (const float time : times) {
            const float angle =
                0.5f * std::sin(fast * time) + 0.4f * std::sin(slow * time) + 0.01f * any(engine);
            rotations.push_back(glm::angleAxis(angle, axis));
            translations.emplace_back(0.02f * time, 1.0f + 0.03f * std::sin(fast * time), 0.0f);
        }
        JointChannel channel;
        channel.joint = joint.name;
        channel.rotation.times = sharedTimes;
        channel.rotation.values = rotations;
        if (joint.parent == noJoint) {
            channel.translation.times = sharedTimes;
            channel.translation.values = translations;
        }
        clip.channels.push_back(std::move(channel));
    }
    return clip;
}

/// Skin on every joint, bound in the rest pose.
inline std::vector<PaletteEntry> palette(const Skeleton& skeleton)
{
    std::vector<PaletteEntry> entries;
    const std::vector<glm::mat4> models = modelMatrices(skeleton, restPose(skeleton));
    for (JointIndex joint = 0; joint < JointIndex(models.size()); ++joint)
        entries.push_back({joint, glm::inverse(models[std::size_t(joint)])});
    return entries;
}

} // namespace tagline::bench
