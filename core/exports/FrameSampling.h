#pragma once

// FrameSampling puts a clip's frames on another rate: which frame is at which sampled frame.
//
//   clip at 30     0  1  2  3  4  5  6
//   sampled at 20  0    1    2     3  4        frame k is at k / 20 s; the clip's current frame then counts

#include "core/exports/ExportOptions.h"
#include "core/time/FrameRange.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tagline {

/// The shares of splits as people type them, three whole numbers from 0 on that are not all 0: "80, 10, 10".
std::optional<std::array<int, 3>> typedSplits(std::string_view text);

class FrameSampling
{
public:
    FrameSampling(Frame frames, FrameRate clip, FrameRate sampled);

    /// Number of sampled frames from the clip's first frame to its last.
    Frame count() const { return m_count; }
    /// The sampled frames of a range: those at which a frame of the range is current; of a point, or where
    /// there are none, by the policy. Expects a range within the clip that is not empty.
    FrameRange sampledRange(FrameRange range, bool isPoint, PointPolicy policy) const;
    /// The values of the clip's frames at the sampled ones, in between on the line from one to the next.
    std::vector<float> sampledValues(std::span<const float> values) const;

private:
    FrameRange currentIn(FrameRange range) const;

    Frame m_frames;
    double m_clipFrames; ///< of the clip, from a sampled frame to the next
    Frame m_count;
};

} // namespace tagline
