#pragma once

// DuplicateArguments are the options of the commands that search for near duplicates, and the search.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/search/duplicates/NearDuplicates.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tagline {

inline const QString duplicateSecondsOption = "--seconds"; ///< with a value
inline const QString thresholdOption = "--threshold";      ///< with a value
inline const QString mirroredOption = "--mirrored";        ///< a flag
extern const char* const duplicateOptionsHelp;

/// The problem of these options; empty if there is none.
QString misuseOfDuplicateOptions(const CommandArguments& arguments);

/// The options as given. Expects that they have no problem.
DuplicateOptions duplicateOptions(const CommandArguments& arguments);

struct FoundDuplicates
{
    std::vector<DuplicateStretch> stretches;
    std::size_t withoutBody = 0; ///< clips that could not be compared
};

/// Searches a library; shows progress on a terminal, and prints which clips `command` leaves out.
FoundDuplicates foundDuplicates(const char* command, const ClipLibrary& library,
                                const DuplicateOptions& options);

} // namespace tagline
