#pragma once

// UsedTags finds the tags that clips have and the vocabulary does not know, and defines them.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"

#include <string>
#include <vector>

namespace tagline {

/// The tags that clips have and that are not in the vocabulary, in order of name; those of named sets come
/// last.
std::vector<TagId> undefinedTags(const ClipLibrary& library);
/// Their names.
std::vector<std::string> undefinedTagNames(const ClipLibrary& library);

/// The edit, which defines the tags that clips have as well if it defines the first tag of the vocabulary:
/// else a vocabulary would begin with all of them as faults.
LibraryEdit withUsedTagsDefined(LibraryEdit edit, const ClipLibrary& library);

} // namespace tagline
