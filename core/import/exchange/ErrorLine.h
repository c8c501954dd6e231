#pragma once

// How the import worker says on one line of JSON why it read nothing.

#include "core/import/exchange/ClipCache.h"
#include "core/support/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// {"code": …, "message": …, "line"?: n, "column"?: n, "sources"?: …} and a newline. `sources` are the files
/// that the error depends on, empty where they are unknown. Bytes that are no UTF-8 are replaced.
std::string toErrorLine(const Error& error, const std::vector<SourceFile>& sources = {});
/// The error in the last line of a worker's output; none if there is none. Its file is empty.
std::optional<Error> errorFromOutput(std::string_view output);
/// The files in the same line; empty if it has none, or they are malformed.
std::vector<SourceFile> sourcesFromOutput(std::string_view output);

} // namespace tagline
