#pragma once

// RuntimeTags are the tags of a library as a runtime file holds them: names, relations worked out, and frames
// on the axis of the file.

#include "core/runtime/RuntimeContent.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/TagIndex.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <span>
#include <vector>

namespace tagline {

/// A tag whose frames are the answer of a query.
struct RuntimeDerivedTag
{
    TagId tag;
    const FrameSet* frames = nullptr; ///< on the index's axis, or one that it extends
};

/// Every tag that can be named, in order of name: those without a frame too, so that a game may ask for them.
/// Tags whose names are synonyms of others are part of these. Derived frames stand in place of a tag's own.
/// `order` gives the clips of the file by ClipId of the index, each at most once; frames of others are left
/// out. `instances` are those of counted tags; derived tags have none.
std::vector<RuntimeTag> runtimeTags(const TagIndex& index, const TagVocabulary& vocabulary,
                                    std::span<const ClipId> order,
                                    std::span<const RuntimeDerivedTag> derived = {},
                                    const InstanceIndex& instances = {});

} // namespace tagline
