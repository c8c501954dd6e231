#pragma once

// UsageFile is the form in which a UsageMemory is kept: small JSON, made for version control.
//
//   {
//     "format": "tagline.usage",
//     "version": 1,
//     "picks": 4,
//     "clips": [
//       {
//         "source": "motions/walk.bvh",
//         "clip": "walk",
//         "pick": 3
//       }
//     ]
//   }
//
// Clips are in order of source, name and index; "index" is left out where it is 0.

#include "core/support/Result.h"
#include "core/tags/matching/UsageMemory.h"

#include <string>
#include <string_view>

namespace tagline {

/// Reads a memory. `file` is the name that errors give. Errors have a line, a column and a code that starts
/// with "usage.".
Result<UsageMemory> readUsageMemory(std::string_view bytes, std::string file);

/// The bytes of a memory: equal ones give equal bytes, and reading them gives an equal one.
std::string writtenUsageMemory(const UsageMemory& memory);

} // namespace tagline
