#pragma once

// DriveFigure is a figure that is driven and its clips, as driving needs them.

#include "core/animation/figure/Mirroring.h"
#include "core/motion/contacts/ContactDetection.h"
#include "core/retargeting/LegReach.h"
#include "core/search/features/BodyRows.h"
#include "core/search/features/BodyWay.h"

#include <array>
#include <memory>
#include <vector>

namespace tagline {

/// A figure's foot, left and then right.
struct DriveFoot
{
    LegJoints leg;             ///< not whole: the foot cannot be held
    JointIndex sole = noJoint; ///< the joint that rests on the ground
};

/// A clip on the figure's skeleton. Immutable.
struct DriveClip
{
    std::shared_ptr<const Clip> clip; ///< null: there is none
    std::shared_ptr<const ClipBinding> binding;
    BodyRows body;
    bool isLoop = false;
    glm::vec2 groundVelocity{0.0f};                  ///< of a clip that walks in place, metres a second
    std::array<std::vector<FrameRange>, 2> contacts; ///< of the left and the right foot

    /// The figure's place at a moment, metres, in the clip's own space.
    GroundStand standAt(double frame) const;
    /// The step from one moment on, as seen from there; leg lengths, over a loop's end too.
    GroundStand stepFrom(double frame, double seconds) const;
    bool isInContact(std::size_t foot, double frame) const;
};

/// Measures a clip. Errors: those of bodyRows(). Expects a binding of this clip and skeleton.
Result<DriveClip> driveClip(const Skeleton& skeleton, std::shared_ptr<const Clip> clip,
                            std::shared_ptr<const ClipBinding> binding, const ContactSettings& settings = {});

class DriveFigure
{
public:
    explicit DriveFigure(std::shared_ptr<const Skeleton> skeleton);

    const Skeleton& skeleton() const { return *m_skeleton; }
    const std::array<DriveFoot, 2>& feet() const { return m_feet; }
    /// Whether some of its joints have one on the other side.
    bool canMirror() const { return m_mirror.pairCount() > 0; }
    /// A pose of a clip with the figure at 0, facing +Z; or in a mirror.
    Pose standingPose(const DriveClip& clip, double frame, bool isMirrored) const;
    /// Lets a figure that stands at 0 facing +Z stand elsewhere.
    void place(const GroundStand& stand, Pose& pose) const;

private:
    std::shared_ptr<const Skeleton> m_skeleton;
    MirrorMap m_mirror;
    Pose m_rest;
    std::array<DriveFoot, 2> m_feet;
    JointIndex m_hips = noJoint;
};

} // namespace tagline
