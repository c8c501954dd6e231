#pragma once

// LikenessSource is where like() gets its answers from: the seam between the query language and whatever
// compares motion.

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

/// What of a clip moves like an example.
struct AlikeFrames
{
    ClipId clip;
    FrameRanges frames; ///< not empty

    bool operator==(const AlikeFrames&) const = default;
};

/// Any thread may ask; while one measures, others that ask wait.
class LikenessSource
{
public:
    virtual ~LikenessSource() = default;

    /// How many clips are still to be measured before answers are quick; 0 where all are.
    virtual std::size_t clipsToMeasure() const = 0;
    /// Measures them; `goesOn` is called on this thread with how many are done and says whether to go on.
    /// False where it did not: nothing is kept then.
    virtual bool measure(const std::function<bool(std::size_t done)>& goesOn) const = 0;
    /// The frames that move like the example of that name, itself among them, up to a distance; without one,
    /// up to its own. In order of clip; none where nothing is kept under the name, or its clip cannot be
    /// compared. Measures what is still to be measured.
    virtual std::vector<AlikeFrames> alike(std::string_view name, std::optional<double> distance) const = 0;
    /// Why nothing can move like the example of that name, for people; none where something can. Measures
    /// what is still to be measured.
    virtual std::optional<std::string> refusal(std::string_view name) const = 0;
    /// Finds what moves like the example of that name, so that alike() answers at once, whatever the
    /// distance. False where it was stopped: it ends soon then, and nothing is kept.
    virtual bool find(std::string_view /*name*/, const std::stop_token& /*stop*/) const { return true; }
};

} // namespace tagline
