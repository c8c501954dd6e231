#pragma once

// ClipFunction is a function of the query language made ready for the clips of one frame rate: durations have
// become frames.
//
//   grow(q, 0.1s)  at 30 frames a second   grown by 3
//                  at 24                   grown by 2 (2.4)
//   longer(q, 0.1s)  at 24                 more than 2 frames: exactly 2.4, which 3 frames exceed

#include "core/query/language/QueryElement.h"
#include "core/tags/sheet/RangeOperations.h"
#include "core/time/FrameRate.h"

namespace tagline {

/// Whether an element is a function that answers clip by clip: all but the operators and random().
bool isClipFunction(QueryOp op);

class ClipFunction
{
public:
    /// Expects `isClipFunction(function.op())`.
    ClipFunction(const QueryElement& function, FrameRate rate);

    /// Appends the answer on one clip of so many frames. Expects canonical operands within the clip (the
    /// second one empty where the function takes one), `out` being neither. Allocates only what `out` takes.
    void append(derived::Ranges a, derived::Ranges b, Frame frames, std::vector<FrameRange>& out) const;

private:
    QueryOp m_op;
    Frame m_frames = 0;       ///< of the duration
    Frame m_secondFrames = 0; ///< of the second duration
    std::size_t m_count = 0;
};

} // namespace tagline
