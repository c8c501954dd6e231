#pragma once

// ClipTiming turns the ticks of a scene's animations into frames.

#include "core/import/ImportedModel.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/RepairList.h"

#include <vector>

struct aiScene;

namespace tagline {

struct ClipTiming
{
    FrameRate rate;
    bool isGuessed = false;
    double framesPerTick = 1.0;
};

/// One timing an animation. Where ticks are frames (FBX that says a rate), the rate is the file's, snapped;
/// else one rate is guessed for the whole file, in whose place stands that of its tags where every rate is
/// guessed; the user's rate stands in place of any.
std::vector<ClipTiming> findTimings(const aiScene& scene, SceneFormat format, const ImportSettings& settings,
                                    RepairList& repairs);

/// The lowest usual rate on which 90 % of these times (in seconds) fall, else 30.
FrameRate guessedRate(const std::vector<double>& seconds);

} // namespace tagline
