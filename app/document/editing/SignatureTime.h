#pragma once

// The present time for a signature (TagSignature).

#include <string>

namespace tagline {

/// UTC, to the minute: `2026-11-21T20:30Z`.
std::string presentMinute();

} // namespace tagline
