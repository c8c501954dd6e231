#include "core/staging/GhostPoses.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"

namespace tagline {
namespace {

constexpr std::size_t mostKeptPoses = 256; ///< 300 joints: 5 MB

} // namespace

std::shared_ptr<const std::vector<glm::mat4>> GhostPoses::at(const StagedClip& staged, Frame frame)
{
    if (staged.isEmpty() || staged.waitsForMap()) return nullptr;
    if (staged.clip != m_clip.clip || staged.skeleton != m_clip.skeleton || m_kept.size() > mostKeptPoses) {
        m_clip = staged;
        m_kept.clear();
    }
    auto& kept = m_kept[frame];
    if (!kept)
        kept = std::make_shared<const std::vector<glm::mat4>>(modelMatrices(
            *staged.skeleton, sampledPose(*staged.skeleton, *staged.clip, *staged.binding, double(frame))));
    return kept;
}

} // namespace tagline
