#pragma once

// InstanceJoining says what becomes of the instances of a counted tag once it is counted no more.

#include "core/library/ClipLibrary.h"

#include <cstdint>
#include <string_view>

namespace tagline {

/// Counts over the whole library, in all tag sets.
struct JoinedInstances
{
    std::int64_t instances = 0;
    std::int64_t ranges = 0; ///< that they become: those that overlap are one
    std::int64_t valued = 0; ///< instances whose values are lost
    std::int64_t clips = 0;  ///< that have any

    bool isLoss() const { return ranges < instances || valued > 0; }
};

/// Whether sidecars have instances of a tag that nobody defined, or of one of that name in a named set: a
/// definition that does not count it would join them.
bool isCountedInFiles(const TagVocabulary& vocabulary, std::string_view name);

/// What the instances of a tag, and of those of its name in named sets that are as its definition says, come
/// to without instances.
JoinedInstances joinedInstances(const ClipLibrary& library, TagId tag);

} // namespace tagline
