#include "core/staging/morphs/FigureMorphs.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t mostBound = 64; ///< clips whose bindings are kept: each keeps its clip

float usableWeight(float weight) { return std::isfinite(weight) ? std::max(weight, 0.0f) : 0.0f; }

} // namespace

FileClip fileClipOf(const StagedClip& staged)
{
    if (!staged.source || staged.place >= staged.source->clips.size()) return {staged.clip, 0.0};
    return {clipOf(staged.source, staged.place), staged.part ? double(staged.part->start) : 0.0};
}

std::vector<float> FigureMorphs::weightsAt(const StagedClip& staged, double frame)
{
    if (isEmpty()) return {};
    const FileClip file = fileClipOf(staged);
    const MorphShare share{file.clip, file.start + frame};
    return weights({&share, 1});
}

FigureMorphs::FigureMorphs(const std::shared_ptr<const ImportedModel>& figure)
    : FigureMorphs(
          std::shared_ptr<const std::vector<SkinnedMesh>>(figure, figure ? &figure->meshes : nullptr))
{
}

FigureMorphs::FigureMorphs(std::shared_ptr<const std::vector<SkinnedMesh>> meshes)
    : m_meshes(std::move(meshes))
{
    if (m_meshes) m_rest = restMorphWeights(*m_meshes);
}

/// Null if it moves nothing.
const MorphBinding* FigureMorphs::boundOf(const MorphShare& share)
{
    if (!share.clip || usableWeight(share.weight) == 0.0f) return nullptr;
    const auto [bound, isNew] = m_bound.try_emplace(share.clip.get());
    if (isNew) bound->second = {share.clip, bindMorphs(*m_meshes, *share.clip)};
    return bound->second.binding.channels.empty() ? nullptr : &bound->second.binding;
}

std::vector<float> FigureMorphs::weights(std::span<const MorphShare> shares)
{
    std::vector<float> weights = m_rest;
    if (weights.empty()) return weights;
    if (m_bound.size() > mostBound) m_bound.clear();
    float total = 0.0f;
    for (const MorphShare& share : shares)
        if (boundOf(share)) total += usableWeight(share.weight);
    for (const MorphShare& share : shares) {
        const MorphBinding* binding = boundOf(share);
        if (!binding) continue;
        MorphSamplingJob{.clip = share.clip.get(),
                         .binding = binding,
                         .rest = m_rest,
                         .frame = share.frame,
                         .share = usableWeight(share.weight) / std::max(total, 1.0f),
                         .weights = weights}
            .run();
    }
    return weights;
}

} // namespace tagline
