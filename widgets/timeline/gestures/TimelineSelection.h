#pragma once

// Selections are ranges named by tag and extent, in order of tag and extent, none twice.

#include "widgets/timeline/TimelineContent.h"

#include <span>
#include <vector>

namespace tagline {

/// The order of selections: by tag, then by extent.
bool comesBefore(const RangeRef& a, const RangeRef& b);

/// Any refs as a selection: in order, none twice.
std::vector<RangeRef> asSelection(std::vector<RangeRef> refs);

bool isSelected(std::span<const RangeRef> selection, const RangeRef& ref);
/// The selected ranges of one tag.
std::span<const RangeRef> selectedOf(std::span<const RangeRef> selection, TagId tag);

std::vector<RangeRef> withAdded(std::span<const RangeRef> selection, const RangeRef& ref);
std::vector<RangeRef> withToggled(std::span<const RangeRef> selection, const RangeRef& ref);
std::vector<RangeRef> united(std::span<const RangeRef> a, std::span<const RangeRef> b);

/// The selection in a changed content: a range that is no longer there becomes the one of its tag that it
/// shares most frames with; where there is none it is dropped.
///
///     selected   [·······)                  [······)
///     content       [·········)
///     becomes       [·········)             dropped
std::vector<RangeRef> resolved(std::span<const RangeRef> selection, const TimelineContent& content);

} // namespace tagline
