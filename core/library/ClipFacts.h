#pragma once

// ClipFacts are what a library file says of whole clips, which queries ask for as they ask for properties:
// `take == "Duel 03"`.

#include "core/library/edits/LibraryEdit.h"

#include <functional>
#include <span>
#include <string_view>

namespace tagline {

/// A row is all that queries need: parser, completion, help, answers and their following of edits go by it.
struct ClipFact
{
    std::string_view name; ///< as queries spell it
    PropertyType type = PropertyType::String;
    LibraryPart part{}; ///< where it is edited
    /// Calls `say` for the clips that have a value; of those that are named again the first one counts.
    void (*tell)(const ClipLibrary& library, const std::function<void(ClipId, PropertyValue)>& say);
};

std::span<const ClipFact> clipFacts();

/// Tells an index all facts, as they are now.
void tellFacts(const ClipLibrary& library, PropertyIndex& index);

/// The parts that answers of queries may depend on.
LibraryParts partsOfAnswers();

} // namespace tagline
