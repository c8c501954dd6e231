#pragma once

// DriveMeasures says in numbers how well a library could be driven.

#include "core/search/driving/Drive.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A jump and when it was.
struct DriveJump
{
    double seconds = 0.0;
    MatchJump jump;
};

/// A command to go another way, 60° to 120° from the way before, both at over 0.3 m/s.
struct DriveTurn
{
    double seconds = 0.0; ///< when it was given
    /// Time until the figure went within 20° and faced within 30° of the wanted motion; none if it never
    /// did before the next command.
    std::optional<double> taken;
};

struct DriveReport
{
    double seconds = 0.0;
    double skate =
        0.0; ///< metres a second: mean speed over the ground of soles while their frame is in contact
    /// Metres a second: the greatest change of a joint's velocity at a jump, beyond that which the clips
    /// before and after it bring there by themselves.
    double pop = 0.0;
    /// Metres a second, squared: that which 99 of 100 joints' accelerations in the world are at most.
    double acceleration = 0.0;
    double clipAcceleration = 0.0;               ///< that of the clips that played, each by itself
    double offObject = 0.0, mostOffObject = 0.0; ///< metres: mean and greatest distance from the object
    double miss = 0.0;                           ///< metres: mean of DriveStep::miss
    double cost = 0.0;                           ///< mean
    double heldSeconds = 0.0;                    ///< in which nothing might play
    double jumpsPerSecond = 0.0;
    double playedShare = 0.0; ///< of the frames that may play, 0 … 1
    std::vector<DriveTurn> turns;
    std::vector<DriveJump> jumps;
    std::vector<double> secondsOfClip;    ///< played, by ClipId
    std::vector<ClipId> clipsNeverPlayed; ///< of those with frames that may play

    /// How many times that of its clips the figure's acceleration is; 0 if those stand still.
    double roughness() const { return clipAcceleration > 0.0 ? acceleration / clipAcceleration : 0.0; }
    /// Of the turns that were taken, the mean; none if there was none.
    std::optional<double> meanTurn() const;
};

class DriveMeasures
{
public:
    /// Clips by ClipId; all must outlive it.
    DriveMeasures(const DriveFigure& figure, std::span<const DriveClip> clips, const FeatureStore& store);

    /// Adds the steps in order, each with its wanted motion.
    void add(const DriveStep& step, const WantedMotion& wanted);
    DriveReport report(const PlayableFrames& frames) const;

private:
    void addSkate(const DriveStep& step, const std::vector<glm::vec3>& places);
    void addChanges(const DriveStep& step, const std::vector<glm::vec3>& places);
    void addPlayed(const MatchMoment& moment);
    void addTurn(const DriveStep& step, const WantedMotion& wanted);
    std::vector<float> clipChanges(const MatchMoment& moment) const;
    void countPlayed(const PlayableFrames& frames, DriveReport& report) const;

    const DriveFigure& m_figure;
    std::span<const DriveClip> m_clips;
    const FeatureStore& m_store;
    std::int64_t m_steps = 0;
    DriveReport m_sums; ///< of steps; jumps, turns and greatest are final
    double m_contactSteps = 0.0;
    std::vector<float> m_changes;                 ///< of each joint's velocity in each step, metres a second
    std::vector<float> m_clipChanges;             ///< of the playing clips by themselves
    std::vector<glm::vec3> m_before, m_twoBefore; ///< places of joints
    std::array<bool, 2> m_wasInContact{};
    std::optional<WantedMotion> m_wanted;
    bool m_isTurning = false;                ///< the last of the turns is not taken yet
    std::vector<glm::vec2> m_way;            ///< places of the figure in the last steps
    std::vector<std::vector<bool>> m_played; ///< by ClipId, the rows of both sides
};

} // namespace tagline
