#pragma once

// MotionExample is a kept search for motion: a range of a clip under a name, how near is near enough, and
// what a person accepted and rejected of what it found. like("name") asks for it in queries.

#include "core/support/ExtraKey.h"
#include "core/time/FrameRange.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Frames of a clip, by the names that files have of it.
struct ExampleRange
{
    std::string source;                ///< the model's path: absolute in a library, else as its holder says
    std::string clip;                  ///< the clip's name
    std::optional<std::int32_t> index; ///< where several clips of the file have that name
    FrameRange frames;
    bool isMirrored = false;          ///< of a decision: it was found in a mirror
    std::vector<ExtraKey> extra = {}; ///< what other programs say of it in the library file

    bool operator==(const ExampleRange&) const = default;
};

struct MotionExample
{
    /// The same kind of motion mostly lies within this of each other, in standard deviations of a library's
    /// motion.
    static constexpr double usualDistance = 1.0;
    static constexpr double leastDistance = 0.001;
    static constexpr double mostDistance = 100.0;

    std::string name; ///< unique among examples
    ExampleRange range;
    double distance = usualDistance; ///< what is farther is not meant
    bool findsMirrored = false;      ///< motion like its mirror is meant too
    std::string parts;               ///< "arms=3,legs=0" (PartWeights.h); empty: all count alike
    std::vector<ExampleRange> accepted;
    std::vector<ExampleRange> rejected;
    std::vector<ExtraKey> extra = {}; ///< what other programs say of it in the library file

    bool operator==(const MotionExample&) const = default;
};

/// Calls visit(range) for its own, then for those that were accepted and rejected.
template<class Example, class Visit>
void forEachRange(Example& example, Visit&& visit)
{
    visit(example.range);
    for (auto& range : example.accepted) visit(range);
    for (auto& range : example.rejected) visit(range);
}

} // namespace tagline
