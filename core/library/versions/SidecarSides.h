#pragma once

// SidecarSides finds the conflicts of three versions of a sidecar, and merges them by the user's decisions.

#include "core/io/TagSidecar.h"
#include "core/library/versions/ConflictReview.h"

#include <vector>

namespace tagline {

/// The common base of both sides, and both sides.
struct SidecarVersions
{
    TagSidecar base;
    TagSidecar ours;
    TagSidecar theirs;
};

/// The conflicts to decide, clip by clip; those of tag authors are left out. The numbers of clips are those
/// of the merged sidecar's entries.
std::vector<ClipConflicts> conflictsOf(const SidecarVersions& versions);

/// The merged sidecar with the sides that were taken; ours in undecided conflicts.
TagSidecar mergedTaking(const SidecarVersions& versions, const ConflictDecisions& decided);

} // namespace tagline
