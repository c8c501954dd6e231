#pragma once

// ExampleEdits change the examples of motion in a library, and the queries that name them.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Frames of a clip, as a library file refers to them.
ExampleRange exampleRange(const ClipLibrary& library, ClipId clip, FrameRange frames,
                          bool isMirrored = false);

/// The examples with another one, in the place of the one of its name or as the last.
std::vector<MotionExample> withExample(std::vector<MotionExample> examples, MotionExample added);

/// Renames an example, and follows it in every query that names it by like(). Expects that the library has an
/// example of the old name and none of the new one.
LibraryEdit exampleRenaming(const ClipLibrary& library, const std::string& name, const std::string& newName);

/// Frames of a clip as an example of a tag.
TagExample tagExample(const ClipLibrary& library, ClipId clip, FrameRange frames);
/// The clip of the example in this library; none if the clip is not there or is shorter.
std::optional<ClipId> clipOf(const ClipLibrary& library, const TagExample& example);

/// Whether a query names the example by like().
bool namesExample(std::string_view query, std::string_view name);

} // namespace tagline
