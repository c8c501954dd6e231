#pragma once

// LikenessSource answers like(): the interface between
// the query language and the comparison of motion.

#include "core/support/StrongId.h"
#include "core/time/FrameRanges.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Frames of a clip that move like an example.
struct AlikeFrames
{
    ClipId clip;
    FrameRanges frames; ///< not empty

    bool operator==(const AlikeFrames&) const = default;
};

/// Thread-safe; while one thread measures, other calls wait.
class LikenessSource
{
public:
    virtual ~LikenessSource() = default;

    /// Number of clips that must be measured before answers are fast; 0 if all are.
    virtual std::size_t clipsToMeasure() const = 0;
    /// Measures them; `goesOn` is called on this thread with the number of finished clips and returns whether
    /// to continue. Returns false if it was stopped: nothing is kept then.
    virtual bool measure(const std::function<bool(std::size_t done)>& goesOn) const = 0;
    /// The frames that move like the example of that name, including itself, up to a distance; without one,
    /// up to the example's own. In order of clip; empty if there is no such example, or its clip cannot be
    /// compared. Measures remaining clips first.
    virtual std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const = 0;
    /// The reason why no motion can be like the example of that name, for people; none if some can be.
    /// Measures remaining clips first.
    virtual std::optional<std::string> refusal(std::string_view name) const = 0;
    /// Searches for motion like the example of that name, so that alike() returns at once for any distance.
    /// Returns false if it was stopped: it ends soon then, and nothing is kept.
    virtual bool find(std::string_view /*name*/, const std::stop_token& /*stop*/) const { return true; }
};

} // namespace tagline
