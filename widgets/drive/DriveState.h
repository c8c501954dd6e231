#pragma once

// DriveState is what the panel of driving shows.

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace tagline {

/// A tenth of a second that was driven.
struct DriveSample
{
    float cost = 0.0f; ///< the greatest in it
    float miss = 0.0f; ///< metres, the greatest in it
    bool hasJump = false;
    bool isHeld = false; ///< nothing might play
};

inline constexpr double driveSampleSeconds = 0.1;
inline constexpr int mostDriveSamples = 300;

/// The last half minute, the present last.
struct DriveStripState
{
    std::vector<DriveSample> samples;
    std::optional<int> shown; ///< the sample of the past that is shown; none: the present
};

/// A cost has so many parts: path, facing, feet and speed.
inline constexpr std::size_t driveCostGroups = 4;

/// A frame that was compared with what is wanted.
struct DriveCostRow
{
    QString clip;
    int frame = 0;
    float total = 0.0f;
    std::array<float, driveCostGroups> groups{};
    QString why; ///< it is not chosen; empty where it could be
    bool isPlaying = false;
};

/// What can be driven, and whether it is.
struct DriveState
{
    bool canStart = false;
    bool isPreparing = false; ///< it was started, and is shown as soon as clips are ready
    bool isShown = false;     ///< the figure is in the picture
    bool isSteering = false;  ///< keys steer it
    bool isPaused = false;
    /// While clips are made ready: how many of them are, and of how many.
    std::optional<int> ready;
    int clips = 0;
    QString filter; ///< which frames may play, as a query
    bool isPinned = false;
    QString status;
    bool isProblem = false; ///< the status says what is wrong
    QString notes;          ///< what of the queries may not be what was meant
    QString counts;
    QString countsTip;
    QString markTag; ///< what marking gives
    QString gamepad; ///< the name of the one that steers; empty: none is there
};

/// Keys of the actions that the panel has buttons for, for their tooltips; empty where one has none.
struct DriveKeyTexts
{
    QString start;
    QString restart;
    QString mark;
    QString pin;
    QString refine;
};

} // namespace tagline
