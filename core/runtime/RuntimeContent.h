#pragma once

// RuntimeContent is what goes into a runtime file: clips, tags and their frames, as plain values.

#include "core/tags/sets/FrameSet.h"
#include "core/time/FrameRate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

struct RuntimeClip
{
    std::string displayName; ///< name by which a clip is found
    std::string name;        ///< the file's own name for it
    std::string source;      ///< path of its model file, from the library's folder
    std::int32_t index = -1; ///< among the clips of that name in its file; −1 where the name is its alone
    Frame frames = 0;
    FrameRate rate;

    bool operator==(const RuntimeClip&) const = default;
};

/// An instance of a counted tag, with a frame or more, within its clip.
struct RuntimeInstance
{
    ClipId clip;
    FrameRange range;

    bool operator==(const RuntimeInstance&) const = default;
};

struct RuntimeTag
{
    std::string name;
    std::vector<std::string> synonyms; ///< other full names of the tag
    std::vector<std::string> matching; ///< other tags whose frames count as this one's, in any order
    std::string group;                 ///< empty for none
    FrameSet own;                      ///< the frames that have exactly this tag
    bool isPoint = false;              ///< marks moments: ranges of one frame
    bool isDerived = false;            ///< its frames were the answer of a query
    /// All that it has in the clips in which it is counted, in any order; empty if it is counted in none.
    std::vector<RuntimeInstance> instances = {};
};

struct RuntimeQueryText
{
    std::string name;
    std::string text;

    bool operator==(const RuntimeQueryText&) const = default;
};

/// Expected of it: frames ≥ 0; rates positive; names of tags and synonyms unique and not empty; sets stand on
/// the axis of the clips' frame counts (`ClipAxis::of`). Names in `matching` that are no tag count for
/// nothing.
struct RuntimeContent
{
    std::vector<RuntimeClip> clips; ///< by ClipId of the sets, and of the file
    std::vector<RuntimeTag> tags;   ///< in any order
    std::vector<std::string> namespaces;
    std::vector<RuntimeQueryText> savedQueries;
};

} // namespace tagline
