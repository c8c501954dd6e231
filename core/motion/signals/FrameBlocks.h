#pragma once

// FrameBlocks walk through a clip a few frames at a time and say where joints are: the step between a clip's
// keys and JointTrajectories. A block's frames lie beside each other, so that all arithmetic is over lanes of
// frames.

#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/SamplingJob.h"

#include <array>
#include <span>
#include <vector>

namespace tagline {

inline constexpr Frame blockFrames = 16;

/// One number for each frame of a block.
using FrameLane = std::array<float, std::size_t(blockFrames)>;

/// A joint in model space over a block of frames: the columns of its model matrix.
struct JointBlock
{
    std::array<FrameLane, 9>
        axes; ///< of the joint's x axis x, y, z; of its y axis; of its z axis; with scale
    std::array<FrameLane, 3> place; ///< x, y, z; metres
};

/// Samples some joints and those above them at every frame of a clip, as SamplingJob and LocalToModelJob do.
/// Expects that clip and skeleton outlive it.
class FrameBlocks
{
public:
    /// Expects joints of the skeleton, and a binding of the clip and the skeleton.
    FrameBlocks(std::span<const JointIndex> wanted, const Skeleton& skeleton, const Clip& clip,
                const ClipBinding& binding);

    /// The joints that are sampled, those above before those below; places below are positions in this.
    const std::vector<JointIndex>& joints() const { return m_joints; }
    /// Computes the frames start … start + blockFrames − 1; frames past the clip repeat its last one.
    void sample(Frame start);
    /// Of the block computed last.
    const JointBlock& block(std::size_t place) const { return m_blocks[place]; }

private:
    /// The source of one joint's values.
    struct Source
    {
        const JointChannel* channel = nullptr; ///< null: the rest value
        bool isTranslationOnFrames = false;    ///< its keys are at frames 0, 1, 2 …
        bool isRotationOnFrames = false;
        bool isScaleOnFrames = false;
        ChannelHints hints;
    };

    /// A joint relative to its parent over a block of frames.
    struct LocalBlock
    {
        std::array<FrameLane, 3> translation;
        std::array<FrameLane, 4> rotation; ///< x, y, z, w
        std::array<FrameLane, 3> scale;
    };

    void readLocal(std::size_t place, Frame start);
    void placeInModel(std::size_t place);

    const Clip& m_clip;
    std::vector<JointIndex> m_joints;  ///< of the skeleton
    std::vector<JointIndex> m_parents; ///< places
    std::vector<Transform> m_rest;
    std::vector<Source> m_sources;
    LocalBlock m_local; ///< of the joint at work
    std::vector<JointBlock> m_blocks;
};

} // namespace tagline
