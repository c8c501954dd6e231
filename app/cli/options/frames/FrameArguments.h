#pragma once

// FrameArguments are the options of commands that sample frames.

#include "app/cli/options/CommandArguments.h"
#include "core/exports/ExportOptions.h"
#include "core/support/Result.h"

namespace tagline {

inline const QStringList frameOptions{"--rate", "--points", "--signals", "--splits"}; ///< with a value

/// The options as values; an error if one cannot be read.
Result<FrameOptions> readFrameOptions(const CommandArguments& arguments);

/// The part of a command's help for --rate.
extern const char* const frameOptionsHelp;

} // namespace tagline
