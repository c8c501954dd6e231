#pragma once

// A clip with a pose of its own a frame, and faults planted into it at places that are known.

#include "core/animation/clips/SamplingJob.h"
#include "core/motion/checks/MotionChecks.h"
#include "tests/core/animation/MotionFixtures.h"

#include <string>

namespace tagline::test {

/// A clip as poses, at any rate. Expects that the skeleton outlives it.
class PosedClip
{
public:
    PosedClip(const Skeleton& skeleton, const Clip& clip, FrameRate rate)
        : m_skeleton(&skeleton)
        , m_rate(rate)
    {
        const ClipBinding binding = bindByName(clip, skeleton);
        const Frame frames = Frame(clip.seconds() * rate.framesPerSecond()) + 1;
        for (Frame frame = 0; frame < frames; ++frame)
            poses.push_back(sampledPose(skeleton, clip, binding, clip.rate.frames(rate.seconds(frame))));
    }

    Frame frames() const { return Frame(poses.size()); }
    FrameRate rate() const { return m_rate; }
    const Skeleton& skeleton() const { return *m_skeleton; }
    std::size_t joint(const std::string& name) const { return std::size_t(*m_skeleton->find(name)); }

    Clip clip() const
    {
        Clip made;
        made.frames = frames();
        made.rate = m_rate;
        std::vector<float> times;
        for (Frame frame = 0; frame < frames(); ++frame) times.push_back(float(frame));
        for (std::size_t joint = 0; joint < m_skeleton->size(); ++joint) {
            std::vector<glm::vec3> translations;
            std::vector<glm::quat> rotations;
            for (const Pose& pose : poses) {
                translations.push_back(pose[joint].translation);
                rotations.push_back(pose[joint].rotation);
            }
            made.channels.push_back({(*m_skeleton)[JointIndex(joint)].name,
                                     track(Interpolation::Linear, times, translations),
                                     track(Interpolation::Linear, times, rotations),
                                     {}});
        }
        return made;
    }

    std::shared_ptr<const FigureTrails> trails() const
    {
        const Clip made = clip();
        const auto sampled = FigureTrails::sampled(*m_skeleton, made, bindByName(made, *m_skeleton));
        return sampled ? *sampled : nullptr;
    }

    void hold(FrameRange range)
    {
        for (Frame frame = range.start; frame < range.stop; ++frame)
            poses[std::size_t(frame)] = poses[std::size_t(range.start)];
    }
    void turn(FrameRange range, const std::string& name, const glm::quat& by)
    {
        for (Frame frame = range.start; frame < range.stop; ++frame) {
            glm::quat& rotation = poses[std::size_t(frame)][joint(name)].rotation;
            rotation = rotation * by;
        }
    }
    void move(FrameRange range, const std::string& name, glm::vec3 by)
    {
        for (Frame frame = range.start; frame < range.stop; ++frame)
            poses[std::size_t(frame)][joint(name)].translation += by;
    }
    /// Moves a joint at an even speed during a range; it stays where that took it.
    void slide(FrameRange range, const std::string& name, glm::vec3 by)
    {
        for (Frame frame = range.start; frame < frames(); ++frame)
            move({frame, frame + 1}, name,
                 by * std::min(1.0f, float(frame - range.start) / float(range.length() - 1)));
    }

    std::vector<Pose> poses;

private:
    const Skeleton* m_skeleton;
    FrameRate m_rate;
};

/// Those of one check.
inline std::vector<MotionFault> faultsOf(const FigureTrails& trails, MotionCheck check,
                                         const MotionCheckSettings& settings = {})
{
    return motionFaults(trails, {}, settings, std::span(&check, 1));
}

/// Whether one of them has these edges, give or take some frames.
inline bool isFound(const std::vector<MotionFault>& faults, FrameRange planted, Frame give)
{
    return std::any_of(faults.begin(), faults.end(), [&](const MotionFault& fault) {
        return std::abs(fault.range.start - planted.start) <= give &&
               std::abs(fault.range.stop - planted.stop) <= give;
    });
}

} // namespace tagline::test
