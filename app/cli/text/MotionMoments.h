#pragma once

// MotionMoments formats clips and frames of clips for commands.

#include "core/io/json/JsonWriter.h"
#include "core/library/ClipLibrary.h"
#include "core/search/features/FeatureStore.h"

#include <string>

namespace tagline {

/// Writes the members "source", "clip", and "index" (if names are shared) that identify a clip.
void writeClipName(ClipId id, const ClipLibrary& library, JsonWriter& json);

/// Writes the object {"source", "clip", "index" (if names are shared), "frame", "mirrored"}.
void writeMoment(const FeaturePlace& place, const ClipLibrary& library, JsonWriter& json);

/// "walk.bvh 120", "walk.bvh 120 mirrored".
std::string momentText(const FeaturePlace& place, const ClipLibrary& library);

/// Prints on standard error how many clips a command leaves out because no body is found in them.
void noteWithoutBody(const char* command, std::size_t clips);

} // namespace tagline
