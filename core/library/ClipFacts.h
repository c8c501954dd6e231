#pragma once

// ClipFacts are values that a library file gives to whole clips, and that queries ask for like properties:
// `take == "Duel 03"`.

#include "core/library/ClipLibrary.h"

#include <functional>
#include <string_view>

namespace tagline {

/// One fact, told by a row of libraryMembers (core/library/edits/LibraryEdit.h). Parser, completion, help,
/// answers and the updates after edits follow.
struct ClipFact
{
    std::string_view name; ///< name in queries
    PropertyType type = PropertyType::String;
    /// Calls `say` for the clips that have a value; the first call for a clip counts.
    void (*tell)(const ClipLibrary& library, const std::function<void(ClipId, PropertyValue)>& say);
};

/// Tells an index all facts, as they are now.
void tellFacts(const ClipLibrary& library, PropertyIndex& index);

/// The parts that answers of queries may depend on.
LibraryParts partsOfAnswers();

} // namespace tagline
