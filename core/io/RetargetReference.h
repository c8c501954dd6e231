#pragma once

// RetargetReference is the form in a library file of the pose that a person chose to hold poses against:
//
//   "reference": {"clip": "walk", "frame": 12, "joints": {"Hips": [x, y, z, x, y, z, w], …}}
//
// Joints that stand as at rest are left out; without a clip it is the rest pose. Keys of other programs
// follow and are kept.

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"
#include "core/retargeting/RetargetMap.h"

#include <optional>

namespace tagline {

/// Writes the object.
void writeReference(const ChosenReference& reference, JsonWriter& writer);
/// None if a problem was reported.
std::optional<ChosenReference> readReference(JsonNode node, JsonProblems& problems);

} // namespace tagline
