// Root motion of a ControllerSession's figure.

#include "app/document/playing/ControllerSession.h"

namespace tagline {

/// The joint that carries the figure while the leading track plays.
JointIndex ControllerSession::root()
{
    const StagedClip& staged = figure();
    if (staged.clip == m_rootClip && staged.skeleton == m_rootSkeleton) return m_root;
    m_rootClip = staged.clip;
    m_rootSkeleton = staged.skeleton;
    m_root = rootOf(staged);
    return m_root;
}

/// The move of the resting figure to a placement.
GroundTransform ControllerSession::figureMove(const GroundTransform& placement)
{
    return moveFromRest(*figure().skeleton, root(), placement);
}

const Pose& ControllerSession::placedPose()
{
    if (m_rootMotion != RootMotion::Extracted) return m_controller->pose();
    m_placedPose = m_controller->pose();
    placeOnGround(*figure().skeleton, root(), figureMove(m_placement), m_placedPose);
    return m_placedPose;
}

RootStand ControllerSession::standOf(AnimationController& controller, const GroundTransform& placement)
{
    RootStand stand = rootStand(controller.skeleton(), controller.pose(), root());
    if (m_rootMotion != RootMotion::Extracted) return stand;
    const GroundTransform move = figureMove(placement);
    return {move.applied(stand.place), stand.yaw + move.yaw};
}

void ControllerSession::setRootMotion(RootMotion rootMotion)
{
    if (rootMotion == m_rootMotion) return;
    const RootStand before = m_controller ? standOf(*m_controller, m_placement) : RootStand();
    m_rootMotion = rootMotion;
    m_placement = {};
    if (m_controller) m_controller->setRootMotion(rootMotion);
    if (m_controller && rootMotion == RootMotion::Extracted) {
        const RootStand now = standOf(*m_controller, {});
        const GroundTransform turn{before.yaw - now.yaw, glm::dvec2(0.0)};
        const GroundTransform move{turn.yaw, before.place - turn.applied(now.place)};
        const GroundTransform rest{0.0,
                                   groundPosition(*figure().skeleton, restPose(*figure().skeleton), root())};
        m_placement = rest.inverse().after(move).after(rest);
    }
    setupChanged();
}

std::vector<RootMoment> ControllerSession::rootTrail(std::int64_t nanoseconds)
{
    std::vector<RootMoment> trail;
    if (!m_controller) return trail;
    const std::int64_t shown = m_scrubTime.value_or(m_nanoseconds);
    const auto add = [&](const BlendMoment& moment) {
        const std::int64_t ago = moment.nanoseconds - shown;
        if (ago >= -nanoseconds && ago <= nanoseconds) trail.push_back({ago, moment.root});
    };
    for (const BlendMoment& moment : m_history.moments()) add(moment);
    for (const BlendMoment& moment : forecast())
        if (moment.nanoseconds > m_nanoseconds) add(moment);
    return trail;
}

} // namespace tagline
