#pragma once

// NumberText writes numbers so that they read back as the same.

#include <string>

namespace tagline {

/// The shortest text that reads back as this double.
std::string shortestNumber(double value);
/// The shortest such text without an exponent.
std::string shortestDecimal(double value);

} // namespace tagline
