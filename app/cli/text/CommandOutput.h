#pragma once

// CommandOutput is where commands write: results to standard output, messages to standard error.
//
// With --json each message is a line of JSON:
//   {"severity": "error", "code": "query.unknown-tag", "file", "line", "column", "message", "status": 7}
// where file, line and column are there as far as they are known; a note has neither code nor status.

#include <QString>

#include "app/cli/ExitStatus.h"
#include "app/cli/options/CommandArguments.h"
#include "core/io/json/JsonWriter.h"
#include "core/support/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class ScratchFile;

/// What a result is, and so what of it reaches a terminal (app/cli/text/TerminalText.h).
enum class OutputForm {
    Text,  ///< lines for people: control characters are spelled out
    Json,  ///< means the same: control characters as JSON spells them
    Table, ///< for programs, as it is; on a terminal as text
    Bytes  ///< as they are
};

/// Json where it is asked for with --json, else Text.
OutputForm formOf(const CommandArguments& arguments);

/// Writes a result as UTF-8. Returns ExitDone, or ExitUnwritten with a message where it cannot be written.
int print(std::string_view text, OutputForm form = OutputForm::Text);
int print(const QString& text);
/// Writes a file's bytes, by parts.
int print(const ScratchFile& file, OutputForm form);

/// The members of an error in JSON: "code", "message", "file", "line", "column", "status".
void writeError(const Error& error, JsonWriter& json);
/// Lets the cause of an error count for the exit status, where the result itself says it.
void countError(const Error& error);
/// Writes an error as `file:line:column: sentence`. Its cause counts for the exit status.
void printError(const Error& error);
void printErrors(const std::vector<Error>& errors);
/// Writes something worth knowing that is no failure.
void printNote(const std::string& file, const std::string& message);
/// Points at the column of an error in a text that was typed.
void printPlace(std::string_view text, int column);

/// Writes why a query that was typed cannot be asked, and points at its place. Returns ExitBadInput.
int refuseQuery(std::string_view query, const Error& why);
/// Writes what is wrong with the arguments. Returns ExitUsage.
int usageError(const QString& message);

/// What came of a command that holds what it found against a rule.
struct CommandOutcome
{
    bool isComplete = true; ///< whether everything could be read; what could not was printed
    int printed = ExitDone; ///< what print() returned
    bool isKept = true;     ///< whether the rule holds
};

/// What such a command returns: that a rule is broken is said only where it was looked at and told in full.
int outcomeStatus(const CommandOutcome& outcome);

/// What a process ends with where its command returned this: for ExitBadInput the highest status of the
/// errors that were printed, and ExitRefused where notes alone said why.
int endStatus(int returned);

/// The text with a line under it that points at the column.
std::string pointedAt(std::string_view text, int column);

} // namespace tagline
