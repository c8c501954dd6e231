#pragma once

// Motion is whether what changes may move or fade, and how long it takes; playing is no such motion.

#include <chrono>
#include <optional>

namespace tagline {

namespace motion {

inline constexpr std::chrono::milliseconds control{120}; ///< hover, tabs, folding
inline constexpr std::chrono::milliseconds framing{200}; ///< the camera, on its way to another view
inline constexpr std::chrono::milliseconds flash{300};   ///< the blink of something that has just changed

} // namespace motion

/// Whether a person or their desktop wants no motion: what would fade is shown and goes.
bool isMotionReduced();
/// The person's own wish; without it the desktop's counts.
void setMotionReduced(bool isReduced);

/// Whether the desktop's own windows are to be without motion, by the settings of KDE and GTK; read once.
bool isDesktopStill();
/// For tests: what the desktop is taken to want from now on; none asks it anew.
void setDesktopStill(std::optional<bool> isStill);

} // namespace tagline
