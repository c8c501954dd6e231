#pragma once

// TaggingRule is a named rule that drafts ranges of a tag: a query, and how its answer is tidied.

#include "core/support/ExtraKey.h"
#include "core/time/Duration.h"
#include "core/time/FrameRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The suggestions of a rule on one clip that a person rejected.
struct RejectedRanges
{
    std::string source;                ///< the model's path: absolute in a library, else as its holder says
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< where several clips of the file have that name
    std::vector<FrameRange> ranges;    ///< canonical
    std::vector<ExtraKey> extra = {};  ///< what other programs say of it in the library file

    bool operator==(const RejectedRanges&) const = default;
};

struct TaggingRule
{
    std::string name; ///< unique among rules
    std::string query;
    std::string tag;  ///< full name of the tag that suggestions are ranges of
    Duration minimum; ///< shorter answers are no suggestions
    Duration gap;     ///< gaps of at most that are closed first
    std::vector<RejectedRanges> rejected;
    std::optional<double> leave = {}; ///< the second threshold: ranges go on until the signal is back behind
                                      ///< it (RuleThresholds.h)

    bool operator==(const TaggingRule&) const = default;
};

} // namespace tagline
