#pragma once

// NewTags are tags that an edit brought to clips: a person asked for them, so the vocabulary says them too.

#include "core/library/edits/SheetChange.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <QString>

#include <string>
#include <vector>

namespace tagline {

class LibraryDocument;

/// What defines the tags of these names that clips have and the vocabulary lacks. Nothing where no library
/// file can be changed, or where it defines no tag at all, and so does not say which there are.
std::vector<TagDefinition> missingDefinitions(const LibraryDocument& document,
                                              const std::vector<std::string>& names);

/// Defines these.
void defineUsedTags(LibraryDocument& document, const std::vector<std::string>& names, const QString& text);

/// Changes sheets as the document does, and defines the tags of these names that are new in the same step.
void changeDefining(LibraryDocument& document, std::vector<SheetChange> changes,
                    const std::vector<std::string>& names, const QString& text);

} // namespace tagline
