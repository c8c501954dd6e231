#pragma once

// TagSetOption is `--set NAME`: what commands answer and export of one tag set alone.

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"

#include <optional>
#include <string>

namespace tagline {

extern const QString setOption;     ///< "--set"
extern const QString setOptionHelp; ///< with a final line break

/// Why a tag set cannot be named so; empty where it can, and for "default".
QString setNameProblem(const QString& name);

/// The set that was typed, "default" for the one without a name; an error where no tag lies in it.
Result<std::string> tagSetNamed(const ClipLibrary& library, const QString& typed);

/// Where the option is there, leaves the tags of that set alone, named as in its own file. The answer is what
/// is wrong.
std::optional<Error> keepChosenSet(ClipLibrary& library, const CommandArguments& arguments);

} // namespace tagline
