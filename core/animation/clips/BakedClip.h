#pragma once

// BakedClip is a clip made ready to be played on one skeleton: sampled at its own rate, laid out for vector
// instructions. The authored keys stay in Clip; bakedClip() (ClipBaking.h) makes the one from the other.
//
//     frame 0 [ rotations x… y… z… w… | translations x… y… z… | scales x… y… z… ]
//     frame 1 [ …                     |                       |                 ]
//
// Only lanes that move are stored (in groups of four); the others are stored once, as a pose. Each
// rotation is turned to the side of the one before it, so that neighbours mix without a test.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Pose.h"
#include "core/animation/kernels/PoseRows.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// Lanes of a pose that lie beside each other, and where they lie in a frame's packed rows.
struct LaneRun
{
    std::uint32_t lane = 0;   ///< in the pose; a multiple of 4
    std::uint32_t packed = 0; ///< in the frame
    std::uint32_t count = 0;  ///< a multiple of 4

    bool operator==(const LaneRun&) const = default;
};

/// The moving lanes of one part of all transforms. Rotations take four rows, the others three.
template<class T>
struct BakedRows
{
    std::vector<LaneRun> runs;
    std::size_t packedLanes = 0; ///< of all runs
    std::size_t frameStride = 0; ///< numbers a frame: rows · packedLanes
    std::vector<T> values;       ///< frame by frame

    const T* at(std::size_t frame, const LaneRun& run) const
    {
        return values.data() + frame * frameStride + run.packed;
    }
    std::size_t bytes() const { return values.size() * sizeof(T) + runs.size() * sizeof(LaneRun); }
};

/// One joint whose keys were kept, because frames cannot stand for them: STEP channels, and those that would
/// stray too far between two frames.
struct KeptChannel
{
    JointIndex joint = noJoint;
    JointChannel channel; ///< only the tracks that were kept have keys
};

/// Two frames that are neighbours, and how far between them.
struct BakedMoment
{
    std::size_t before = 0;
    std::size_t after = 0;
    float fraction = 0.0f;
};

/// Immutable once made, and safe to share between threads. Nothing in it is not a number.
struct BakedClip
{
    std::string name;
    Frame frames = 1; ///< at least 1
    FrameRate rate;
    PoseRows still;                          ///< values of the parts that do not move; gives the joint count
    BakedRows<float> rotations;              ///< empty if they are packed
    BakedRows<std::int16_t> packedRotations; ///< each component · 32767
    BakedRows<float> translations;
    BakedRows<float> scales;
    std::vector<KeptChannel> kept;
    JointIndex root = noJoint; ///< that carries the figure while the clip plays, as rootJoint() says
    double worstMetres = 0.0;  ///< how far any joint may be from where the authored keys put it, model space

    bool hasPackedRotations() const { return packedRotations.packedLanes > 0; }
    /// Whether every joint's rotation is stored frame by frame, and so in one run from the first lane on.
    bool coversAllJoints() const;
    /// Fractional frames, cut to the clip; not a number counts as 0.
    BakedMoment momentOf(double frame) const;
    /// Asks for the memory of a moment that will be sampled soon.
    void prefetch(double frame) const;
    /// The clip's size in memory, bytes, without its name.
    std::size_t bytes() const;
};

/// Computes the pose of a baked clip at one moment. Owns nothing and allocates nothing; no search, so any
/// moment costs the same.
struct BakedSamplingJob
{
    const BakedClip* clip = nullptr;
    double frame = 0.0; ///< fractional frames, cut to the clip; not a number counts as 0
    PoseRows* output = nullptr;

    /// Whether the output has the clip's joints.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// All of the job but the rotations: translations and scales, without the keys that were kept.
void sampleVectors(const BakedClip& clip, const BakedMoment& moment, PoseRows& output);

/// One pose of a baked clip, for callers that need only one.
Pose sampledPose(const BakedClip& clip, double frame);

} // namespace tagline
