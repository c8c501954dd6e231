#pragma once

// InstanceValues are the typed values of new instances of a counted tag: --value hand=left.

#include "app/cli/options/CommandArguments.h"
#include "core/tags/sheet/instances/TagInstance.h"

namespace tagline {

inline const QString instanceValueOption = "--value";
/// Adds a new instance even if one has exactly the same frames.
inline const QString anotherInstanceOption = "--another";

/// The problem of the values and the option; empty if there is none.
QString misuseOfInstanceValues(const CommandArguments& arguments);

/// The values in order of name; of equal names the last one. true and false become booleans, numbers numbers,
/// and all else text, as does anything in quotes (guessedValueOfText). Expects values without a problem.
std::vector<InstanceValue> instanceValues(const CommandArguments& arguments);

} // namespace tagline
