#pragma once

// LoopingFigures are figures that play clips again and again, each at its place, and their poses at a moment.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/playback/crowd/CrowdJob.h"

#include <glm/mat4x4.hpp>

#include <cstdint>
#include <memory>
#include <vector>

namespace tagline {

/// All parts are shared and immutable.
struct LoopingFigure
{
    std::shared_ptr<const Skeleton> skeleton;
    std::shared_ptr<const Clip> clip; ///< has no keys where it is baked
    std::shared_ptr<const ClipBinding> binding;
    std::shared_ptr<const BakedClip> baked; ///< null: the clip's keys are sampled
    std::int64_t period = 1;                ///< of its loop, nanoseconds, ≥ 1
    glm::mat4 place{1.0f};                  ///< above the joints without parent
};

/// The fractional frame that a figure shows so many nanoseconds (≥ 0) after all began together.
double loopFrame(const LoopingFigure& figure, std::int64_t nanoseconds);

/// The joints of one figure, joint → world, in order of its skeleton.
using FigureJoints = std::shared_ptr<const std::vector<glm::mat4>>;

/// Poses figures rig by rig. One thread at a time may use it.
class LoopingPoses
{
public:
    explicit LoopingPoses(std::vector<LoopingFigure> figures);

    /// How many different skeletons there are.
    std::size_t rigCount() const { return m_rigs.size(); }
    /// The joints of each figure, in order.
    std::vector<FigureJoints> at(std::int64_t nanoseconds);

private:
    /// The figures of one skeleton.
    struct Rig
    {
        explicit Rig(const Skeleton& skeleton);

        CrowdRig rig;
        CrowdScratch scratch;
        std::vector<std::size_t> baked; ///< places in m_figures
    };

    Rig& rigOf(const LoopingFigure& figure);

    std::vector<LoopingFigure> m_figures;
    std::vector<std::pair<const Skeleton*, std::unique_ptr<Rig>>> m_rigs;
    std::vector<std::size_t> m_fromKeys; ///< places in m_figures
};

} // namespace tagline
