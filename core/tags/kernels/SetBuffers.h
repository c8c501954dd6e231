#pragma once

// SetBuffers is what a SetWorkspace holds: the kernels with their arrays, and the last answer.

#include "core/tags/SetEvaluation.h"
#include "core/tags/kernels/ClipBound.h"
#include "core/tags/kernels/MaskEvaluation.h"
#include "core/tags/kernels/RangeAlgebra.h"

namespace tagline {

struct SetWorkspace::Buffers
{
    ClipBound bound;
    RangeAlgebra ranges;
    MaskEvaluation masks;
};

} // namespace tagline
