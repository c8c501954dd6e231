#pragma once

// TagSetOption is `--set NAME`: restricts the output of commands to one tag set.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"

#include <optional>
#include <string>

namespace tagline {

extern const QString setOption;     ///< "--set"
extern const QString setOptionHelp; ///< with a final line break

/// Why a tag set cannot have this name; empty if it can, and for "default".
QString setNameProblem(const QString& name);

/// The typed set, "default" for the unnamed one; an error if no tag is in it.
Result<std::string> tagSetNamed(const ClipLibrary& library, const QString& typed);

/// With the option, keeps only the tags of that set, named as in its own file. Returns the problem, if there
/// is one.
std::optional<Error> keepChosenSet(ClipLibrary& library, const CommandArguments& arguments);

} // namespace tagline
