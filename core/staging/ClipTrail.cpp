#include "core/staging/ClipTrail.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double placesPerSecond = 30.0;
constexpr Frame mostPlaces = 1'000'000; ///< nine hours; a longer clip has them further apart

} // namespace

void ClipTrail::setClip(const StagedClip& staged)
{
    m_clip = staged.isEmpty() || staged.waitsForMap() ? StagedClip() : staged;
    m_stands.clear();
    if (m_clip.isEmpty()) return;
    m_root = rootOf(m_clip);
    m_step = std::max({1, Frame(std::lround(1.0 / placesPerSecond / m_clip.clip->rate.seconds(1))),
                       m_clip.clip->frames / mostPlaces + 1});
    m_rest = restPose(*m_clip.skeleton);
    m_pose.resize(m_rest.size());
    m_hints.assign(m_clip.clip->channels.size(), {});
    m_stands.resize(std::size_t(std::max(m_clip.clip->frames - 1, 0) / m_step + 1));
}

RootMoment ClipTrail::moment(Frame frame, double now)
{
    std::optional<RootStand>& stand = m_stands[std::size_t(frame / m_step)];
    if (!stand) {
        SamplingJob job;
        job.clip = m_clip.clip.get();
        job.binding = m_clip.binding.get();
        job.rest = m_rest;
        job.frame = frame;
        job.hints = m_hints;
        job.output = m_pose;
        job.run();
        stand = rootStand(*m_clip.skeleton, m_pose, m_root);
    }
    return {m_clip.clip->rate.nanoseconds(double(frame) - now), *stand};
}

std::vector<RootMoment> ClipTrail::around(double frame, std::int64_t nanoseconds)
{
    std::vector<RootMoment> trail;
    if (m_clip.isEmpty() || m_root == noJoint) return trail;
    const double frames = double(nanoseconds) * 1e-9 / m_clip.clip->rate.seconds(1);
    const int last = int(m_stands.size()) - 1;
    const int from = std::max(0, int(std::ceil((frame - frames) / m_step)));
    const int to = std::min(last, int(std::floor((frame + frames) / m_step)));
    for (int step = from; step <= to; ++step) trail.push_back(moment(step * m_step, frame));
    return trail;
}

} // namespace tagline
