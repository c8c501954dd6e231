#include "core/playback/CrowdJob.h"

#include "core/animation/PoseKernels.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tagline {
namespace {

constexpr std::size_t charactersAPart = 16;

bool counts(const CrowdClip& clip) { return clip.weight > 0.0f; } // not for what is no number

void sample(const CrowdClip& clip, PoseRows& output)
{
    BakedSamplingJob{.clip = clip.clip, .frame = clip.frame, .output = &output}.run();
}

/// Asks for what the next character will read and write, while the one before is computed.
void prefetch(const CrowdCharacter& character)
{
    for (const CrowdClip& clip : character.clips)
        if (counts(clip)) clip.clip->prefetch(clip.frame);
    kernels::prefetchForWriting(character.models.data(), character.models.size_bytes());
    kernels::prefetchForWriting(character.skinning.data(), character.skinning.size_bytes());
}

} // namespace

CrowdRig::CrowdRig(const Skeleton& skeleton, std::span<const PaletteEntry> palette)
    : m_parents(skeleton.parents().begin(), skeleton.parents().end())
    , m_order(byDepth(m_parents))
    , m_rest(restPose(skeleton))
{
    for (const PaletteEntry& entry : palette) {
        assert(entry.joint >= 0 && std::size_t(entry.joint) < m_parents.size());
        m_joints.push_back(entry.joint);
        m_inverseBinds.push_back(entry.inverseBind);
    }
}

CrowdScratch::CrowdScratch(const CrowdRig& rig)
    : m_first(rig.jointCount())
    , m_second(rig.jointCount())
    , m_blended(rig.jointCount())
    , m_locals(localMatrixFloats(rig.jointCount()))
    , m_models(rig.jointCount())
{
}

const PoseRows& CrowdScratch::blended(const CrowdRig& rig, std::span<const CrowdClip> clips)
{
    const CrowdClip* first = nullptr;
    const CrowdClip* last = nullptr;
    float weightSum = 0.0f;
    int counting = 0;
    for (const CrowdClip& clip : clips) {
        if (!counts(clip)) continue;
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
    sample(a, m_first);
    sample(b, m_second);
    const std::array<RowLayer, 2> layers{RowLayer{&m_first, a.weight}, RowLayer{&m_second, b.weight}};
    RowBlendingJob job;
    job.layers = layers;
    job.rest = &rig.rest();
    job.output = &m_blended;
    job.run();
    return m_blended;
}

const PoseRows& CrowdScratch::blendedMany(const CrowdRig& rig, std::span<const CrowdClip> clips,
                                          float weightSum)
{
    const bool hasScale = std::any_of(clips.begin(), clips.end(), [](const CrowdClip& clip) {
        return counts(clip) && clip.clip->still.hasScale();
    });
    RowBlendingSum sum(rig.rest(), hasScale, m_blended, m_second);
    for (const CrowdClip& clip : clips) {
        if (!counts(clip)) continue;
        sample(clip, m_first);
        sum.add({&m_first, clip.weight / weightSum});
    }
    sum.finish();
    return m_blended;
}

void CrowdScratch::pose(const CrowdRig& rig, const CrowdCharacter& character)
{
    const std::span<glm::mat4> models = character.models.empty() ? std::span(m_models) : character.models;
    RowModelJob{.parents = rig.parents(),
                .order = rig.order(),
                .pose = &blended(rig, character.clips),
                .root = character.place,
                .locals = m_locals,
                .output = models}
        .run();
    if (character.skinning.empty()) return;
    assert(character.skinning.size() == rig.paletteSize());
    kernels::skinningMatrices(models.data(), rig.paletteJoints(), rig.inverseBinds().data(),
                              character.skinning.data());
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
