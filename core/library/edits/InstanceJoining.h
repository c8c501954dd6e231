#pragma once

// InstanceJoining counts what happens to the instances of a counted tag that becomes uncounted.

#include "core/library/ClipLibrary.h"

#include <cstdint>
#include <string_view>

namespace tagline {

/// Counts over the whole library, in all tag sets.
struct JoinedInstances
{
    std::int64_t instances = 0;
    std::int64_t ranges = 0; ///< into which they join: overlapping instances become one
    std::int64_t valued = 0; ///< instances whose values are lost
    std::int64_t clips = 0;  ///< with any of the instances

    bool isLoss() const { return ranges < instances || valued > 0; }
};

/// Whether sidecars have instances of an undefined tag, or of one of that name in a named set: a definition
/// that does not count it would join them.
bool isCountedInFiles(const TagVocabulary& vocabulary, std::string_view name);

/// The counts for the instances of a tag, and of the tags of its name in named sets that follow its
/// definition, once they are joined into ranges.
JoinedInstances joinedInstances(const ClipLibrary& library, TagId tag);

} // namespace tagline
