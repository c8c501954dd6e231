#include "core/animation/blending/CrossFadeJob.h"

#include "core/animation/figure/Weights.h"
#include "core/animation/kernels/RowJobs.h"
#include "core/animation/kernels/WideKernels.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tagline {
namespace {

/// A side at its moment.
struct Played
{
    const BakedClip& clip;
    BakedMoment moment;
    float weight;
};

template<class T>
kernels::FadeSide<T> fadeSide(const Played& side, const BakedRows<T>& rows, std::size_t packed)
{
    const T* values = rows.values.data() + packed;
    return {{values + side.moment.before * rows.frameStride, rows.packedLanes},
            {values + side.moment.after * rows.frameStride, rows.packedLanes},
            side.moment.fraction,
            side.weight};
}

/// Whether all rotations come from those rows, without kept keys.
template<class T>
bool isWhole(const BakedRows<T>& rows, const BakedClip& clip)
{
    return rows.packedLanes > 0 && clip.coversAllJoints() && clip.kept.empty();
}

/// Whether both clips have all rotations in rows of one kind; these are then mixed.
bool fadeRotations(const Played& a, const Played& b, bool isWide, PoseRows& output)
{
    const kernels::RowsOut to{output.row(PoseRow::RotationX), output.lanes()};
    const auto fade = [&](const auto& ofA, const auto& ofB) {
        if (!isWhole(ofA, a.clip) || !isWhole(ofB, b.clip)) return false;
        if (isWide)
            kernels::crossFadeRotationsWide(fadeSide(a, ofA, 0), fadeSide(b, ofB, 0), ofA.packedLanes, to);
        else
            kernels::crossFadeRotations(fadeSide(a, ofA, 0), fadeSide(b, ofB, 0), ofA.packedLanes, to);
        return true;
    };
    return fade(a.clip.rotations, b.clip.rotations) || fade(a.clip.packedRotations, b.clip.packedRotations);
}

kernels::RowsIn<float> translations(const PoseRows& pose)
{
    return {pose.row(PoseRow::TranslationX), pose.lanes()};
}

/// Blends the still values of all lanes in one pass, then fades the lanes that move in both clips.
void fadeTranslations(const Played& a, const Played& b, bool isWide, PoseRows& output)
{
    float* to = output.row(PoseRow::TranslationX);
    const auto blend = isWide ? kernels::blendVectorsWide : kernels::blendVectors;
    const auto fade = isWide ? kernels::crossFadeVectorsWide : kernels::crossFadeVectors;
    blend(translations(a.clip.still), a.weight, translations(b.clip.still), b.weight, output.lanes(),
          {to, output.lanes()});
    for (const LaneRun& run : a.clip.translations.runs)
        fade(fadeSide(a, a.clip.translations, run.packed), fadeSide(b, b.clip.translations, run.packed),
             run.count, {to + run.lane, output.lanes()});
    output.setHasScale(false);
}

/// Whether the same joints move from their place in both, and no scale counts.
bool moveAlike(const BakedClip& a, const BakedClip& b)
{
    return a.translations.runs == b.translations.runs && !a.still.hasScale() && !b.still.hasScale();
}

} // namespace

bool CrossFadeJob::isValid() const
{
    if (!a.clip || !b.clip || !rest || !first || !second || !output) return false;
    const std::size_t joints = output->jointCount();
    const std::array<std::size_t, 5> others{a.clip->still.jointCount(), b.clip->still.jointCount(),
                                            rest->jointCount(), first->jointCount(), second->jointCount()};
    return counts(a.weight) && counts(b.weight) && first != second && first != output && second != output &&
           std::all_of(others.begin(), others.end(), [joints](std::size_t other) { return other == joints; });
}

void CrossFadeJob::run() const
{
    assert(isValid());
    const double weightSum = double(a.weight) + double(b.weight);
    const Played playedA{*a.clip, a.clip->momentOf(a.frame), shareOf(a.weight, weightSum)};
    const Played playedB{*b.clip, b.clip->momentOf(b.frame), shareOf(b.weight, weightSum)};
    const bool isWide = kernels == KernelChoice::Fastest && kernels::hasWideRegisters();
    if (fadeRotations(playedA, playedB, isWide, *output)) {
        if (moveAlike(*a.clip, *b.clip)) return fadeTranslations(playedA, playedB, isWide, *output);
        sampleVectors(*a.clip, playedA.moment, *first);
        sampleVectors(*b.clip, playedB.moment, *second);
        return blendVectors(*first, playedA.weight, *second, playedB.weight, *output);
    }
    BakedSamplingJob{.clip = a.clip, .frame = a.frame, .output = first}.run();
    BakedSamplingJob{.clip = b.clip, .frame = b.frame, .output = second}.run();
    const std::array<RowLayer, 2> layers{RowLayer{first, a.weight}, RowLayer{second, b.weight}};
    RowBlendingJob{.layers = layers, .rest = rest, .output = output, .scratch = nullptr}.run();
}

} // namespace tagline
