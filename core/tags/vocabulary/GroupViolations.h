#pragma once

// GroupViolations finds the frames of a clip that have too many tags of an exclusive group, or none although
// one is required, and repairs them.
//
//   group Gait: exactly one        Walk   ####......###
//                                  Run    ...###.......
//   violations                            ...#..####...      [3, 4) Walk and Run · [6, 10) none
//   mended                         Walk   ###.......###
//                                  Run    ...#######...
//
// The members of a group are the tags whose definition names it; tags below them or implied by them are not.
// Each tag set is checked separately: gameplay::Walk and Run never conflict. If a clip has tags of the group
// in one set only, none is required in the others.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A run of frames that break a group's rule in the same way.
struct GroupViolation
{
    std::string group;
    FrameRange range;
    std::vector<TagId> tags; ///< tags of the group on these frames, in order of id; empty if one is missing
    std::string set = {};    ///< the tag set that breaks it; empty: the default one

    bool operator==(const GroupViolation&) const = default;
};

/// The violations of a clip's sheet within its frames: groups in the vocabulary's order, sets in order of
/// their names, then in order of start. Runs that touch differ in their tags.
std::vector<GroupViolation> groupViolations(const TagSheet& sheet, Frame clipFrames,
                                            const TagVocabulary& vocabulary);

/// The sheet with the violations of one group repaired where they overlap `within`: the whole clip, or the
/// clicked violation.
///   1. Of several tags, the one whose range begins last stays, as if it had been drawn over the
///      others; of two that begin together the shorter, then the one of the lower id.
///   2. For a missing tag, the range that stops there is extended; at the clip's start, the one that
///      begins there. Point tags are not extended.
/// Frames of "exactly one" without an adjacent tag of the group remain. Applies to one tag set, or (none) to
/// each.
TagSheet withGroupMended(const TagSheet& sheet, const std::string& group, FrameRange within, Frame clipFrames,
                         const TagVocabulary& vocabulary, const std::optional<std::string>& set = {});

} // namespace tagline
