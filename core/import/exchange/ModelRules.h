#pragma once

// The rules of a valid ImportedModel, checked before one is written and again after one is read.

#include "core/import/ImportedModel.h"

#include <string>

namespace tagline {

/// The first rule that joints break (parents first, names unique, values finite), in words; empty for none.
std::string brokenRule(const std::vector<Joint>& joints);

/// The first rule that a model breaks (SkinnedMesh.h, KeyTrack.h, Clip.h), in words; empty for none.
/// Expects a valid skeleton.
std::string brokenRule(const ImportedModel& model);

} // namespace tagline
