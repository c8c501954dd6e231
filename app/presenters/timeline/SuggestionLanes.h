#pragma once

// SuggestionLanes shows what is suggested of a tag: by a rule, a check of motion, or another program.

#include "core/tags/vocabulary/TagVocabulary.h"
#include "widgets/timeline/TimelineContent.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Draws suggested ranges dashed over the lane of a tag; a lane is added where there is none, also of a name
/// that no tag has yet: looking adds no tag. `current` is what the keys decide about, `newColour` tells
/// several such names apart. Expects ranges in order.
void addSuggestions(TimelineContent& content, const TagVocabulary& vocabulary, const std::string& name,
                    std::vector<FrameRange> ranges, std::optional<FrameRange> current,
                    std::size_t newColour = 0);

} // namespace tagline
