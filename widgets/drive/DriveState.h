#pragma once

// DriveState is the state shown by the drive panel.

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace tagline {

/// One tenth of a second of driving.
struct DriveSample
{
    float cost = 0.0f; ///< the greatest within the sample
    float miss = 0.0f; ///< metres, the greatest within the sample
    bool hasJump = false;
    bool isHeld = false; ///< no frame may play: the figure stays in its last frame
};

inline constexpr double driveSampleSeconds = 0.1;
inline constexpr int mostDriveSamples = 300;

/// The samples of the last half minute, the present one last.
struct DriveStripState
{
    std::vector<DriveSample> samples;
    std::optional<int> shown; ///< index of the past sample that is shown; none: the present
};

/// Number of parts of a cost: path, facing, feet and speed.
inline constexpr std::size_t driveCostGroups = 4;

/// A candidate frame with its cost.
struct DriveCostRow
{
    QString clip;
    int frame = 0;
    float total = 0.0f;
    std::array<float, driveCostGroups> groups{};
    QString why; ///< reason why it is not chosen; empty for what plays, unless that costs more or less
    bool mayBeEntered = true; ///< it could be chosen at another cost
    bool isPlaying = false;
};

/// The state of the drive panel, as a value.
struct DriveState
{
    bool canStart = false;
    bool isPreparing = false; ///< it was started, and appears as soon as clips are ready
    bool isShown = false;     ///< the figure is in the picture
    bool isSteering = false;  ///< keys steer it
    bool isPaused = false;
    /// Number of clips that are ready while clips are being prepared, out of `clips`.
    std::optional<int> ready;
    int clips = 0;
    QString filter;              ///< which frames may play, as a query
    bool isFilterBroken = false; ///< the filter cannot be read: an earlier one holds
    bool isPinned = false;
    QString status;
    bool isProblem = false; ///< the status is an error message
    QString notes;          ///< parts of the queries that may be misunderstood, in words
    QString counts;
    QString countsTip;
    QString markTag; ///< name of the tag that marking adds
    QString gamepad; ///< name of the gamepad that steers; empty: there is none
};

/// Keys of the actions that have buttons in the panel, for their tooltips; empty if an action has no key.
struct DriveKeyTexts
{
    QString start;
    QString restart;
    QString mark;
    QString pin;
    QString refine;
};

} // namespace tagline
