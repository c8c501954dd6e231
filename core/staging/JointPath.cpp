#include "core/staging/JointPath.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t mostKeptPlaces = 100'000; ///< 5 MB

} // namespace

JointWay JointPath::around(const StagedClip& staged, JointIndex joint, Frame frame, Frame each)
{
    JointWay way;
    if (staged.isEmpty() || staged.waitsForMap() || !staged.clip) return way;
    if (joint < 0 || std::size_t(joint) >= staged.skeleton->size()) return way;
    if (staged.clip != m_clip.lock() || staged.skeleton != m_skeleton.lock() || joint != m_joint ||
        m_kept.size() > mostKeptPlaces) {
        m_clip = staged.clip;
        m_skeleton = staged.skeleton;
        m_joint = joint;
        m_kept.clear();
    }
    way.first = std::max(frame - each, Frame(0));
    const Frame last = std::min(frame + each, staged.clip->frames - 1);
    for (Frame at = way.first; at <= last; ++at) {
        auto kept = m_kept.find(at);
        if (kept == m_kept.end()) {
            const Pose pose = sampledPose(*staged.skeleton, *staged.clip, *staged.binding, double(at));
            kept = m_kept.emplace(at, modelPlaces(*staged.skeleton, pose)[std::size_t(joint)]).first;
        }
        way.places.push_back(kept->second);
    }
    return way;
}

} // namespace tagline
