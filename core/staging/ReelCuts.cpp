#include "core/staging/ReelCuts.h"

#include <utility>

namespace tagline {

const CutMeter::Known& CutMeter::known(const StagedClip& staged)
{
    if (!m_known[0].wanted.isEmpty() && m_known[0].wanted.isSameAs(staged)) return m_known[0];
    std::swap(m_known[0], m_known[1]);
    if (!m_known[0].wanted.isEmpty() && m_known[0].wanted.isSameAs(staged)) return m_known[0];
    StagedClip clip = staged.waitsForMap() ? carriedOverClip(staged) : staged;
    RootPath path = clip.baked ? rootPath(*clip.skeleton, *clip.baked)
                               : rootPath(*clip.skeleton, *clip.clip, *clip.binding);
    m_known[0] = {staged, std::move(clip), path};
    return m_known[0];
}

std::vector<std::optional<float>> CutMeter::distances(std::span<const ReelCut> cuts)
{
    const auto snapshot = [this](const StagedClip& staged, double frame) {
        const Known& moving = known(staged);
        const StagedClip& clip = moving.clip;
        return motionSnapshot({*clip.skeleton, *clip.clip, *clip.binding, clip.baked.get()}, moving.path,
                              frame);
    };
    std::vector<std::optional<float>> distances;
    for (const ReelCut& cut : cuts) {
        const bool isKnown = !cut.from.isEmpty() && cut.from.figure == cut.to.figure;
        distances.push_back(
            isKnown ? std::optional(poseDistance(*cut.to.skeleton, snapshot(cut.from, cut.fromFrame),
                                                 snapshot(cut.to, cut.toFrame)))
                    : std::nullopt);
    }
    return distances;
}

} // namespace tagline
