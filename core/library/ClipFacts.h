#pragma once

// ClipFacts are values that a library file gives to whole clips, and that queries ask for like properties:
// `take == "Duel 03"`.

#include "core/library/edits/LibraryEdit.h"

#include <functional>
#include <span>
#include <string_view>

namespace tagline {

/// One fact. Parser, completion, help, answers and the updates after edits all use these rows.
struct ClipFact
{
    std::string_view name; ///< name in queries
    PropertyType type = PropertyType::String;
    LibraryPart part{}; ///< part in which it is edited
    /// Calls `say` for the clips that have a value; the first call for a clip counts.
    void (*tell)(const ClipLibrary& library, const std::function<void(ClipId, PropertyValue)>& say);
};

std::span<const ClipFact> clipFacts();

/// Tells an index all facts, as they are now.
void tellFacts(const ClipLibrary& library, PropertyIndex& index);

/// The parts that answers of queries may depend on.
LibraryParts partsOfAnswers();

} // namespace tagline
