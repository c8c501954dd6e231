#pragma once

// VocabularyText lists what a library says of its tags, and what an edit of that comes to.

#include "core/library/edits/VocabularyEditing.h"

#include <string>
#include <vector>

namespace tagline {

/// Tags that are defined or have ranges, in order of name; then groups, properties, namespaces.
std::string vocabularyText(const ClipLibrary& library);
std::string vocabularyJson(const ClipLibrary& library);

/// An entry that was edited: "tag" "Run".
struct VocabularyChange
{
    std::string kind;
    std::string name;
    bool isChanged = false; ///< whether anything differs
    SettingsEffects effects = {};
    std::string done = "changed";        ///< or "added", "removed"
    std::vector<std::string> notes = {}; ///< what is worth knowing of it
};

std::string vocabularyChangeText(const VocabularyChange& change, bool isDryRun);
std::string vocabularyChangeJson(const VocabularyChange& change, bool isDryRun);

/// What the instances of a tag lose that is counted no more; empty where that is nothing.
std::vector<std::string> joiningNotes(const ClipLibrary& library, TagId tag);

} // namespace tagline
