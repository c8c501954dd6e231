#pragma once

// RuntimeChecks are the rules of a valid runtime file, as resources/schemas/tagline.runtime.md numbers them:
// a file that keeps them can be read anywhere without a further look.

#include "core/runtime/RuntimeSections.h"

#include <string>

namespace tagline {

/// The first rule that the parts break, in words; empty if they break none. Reads each byte a few times:
/// O(bytes).
std::string brokenRuntimeRule(const RuntimeSections& parts);

} // namespace tagline
