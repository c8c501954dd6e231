#pragma once

// Caption is free text that describes frames of one clip. Captions may overlap and repeat, and are no tags:
// they are searched, shown and exported, and have no other effect.

#include "core/time/FrameRange.h"

#include <compare>
#include <span>
#include <string>
#include <vector>

namespace tagline {

struct Caption
{
    FrameRange range;
    std::string text;     ///< UTF-8, not empty
    std::string author;   ///< author of the text; may be empty
    std::string language; ///< BCP 47 ("en", "pt-BR"); may be empty
    std::string set = {}; ///< tag set in whose file it is; empty: the default one

    bool operator==(const Caption&) const = default;
    /// By start, stop and text, then by author, language and set.
    std::strong_ordering operator<=>(const Caption& other) const;
};

/// Sorted, without duplicates.
std::vector<Caption> inOrder(std::vector<Caption> captions);

/// The three-way merge of captions: each is kept, added or removed whole, and one that both sides changed
/// stays in both versions. `base` is the common base. Expects each list in order, as the answer is.
std::vector<Caption> mergedCaptions(std::span<const Caption> base, std::span<const Caption> ours,
                                    std::span<const Caption> theirs);

} // namespace tagline
