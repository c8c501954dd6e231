#pragma once

// GoOn is how long work says how far it is, and hears whether to go on.

#include <functional>

namespace tagline {

/// Receives the share of work that is done, in [0, 1]; if it returns false, the work ends as soon as it can.
using GoOn = std::function<bool(double share)>;

} // namespace tagline
