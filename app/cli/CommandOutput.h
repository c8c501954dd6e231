#pragma once

// CommandOutput is where commands write: results to standard output, messages to standard error.

#include <QString>

#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Writes a result as UTF-8. Returns ExitDone, or ExitBadInput with a message where it cannot be written.
int print(std::string_view text);
int print(const QString& text);

/// Writes an error as `file:line:column: message`.
void printError(const Error& error);
void printErrors(const std::vector<Error>& errors);
/// Writes something worth knowing that is no failure.
void printNote(const std::string& file, const std::string& message);

/// Writes what is wrong with the arguments. Returns ExitUsage.
int usageError(const QString& message);

/// The text with a line under it that points at the column, for an error in a text that was typed.
std::string pointedAt(std::string_view text, int column);

} // namespace tagline
