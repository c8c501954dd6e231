#pragma once

// RuntimeFileKind tells the kind of a file that is no runtime file, so that the error can say what to do.

#include "core/support/Result.h"

#include <cstddef>
#include <span>

namespace tagline {

/// The error for bytes that do not begin as a runtime file: a model, a sidecar, a part of a runtime file …
/// Codes: runtime.cut-off, runtime.wrong-kind. It has no file.
Error notARuntimeFile(std::span<const std::byte> bytes);

} // namespace tagline
