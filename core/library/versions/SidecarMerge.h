#pragma once

// SidecarMerge joins two changed versions of a tag sidecar with the version that both came from: the merge of
// sheets (core/tags/sheet/TagMerge.h) for each clip, and the same rule for what else the file says.

#include "core/io/TagSidecar.h"
#include "core/tags/sheet/TagMerge.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A conflict: both sides changed it, and not alike. Values are JSON texts; none where there is none.
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

/// The sides that a person took in conflicts of a clip, in their order.
struct ClipDecisions
{
    std::string clip;
    std::optional<std::int32_t> index;
    std::vector<TakenSide> taken;
    std::optional<MergeSide> whole = {}; ///< ours or theirs: the clip's tags are those of that side alone
};

struct MergedSidecar
{
    TagSidecar sidecar;                     ///< with our side where there is a conflict
    std::vector<SidecarConflict> conflicts; ///< in the order of the clips
    /// Who tagged the same frames first, and what else is recorded of a tag, with ours kept: nothing to ask
    /// about.
    std::vector<SidecarConflict> records = {};
    /// Captions that both sides put another text for: both stand there.
    std::vector<SidecarConflict> captions = {};
};

/// Tags never conflict: a frame has a tag or not, so two sides that change it agree. A property conflicts on
/// frames that both sides gave another value. Clips, points and the elements of unknown lists merge one by
/// one. Where only one side changed anything, the result is that side. The sides can change places: only what
/// is taken in a conflict then differs. Conflicts that a person decided have the value that was taken.
/// Expects that no version is read-only.
MergedSidecar merged(const TagSidecar& base, const TagSidecar& ours, const TagSidecar& theirs,
                     std::span<const ClipDecisions> decided = {});

} // namespace tagline
