#pragma once

// BlendArrangement is a blend as a person set it up: what a preset keeps, with the clips of the open library.

#include "core/playback/RootMotion.h"
#include "core/playback/controller/TrackSetup.h"
#include "core/playback/controller/Transition.h"
#include "core/support/StrongId.h"

#include <string>
#include <vector>

namespace tagline {

/// When a fade is to begin. Tracks are rows.
struct FadeStart
{
    TransitionStart::Kind kind = TransitionStart::Kind::After;
    std::int64_t nanoseconds = 0; ///< After
    int track = 0;                ///< TrackEnd, Tag
    TagId tag;                    ///< Tag

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
    int to = 0; ///< a row, no layer
    FadeStart start;
    std::int64_t duration = 0; ///< nanoseconds

    bool operator==(const ArrangedFade&) const = default;
};

struct BlendArrangement
{
    std::vector<ArrangedTrack> tracks;
    int leading = -1; ///< the row that has all weight; −1: none
    Transition transition;
    RootMotion rootMotion = RootMotion::Accumulated;
    std::vector<ArrangedFade> schedule;
    std::vector<std::string> syncTags = {}; ///< as ControllerPreset::syncTags

    bool operator==(const BlendArrangement&) const = default;
};

/// The same without some rows: fades to them, or that wait for them, go too, and weights follow them no more.
/// Where the leading row goes, the first that is no layer leads. Expects one flag a track.
BlendArrangement withoutTracks(const BlendArrangement& arrangement, const std::vector<bool>& isLost);

} // namespace tagline
