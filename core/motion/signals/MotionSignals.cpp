#include "core/motion/signals/MotionSignals.h"

#include "core/motion/figure/MotionRoot.h"

#include <array>
#include <cassert>

namespace tagline {
namespace {

/// The signals that are stored, in order of MotionSignal; places are those of the trajectories.
constexpr std::array storedSignals{MotionSignal::Speed, MotionSignal::Height, MotionSignal::TurnRate,
                                   MotionSignal::Acceleration};

} // namespace

std::shared_ptr<const MotionSignals> MotionSignals::computed(const Skeleton& skeleton, const Clip& clip,
                                                             const ClipBinding& binding,
                                                             const SignalSettings& settings,
                                                             const ContactSettings& contactSettings)
{
    std::shared_ptr<MotionSignals> made(new MotionSignals);
    made->m_ways = JointTrajectories::ofAll(skeleton, clip, binding);
    made->m_root = motionRoot(skeleton, clip, binding, settings.root);
    made->m_contacts = detectContacts(made->m_ways, limbsOf(skeleton, clip, binding), contactSettings);

    const auto frames = std::size_t(made->frames());
    made->m_values.resize(skeleton.size() * storedSignals.size() * frames);
    SignalScratch scratch;
    float* out = made->m_values.data();
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        for (const MotionSignal signal : storedSignals) {
            computeSignal(made->m_ways, signal, joint, made->m_contacts.groundHeight, settings, scratch,
                          {out, frames});
            out += frames;
        }
    return made;
}

std::span<const float> MotionSignals::values(MotionSignal signal, JointIndex joint) const
{
    assert(m_ways.holds(joint));
    switch (signal) {
    case MotionSignal::X:
        return m_ways.x(joint);
    case MotionSignal::Y:
        return m_ways.y(joint);
    case MotionSignal::Z:
        return m_ways.z(joint);
    case MotionSignal::Speed:
    case MotionSignal::Height:
    case MotionSignal::TurnRate:
    case MotionSignal::Acceleration:
        break;
    }
    const auto frames = std::size_t(m_ways.frames());
    const std::size_t lane = std::size_t(joint) * storedSignals.size() + std::size_t(signal);
    return {m_values.data() + lane * frames, frames};
}

} // namespace tagline
