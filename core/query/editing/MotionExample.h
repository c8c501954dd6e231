#pragma once

// MotionExample is a stored motion search: a named range of a clip, the distance that counts as similar, and
// the results that the user accepted and rejected. like("name") uses it in queries.

#include "core/support/ExtraKey.h"
#include "core/time/FrameRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Frames of a clip, as files refer to them.
struct ExampleRange
{
    std::string source;                ///< the model's path: absolute in a library, else as in the file
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< index if several clips of the file have that name
    FrameRange frames;
    bool isMirrored = false;          ///< for a decision: the match is mirrored
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const ExampleRange&) const = default;
};

struct MotionExample
{
    /// Distance within which motions of the same kind mostly lie, in standard deviations of a library's
    /// motion.
    static constexpr double usualDistance = 1.0;
    static constexpr double leastDistance = 0.001;
    static constexpr double mostDistance = 100.0;

    std::string name; ///< unique among examples
    ExampleRange range;
    double distance = usualDistance; ///< greatest distance of a match
    bool findsMirrored = false;      ///< mirrored motion matches too
    std::string parts;               ///< "arms=3,legs=0" (PartWeights.h); empty: equal weights
    std::vector<ExampleRange> accepted;
    std::vector<ExampleRange> rejected;
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const MotionExample&) const = default;
};

} // namespace tagline
