#pragma once

// LibraryEdit is a change of what the library file holds: tags and what they share, saved queries and
// derived tags, the character, how files are read.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/query/editing/SavedQuery.h"
#include "core/query/editing/TaggingRule.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// What is absent does not change. Exchanging it with a library gives the edit that takes it back.
struct LibraryEdit
{
    std::vector<TagDefinition> tags; ///< by name; one that is not registered was not there before
    std::optional<std::vector<std::string>> namespaces;
    std::optional<std::vector<TagGroup>> groups;
    std::optional<std::vector<PropertyDefinition>> properties;
    std::optional<std::vector<SavedQuery>> queries;
    std::optional<std::vector<NamedQuery>> derived;
    std::optional<std::vector<TaggingRule>> rules;
    std::optional<std::vector<ControllerPreset>> presets;
    std::optional<std::vector<FigureMap>> figureMaps;
    std::optional<std::string> character;
    std::optional<MotionSettings> motion;
    std::vector<LibraryImport> imports; ///< by source, an absolute path; one without settings has no entry

    bool isEmpty() const
    {
        return tags.empty() && !namespaces && !groups && !properties && !queries && !derived && !rules &&
               !presets && !figureMaps && !character && !motion && imports.empty();
    }
};

} // namespace tagline
