#pragma once

// SidecarMerge joins two changed versions of a tag sidecar with their common base: the merge of sheets
// (core/tags/sheet/TagMerge.h) for each clip, and the same rule for the other members of the file.

#include "core/io/TagSidecar.h"
#include "core/tags/sheet/TagMerge.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A conflict: both sides changed a value differently. Values are JSON texts; none if there is no value.
struct SidecarConflict
{
    std::string clip; ///< empty: of the file
    std::optional<std::int32_t> index;
    std::string what;                ///< a property's name or a member's
    std::optional<FrameRange> range; ///< of a property: the frames
    std::optional<std::string> base;
    std::optional<std::string> ours;
    std::optional<std::string> theirs;

    bool operator==(const SidecarConflict&) const = default;
};

/// The sides that the user took in conflicts of a clip, in their order.
struct ClipDecisions
{
    std::string clip;
    std::optional<std::int32_t> index;
    std::vector<TakenSide> taken;
    std::optional<MergeSide> whole = {}; ///< ours or theirs: the clip's tags are those of that side alone
};

struct MergedSidecar
{
    TagSidecar sidecar;                     ///< with our side in conflicts
    std::vector<SidecarConflict> conflicts; ///< in the order of the clips
    /// Conflicts in the records of tags, such as the author of frames that both sides tagged; ours is kept,
    /// and nothing is asked.
    std::vector<SidecarConflict> records = {};
    /// Captions with another text on each side: both are kept.
    std::vector<SidecarConflict> captions = {};
};

/// Tags never conflict: a frame has a tag or not, so two sides that change it agree. A property conflicts on
/// frames to which both sides gave another value. Clips, points and the elements of unknown lists merge one
/// by one. If only one side changed anything, the result is that side. The sides can change places: only
/// values taken in conflicts then differ. Conflicts that the user decided have the value that was taken.
/// Expects that no version is read-only.
MergedSidecar merged(const TagSidecar& base, const TagSidecar& ours, const TagSidecar& theirs,
                     std::span<const ClipDecisions> decided = {});

} // namespace tagline
