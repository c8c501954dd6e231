#include "core/search/driving/DriveFigure.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/RootMotion.h"
#include "core/retargeting/BodyJoints.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

std::size_t footOf(BodySide side) { return side == BodySide::Left ? 0 : 1; }

/// Moves all that the skeleton holds.
void moveFigure(const Skeleton& skeleton, const GroundTransform& by, Pose& pose)
{
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        if (skeleton[joint].parent == noJoint) placeOnGround(skeleton, joint, by, pose);
}

GroundTransform transformOf(const GroundStand& stand)
{
    return {double(stand.facing), glm::dvec2(stand.root)};
}

} // namespace

GroundStand DriveClip::standAt(double frame) const
{
    const double seconds = frame / clip->rate.framesPerSecond();
    const GroundStand stand = BodyWay(body, isLoop).standAt(seconds);
    return {stand.root * body.legLength + groundVelocity * float(seconds), stand.facing};
}

GroundStand DriveClip::stepFrom(double frame, double seconds) const
{
    const BodyWay way(body, isLoop);
    const double from = frame / clip->rate.framesPerSecond();
    const GroundStand before = way.standAt(from), after = way.standAt(from + seconds);
    return {seenFrom(before.facing, after.root - before.root), after.facing - before.facing};
}

bool DriveClip::isInContact(std::size_t foot, double frame) const
{
    const auto at = Frame(std::lround(frame));
    return std::ranges::any_of(contacts[foot], [&](FrameRange range) { return range.contains(at); });
}

Result<DriveClip> driveClip(const Skeleton& skeleton, std::shared_ptr<const Clip> clip,
                            std::shared_ptr<const ClipBinding> binding, const ContactSettings& settings)
{
    const std::vector<Limb> limbs = limbsOf(skeleton, *clip, *binding);
    const auto ways = JointTrajectories::of(contactJoints(limbs), skeleton, *clip, *binding);
    const ContactReport report = detectContacts(ways, limbs, settings);
    auto body = bodyRows(skeleton, *clip, *binding, report.groundVelocity);
    if (!body) return body.error();
    DriveClip made;
    made.clip = std::move(clip);
    made.binding = std::move(binding);
    made.body = std::move(*body);
    made.isLoop = goesRound(made.body);
    made.groundVelocity = report.groundVelocity;
    for (const LimbContacts& each : report.limbs)
        if (each.limb.kind == LimbKind::Foot && each.limb.side != BodySide::Middle)
            made.contacts[footOf(each.limb.side)] = each.ranges;
    return made;
}

DriveFigure::DriveFigure(std::shared_ptr<const Skeleton> skeleton)
    : m_skeleton(std::move(skeleton))
    , m_mirror(*m_skeleton)
    , m_rest(restPose(*m_skeleton))
{
    const BodyJoints body(*m_skeleton);
    m_hips = body.joint(BodyPart::Hips);
    for (const Limb& limb : limbsOf(*m_skeleton)) {
        if (limb.kind != LimbKind::Foot || limb.side == BodySide::Middle) continue;
        m_feet[footOf(limb.side)] = {{body.joint(BodyPart::UpperLeg, limb.side),
                                      body.joint(BodyPart::LowerLeg, limb.side),
                                      body.joint(BodyPart::Foot, limb.side)},
                                     limb.contact};
    }
}

Pose DriveFigure::standingPose(const DriveClip& clip, double frame, bool isMirrored) const
{
    Pose pose(m_skeleton->size());
    SamplingJob job;
    job.clip = clip.clip.get();
    job.binding = clip.binding.get();
    job.rest = m_rest;
    job.frame = frame;
    job.output = pose;
    job.run();
    GroundStand stand = clip.standAt(frame);
    if (isMirrored) {
        // The mirror stands somewhere: the figure stands as far from its hips there as it does here.
        const auto hipsOf = [&](const Pose& of) {
            return glm::vec2(groundPosition(*m_skeleton, of, m_hips));
        };
        const auto mirrored = [&](glm::vec2 way) { return glm::vec2(m_mirror.mirrored(glm::dvec2(way))); };
        Pose mirror(pose.size());
        m_mirror.mirror(pose, mirror);
        const glm::vec2 ahead = mirrored(overGround(stand.facing, {0.0f, 1.0f}));
        stand = {hipsOf(mirror) + mirrored(stand.root - hipsOf(pose)), std::atan2(ahead.x, ahead.y)};
        pose = std::move(mirror);
    }
    moveFigure(*m_skeleton, transformOf(stand).inverse(), pose);
    return pose;
}

void DriveFigure::place(const GroundStand& stand, Pose& pose) const
{
    moveFigure(*m_skeleton, transformOf(stand), pose);
}

} // namespace tagline
