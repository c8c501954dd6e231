#pragma once

// BlendArrangement is a blend as a person set it up: a preset, with the clips of the open library.

#include "core/playback/RootMotion.h"
#include "core/playback/controller/TrackSetup.h"
#include "core/playback/controller/Transition.h"
#include "core/support/StrongId.h"

#include <string>
#include <vector>

namespace tagline {

/// Beginning of a fade. Tracks are rows.
struct FadeStart
{
    TransitionStart::Kind kind = TransitionStart::Kind::After;
    std::int64_t nanoseconds = 0; ///< for After
    int track = 0;                ///< for TrackEnd and Tag
    TagId tag;                    ///< for Tag

    bool operator==(const FadeStart&) const = default;
};

struct ArrangedTrack
{
    ClipId clip;
    TrackSetup setup;

    bool operator==(const ArrangedTrack&) const = default;
};

struct ArrangedFade
{
    int to = 0; ///< a row that is not a layer
    FadeStart start;
    std::int64_t duration = 0; ///< nanoseconds

    bool operator==(const ArrangedFade&) const = default;
};

struct BlendArrangement
{
    std::vector<ArrangedTrack> tracks;
    int leading = -1; ///< the row with all weight; −1 for none
    Transition transition;
    RootMotion rootMotion = RootMotion::Accumulated;
    std::vector<ArrangedFade> schedule;
    std::vector<std::string> syncTags = {}; ///< names, like ControllerPreset::syncTags

    bool operator==(const BlendArrangement&) const = default;
};

/// The arrangement without some rows and fades to them or waiting for them; no weight follows them. If the
/// leading row is lost, the first row that is no layer leads. Expects one flag per track.
BlendArrangement withoutTracks(const BlendArrangement& arrangement, const std::vector<bool>& isLost);

} // namespace tagline
