#pragma once

// MemberMerge joins what two sides made of members that this version does not know, so that what newer
// versions and other programs keep in a file is merged too.

#include "core/support/ExtraKey.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A member that both sides changed, and not alike. Values are JSON texts; none where it is not there.
struct MemberConflict
{
    std::vector<std::string> path; ///< keys from the outside in
    std::optional<std::string> base;
    std::optional<std::string> ours;
    std::optional<std::string> theirs;

    bool operator==(const MemberConflict&) const = default;
};

struct MergedMembers
{
    std::vector<ExtraKey> members;         ///< with our side where there is a conflict
    std::vector<MemberConflict> conflicts; ///< in the order of the members
};

/// Objects merge member by member; lists of objects element by element, where none holds one twice: an
/// element is in the result where all three have it, or a side is the first to have it. Any other value is
/// that of the side that changed it.
MergedMembers merged(std::span<const ExtraKey> base, std::span<const ExtraKey> ours,
                     std::span<const ExtraKey> theirs);

} // namespace tagline
