#pragma once

// Defaults of a new tag that a person gave only a name: a colour and a key that no other tag has.

#include "core/library/ClipLibrary.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <optional>
#include <string>

namespace tagline {

class LibraryDocument;

/// The first colour of the automatic palette that is told from those of all tags of the library; the
/// farthest from them if there is none.
Colour freeColour(const ClipLibrary& library);

/// A digit that no tag has as its key, in their order; else a letter, those of the name first; empty if
/// all are taken, and in place of a letter while there is no name.
std::string freeKey(const TagVocabulary& vocabulary, const std::string& name);

/// A registered tag of that name, with both.
TagDefinition proposedTag(const ClipLibrary& library, const std::string& name);

/// Why a new tag cannot have that definition, as a sentence for people; none if it can.
std::optional<std::string> newTagRefusal(const LibraryDocument& document, const TagDefinition& definition);

} // namespace tagline
