#pragma once

// GroupViolations finds the frames of a clip that have too many tags of an exclusive group, or none where one
// is due, and mends them.
//
//   group Gait: exactly one        Walk   ####......###
//                                  Run    ...###.......
//   violations                            ...#..####...      [3, 4) Walk and Run · [6, 10) none
//   mended                         Walk   ###.......###
//                                  Run    ...#######...
//
// The tags of a group are those whose definition names it; tags below them, and what they imply, are not.
// Each tag set is judged by itself: gameplay::Walk and Run never break a rule together. In a clip that has
// tags of the group in one set alone, none is due in the others.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A run of frames on which a group's rule is broken in one way.
struct GroupViolation
{
    std::string group;
    FrameRange range;
    std::vector<TagId> tags; ///< those of the group that are there, in order of id; none where one is missing
    std::string set = {};    ///< the tag set in which it is broken; empty: the default one

    bool operator==(const GroupViolation&) const = default;
};

/// The violations of a clip's sheet within its frames: groups in the vocabulary's order, sets in order of
/// their names, then in order of start. Runs that touch differ in their tags.
std::vector<GroupViolation> groupViolations(const TagSheet& sheet, Frame clipFrames,
                                            const TagVocabulary& vocabulary);

/// The sheet with the violations of one group mended where they overlap `within`: the whole clip, or the one
/// that was clicked.
///   1. Where several tags are, the one whose range begins last stays, as if it had been drawn over the
///      others; of two that begin together the shorter, then the one of the lower id.
///   2. Where one is missing, the range that stops there is made longer; at the clip's start, the one that
///      begins there. Point tags are not made longer.
/// What is left then: frames of "exactly one" beside which there is no tag of the group. In one tag set
/// alone, or (none) in each.
TagSheet withGroupMended(const TagSheet& sheet, const std::string& group, FrameRange within, Frame clipFrames,
                         const TagVocabulary& vocabulary, const std::optional<std::string>& set = {});

} // namespace tagline
