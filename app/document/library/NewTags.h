#pragma once

// NewTags are tags that an edit by a person brought to clips: they are defined in the vocabulary as well.

#include "core/library/edits/SheetChange.h"
#include "core/tags/vocabulary/TagDefinition.h"

#include <QString>

#include <string>
#include <vector>

namespace tagline {

class LibraryDocument;

/// Definitions for tags of these names that clips have and the vocabulary does not define. Empty if the
/// vocabulary cannot be changed, or if it defines no tags at all, and so does not restrict them.
std::vector<TagDefinition> missingDefinitions(const LibraryDocument& document,
                                              const std::vector<std::string>& names);

/// Defines the missing tags of these names.
void defineUsedTags(LibraryDocument& document, const std::vector<std::string>& names, const QString& text);

/// Defines the missing tags of these names as one undo step; returns their number. A vocabulary that defines
/// no tags begins with all that clips have (withUsedTagsDefined), whatever the names.
int takeIntoVocabulary(LibraryDocument& document, const std::vector<std::string>& names, const QString& text);

/// Changes sheets like the document does, and defines the new tags of these names in the same step.
void changeDefining(LibraryDocument& document, std::vector<SheetChange> changes,
                    const std::vector<std::string>& names, const QString& text);

} // namespace tagline
