#pragma once

// SuggesterRun starts a suggester, asks it about clips, and hears its answer.

#include "core/library/suggesters/SuggesterAnswer.h"
#include "core/library/suggesters/SuggesterJob.h"
#include "core/support/Result.h"

#include <atomic>
#include <cstddef>
#include <functional>

namespace tagline {

/// Hears how many clips are answered.
using TellAnswered = std::function<void(std::size_t clips)>;

/// Asks about all clips of a job, several at each start of the program (SuggesterRequest.h); blocks,
/// thread-safe. `cancelled` may be null; if it becomes true, the program and its child processes are killed.
/// Errors: those of readSuggesterAnswer, and
///   suggester.start      the program could not be started
///   suggester.failed     it ended with a status other than 0, or by a signal; what it said on its standard
///                        error stands behind
///   suggester.time       it took longer than it may
///   suggester.too-much   it said more than 64 MB
///   suggester.cancelled  nobody wants it any more
Result<SuggesterAnswer> runSuggester(const SuggesterJob& job, const TellAnswered& tell,
                                     const std::atomic<bool>* cancelled);

} // namespace tagline
