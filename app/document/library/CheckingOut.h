#pragma once

// CheckingOut saves a file once more after version control made it writable.

#include "core/library/commands/VersionCommands.h"

#include <string>

namespace tagline {

/// Returns the answer of `save`. If its file is read-only and a check-out command is set, runs the command
/// and calls `save` again, once for each of the files that it writes. `outcomeOf` returns the Result in the
/// answer; if the command fails, its error is stored there.
template<class Save, class OutcomeOf>
auto savedCheckingOut(const VersionCommands& commands, Save save, OutcomeOf outcomeOf)
{
    auto saved = save();
    std::string last;
    while (!commands.checkOut.empty()) {
        auto& outcome = outcomeOf(saved);
        if (outcome || outcome.error().code != "file.read-only" || outcome.error().file == last) break;
        last = outcome.error().file;
        if (const auto out = runOver(last, commands.checkOut); !out) {
            outcome = out.error();
            break;
        }
        saved = save();
    }
    return saved;
}

} // namespace tagline
