#pragma once

// ControllerPreset is a blend that a person set up, as a library file keeps it: tracks, layers, transition
// and schedule, under a name.

#include "core/playback/RootMotion.h"
#include "core/playback/controller/TrackSetup.h"
#include "core/playback/controller/Transition.h"
#include "core/support/ExtraKey.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

class JsonObjectReader;
class JsonProblems;
class JsonWriter;

/// A track: its clip by file and name, and how it plays.
struct PresetTrack
{
    std::string source;                ///< path of the clip's file, relative to the library file in the file
    std::string clip;                  ///< the clip's name in it
    std::optional<std::int32_t> index; ///< among clips of that name, where there are several
    TrackSetup setup;
    std::vector<ExtraKey> extra;
    std::vector<ExtraKey> weightSourceExtra = {}; ///< of its weight's source

    bool operator==(const PresetTrack&) const = default;
};

/// A transition to come. Tracks are places in the preset, from 0.
struct PresetFade
{
    std::int32_t to = 0;
    TransitionStart::Kind at = TransitionStart::Kind::After;
    std::int64_t nanoseconds = 0;        ///< After: from when the preset begins to play
    std::int32_t track = 0;              ///< TrackEnd, Tag: whose
    std::string tag;                     ///< Tag: its full name
    std::int64_t duration = 300'000'000; ///< of the transition, nanoseconds
    std::vector<ExtraKey> extra;

    bool operator==(const PresetFade&) const = default;
};

/// Valid means: the tracks that it speaks of are there, and those that are faded to are no layers.
struct ControllerPreset
{
    std::string name;
    std::vector<PresetTrack> tracks;
    std::int32_t leading = 0; ///< the track that has all weight
    Transition transition;    ///< how tracks are gone over to
    std::vector<ExtraKey> transitionExtra;
    RootMotion ground = RootMotion::Accumulated;
    std::vector<PresetFade> schedule;
    std::vector<ExtraKey> extra;
    std::vector<std::string> syncTags = {}; ///< names, with * and ?, of the tags that tracks keep in step by;
                                            ///< none: contacts

    bool operator==(const ControllerPreset&) const = default;
};

/// Reads a preset in a library file but its extra keys; false, with a reported problem, if it is invalid.
bool readPreset(JsonObjectReader& reader, ControllerPreset& preset, JsonProblems& problems);
void writePreset(const ControllerPreset& preset, JsonWriter& writer);

} // namespace tagline
