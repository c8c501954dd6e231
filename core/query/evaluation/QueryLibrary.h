#pragma once

// QueryLibrary is the data that queries are evaluated on: the tags of a library, and all other facts about
// its clips. A value that is cheap to copy, so that each worker can have one.

#include "core/query/evaluation/LikenessSource.h"
#include "core/query/evaluation/SignalSource.h"
#include "core/tags/index/CaptionIndex.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/PropertyIndex.h"
#include "core/tags/index/TagIndex.h"
#include "core/tags/takes/TakeIndex.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRate.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// The facts of a whole clip that queries can use.
struct QueryClip
{
    std::string displayName; ///< text that clip("…") is matched with
    std::string file;        ///< text that file("…") is matched with: `walk.fbx`, without its folders
    std::string folder;      ///< text that folder("…") is matched with: `motions/walks`; may be empty
    FrameRate rate;          ///< for converting durations in seconds to frames
    std::uint64_t motionVersion = 0; ///< changes whenever the clip's motion, or the way it is measured, does

    bool operator==(const QueryClip&) const = default;
};

/// The clips by ClipId, shared by all copies of a library.
struct QueryClips
{
    std::vector<QueryClip> clips; ///< clips beyond the last have no name, no file, and 30 frames a second
    std::vector<ClipId> order;    ///< in order of path and clip, each once; clips not listed follow by id

    bool operator==(const QueryClips&) const = default;
};

struct QueryLibrary
{
    TagIndex index;
    TagVocabulary vocabulary = {};
    PropertyIndex properties = {};
    std::shared_ptr<const QueryClips> clips = {};    ///< null: none has a name, all are in order of id
    std::shared_ptr<const SignalSource> motion = {}; ///< null: signals and contacts hold for no frame
    CaptionIndex captions = {};
    InstanceIndex instances = {};
    /// Replaced by another object whenever answers may change; null: like() holds for no frame.
    std::shared_ptr<const LikenessSource> likeness = {};
    std::shared_ptr<const TakeIndex> takes = {}; ///< null: no clips were recorded together

    /// The facts of a clip.
    const QueryClip& clip(ClipId id) const;
    /// All clips of the index, including those without frames, in order of path and clip.
    std::vector<ClipId> clipsInOrder() const;
};

} // namespace tagline
