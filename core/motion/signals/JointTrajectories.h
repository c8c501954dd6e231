#pragma once

// JointTrajectories is where joints go while a clip plays: their places and turns in model space, frame by
// frame.

#include "core/animation/clips/ClipBinding.h"

#include <span>
#include <vector>

namespace tagline {

/// One array a joint and quantity, one float a frame of the clip: 16 bytes a joint and frame.
///
/// Every value is finite. A place that is no number or farther than 10,000 km from the origin is replaced by
/// the joint's last usable place (before the first, by that one; where there is none, by the origin).
class JointTrajectories
{
public:
    JointTrajectories() = default;

    /// Samples the clip at each of its frames. Expects a binding of this clip and skeleton.
    static JointTrajectories ofAll(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding);
    /// Samples some joints of the skeleton only, in time for those and the joints above them. Expects
    /// joints of the skeleton; one that stands twice counts once.
    static JointTrajectories of(std::span<const JointIndex> joints, const Skeleton& skeleton,
                                const Clip& clip, const ClipBinding& binding);

    FrameRate rate() const { return m_rate; }
    Frame frames() const { return m_frames; }
    /// Whether the joint was asked for.
    bool holds(JointIndex joint) const;

    /// Model space, metres, Y up; one value a frame. Expect a joint that is held.
    std::span<const float> x(JointIndex joint) const { return lane(joint, 0); }
    std::span<const float> y(JointIndex joint) const { return lane(joint, 1); }
    std::span<const float> z(JointIndex joint) const { return lane(joint, 2); }
    /// How far the joint turns about the vertical from the frame before: the Y part of the rotation vector
    /// between the two, in degrees, −180 to 180, counter-clockwise seen from above being positive. 0 for
    /// frame 0, and where a rotation is no number.
    std::span<const float> turns(JointIndex joint) const { return lane(joint, 3); }

    std::size_t byteCount() const { return m_values.size() * sizeof(float); }

private:
    friend class TrajectorySampler;

    static constexpr std::size_t lanesOfJoint = 4;

    std::span<const float> lane(JointIndex joint, std::size_t which) const;

    FrameRate m_rate;
    Frame m_frames = 0;
    std::vector<std::int32_t> m_slots; ///< by joint of the skeleton; −1 where it is not held
    std::vector<float> m_values;       ///< [slot][lane][frame]
};

} // namespace tagline
