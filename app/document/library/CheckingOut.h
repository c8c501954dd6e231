#pragma once

// CheckingOut saves a file once more after version control gave it to be written.

#include "core/library/commands/VersionCommands.h"

#include <string>

namespace tagline {

/// What `save` answers; where its file is read-only and a command is set for that, the command is run, and
/// `save` once more: for each of the files that it writes once. `outcomeOf` is the Result in the answer;
/// where the command fails, its error stands there.
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
