#pragma once

// ShootJson reads a shoot sheet that capture software keeps as JSON: a list of takes, or an object with one.
//
//   {"takes": [{"takeName": "walk_01", "start": "10:00:00:00", "subjects": ["Ana", "Ben"], "select": "A",
//               "marks": [{"name": "turn", "timecode": "10:00:02:00"}]}]}

#include "core/imports/ForeignTags.h"
#include "core/imports/TagImportOptions.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

Result<ForeignTags> shootJson(const ForeignFile& file, const TagImportOptions& options);

/// The members that its takes have, in the order in which they come first; none if it cannot be read.
std::vector<std::string> shootJsonMembers(std::string_view text);

} // namespace tagline
