#pragma once

// O3deXml reads scene settings of O3DE as they were saved before they became JSON.

#include "core/imports/ForeignTags.h"

#include <string>
#include <vector>

namespace tagline {

/// The motion events of scene settings that are XML. Errors have codes that begin with "foreign.".
Result<ForeignTags> readO3deXml(const ForeignFile& file);

/// Possible names of the clip of a motion group: the settings lie beside the model file, whose name they have
/// before their ending.
std::vector<std::string> o3deClipNames(const ForeignFile& file, const std::string& group);

} // namespace tagline
