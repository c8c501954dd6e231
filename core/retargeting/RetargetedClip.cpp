#include "core/retargeting/RetargetedClip.h"

#include "core/animation/clips/FrameCost.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/retargeting/FootPlacement.h"
#include "core/retargeting/Retargeting.h"

#include <algorithm>

namespace tagline {
namespace {

/// Frames where anything has a key, in order, the first and last frame among them.
std::vector<float> keyFrames(const Clip& clip)
{
    std::vector<float> frames{0.0f, float(clip.frames - 1)};
    for (const JointChannel& channel : clip.channels)
        for (const SharedArray<float>* times :
             {&channel.translation.times, &channel.rotation.times, &channel.scale.times})
            frames.insert(frames.end(), times->begin(), times->end());
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// Frames at which the clip is carried over: every frame; if those are too many, its keys; if there are too
/// many keys as well, every second of them, or third.
std::vector<float> carriedFrames(const Clip& clip, std::size_t targetJoints)
{
    const auto bytes = std::int64_t((sizeof(Transform) + sizeof(glm::quat)) * targetJoints);
    if (!checkFrameCost(clip, bytes)) {
        const std::vector<float> all = keyFrames(clip);
        const auto most = std::size_t(mostFrameBytes / std::max<std::int64_t>(bytes, 1));
        const std::size_t step = all.size() / std::max<std::size_t>(most, 1) + 1;
        std::vector<float> some;
        for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
        return some;
    }
    std::vector<float> frames;
    for (Frame frame = 0; frame < clip.frames; ++frame) frames.push_back(float(frame));
    return frames;
}

/// The keys of one joint of the target in poses at those times.
JointChannel channelOf(JointIndex joint, const std::vector<Pose>& poses, const SharedArray<float>& times,
                       const Skeleton& target, const Retargeting& retargeting)
{
    std::vector<glm::quat> rotations;
    std::vector<glm::vec3> translations;
    const bool isPlaced = retargeting.isPlaced(joint);
    for (const Pose& pose : poses) {
        rotations.push_back(pose[std::size_t(joint)].rotation);
        if (isPlaced) translations.push_back(pose[std::size_t(joint)].translation);
    }
    JointChannel channel;
    channel.joint = target[joint].name;
    channel.rotation = {Interpolation::Linear, times, std::move(rotations)};
    if (isPlaced) channel.translation = {Interpolation::Linear, times, std::move(translations)};
    return channel;
}

} // namespace

Clip retargetedClip(const Clip& clip, const Skeleton& source, const ClipBinding& binding,
                    const Skeleton& target, const RetargetMap& map)
{
    const Retargeting retargeting(source, target, map,
                                  referencePose(source, BodyJoints(source), clip, binding, map));
    std::vector<float> times = carriedFrames(clip, target.size());
    std::vector<Pose> poses;
    for (const float frame : times)
        poses.push_back(retargeting.pose(sampledPose(source, clip, binding, double(frame))));
    if (times.size() == std::size_t(clip.frames))
        placeRestingFeet({clip, source, binding, target, retargeting}, poses);
    Clip made = clip;
    made.channels.clear();
    const SharedArray<float> sharedTimes(std::move(times));
    for (JointIndex joint = 0; joint < JointIndex(target.size()); ++joint)
        if (retargeting.sourceOf(joint) != noJoint || retargeting.isPlaced(joint))
            made.channels.push_back(channelOf(joint, poses, sharedTimes, target, retargeting));
    return made;
}

} // namespace tagline
