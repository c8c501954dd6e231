#pragma once

// RuntimeWriter packs the tag sets of a library into the bytes of a runtime file (RuntimeFormat.h).

#include "core/runtime/RuntimeContent.h"
#include "core/support/Result.h"

#include <string>

namespace tagline {

/// The bytes of a runtime file. Equal content gives equal bytes, whatever the order of its tags, the form of
/// its sets and how they came about. Error code: runtime.too-large, where strings or clips are beyond what
/// the format holds.
Result<std::string> packedRuntimeFile(const RuntimeContent& content);

} // namespace tagline
