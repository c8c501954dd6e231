#pragma once

// SetBuffers is what a SetWorkspace holds: the kernels with their arrays, and the last answer.

#include "core/tags/sets/SetEvaluation.h"
#include "core/tags/sets/kernels/ClipBound.h"
#include "core/tags/sets/kernels/MaskEvaluation.h"
#include "core/tags/sets/kernels/RangeAlgebra.h"

namespace tagline {

struct SetWorkspace::Buffers
{
    ClipBound bound;
    RangeAlgebra ranges;
    MaskEvaluation masks;
};

} // namespace tagline
