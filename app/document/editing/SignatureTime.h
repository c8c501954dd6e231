#pragma once

// The time of a signature (TagSignature) as the clock has it now.

#include <string>

namespace tagline {

/// UTC, to the minute: `2026-11-21T20:30Z`.
std::string presentMinute();

} // namespace tagline
