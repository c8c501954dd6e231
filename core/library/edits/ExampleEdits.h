#pragma once

// ExampleEdits change the examples of motion that a library keeps, and what speaks of them.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Frames of a clip by the names that a library file says them with.
ExampleRange exampleRange(const ClipLibrary& library, ClipId clip, FrameRange frames,
                          bool isMirrored = false);

/// The examples with another one, in the place of the one of its name or as the last.
std::vector<MotionExample> withExample(std::vector<MotionExample> examples, MotionExample added);

/// Gives an example another name; every query that names it by like() follows. Expects a name that is kept
/// and one that is not.
LibraryEdit exampleRenaming(const ClipLibrary& library, const std::string& name, const std::string& newName);

/// The same as an example of a tag.
TagExample tagExample(const ClipLibrary& library, ClipId clip, FrameRange frames);
/// Where the library has the example: its clip, none where that is not there or is shorter.
std::optional<ClipId> clipOf(const ClipLibrary& library, const TagExample& example);

/// Whether a query names the example by like().
bool namesExample(std::string_view query, std::string_view name);

} // namespace tagline
