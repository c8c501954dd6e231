#pragma once

// SpentTimeFile is where it is kept how long a person worked on each clip: a file of the person's own, in
// the folder of states, beside no library.
//
//   {
//     "format": "tagline.minutes",
//     "version": 1,
//     "clips": [
//       { "source": "/home/ana/mocap/walk.bvh", "clip": "walk", "milliseconds": 450000 },
//       { "source": "/home/ana/mocap/pack.glb", "clip": "run", "index": 0, "milliseconds": 61000 }
//     ]
//   }

#include "core/library/spent/SpentTimes.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>

namespace tagline {

/// `file` is the name that errors give. Errors have a line, a column and a code that starts with "minutes.".
Result<SpentTimes> readSpentTimes(std::string_view bytes, std::string file);
/// Equal times give equal bytes, and reading them gives equal ones.
std::string writtenSpentTimes(const SpentTimes& times);

/// Those of a file; none where there is no file.
Result<SpentTimes> loadSpentTimes(const std::string& path);
/// Adds to what the file holds, whatever other programs added meanwhile; it and its folder are made where
/// they are not there. A file that cannot be read is left as it is.
Result<void> addToSpentTimes(const std::string& path, const SpentTimes& more);
/// Removes the file.
Result<void> removeSpentTimes(const std::string& path);

/// Where this user's programs keep them; need not be there.
std::string standardSpentTimeFile();
/// The same in a folder of states.
std::string spentTimeFile(const std::string& stateFolder);

} // namespace tagline
