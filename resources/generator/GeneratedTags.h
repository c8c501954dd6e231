#pragma once

// GeneratedTags is the sidecar of a generated take: ranges of so many tags, at random.

#include "resources/generator/RandomNumbers.h"

#include <string>

namespace tagline::generated {

/// The two kinds of tags that a library has: states, and events such as contacts of feet.
enum class RangeKind {
    FewAndLong,  ///< 1 to 3 ranges of 100 to 600 frames, on 30 % of the clips
    ManyAndShort ///< 30 ranges of 3 to 20 frames, on every clip
};

struct TagShape
{
    int tags = 40;
    RangeKind ranges = RangeKind::FewAndLong;
    bool isMixed = false; ///< every other tag is of the other kind
};

/// The sidecar of a take of so many frames at 120 a second.
std::string generatedSidecar(const std::string& modelName, const std::string& clipName, int frames,
                             const TagShape& shape, RandomNumbers& random);

} // namespace tagline::generated
