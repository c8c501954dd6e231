#pragma once

// GoOn is how long work says how far it is, and hears whether to go on.

#include <functional>

namespace tagline {

/// Hears how much is done, in [0, 1]; where it says no, the work ends as soon as it can.
using GoOn = std::function<bool(double share)>;

} // namespace tagline
