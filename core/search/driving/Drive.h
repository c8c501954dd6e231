#pragma once

// Drive steers a figure through a library by motion matching, step by step.
//
//   Drive drive(figure, clips, store);
//   while (…) {
//       const DriveStep& step = drive.step({velocity, facing}, choice);   // a sixtieth of a second
//       show(step.pose);
//   }
//
// The wanted motion leads an object by springs (SteeringPath); the frame plays whose pose goes on best and
// whose path is most like the object's (MotionMatcher). A jump is inertial. The figure moves as its clip
// does, and is pulled towards the object; feet stay where they came down (FootLock). No clock, no file; equal
// steps give equal bytes. A copy goes on from where the original is.

#include "core/search/driving/DriveFigure.h"
#include "core/search/driving/FootLock.h"
#include "core/search/driving/MotionMatcher.h"
#include "core/search/driving/SpringInertia.h"
#include "core/search/driving/SteeringPath.h"

#include <optional>
#include <span>

namespace tagline {

inline constexpr std::int64_t driveStepsPerSecond = 60;

struct DriveSettings
{
    MatcherSettings matcher;
    double halfLife = SteeringPath::usualHalfLife;
    bool locksFeet = true;
    bool pulls = true;         ///< the figure towards the object
    double jumpHalfLife = 0.1; ///< seconds: how the difference of a jump dies away
};

/// The result of a step.
struct DriveStep
{
    Pose pose;          ///< placed in the world
    GroundStand stand;  ///< the figure's, metres
    GroundStand object; ///< that it follows, metres
    std::optional<MatchJump> jump;
    std::optional<MatchMoment> playing;
    std::array<bool, 2> isInContact{}; ///< left and right foot, in the frame that plays
    float cost = 0.0f;                 ///< of going on, when it was last searched
    float miss = 0.0f;   ///< metres: how far the playing clip is off the wanted path a second ahead
    bool isHeld = false; ///< nothing may play: the figure stays in its last frame
};

class Drive
{
public:
    /// By ClipId; all must outlive it.
    Drive(const DriveFigure& figure, std::span<const DriveClip> clips, const FeatureStore& store,
          DriveSettings settings = {});

    /// Goes on where another is, on a figure of the same skeleton, with other clips by ClipId and their
    /// store; all must outlive it, and so must the skeleton.
    Drive(const Drive& other, const DriveFigure& figure, std::span<const DriveClip> clips,
          const FeatureStore& store);

    /// A sixtieth of a second on. The answer lasts until the next step.
    const DriveStep& step(const WantedMotion& wanted, const MatchChoice& choice);

    /// The result of the last step; before the first, the figure at rest.
    const DriveStep& shown() const { return m_step; }
    /// The predicted path of the followed object, if the wanted motion stays.
    GroundStand objectAhead(const WantedMotion& wanted, double seconds) const
    {
        return m_object.ahead(wanted, seconds);
    }
    /// The figure's own path while the current clip plays on.
    GroundStand figureAhead(double seconds) const;
    const MotionMatcher& matcher() const { return m_matcher; }

private:
    bool wantsRest(const WantedMotion& wanted) const;
    void decide(const WantedMotion& wanted, const MatchChoice& choice);
    void begin(const MatchJump& jump, const MatchMoment* before);
    void goOver(const MatchMoment& from, std::span<const Transform> wanted,
                std::span<const Transform> wantedLater);
    Pose goingOn(const MatchMoment& moment, const Pose& now) const;
    void advance();
    void move(const GroundStand& step);
    void keepNear();
    void comeToRest(const MatchMoment& held);
    float missAhead(const WantedMotion& wanted) const;
    void pose();
    void askPath(const WantedMotion& wanted, std::span<float> numbers) const;
    Pose standingPose(const MatchMoment& moment) const;
    GroundStand stepOf(const MatchMoment& moment, double seconds) const;
    MatchMoment later(const MatchMoment& moment) const;

    const DriveFigure& m_figure;
    std::span<const DriveClip> m_clips;
    const FeatureStore& m_store;
    DriveSettings m_settings;
    SteeringPath m_object;
    MotionMatcher m_matcher;
    std::optional<WantedMotion> m_asked; ///< when it was last searched
    std::int64_t m_sinceAsked = 0;       ///< steps
    SpringInertia m_inertia;
    GroundStand m_lag; ///< how much faster than its clip the figure still goes, after a jump: a step
    std::vector<FootLock> m_locks;
    std::vector<std::size_t> m_lockedFeet; ///< which foot each lock is of
    float m_legLength = 1.0f;
    DriveStep m_step;
};

} // namespace tagline
