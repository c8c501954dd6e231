#pragma once

// DuplicateArguments are the options of the commands that look for near duplicates, and the search.

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

/// What is wrong with them; empty where nothing is.
QString misuseOfDuplicateOptions(const CommandArguments& arguments);

/// As they were given. Expects that nothing is wrong with them.
DuplicateOptions duplicateOptions(const CommandArguments& arguments);

struct FoundDuplicates
{
    std::vector<DuplicateStretch> stretches;
    std::size_t withoutBody = 0; ///< clips that could not be compared
};

/// Of a library, saying on a terminal how far it is, and which clips `command` leaves out.
FoundDuplicates foundDuplicates(const char* command, const ClipLibrary& library,
                                const DuplicateOptions& options);

} // namespace tagline
