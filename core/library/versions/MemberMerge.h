#pragma once

// MemberMerge joins what two sides made of members that this version does not know, so that what newer
// versions and other programs keep in a file is merged too.

#include "core/support/ExtraKey.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A member that both sides changed differently. Values are JSON texts; none for a missing member.
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

/// Objects merge member by member; lists of objects element by element,
/// if all are unique: an element is in the result if all three have it,
/// or if a side added it. For other values the changed side is taken.
MergedMembers merged(std::span<const ExtraKey> base, std::span<const ExtraKey> ours,
                     std::span<const ExtraKey> theirs);

} // namespace tagline
