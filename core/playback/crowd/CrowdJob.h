#pragma once

// CrowdJob poses many characters of one rig in one call: samples, blends, model and skinning matrices.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/kernels/RowJobs.h"
#include "core/animation/kernels/WideKernels.h"
#include "core/mesh/SkinnedMesh.h"
#include "core/playback/crowd/WorkerCrew.h"

#include <glm/mat4x4.hpp>

#include <span>
#include <vector>

namespace tagline {

/// Data shared by all characters of a crowd: a skeleton and the joints that carry skin.
class CrowdRig
{
public:
    CrowdRig(const Skeleton& skeleton, std::span<const PaletteEntry> palette,
             KernelChoice kernels = KernelChoice::Fastest);

    std::size_t jointCount() const { return m_parents.size(); }
    std::size_t paletteSize() const { return m_joints.size(); }
    std::span<const JointIndex> parents() const { return m_parents; }
    std::span<const JointIndex> order() const { return m_order; }
    std::span<const JointIndex> paletteJoints() const { return m_joints; }
    std::span<const glm::mat4> inverseBinds() const { return m_inverseBinds; }
    const PoseRows& rest() const { return m_rest; }
    KernelChoice kernels() const { return m_kernels; }
    /// Null if matrices are computed by the code that every processor supports.
    const tagline::kernels::SkinningPlan* plan() const { return m_plan.joints.empty() ? nullptr : &m_plan; }

private:
    std::vector<JointIndex> m_parents;
    std::vector<JointIndex> m_order; ///< by depth
    PoseRows m_rest;
    std::vector<JointIndex> m_joints;
    std::vector<glm::mat4> m_inverseBinds;
    KernelChoice m_kernels;
    tagline::kernels::SkinningPlan m_plan;
};

/// A clip that a character plays now.
struct CrowdClip
{
    const BakedClip* clip = nullptr; ///< baked for the rig's skeleton
    double frame = 0.0;
    float weight = 1.0f; ///< negative ones, infinite ones and those that are no numbers count as 0
};

struct CrowdCharacter
{
    std::span<const CrowdClip> clips; ///< none that counts: the rest pose
    glm::mat4 place{1.0f};            ///< above the joints without parent
    std::span<glm::mat4> models;      ///< model matrices for attachments; empty: not wanted
    std::span<glm::mat4> skinning;    ///< one an entry of the palette; empty: not wanted
};

/// Buffers with which one worker poses characters; used again for each.
class CrowdScratch
{
public:
    explicit CrowdScratch(const CrowdRig& rig);

    /// Poses one character. Expects spans of the rig's sizes, or empty ones.
    void pose(const CrowdRig& rig, const CrowdCharacter& character);

private:
    const PoseRows& blended(const CrowdRig& rig, std::span<const CrowdClip> clips);
    const PoseRows& blendedTwo(const CrowdRig& rig, const CrowdClip& a, const CrowdClip& b);
    const PoseRows& blendedMany(const CrowdRig& rig, std::span<const CrowdClip> clips, double weightSum);

    void makeMatrices(const CrowdRig& rig, const PoseRows& pose, const CrowdCharacter& character);
    void makePlannedMatrices(const kernels::SkinningPlan& plan, const PoseRows& pose,
                             const CrowdCharacter& character);

    PoseRows m_first;
    PoseRows m_second;
    PoseRows m_blended;
    std::vector<float> m_locals;
    std::vector<glm::mat4> m_models;
    std::vector<kernels::RowMatrix> m_localRows; ///< for a plan
    std::vector<kernels::RowMatrix> m_rowModels;
};

/// Allocates nothing. The same characters give the same bits, whatever the number of workers.
struct CrowdJob
{
    const CrowdRig* rig = nullptr;
    std::span<const CrowdCharacter> characters;
    std::span<CrowdScratch> scratch; ///< one a worker
    WorkerCrew* crew = nullptr;      ///< null: the caller does all

    /// Whether there is scratch for each worker, and every character's spans have the rig's sizes.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
