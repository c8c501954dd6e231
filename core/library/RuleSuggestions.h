#pragma once

// RuleSuggestions are the ranges that a rule proposes: drafts beside the tags of clips that become ranges
// only when the user accepts them.

#include "core/library/ClipLibrary.h"
#include "core/query/editing/TaggingRule.h"
#include "core/tags/sets/FrameSet.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

struct ClipSuggestions
{
    ClipId clip;
    std::vector<FrameRange> ranges; ///< canonical, not empty; touch no frame that has the tag

    bool operator==(const ClipSuggestions&) const = default;
};

struct RuleSuggestions
{
    std::string rule;
    std::string tag;
    std::vector<ClipSuggestions> clips; ///< in order of id

    bool operator==(const RuleSuggestions&) const = default;
    /// The suggestions of a clip; empty if there are none.
    std::span<const FrameRange> rangesOf(ClipId clip) const;
    RangeTotals totals() const;
};

/// The ranges that a rule proposes from the answer of its query, in some clips or (none) in all, by
/// SuggestionRule.h with durations at each clip's rate. Clips whose tags are read only are left out.
RuleSuggestions suggestions(const TaggingRule& rule, const FrameSet& answer, const ClipLibrary& library,
                            const std::optional<std::vector<ClipId>>& clips = {});

/// The rejected ranges of a rule's tag on a clip; empty if there are none.
std::span<const FrameRange> rejectedRanges(const TaggingRule& rule, const ClipLibrary& library, ClipId clip);
/// The rule with more rejected ranges of a clip.
TaggingRule withRejected(TaggingRule rule, const ClipLibrary& library, ClipId clip,
                         std::span<const FrameRange> ranges);

/// The query of the rule (as typed, if its second threshold is not usable), tidied: `close((q), gap) -
/// shorter(close((q), gap), minimum)`, for showing it in the library.
std::string previewQuery(const TaggingRule& rule);

/// The sheet with the suggestions as ranges of the tag, added to the existing ones: touching ranges stay
/// apart, so that accepting one does not change another.
TagSheet withAccepted(const TagSheet& sheet, TagId tag, std::span<const FrameRange> ranges);

} // namespace tagline
