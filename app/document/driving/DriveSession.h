#pragma once

// DriveSession plays a figure that is steered through the library by motion matching, and remembers its last
// half minute.

#include "app/document/playing/PoseSource.h"
#include "core/search/driving/DrivePath.h"
#include "core/search/driving/PlayedRows.h"
#include "core/search/driving/SteeringKeys.h"
#include "core/staging/DriveStaging.h"

#include <deque>
#include <memory>
#include <optional>

namespace tagline {

/// The frames of a staged library that may play, and the rows counted as played. Immutable.
struct DriveFilter
{
    MatchChoice choice;
    PlayableRows rows;
};

/// A driven step, as shown in the strip of the last half minute.
struct DriveMoment
{
    std::optional<MatchMoment> playing; ///< none if nothing has been found yet
    float cost = 0.0f;
    float miss = 0.0f; ///< metres
    bool isJump = false;
    bool isHeld = false; ///< no frame was allowed to play
};

/// A step is a sixtieth of a second, and poses are interpolated between steps at any picture rate; if
/// pictures take long, the figure falls behind, and the window does not wait. While paused, it can show a
/// past moment; playing on from there drops the later moments.
class DriveSession : public PoseSource
{
    Q_OBJECT

public:
    static constexpr std::size_t mostMoments = 30 * std::size_t(driveStepsPerSecond);

    using PoseSource::PoseSource;

    /// Begins with a drive whose first step was made, which takes long over many rows; the drive refers to
    /// the staged library. A figure that is driven already goes on in the new library from its place. Null if
    /// there is nothing to drive.
    void begin(std::shared_ptr<const StagedDrive> staged, std::shared_ptr<const DriveFilter> filter,
               const Drive* begun);
    /// Sets another filter of the same staged library, effective from the next step.
    void setFilter(std::shared_ptr<const DriveFilter> filter);
    const std::shared_ptr<const StagedDrive>& staged() const { return m_staged; }
    const std::shared_ptr<const DriveFilter>& filter() const { return m_filter; }
    bool isReady() const { return m_drive.has_value(); }
    /// Goes back to the place and the moment of the beginning.
    void restart();

    /// The held keys, or the place to go to.
    SteeringKeys& keys() { return m_keys; }
    const SteeringKeys& keys() const { return m_keys; }

    /// The step shown: the present one, or that of the chosen past moment. Expects isReady().
    const DriveStep& shown() const { return shownDrive().shown(); }
    const Drive& shownDrive() const { return m_shown ? m_past[*m_shown].drive : *m_drive; }
    /// The staging that the shown drive refers to: for a past moment it may be an earlier one.
    const std::shared_ptr<const StagedDrive>& shownStaged() const
    {
        return m_shown ? m_past[*m_shown].staged : m_staged;
    }
    const WantedMotion& shownWanted() const { return m_shown ? m_past[*m_shown].wanted : m_keys.wanted(); }
    /// Number of moments of the last half minute; the present is the last.
    std::size_t momentCount() const { return m_past.size(); }
    DriveMoment moment(std::size_t at) const;
    /// Number of moments forgotten before the first remembered one.
    std::size_t firstMoment() const { return m_forgotten; }
    /// Shows a moment and pauses.
    void showMoment(std::size_t at);
    /// The past moment shown; none for the present.
    const std::optional<std::size_t>& shownMoment() const { return m_shown; }
    /// The share of the allowed frames that has been played since begin().
    PlayedCount played() const;
    /// The frames of a clip that were played since begin().
    FrameRanges playedFrames(ClipId clip) const { return m_played.framesOf(clip); }
    /// Returns PlayedRows::takeGrown().
    std::vector<ClipId> takeGrown() { return m_played.takeGrown(); }
    /// The path wanted in the last half minute; none before the first step.
    std::optional<DrivePath> recorded() const;

    QString title() const override { return tr("Drive"); }
    const StagedClip& figure() const override { return m_figure; }
    /// Interpolated between the last two steps by the time passed, so up to a step behind shown().
    const Pose& pose() override;
    std::vector<PlayingClip> playing() const override;
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    std::optional<PlayingClip> playedAt(std::int64_t nanoseconds) const override;
    void setPlaying(bool isPlaying) override;
    void advance(std::int64_t nanoseconds) override;

private:
    /// A step with all the state needed to go on from it.
    struct Past
    {
        Drive drive;
        WantedMotion wanted;
        std::shared_ptr<const StagedDrive> staged; ///< the drive refers to it
    };

    bool goesOnIn(const StagedDrive& staged) const;

    void beginAgain();
    void step();
    void goOnFromShown();

    std::shared_ptr<const StagedDrive> m_staged;
    std::shared_ptr<const DriveFilter> m_filter;
    StagedClip m_figure;
    std::optional<Drive> m_begun; ///< the drive after its first step
    std::optional<Drive> m_drive;
    SteeringKeys m_keys;
    PlayedRows m_played;
    std::deque<Past> m_past;
    std::size_t m_forgotten = 0;
    std::optional<std::size_t> m_shown;
    std::int64_t m_late = 0; ///< nanoseconds that have passed without being stepped
    Pose m_between;          ///< interpolated pose that pose() returned last
};

} // namespace tagline
