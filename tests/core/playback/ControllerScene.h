#pragma once

// A controller with a walk and a run on a small figure, for tests.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/controller/AnimationController.h"
#include "tests/core/animation/MotionFixtures.h"

namespace tagline::test {

inline constexpr std::int64_t second = 1'000'000'000;
inline constexpr std::int64_t millisecond = 1'000'000;

using Places = std::vector<glm::vec3>;

/// The furthest that any joint is from where it is elsewhere, metres.
inline double furthest(const Places& a, const Places& b)
{
    double most = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, double(glm::distance(a[i], b[i])));
    return most;
}

/// Where the joints of a pose are in model space, metres.
inline Places placesOf(const Skeleton& skeleton, const Pose& pose)
{
    Places places;
    for (const glm::mat4& model : modelMatrices(skeleton, pose)) places.emplace_back(model[3]);
    return places;
}

/// A walk (a second a cycle) on track a and a run (0.6 s a cycle) on track b.
struct ControllerScene
{
    std::shared_ptr<const Skeleton> skeleton = std::make_shared<const Skeleton>(walker());
    std::shared_ptr<const Clip> walk = std::make_shared<const Clip>(walkCycle(31, {30, 1}, 1.4f, 30.0f));
    std::shared_ptr<const Clip> run = std::make_shared<const Clip>(walkCycle(37, {60, 1}, 2.4f, 55.0f));
    AnimationController controller{skeleton};
    TrackId a = controller.addTrack(walk);
    TrackId b = controller.addTrack(run);

    Pose walkAt(double frame) const
    {
        return sampledPose(*skeleton, *walk, bindByName(*walk, *skeleton), frame);
    }
    double frame(TrackId track) const { return controller.report(track).frame; }
    float weight(TrackId track) const { return controller.report(track).weight; }
    Places places() { return placesOf(*skeleton, controller.pose()); }
};

/// From the first frame of the new track.
inline Transition fade(std::int64_t nanoseconds, TransitionKind kind = TransitionKind::CrossFade)
{
    Transition transition;
    transition.nanoseconds = nanoseconds;
    transition.entry = TransitionEntry::Beginning;
    transition.kind = kind;
    return transition;
}

} // namespace tagline::test
