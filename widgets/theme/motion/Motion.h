#pragma once

// Motion is whether what changes may move or fade; playing is no such motion.

namespace tagline {

/// Whether a person wants no motion: what would fade is shown and goes.
bool isMotionReduced();
void setMotionReduced(bool isReduced);

} // namespace tagline
