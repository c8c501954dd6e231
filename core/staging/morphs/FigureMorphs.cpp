#include "core/staging/morphs/FigureMorphs.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

float usableWeight(float weight) { return std::isfinite(weight) ? std::max(weight, 0.0f) : 0.0f; }

} // namespace

FileClip fileClipOf(const StagedClip& staged)
{
    if (!staged.source || staged.place >= staged.source->clips.size()) return {staged.clip, 0.0};
    return {clipOf(staged.source, staged.place), staged.part ? double(staged.part->start) : 0.0};
}

FigureMorphs::FigureMorphs(std::shared_ptr<const ImportedModel> figure)
    : m_figure(std::move(figure))
{
    if (m_figure) m_rest = restMorphWeights(m_figure->meshes);
}

std::vector<float> FigureMorphs::weights(std::span<const MorphShare> shares)
{
    std::vector<float> weights = m_rest;
    if (weights.empty()) return weights;
    float total = 0.0f;
    for (const MorphShare& share : shares) total += usableWeight(share.weight);
    for (const MorphShare& share : shares) {
        if (!share.clip || usableWeight(share.weight) == 0.0f) continue;
        const auto [bound, isNew] = m_bound.try_emplace(share.clip.get());
        if (isNew) bound->second = {share.clip, bindMorphs(m_figure->meshes, *share.clip)};
        MorphSamplingJob{.clip = share.clip.get(),
                         .binding = &bound->second.binding,
                         .rest = m_rest,
                         .frame = share.frame,
                         .share = usableWeight(share.weight) / std::max(total, 1.0f),
                         .weights = weights}
            .run();
    }
    return weights;
}

} // namespace tagline
