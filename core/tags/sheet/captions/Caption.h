#pragma once

// Caption is free text on frames of one clip: what a person would say of them. Captions may overlap and
// repeat, and are no tags: they are searched, shown and exported, and nothing else follows from them.

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
    std::string author;   ///< who wrote it; may be empty
    std::string language; ///< BCP 47 ("en", "pt-BR"); may be empty
    std::string set = {}; ///< the tag set whose file has it; empty: the default one

    bool operator==(const Caption&) const = default;
    /// By start, stop and text, then by author, language and set.
    std::strong_ordering operator<=>(const Caption& other) const;
};

/// In order, each once.
std::vector<Caption> inOrder(std::vector<Caption> captions);

/// What three versions come to: captions are kept, written or removed whole, and one that both sides changed
/// stands in both versions. `base` is what both came from. Expects each in order; the answer is.
std::vector<Caption> mergedCaptions(std::span<const Caption> base, std::span<const Caption> ours,
                                    std::span<const Caption> theirs);

} // namespace tagline
