#pragma once

// ExitStatus is the exit status of a command: one number per cause, so that programs can tell causes apart.

#include "core/support/Result.h"

#include <span>

namespace tagline {

/// If several causes apply, the highest status is used.
enum ExitStatus {
    /// Returned by a command whose printed errors determine the status (CommandOutput.h); no process ends
    /// with it.
    ExitBadInput = -1,
    ExitDone = 0,
    ExitBroken = 1,       ///< a check is broken, a requirement is not met, or versions differ
    ExitUsage = 2,        ///< the arguments are wrong; nothing was read
    ExitMissingModel = 3, ///< only the sidecar of a model exists
    ExitUnreadable = 4,   ///< a path or a model file cannot be read
    ExitDamaged = 5,      ///< a sidecar, a library file or another file of tags is damaged
    ExitSyntax = 6,       ///< a query, or a line of edits, cannot be read
    ExitUnknownName = 7,  ///< unknown tag, clip, set, rule, joint …
    ExitRefused = 8,      ///< the request cannot be applied to the existing data
    ExitUnwritten = 9     ///< a file, or standard output, cannot be written
};

/// A status as listed by help, manual page and README.
struct ExitCause
{
    ExitStatus status;
    const char* meaning;
};

/// All causes in order of their numbers: the only table of them.
std::span<const ExitCause> exitCauses();

/// The status of an error, by its code (core/support/Result.h). ExitDone for an error that is no cause of its
/// own, such as that nothing was written because of another error.
ExitStatus exitStatusOf(const Error& error);

} // namespace tagline
