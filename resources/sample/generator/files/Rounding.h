#pragma once

#include <cmath>

namespace tagline::sample {

// To a millionth, without negative zero: the last bits of sines and cosines differ between libraries, and
// the files must not.
inline double rounded(double value) { return std::round(value * 1e6) / 1e6 + 0.0; }

inline float roundedFloat(double value) { return float(rounded(value)); }

} // namespace tagline::sample
