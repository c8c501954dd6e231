#pragma once

// The rules of a valid ImportedModel, checked before one is written and again after one is read.

#include "core/import/ImportedModel.h"

#include <string>

namespace tagline {

/// The first rule that joints break (parents first, unique names, finite values), as a text; else empty.
std::string brokenRule(const std::vector<Joint>& joints);

/// The first rule that a model breaks (SkinnedMesh.h, KeyTrack.h, Clip.h), as a text; else empty. Expects a
/// valid skeleton.
std::string brokenRule(const ImportedModel& model);

} // namespace tagline
