#pragma once

// GeneratedMotion is a motion of the sample library's generator as skeleton and clip, at any rate and size,
// with the contacts that its maker knows of.

#include "resources/sample/generator/motion/Recorder.h"
#include "tests/core/animation/MotionFixtures.h"

#include "core/time/FrameRanges.h"

#include <string>
#include <vector>

namespace tagline::test {

class GeneratedMotion
{
public:
    /// `size` is what all lengths are multiplied with.
    GeneratedMotion(const sample::Motion& motion, int framesPerSecond, float size = 1.0f)
        : GeneratedMotion(sample::record("motion", framesPerSecond, false, motion), size)
    {
    }

    explicit GeneratedMotion(const sample::MotionClip& made, float size = 1.0f)
        : skeleton(skeletonOf(size))
        , m_made(made)
    {
        clip.frames = Frame(made.frameCount());
        clip.rate = {made.framesPerSecond, 1};
        std::vector<float> times;
        std::vector<glm::vec3> roots;
        for (const sample::Pose& pose : made.poses) {
            times.push_back(float(times.size()));
            roots.push_back(size * glm::vec3(pose.root));
        }
        for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
            std::vector<glm::quat> turns;
            for (const sample::Pose& pose : made.poses) turns.emplace_back(pose.rotations[joint]);
            clip.channels.push_back(
                {skeleton[JointIndex(joint)].name,
                 joint == 0 ? track(Interpolation::Linear, times, roots) : KeyTrack<glm::vec3>(),
                 track(Interpolation::Linear, times, turns),
                 {}});
        }
    }

    /// The frames in which the ball of a foot rests, by the motion's maker.
    FrameRanges contacts(bool isLeft) const
    {
        std::vector<FrameRange> ranges;
        const auto tagged = m_made.tags.find(isLeft ? "Contact.LeftFoot" : "Contact.RightFoot");
        if (tagged != m_made.tags.end())
            for (const auto& [start, stop] : tagged->second) ranges.push_back({start, stop});
        return FrameRanges::canonical(ranges);
    }

    Skeleton skeleton;
    Clip clip;

private:
    static Skeleton skeletonOf(float size)
    {
        std::vector<Joint> joints;
        for (const sample::Joint& each : sample::humanSkeleton().joints)
            joints.push_back(joint(each.name, each.parent < 0 ? noJoint : JointIndex(each.parent),
                                   size * glm::vec3(each.offset)));
        return Skeleton(joints);
    }

    sample::MotionClip m_made;
};

} // namespace tagline::test
