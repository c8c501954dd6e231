#pragma once

// WeightValues let a layer's weight follow values of a track's clip at the frame that the track shows.
//
//     value                                   share
//     allAt      ------------.--------        1 |       .------
//                         .´                    |     .´
//     nothingAt  ------.´-------------        0 |---.´
//                   ..´

#include "core/playback/controller/Transition.h"

#include <memory>
#include <vector>

namespace tagline {

struct WeightValues
{
    TrackId track;                                    ///< whose clip they are of
    std::shared_ptr<const std::vector<float>> values; ///< one a frame of it
    double nothingAt = 0.0;
    double allAt = 1.0; ///< may lie below `nothingAt`, not on it

    bool isEmpty() const { return !track.isValid() || !values || values->empty(); }
    /// 0 … 1 at a fractional frame of the clip, evenly from frame to frame; a frame without a value counts as
    /// 0. Expects that it is not empty.
    double shareAt(double frame) const;

    bool operator==(const WeightValues&) const = default;
};

} // namespace tagline
