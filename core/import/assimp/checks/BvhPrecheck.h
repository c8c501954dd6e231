#pragma once

// BvhPrecheck holds what a BVH file promises against what it has.

#include "core/support/Result.h"

#include <string_view>

namespace tagline {

inline constexpr int mostLevels = 1'000; ///< that joints or nodes may be nested

/// Nesting up to 1,000 levels, up to 100,000 joints, at least one frame, a frame time that can be one, and
/// all numbers that frames × channels promise. Errors have line and column. Codes: import.bad-bvh,
/// import.too-deep, import.too-many-nodes, import.bad-channels, import.bad-frame-count,
/// import.bad-frame-time, import.truncated.
Result<void> checkBvh(std::string_view file);

} // namespace tagline
