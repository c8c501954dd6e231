#pragma once

// NodeLimits are the most that a hierarchy may hold: what lies beyond is a bomb and no figure.

namespace tagline {

inline constexpr int mostLevels = 1'000;  ///< that joints or nodes may be nested
inline constexpr int mostNodes = 100'000; ///< of one file

} // namespace tagline
