#pragma once

// CommandOutput is where commands write: results to standard output, messages to standard error.

#include <QString>

#include "app/cli/text/CommandArguments.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// What a result is, and so what of it reaches a terminal (app/cli/text/TerminalText.h).
enum class OutputForm {
    Text,  ///< lines for people: control characters are spelled out
    Json,  ///< means the same: control characters as JSON spells them
    Table, ///< for programs, as it is; on a terminal as text
    Bytes  ///< as they are
};

/// Json where it is asked for with --json, else Text.
OutputForm formOf(const CommandArguments& arguments);

/// Writes a result as UTF-8. Returns ExitDone, or ExitBadInput with a message where it cannot be written.
int print(std::string_view text, OutputForm form = OutputForm::Text);
int print(const QString& text);

/// Whether errors also say what another program, such as the importer, said in its words; off until set.
void setVerbose(bool isVerbose);
/// Writes an error as `file:line:column: sentence`.
void printError(const Error& error);
void printErrors(const std::vector<Error>& errors);
/// Writes something worth knowing that is no failure.
void printNote(const std::string& file, const std::string& message);
/// Points at the column of an error in a text that was typed.
void printPlace(std::string_view text, int column);

/// Writes what is wrong with the arguments. Returns ExitUsage.
int usageError(const QString& message);

/// The text with a line under it that points at the column.
std::string pointedAt(std::string_view text, int column);

} // namespace tagline
