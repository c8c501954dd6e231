#pragma once

// DrivePathFile is the wanted motion of a driven figure over time, as a file
// (resources/schemas/tagline.path.schema.json):
//
//   {"format": "tagline.path", "version": 1, "seconds": 12,
//    "commands": [{"at": 0, "speed": 1.4, "direction": 0},
//                 {"at": 4, "speed": 1.4, "direction": 90},
//                 {"at": 8, "speed": 0, "facing": 180}]}
//
// A command holds until the next one. Directions and facings are degrees to the left of where the figure
// first faced; speeds metres a second.

#include "core/search/driving/DrivePath.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>

namespace tagline {

/// Errors name file, line and column; their codes begin with "path.". Commands are in order of time, the
/// first at 0, the last before the end.
Result<DrivePath> readDrivePath(std::string_view bytes, std::string file);

/// The text of such a file; what is read of it is equal, but for rounding.
std::string writtenDrivePath(const DrivePath& path);

} // namespace tagline
