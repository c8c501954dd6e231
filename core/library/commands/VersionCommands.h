#pragma once

// VersionCommands are commands that a person set, by which version control hears of files of tags: before a
// read-only one is written (check it out), and after a new one was (add it).
//
//   p4 edit {file}      {file} the path of the file, {folder} its folder, {name} its name in there
//   git -C {folder} add {name}
//
// A command that names none of the three gets the path as its last argument.

#include "core/support/Result.h"

#include <string>
#include <vector>

namespace tagline {

/// A program and its arguments (CommandWords.h); empty: none is run. No shell reads it.
using FileCommand = std::vector<std::string>;

struct VersionCommands
{
    FileCommand checkOut;
    FileCommand add;

    bool operator==(const VersionCommands&) const = default;
};

/// Runs the command over a file, waits for its end, and gives up after a minute. On any thread. Expects a
/// command that is not empty. Errors: version-control.no-program, version-control.failed, with the file.
Result<void> runOver(const std::string& file, const FileCommand& command);

} // namespace tagline
