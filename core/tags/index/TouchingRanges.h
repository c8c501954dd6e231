#pragma once

// TouchingRanges counts the ranges that TagIndex joins with the one before them: people drew two, so lists of
// tags count two.

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagSheet.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tagline {

class TouchingRanges
{
public:
    /// Replaces the counts of a clip.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    /// The number of a tag's ranges in all clips minus that of its ranges in TagIndex, where those that touch
    /// are one; of a counted tag InstanceIndex knows.
    std::int64_t surplus(TagId tag) const;

private:
    struct Count
    {
        TagId tag;
        std::int32_t ranges = 0; ///< never 0
    };

    std::map<ClipId, std::vector<Count>> m_clips; ///< only those that have such ranges, with no room to spare
    std::map<TagId, std::int64_t> m_all;          ///< none is 0
};

} // namespace tagline
