#pragma once

// MotionSignals is everything that a clip's motion says of itself on one skeleton: the signals of all joints
// and the contacts of its feet and hands. Computed once, then read by any number of threads.

#include "core/motion/contacts/ContactDetection.h"
#include "core/motion/signals/SignalCurves.h"

#include <memory>

namespace tagline {

class MotionSignals
{
public:
    /// Samples the clip at its frames and computes everything. Expects a binding of this clip and skeleton. A
    /// clip of no frames has spans of no values.
    static std::shared_ptr<const MotionSignals> computed(const Skeleton& skeleton, const Clip& clip,
                                                         const ClipBinding& binding,
                                                         const SignalSettings& settings = {},
                                                         const ContactSettings& contactSettings = {});

    Frame frames() const { return m_ways.frames(); }
    FrameRate rate() const { return m_ways.rate(); }
    /// The joint that signals without a joint are about; noJoint for an empty skeleton.
    JointIndex root() const { return m_root; }
    /// One value a frame, as SignalCurves.h defines it. Expects a joint of the skeleton.
    std::span<const float> values(MotionSignal signal, JointIndex joint) const;
    const ContactReport& contacts() const { return m_contacts; }
    const JointTrajectories& trajectories() const { return m_ways; }

    /// 32 bytes a joint and frame: 7.1 MB for a minute of 31 joints at 120 Hz.
    std::size_t byteCount() const { return m_ways.byteCount() + m_values.size() * sizeof(float); }

private:
    MotionSignals() = default;

    JointTrajectories m_ways;
    ContactReport m_contacts;
    JointIndex m_root = noJoint;
    std::vector<float> m_values; ///< [joint][speed, height, turn rate, acceleration][frame]
};

} // namespace tagline
