#pragma once

// What a new tag gets where a person named nothing but the tag: a colour and a key that no other tag has.

#include "core/library/ClipLibrary.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <optional>
#include <string>

namespace tagline {

class LibraryDocument;

/// The first colour of the automatic palette that is told from those of all tags of the library; the
/// farthest from them where none is.
Colour freeColour(const ClipLibrary& library);

/// A digit that no tag has as its key, in their order; else a letter, those of the name first; empty where
/// all are taken, and in place of a letter while there is no name.
std::string freeKey(const TagVocabulary& vocabulary, const std::string& name);

/// A registered tag of that name, with both.
TagDefinition proposedTag(const ClipLibrary& library, const std::string& name);

/// Why that definition of a new tag cannot be: a sentence for people; none where it can.
std::optional<std::string> newTagRefusal(const LibraryDocument& document, const TagDefinition& definition);

} // namespace tagline
