#include "core/animation/clips/BakedClip.h"

#include "core/animation/clips/TrackSampling.h"
#include "core/animation/clips/UsableNumbers.h"
#include "core/animation/figure/Rotations.h"
#include "core/animation/kernels/PoseKernels.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace tagline {
namespace {

template<class T>
kernels::RowsIn<T> rowsIn(const BakedRows<T>& baked, std::size_t frame, const LaneRun& run)
{
    return {baked.at(frame, run), baked.packedLanes};
}

kernels::RowsOut rowsOut(PoseRows& pose, PoseRow row, const LaneRun& run)
{
    return {pose.row(row) + run.lane, pose.lanes()};
}

template<class T>
void sampleRotations(const BakedRows<T>& baked, const BakedMoment& moment, PoseRows& output)
{
    for (const LaneRun& run : baked.runs)
        kernels::interpolateRotations(rowsIn(baked, moment.before, run), rowsIn(baked, moment.after, run),
                                      moment.fraction, run.count, rowsOut(output, PoseRow::RotationX, run));
}

void sampleRows(const BakedRows<float>& baked, const BakedMoment& moment, PoseRow row, PoseRows& output)
{
    for (const LaneRun& run : baked.runs)
        kernels::interpolateVectors(rowsIn(baked, moment.before, run), rowsIn(baked, moment.after, run),
                                    moment.fraction, run.count, rowsOut(output, row, run));
}

void copyStill(const BakedClip& clip, PoseRow first, std::size_t rows, PoseRows& output)
{
    std::memcpy(output.row(first), clip.still.row(first), rows * output.lanes() * sizeof(float));
}

void sampleKept(const KeptChannel& kept, double frame, PoseRows& output)
{
    std::uint32_t hint = 0;
    Transform transform = output.joint(std::size_t(kept.joint));
    const JointChannel& channel = kept.channel;
    if (!channel.translation.isEmpty())
        transform.translation =
            usableOr(sampledValue(channel.translation, frame, hint), transform.translation);
    if (!channel.rotation.isEmpty())
        transform.rotation = unitOr(sampledValue(channel.rotation, frame, RotationInterpolation::Slerp, hint),
                                    transform.rotation);
    if (!channel.scale.isEmpty())
        transform.scale = usableOr(sampledValue(channel.scale, frame, hint), transform.scale);
    output.setJoint(std::size_t(kept.joint), transform);
}

} // namespace

bool BakedClip::coversAllJoints() const
{
    return std::max(rotations.packedLanes, packedRotations.packedLanes) >= still.jointCount();
}

BakedMoment BakedClip::momentOf(double frame) const
{
    const double last = frames - 1;
    if (!(frame > 0.0)) return {}; // not a number as well
    if (frame >= last) return {std::size_t(last), std::size_t(last), 0.0f};
    const auto before = std::size_t(frame);
    return {before, before + 1, float(frame - double(before))};
}

void BakedClip::prefetch(double frame) const
{
    const BakedMoment moment = momentOf(frame);
    const auto ask = [&](const auto& baked) {
        const std::size_t numbers = (moment.after - moment.before + 1) * baked.frameStride;
        kernels::prefetch(baked.values.data() + moment.before * baked.frameStride,
                          numbers * sizeof(*baked.values.data()));
    };
    ask(rotations);
    ask(packedRotations);
    ask(translations);
    ask(scales);
}

std::size_t BakedClip::bytes() const
{
    std::size_t sum = sizeof(BakedClip) + poseRowCount * still.lanes() * sizeof(float) + rotations.bytes() +
                      packedRotations.bytes() + translations.bytes() + scales.bytes();
    for (const KeptChannel& one : kept)
        sum += sizeof one + one.channel.translation.times.size() * 16 +
               one.channel.rotation.times.size() * 20 + one.channel.scale.times.size() * 16;
    return sum;
}

bool BakedSamplingJob::isValid() const
{
    return clip && output && clip->frames > 0 && output->jointCount() == clip->still.jointCount();
}

void BakedSamplingJob::run() const
{
    assert(isValid());
    if (output->lanes() == 0) return;
    const BakedMoment moment = clip->momentOf(frame);
    if (!clip->coversAllJoints()) copyStill(*clip, PoseRow::RotationX, 4, *output);
    sampleRotations(clip->rotations, moment, *output);
    sampleRotations(clip->packedRotations, moment, *output);
    sampleVectors(*clip, moment, *output);
    const double cut = std::clamp(std::isnan(frame) ? 0.0 : frame, 0.0, double(clip->frames - 1));
    for (const KeptChannel& one : clip->kept) sampleKept(one, cut, *output);
}

void sampleVectors(const BakedClip& clip, const BakedMoment& moment, PoseRows& output)
{
    copyStill(clip, PoseRow::TranslationX, 3, output);
    if (clip.still.hasScale()) copyStill(clip, PoseRow::ScaleX, 3, output);
    output.setHasScale(clip.still.hasScale());
    sampleRows(clip.translations, moment, PoseRow::TranslationX, output);
    sampleRows(clip.scales, moment, PoseRow::ScaleX, output);
}

Pose sampledPose(const BakedClip& clip, double frame)
{
    PoseRows rows(clip.still.jointCount());
    BakedSamplingJob{.clip = &clip, .frame = frame, .output = &rows}.run();
    Pose pose(clip.still.jointCount());
    rows.copyTo(pose);
    return pose;
}

} // namespace tagline
