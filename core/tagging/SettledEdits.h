#pragma once

// SettledEdits are the results of edits of a clip's sheet by the rules of the vocabulary: the one answer for
// the mouse, tag keys, many clips at once, and the command line.
//
//   1. ranges that give new frames to a point tag are cut to their first frame; longer ones that a point tag
//      had before, as other programs write them, are kept,
//   2. overlaps in exclusive groups are settled by the group's policy (core/tags/sheet/OverlapPolicies.h),
//   3. frames that were given a tag get its default properties, where they have no value yet.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

namespace tagline {

/// The sheet `after` an edit of `before`, by rules 1 and 2: for edits that move or cut ranges.
TagSheet settledEdit(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                     Frame clipFrames);

/// By all three rules: for edits that give frames to a tag.
TagSheet settledAddition(const TagSheet& before, TagSheet after, TagId tag, const TagVocabulary& vocabulary,
                         Frame clipFrames);

} // namespace tagline
