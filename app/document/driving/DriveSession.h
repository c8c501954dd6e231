#pragma once

// DriveSession plays a figure that is steered through the library by motion matching, and remembers the last
// half minute of it.

#include "app/document/playing/PoseSource.h"
#include "core/search/driving/DrivePath.h"
#include "core/search/driving/PlayedRows.h"
#include "core/search/driving/SteeringKeys.h"
#include "core/staging/DriveStaging.h"

#include <deque>
#include <memory>
#include <optional>

namespace tagline {

/// What may play of a staged library, and what counts as played of it. Immutable.
struct DriveFilter
{
    MatchChoice choice;
    PlayableRows rows;
};

/// A step that was driven, as the strip of the last half minute shows it.
struct DriveMoment
{
    std::optional<MatchMoment> playing; ///< none: nothing was found yet
    float cost = 0.0f;
    float miss = 0.0f; ///< metres
    bool isJump = false;
    bool isHeld = false; ///< nothing might play
};

/// Steps are a sixtieth of a second, and poses are drawn between them at any rate of pictures; a picture that
/// takes long lets the figure fall behind, never the window wait. Paused, it can show a moment of the past;
/// played on from there, what came after is forgotten.
class DriveSession : public PoseSource
{
    Q_OBJECT

public:
    static constexpr std::size_t mostMoments = 30 * std::size_t(driveStepsPerSecond);

    using PoseSource::PoseSource;

    /// Begins with a drive whose first step was made, which takes long over many rows; the drive refers to
    /// the staged library. A figure that is driven already goes on in the other library from where it is.
    /// Null: there is nothing to drive.
    void begin(std::shared_ptr<const StagedDrive> staged, std::shared_ptr<const DriveFilter> filter,
               const Drive* begun);
    /// Another filter of the same staged library, obeyed from the next step on.
    void setFilter(std::shared_ptr<const DriveFilter> filter);
    const std::shared_ptr<const StagedDrive>& staged() const { return m_staged; }
    const std::shared_ptr<const DriveFilter>& filter() const { return m_filter; }
    bool isReady() const { return m_drive.has_value(); }
    /// Back to the place and the moment where it began.
    void restart();

    /// Keys that are held from now on, or the place to go to.
    SteeringKeys& keys() { return m_keys; }
    const SteeringKeys& keys() const { return m_keys; }

    /// What is shown: the present, or the moment of the past that was asked for. Expects isReady().
    const DriveStep& shown() const { return shownDrive().shown(); }
    const Drive& shownDrive() const { return m_shown ? m_past[*m_shown].drive : *m_drive; }
    /// What the shown drive refers to: for a past moment it may be of an earlier staging.
    const std::shared_ptr<const StagedDrive>& shownStaged() const
    {
        return m_shown ? m_past[*m_shown].staged : m_staged;
    }
    const WantedMotion& shownWanted() const { return m_shown ? m_past[*m_shown].wanted : m_keys.wanted(); }
    /// The last half minute, the present last.
    std::size_t momentCount() const { return m_past.size(); }
    DriveMoment moment(std::size_t at) const;
    /// How many moments were forgotten before the first that is remembered.
    std::size_t firstMoment() const { return m_forgotten; }
    /// Shows a moment and pauses.
    void showMoment(std::size_t at);
    /// None: the present.
    const std::optional<std::size_t>& shownMoment() const { return m_shown; }
    /// How much of what may play was played since begin().
    PlayedCount played() const;
    /// The frames of a clip that were played since begin().
    FrameRanges playedFrames(ClipId clip) const { return m_played.framesOf(clip); }
    /// PlayedRows::takeGrown().
    std::vector<ClipId> takeGrown() { return m_played.takeGrown(); }
    /// What was wanted in the last half minute; none before the first step.
    std::optional<DrivePath> recorded() const;

    QString title() const override { return tr("Drive"); }
    const StagedClip& figure() const override { return m_figure; }
    /// While it plays, between the last two steps, as far as the picture's time is: a step behind shown().
    const Pose& pose() override;
    std::vector<PlayingClip> playing() const override;
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    std::optional<PlayingClip> playedAt(std::int64_t nanoseconds) const override;
    void setPlaying(bool isPlaying) override;
    void advance(std::int64_t nanoseconds) override;

private:
    /// A step with all that it takes to go on from there.
    struct Past
    {
        Drive drive;
        WantedMotion wanted;
        std::shared_ptr<const StagedDrive> staged; ///< that the drive refers to
    };

    bool goesOnIn(const StagedDrive& staged) const;

    void beginAgain();
    void step();
    void goOnFromShown();

    std::shared_ptr<const StagedDrive> m_staged;
    std::shared_ptr<const DriveFilter> m_filter;
    StagedClip m_figure;
    std::optional<Drive> m_begun; ///< as it was at first
    std::optional<Drive> m_drive;
    SteeringKeys m_keys;
    PlayedRows m_played;
    std::deque<Past> m_past;
    std::size_t m_forgotten = 0;
    std::optional<std::size_t> m_shown;
    std::int64_t m_late = 0; ///< nanoseconds that passed and were not stepped yet
    Pose m_between;          ///< what pose() answered last, where it is no step's
};

} // namespace tagline
