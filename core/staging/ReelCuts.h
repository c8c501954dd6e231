#pragma once

// ReelCuts measures how far the poses at the cuts of a reel are apart.

#include "core/playback/PoseMatch.h"
#include "core/staging/Stage.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The last moment of a hit and the first of the one after it.
struct ReelCut
{
    int hit = 0; ///< that is cut to
    StagedClip from;
    double fromFrame = 0;
    StagedClip to;
    double toFrame = 0;
};

/// Remembers the clips of the last cut: cuts of one clip after another cost carrying it over once. One thread
/// at a time may use it.
class CutMeter
{
public:
    /// Distance at each cut, metres (poseDistance()); none if a clip is empty, or the figures are two.
    /// Carries over waiting clips: not for the window's thread.
    std::vector<std::optional<float>> distances(std::span<const ReelCut> cuts);

private:
    struct Known
    {
        StagedClip wanted;
        StagedClip clip; ///< with keys that move the figure
        RootPath path;
    };

    const Known& known(const StagedClip& staged);

    std::array<Known, 2> m_known; ///< the one that was asked for last first
};

} // namespace tagline
