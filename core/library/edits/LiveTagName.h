#pragma once

// LiveTagName says whether a live (derived) tag can have a name beside the tags of a library: a query asks
// both by their names.

#include "core/library/ClipLibrary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Why it cannot: what the name means already.
struct LiveTagNameClash
{
    enum class Kind {
        NoName,    ///< it is no tag's name; `text` says why
        Namespace, ///< of the vocabulary
        Meant,     ///< another tag, by a synonym or a part of its name
        HasRanges, ///< a tag of that name
        HasBelow,  ///< tags below that name
        Ambiguous  ///< several tags
    };

    Kind kind = Kind::NoName;
    std::vector<std::string> tags = {}; ///< full names of what is meant
    std::string text = {};

    /// A sentence for people, without its capital and full stop.
    std::string message(std::string_view name) const;
};

/// None if a live tag can have this name.
std::optional<LiveTagNameClash> liveTagNameClash(std::string_view name, const ClipLibrary& library);

} // namespace tagline
