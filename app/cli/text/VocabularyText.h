#pragma once

// VocabularyText lists the vocabulary of a library, and the effects of an edit of it.

#include "core/library/edits/VocabularyEditing.h"

#include <string>
#include <vector>

namespace tagline {

/// Tags that are defined or have ranges, in order of name; then groups, properties, namespaces.
std::string vocabularyText(const ClipLibrary& library);
std::string vocabularyJson(const ClipLibrary& library);

/// An edited entry: "tag" "Run".
struct VocabularyChange
{
    std::string kind;
    std::string name;
    bool isChanged = false; ///< whether anything differs
    SettingsEffects effects = {};
    std::string done = "changed";        ///< or "added", "removed"
    std::vector<std::string> notes = {}; ///< notes on it
};

std::string vocabularyChangeText(const VocabularyChange& change, bool isDryRun);
std::string vocabularyChangeJson(const VocabularyChange& change, bool isDryRun);

/// Losses of the instances of a tag that is no longer counted; empty if there are none.
std::vector<std::string> joiningNotes(const ClipLibrary& library, TagId tag);

} // namespace tagline
