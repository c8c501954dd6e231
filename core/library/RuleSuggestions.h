#pragma once

// RuleSuggestions are the ranges that a rule proposes: drafts beside the tags of clips, never ranges of them
// until a person accepts them.

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
    /// The suggestions of a clip; empty where there are none.
    std::span<const FrameRange> rangesOf(ClipId clip) const;
    RangeTotals totals() const;
};

/// What a rule proposes, given the answer of its query, in some clips or (none) in all: what SuggestionRule.h
/// says, with durations at each clip's rate. Clips whose tags are read only are left out.
RuleSuggestions suggestions(const TaggingRule& rule, const FrameSet& answer, const ClipLibrary& library,
                            const std::optional<std::vector<ClipId>>& clips = {});

/// The ranges of a rule's tag on a clip, and those that were rejected; empty where there are none.
std::span<const FrameRange> rejectedRanges(const TaggingRule& rule, const ClipLibrary& library, ClipId clip);
/// The rule, with ranges of a clip rejected too.
TaggingRule withRejected(TaggingRule rule, const ClipLibrary& library, ClipId clip,
                         std::span<const FrameRange> ranges);

/// A query whose answer is what the rule asks (as typed, where its second threshold cannot be), tidied:
/// `close((q), gap) - shorter(close((q), gap), minimum)`, for looking at it in the library.
std::string previewQuery(const TaggingRule& rule);

/// The sheet with the suggestions as ranges of the tag, each beside what is there: touching ranges stay
/// apart, so that accepting one does not change another.
TagSheet withAccepted(const TagSheet& sheet, TagId tag, std::span<const FrameRange> ranges);

} // namespace tagline
