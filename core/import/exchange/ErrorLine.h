#pragma once

// How the import worker says on one line of JSON why it read nothing.

#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// {"code": …, "message": …, "line"?: n, "column"?: n} and a newline. Bytes that are no UTF-8 are replaced.
std::string toErrorLine(const Error& error);
/// The error in the last line of a worker's output; nothing where there is none. Its file is empty.
std::optional<Error> errorFromOutput(std::string_view output);

} // namespace tagline
