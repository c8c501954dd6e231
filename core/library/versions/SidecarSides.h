#pragma once

// SidecarSides let a person decide the conflicts of three versions of a sidecar, and are what comes of it.

#include "core/io/TagSidecar.h"
#include "core/library/versions/ConflictReview.h"

#include <vector>

namespace tagline {

/// The version that both sides came from, and both sides.
struct SidecarVersions
{
    TagSidecar base;
    TagSidecar ours;
    TagSidecar theirs;
};

/// What is to be decided, clip by clip; who tagged the same frames first is not. The numbers of clips are
/// those of the merged sidecar's entries.
std::vector<ClipConflicts> conflictsOf(const SidecarVersions& versions);

/// The merged sidecar with the sides that were taken; ours in conflicts that were not decided.
TagSidecar mergedTaking(const SidecarVersions& versions, const ConflictDecisions& decided);

} // namespace tagline
