#pragma once

// FigureTrails is a clip as motion checks look at it: the ways of a figure's joints, and what it stands on.

#include "core/motion/contacts/ContactDetection.h"
#include "core/motion/signals/JointTrajectories.h"
#include "core/retargeting/BodyJoints.h"
#include "core/support/Result.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tagline {

/// One point of a figure on its way, model space, metres; one value a frame. Borrows.
struct PointTrail
{
    JointIndex joint = noJoint; ///< whose it is
    std::array<std::span<const float>, 3> axes;

    glm::vec3 at(std::size_t frame) const { return {axes[0][frame], axes[1][frame], axes[2][frame]}; }
};

/// Of a clip on a skeleton; sampled once, then read with any settings by any number of threads.
class FigureTrails
{
public:
    /// Of the body's joints (BodyTree.h): of those that hang on the hips, where that is most of them, so that
    /// controls beside the figure do not count; without those of the face, which blink and glance. Fails with
    /// "clip.too-long" (FrameCost.h). Expects a binding of this clip and skeleton.
    static Result<std::shared_ptr<const FigureTrails>> sampled(const Skeleton& skeleton, const Clip& clip,
                                                               const ClipBinding& binding);

    /// The most bytes that sampling and checking a clip may take for each frame.
    static std::int64_t mostBytesAFrame(const Skeleton& skeleton);

    Frame frames() const { return m_ways.frames(); }
    FrameRate rate() const { return m_ways.rate(); }
    const JointTrajectories& ways() const { return m_ways; }
    const std::vector<Limb>& limbs() const { return m_limbs; }
    const BodyJoints& body() const { return m_body; }
    /// Trails of the joints' places.
    std::vector<PointTrail> joints() const;
    /// The trails of joints(), and for each joint without a child that of a point a tenth of a leg away that
    /// turns with it: whatever moves in the figure moves one of these.
    std::vector<PointTrail> points() const;
    /// The leg or, where there is none, half the figure's height; metres, above 0.
    float legLength() const { return m_legLength; }
    /// Whether a knee bends to the toes in the rest pose, as a bird's seems to.
    bool bendsBackwardAtRest(BodySide side) const { return m_backward[std::size_t(side)]; }

private:
    explicit FigureTrails(const Skeleton& skeleton)
        : m_body(skeleton)
    {
    }
    void sampleTips(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding);
    void lookAtRest(const Skeleton& skeleton);

    BodyJoints m_body;
    JointTrajectories m_ways;
    std::vector<Limb> m_limbs;
    std::vector<JointIndex> m_joints;
    std::vector<JointIndex> m_tipJoints;
    std::vector<float> m_tips; ///< [tip][axis][frame]
    float m_legLength = 1.0f;
    std::array<bool, 3> m_backward{};
};

/// Whether a knee bends as knees do, by the direction of the toes: 1 if the shin turns away from them, −1
/// if it turns to them, between if the leg is twisted; 0 if it is straight, or the foot lies along
/// the shin.
float kneeDirection(const glm::vec3& hip, const glm::vec3& knee, const glm::vec3& ankle,
                    const glm::vec3& toes);

} // namespace tagline
