#pragma once

// InstanceValues are the values of new instances of a counted tag, as they are typed: --value hand=left.

#include "app/cli/options/CommandArguments.h"
#include "core/tags/sheet/instances/TagInstance.h"

namespace tagline {

inline const QString instanceValueOption = "--value";
/// A new instance also where one has just the same frames.
inline const QString anotherInstanceOption = "--another";

/// What is wrong with the values and the option; empty where nothing is.
QString misuseOfInstanceValues(const CommandArguments& arguments);

/// true and false are booleans, numbers are numbers, all else is a text, and what is in quotes always
/// (guessedValueOfText); in order of name, the last one of a name. Expects that nothing is wrong with them.
std::vector<InstanceValue> instanceValues(const CommandArguments& arguments);

} // namespace tagline
