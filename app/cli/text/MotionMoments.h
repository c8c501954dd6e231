#pragma once

// MotionMoments is how commands name clips and moments of motion: a frame of a clip.

#include "core/io/json/JsonWriter.h"
#include "core/library/ClipLibrary.h"
#include "core/search/features/FeatureStore.h"

#include <string>

namespace tagline {

/// The members "source", "clip", and "index" where names are shared: which clip is meant.
void writeClipName(ClipId id, const ClipLibrary& library, JsonWriter& json);

/// The object {"source", "clip", "index" where names are shared, "frame", "mirrored"}.
void writeMoment(const FeaturePlace& place, const ClipLibrary& library, JsonWriter& json);

/// "walk.bvh 120", "walk.bvh 120 mirrored".
std::string momentText(const FeaturePlace& place, const ClipLibrary& library);

/// Notes on standard error how many clips a command leaves out because no body is found in them.
void noteWithoutBody(const char* command, std::size_t clips);

} // namespace tagline
