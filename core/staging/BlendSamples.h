#pragma once

// BlendSamples are the ranges of clips that a blend space is made of: found by a query, measured by motion.

#include "core/library/ClipLibrary.h"
#include "core/playback/controller/TagSync.h"
#include "core/tags/sets/FrameSet.h"

#include <glm/vec2.hpp>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

class QueryExpression;

/// A range of a clip and where it lies in a blend space.
struct BlendSample
{
    ClipId clip;
    FrameRange range;
    glm::dvec2 place{0.0};
    bool isInPlace = false; ///< its speed is that of its feet: GroundSpeed.h

    bool operator==(const BlendSample&) const = default;
};

/// The ranges of an answer, cut where a tag that the query names begins or ends: a clip that goes over from
/// walking to running is two samples of `Walk | Run`, and of `Locomotion` too. Parts below a fifth of a
/// second are left out. In order of clip and frame. Places are 0.
std::vector<BlendSample> samplesOf(const ClipLibrary& library, const QueryExpression& query,
                                   const FrameSet& answer);

/// No more than `most` of some samples, so that all parts of their space are still there: the longest of each
/// part of it, then the second of each, and so on. The order stays. Expects one length a sample.
std::vector<BlendSample> spreadSamples(std::vector<BlendSample> samples, std::span<const double> seconds,
                                       std::size_t most);

/// The part of a range that can be played round and round: from a footfall to the last of the same foot; the
/// range itself where that is less than half of it. A mark on the range's first frame does not count: what
/// begins there may have begun before. Expects marks in order of time.
FrameRange wholeCycles(FrameRange range, std::span<const SyncMark> marks);

/// The marks within a range, in frames of the range.
std::vector<SyncMark> marksWithin(std::span<const SyncMark> marks, FrameRange range);

/// The mean of a signal of the root over a range; none if the clip has no motion. Computes the signal
/// if it was not asked for before: may be called on any thread.
std::optional<double> meanSignal(const SignalSource& motions, ClipId clip, MotionSignal signal,
                                 FrameRange range);

} // namespace tagline
