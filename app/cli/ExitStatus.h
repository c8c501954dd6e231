#pragma once

// ExitStatus is what a command ends with: one number a cause, so that programs can tell causes apart.

#include "core/support/Result.h"

#include <span>

namespace tagline {

/// Where several causes hold, the highest of them.
enum ExitStatus {
    /// What a command returns where errors that it printed say the cause (CommandOutput.h); no process ends
    /// so.
    ExitBadInput = -1,
    ExitDone = 0,
    ExitBroken = 1,       ///< a check is broken, a requirement is not met, or versions differ
    ExitUsage = 2,        ///< the arguments are wrong; nothing was read
    ExitMissingModel = 3, ///< only the sidecar of a model is there
    ExitUnreadable = 4,   ///< a path or a model file cannot be read
    ExitDamaged = 5,      ///< a sidecar, a library file or another file of tags is damaged
    ExitSyntax = 6,       ///< a query, or a line of edits, cannot be read
    ExitUnknownName = 7,  ///< there is no such tag, clip, set, rule, joint …
    ExitRefused = 8,      ///< what was asked for cannot be done to what is there
    ExitUnwritten = 9     ///< a file, or standard output, cannot be written
};

/// A status as help, manual page and README list it.
struct ExitCause
{
    ExitStatus status;
    const char* meaning;
};

/// All of them in order of their numbers: the one table.
std::span<const ExitCause> exitCauses();

/// The status of an error, by its code (core/support/Result.h). ExitDone for one that says no cause of its
/// own, such as that nothing was written because of another.
ExitStatus exitStatusOf(const Error& error);

} // namespace tagline
