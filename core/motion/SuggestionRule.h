#pragma once

// SuggestionRule drafts ranges for a person to accept or reject, and never touches ranges decided by hand.

#include "core/motion/signals/ThresholdRanges.h"

namespace tagline {

/// The suggestions of a rule for one clip and tag: the answer of its query, tidied, without settled frames.
/// All spans canonical, as the result.
///
///     answer            ..#########....####..####..
///     authored          ....####...................    ranges that the tag has: drawn, edited or accepted
///     rejected          ....................#####..    ranges that were refused
///     suggested         ........###....####........
///
/// 1. A range of the tidied answer of which half or more is authored, or half or more rejected, is settled as
/// a
///    whole: edges that a rerun finds a little elsewhere make no slivers.
/// 2. Of the others, authored and rejected frames are taken out; pieces shorter than the minimal length go.
std::vector<FrameRange> suggestedRanges(std::span<const FrameRange> answer, const RangeTidying& tidying,
                                        std::span<const FrameRange> authored,
                                        std::span<const FrameRange> rejected);

} // namespace tagline
