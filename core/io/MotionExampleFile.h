#pragma once

// MotionExampleFile reads and writes the examples of motion of a library file, and those of its tags.

#include "core/io/json/JsonReading.h"
#include "core/io/json/JsonWriter.h"
#include "core/query/editing/MotionExample.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

/// `[start, stop]` of one frame at least.
bool readFrameRange(JsonNode node, FrameRange& range, JsonProblems& problems);
/// Reads the number among clips of one name in a file, if it is given.
bool readClipIndex(JsonObjectReader& reader, std::optional<std::int32_t>& index, JsonProblems& problems);

/// All but the extra keys of the example itself.
bool readExample(JsonObjectReader& reader, MotionExample& example, JsonProblems& problems);
void writeExample(const MotionExample& example, JsonWriter& writer);

/// The member "examples" of a tag; none if it is not there.
bool readTagExamples(JsonObjectReader& reader, std::vector<TagExample>& examples, JsonProblems& problems);
void writeTagExamples(const std::vector<TagExample>& examples, JsonWriter& writer);

} // namespace tagline
