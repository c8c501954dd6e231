#include "core/playback/crowd/CrowdJob.h"

#include "core/animation/blending/CrossFadeJob.h"
#include "core/animation/figure/Weights.h"
#include "core/animation/kernels/PoseKernels.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

constexpr std::size_t charactersAPart = 8;

void sample(const CrowdClip& clip, PoseRows& output)
{
    BakedSamplingJob{.clip = clip.clip, .frame = clip.frame, .output = &output}.run();
}

/// Prefetches the data of the next character, while the one before is computed.
void prefetch(const CrowdCharacter& character)
{
    for (const CrowdClip& clip : character.clips)
        if (counts(clip.weight)) clip.clip->prefetch(clip.frame);
}

bool isAffine(const glm::mat4& matrix)
{
    return matrix[0].w == 0.0f && matrix[1].w == 0.0f && matrix[2].w == 0.0f && matrix[3].w == 1.0f;
}

kernels::AffineRows rowsOf(const glm::mat4& matrix)
{
    kernels::AffineRows rows;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column) rows.rows[row][column] = matrix[column][row];
    return rows;
}

kernels::SkinningPlan planOf(const CrowdRig& rig)
{
    kernels::SkinningPlan plan;
    std::vector<std::uint32_t> places(rig.jointCount(), 0);
    for (const JointIndex joint : rig.order()) {
        const auto index = std::size_t(joint);
        const JointIndex parent = rig.parents()[index];
        plan.joints.push_back({std::uint32_t(kernels::localRowPlace(index)),
                               parent == noJoint ? 0 : places[std::size_t(parent)]});
        plan.places.push_back(std::uint32_t(joint));
        places[index] = std::uint32_t(plan.joints.size());
        plan.bindCounts.push_back(0);
        for (std::size_t entry = 0; entry < rig.paletteSize(); ++entry) {
            if (rig.paletteJoints()[entry] != joint) continue;
            plan.inverseBinds.push_back(rowsOf(rig.inverseBinds()[entry]));
            plan.entries.push_back(std::uint32_t(entry));
            ++plan.bindCounts.back();
        }
    }
    return plan;
}

} // namespace

CrowdRig::CrowdRig(const Skeleton& skeleton, std::span<const PaletteEntry> palette, KernelChoice kernels)
    : m_parents(skeleton.parents().begin(), skeleton.parents().end())
    , m_order(byDepth(m_parents))
    , m_rest(restPose(skeleton))
    , m_kernels(kernels)
{
    for (const PaletteEntry& entry : palette) {
        assert(entry.joint >= 0 && std::size_t(entry.joint) < m_parents.size());
        m_joints.push_back(entry.joint);
        m_inverseBinds.push_back(entry.inverseBind);
    }
    if (kernels == KernelChoice::Fastest && tagline::kernels::hasWideRegisters() &&
        std::all_of(m_inverseBinds.begin(), m_inverseBinds.end(), isAffine))
        m_plan = planOf(*this);
}

CrowdScratch::CrowdScratch(const CrowdRig& rig)
    : m_first(rig.jointCount())
    , m_second(rig.jointCount())
    , m_blended(rig.jointCount())
{
    if (rig.plan()) {
        m_localRows.resize(kernels::localRowFloats(laneCount(rig.jointCount())) / 16);
        m_rowModels.resize(rig.jointCount() + 1);
    } else {
        m_locals.resize(localMatrixFloats(rig.jointCount()));
        m_models.resize(rig.jointCount());
    }
}

const PoseRows& CrowdScratch::blended(const CrowdRig& rig, std::span<const CrowdClip> clips)
{
    const CrowdClip* first = nullptr;
    const CrowdClip* last = nullptr;
    double weightSum = 0.0;
    int counting = 0;
    for (const CrowdClip& clip : clips) {
        if (!counts(clip.weight)) continue;
        if (!first) first = &clip;
        last = &clip;
        weightSum += clip.weight;
        ++counting;
    }
    if (counting == 0) return rig.rest();
    if (counting == 2) return blendedTwo(rig, *first, *last);
    if (counting > 2) return blendedMany(rig, clips, weightSum);
    sample(*first, m_first);
    return m_first;
}

const PoseRows& CrowdScratch::blendedTwo(const CrowdRig& rig, const CrowdClip& a, const CrowdClip& b)
{
    CrossFadeJob job;
    job.a = {a.clip, a.frame, a.weight};
    job.b = {b.clip, b.frame, b.weight};
    job.rest = &rig.rest();
    job.first = &m_first;
    job.second = &m_second;
    job.output = &m_blended;
    job.kernels = rig.kernels();
    job.run();
    return m_blended;
}

const PoseRows& CrowdScratch::blendedMany(const CrowdRig& rig, std::span<const CrowdClip> clips,
                                          double weightSum)
{
    const bool hasScale = std::any_of(clips.begin(), clips.end(), [](const CrowdClip& clip) {
        return counts(clip.weight) && clip.clip->still.hasScale();
    });
    RowBlendingSum sum(rig.rest(), hasScale, m_blended, m_second);
    for (const CrowdClip& clip : clips) {
        if (!counts(clip.weight)) continue;
        sample(clip, m_first);
        sum.add({&m_first, shareOf(clip.weight, weightSum)});
    }
    sum.finish();
    return m_blended;
}

void CrowdScratch::pose(const CrowdRig& rig, const CrowdCharacter& character)
{
    assert(character.skinning.empty() || character.skinning.size() == rig.paletteSize());
    const PoseRows& pose = blended(rig, character.clips);
    if (rig.plan())
        makePlannedMatrices(*rig.plan(), pose, character);
    else
        makeMatrices(rig, pose, character);
}

void CrowdScratch::makeMatrices(const CrowdRig& rig, const PoseRows& pose, const CrowdCharacter& character)
{
    const std::span<glm::mat4> models = character.models.empty() ? std::span(m_models) : character.models;
    RowModelJob{.parents = rig.parents(),
                .order = rig.order(),
                .pose = &pose,
                .root = character.place,
                .locals = m_locals,
                .output = models}
        .run();
    if (character.skinning.empty()) return;
    kernels::skinningMatrices(models.data(), rig.paletteJoints(), rig.inverseBinds().data(),
                              character.skinning.data());
}

void CrowdScratch::makePlannedMatrices(const kernels::SkinningPlan& plan, const PoseRows& pose,
                                       const CrowdCharacter& character)
{
    const auto in = [&pose](PoseRow row) { return kernels::RowsIn<float>{pose.row(row), pose.lanes()}; };
    const kernels::RowsIn<float> noScales;
    float* locals = &m_localRows.front().rows[0][0];
    kernels::localRows(in(PoseRow::RotationX), in(PoseRow::TranslationX),
                       pose.hasScale() ? in(PoseRow::ScaleX) : noScales, pose.lanes(), locals);
    const auto wanted = [](std::span<glm::mat4> matrices) {
        return matrices.empty() ? nullptr : matrices.data();
    };
    kernels::plannedMatrices(plan, locals, character.place, m_rowModels.data(), wanted(character.models),
                             wanted(character.skinning));
}

bool CrowdJob::isValid() const
{
    return rig && scratch.size() >= (crew ? crew->size() : 1) &&
           std::all_of(characters.begin(), characters.end(), [this](const CrowdCharacter& character) {
               return (character.models.empty() || character.models.size() == rig->jointCount()) &&
                      (character.skinning.empty() || character.skinning.size() == rig->paletteSize());
           });
}

void CrowdJob::run() const
{
    assert(isValid());
    auto work = [this](const WorkPart& part) {
        for (std::size_t i = part.first; i < part.last; ++i) {
            if (i + 1 < part.last) prefetch(characters[i + 1]);
            scratch[part.worker].pose(*rig, characters[i]);
        }
    };
    if (crew)
        crew->run(characters.size(), charactersAPart, work);
    else
        work({0, characters.size(), 0});
}

} // namespace tagline
