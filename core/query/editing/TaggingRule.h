#pragma once

// TaggingRule is a named rule that drafts ranges of a tag: a query, and settings that tidy its answer.

#include "core/support/ExtraKey.h"
#include "core/time/Duration.h"
#include "core/time/FrameRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A rule's suggestions on one clip that the user rejected.
struct RejectedRanges
{
    std::string source;                ///< the model's path: absolute in a library, else as in the file
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< index if several clips of the file have that name
    std::vector<FrameRange> ranges;    ///< canonical
    std::vector<ExtraKey> extra = {};  ///< keys of other programs in the library file

    bool operator==(const RejectedRanges&) const = default;
};

struct TaggingRule
{
    std::string name; ///< unique among rules
    std::string query;
    std::string tag;  ///< full name of the tag that suggestions are ranges of
    Duration minimum; ///< minimum length of suggestions
    Duration gap;     ///< gaps up to this length are closed first
    std::vector<RejectedRanges> rejected;
    std::optional<double> leave = {}; ///< the second threshold: ranges go on until the signal falls back
                                      ///< behind it (RuleThresholds.h)

    bool operator==(const TaggingRule&) const = default;
};

} // namespace tagline
