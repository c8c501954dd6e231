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

/// The inputs of a function on one clip.
struct ClipOperands
{
    derived::Ranges a;
    derived::Ranges b;        ///< empty where the function takes one set
    Frame frames = 0;         ///< of the clip
    Frame duration = 0;       ///< in frames; of a bound that is backwards negative
    Frame secondDuration = 0; ///< the same
    std::size_t count = 0;
};

class ClipFunction
{
public:
    /// Expects `isClipFunction(function.op())`.
    ClipFunction(const QueryElement& function, FrameRate rate);

    /// Appends the answer on one clip of so many frames. Expects canonical operands within the clip (the
    /// second one empty where the function takes one), `out` being neither. Allocates only what `out` takes.
    void append(derived::Ranges a, derived::Ranges b, Frame frames, std::vector<FrameRange>& out) const
    {
        m_apply({a, b, frames, m_duration, m_secondDuration, m_count}, out);
    }

private:
    using Apply = void (*)(const ClipOperands& of, std::vector<FrameRange>& out);

    Apply m_apply;
    Frame m_duration = 0;
    Frame m_secondDuration = 0;
    std::size_t m_count = 0;
};

} // namespace tagline
