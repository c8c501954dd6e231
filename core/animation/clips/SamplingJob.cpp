#include "core/animation/clips/SamplingJob.h"

#include "core/animation/clips/TrackSampling.h"
#include "core/animation/clips/UsableNumbers.h"
#include "core/animation/figure/Rotations.h"

#include <cassert>

namespace tagline {
namespace {

void sampleChannel(const JointChannel& channel, double frame, RotationInterpolation rotations,
                   ChannelHints& hints, Transform& output)
{
    if (!channel.translation.isEmpty())
        output.translation =
            usableOr(sampledValue(channel.translation, frame, hints.translation), output.translation);
    if (!channel.rotation.isEmpty())
        output.rotation =
            rotationOr(sampledValue(channel.rotation, frame, rotations, hints.rotation), output.rotation);
    if (!channel.scale.isEmpty())
        output.scale = usableOr(sampledValue(channel.scale, frame, hints.scale), output.scale);
}

} // namespace

bool SamplingJob::isValid() const
{
    return clip && binding && rest.size() == output.size() &&
           binding->channelOfJoint.size() == output.size() &&
           (hints.empty() || hints.size() == clip->channels.size());
}

void SamplingJob::run() const
{
    assert(isValid());
    for (std::size_t joint = 0; joint < output.size(); ++joint) {
        output[joint] = rest[joint];
        const ChannelIndex channel = binding->channelOfJoint[joint];
        if (channel == noChannel) continue;
        ChannelHints none;
        sampleChannel(clip->channels[std::size_t(channel)], frame, rotations,
                      hints.empty() ? none : hints[std::size_t(channel)], output[joint]);
    }
}

Pose sampledPose(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding, double frame)
{
    const Pose rest = restPose(skeleton);
    Pose pose(rest.size());
    SamplingJob job;
    job.clip = &clip;
    job.binding = &binding;
    job.rest = rest;
    job.frame = frame;
    job.output = pose;
    job.run();
    return pose;
}

} // namespace tagline
