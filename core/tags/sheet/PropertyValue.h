#pragma once

// PropertyValue is a value that frames or an instance of a counted tag have under a name.

#include <string>
#include <variant>

namespace tagline {

/// The value of a property on a frame. A number is never NaN.
using PropertyValue = std::variant<std::string, double, bool>;

} // namespace tagline
