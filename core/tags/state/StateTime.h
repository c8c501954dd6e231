#pragma once

// StateTime is how the times of clip states are written.

#include <string_view>

namespace tagline {

/// Whether a text is such a time, to the minute and in UTC: `2026-11-22T10:00Z`. Such texts compare as times
/// do.
bool isStateTime(std::string_view text);

} // namespace tagline
