#pragma once

// MaskWords are the set operators on arrays of words.

#include "core/time/FrameRanges.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

/// out[i] = a[i] op b[i] for i in [0, count); out may be a or b.
void combineWords(SetOperator op, const std::uint64_t* a, const std::uint64_t* b, std::uint64_t* out,
                  std::size_t count);

} // namespace tagline
