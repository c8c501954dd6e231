#pragma once

// QueryLibrary is what a query is asked of: the tags of a library, and what else the language can say of its
// clips. A value that costs little to copy, so that a worker can have its own.

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

/// The facts of a whole clip that the language can ask for.
struct QueryClip
{
    std::string displayName; ///< what clip("…") is matched with
    std::string file;        ///< what file("…") is matched with: `walk.fbx`, without its folders
    std::string folder; ///< what folder("…") is matched with: `motions/walks`; empty where there is none
    FrameRate rate;     ///< what durations in seconds are turned into frames with
    std::uint64_t motionVersion = 0; ///< another where the clip's motion, or how it is measured, is another

    bool operator==(const QueryClip&) const = default;
};

/// The clips by ClipId, shared by all who ask.
struct QueryClips
{
    std::vector<QueryClip> clips; ///< clips behind the last have no name, no file, and 30 frames a second
    std::vector<ClipId> order;    ///< in order of path and clip, each once; those left out follow by id

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
    /// Another object where another answer may come of it; null: like() holds for no frame.
    std::shared_ptr<const LikenessSource> likeness = {};
    std::shared_ptr<const TakeIndex> takes = {}; ///< null: no clips were recorded together

    /// The facts of a clip.
    const QueryClip& clip(ClipId id) const;
    /// All clips of the index, those of no frames too, in order of path and clip.
    std::vector<ClipId> clipsInOrder() const;
};

} // namespace tagline
