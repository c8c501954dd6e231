#pragma once

// SpentTimeFile stores the working time on each clip: a personal file in the folder of states, beside no
// library.
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

/// `file` is the name for messages. Errors have a line, a column and a code that starts with "minutes.".
Result<SpentTimes> readSpentTimes(std::string_view bytes, std::string file);
/// Equal times give equal bytes, and reading them gives equal ones.
std::string writtenSpentTimes(const SpentTimes& times);

/// Reads the times of a file; empty if the file does not exist.
Result<SpentTimes> loadSpentTimes(const std::string& path);
/// Adds times to the present content of the file, which other programs may have changed; creates it and its
/// folder if necessary. A file that cannot be read is left as it is.
Result<void> addToSpentTimes(const std::string& path, const SpentTimes& more);
/// Removes the file.
Result<void> removeSpentTimes(const std::string& path);

/// Path of this user's file of times, which need not exist.
std::string standardSpentTimeFile();
/// Path of the file of times in a folder of states.
std::string spentTimeFile(const std::string& stateFolder);

} // namespace tagline
