#pragma once

// CommandOutput writes the output of commands: results to standard output, messages to standard error.
//
// With --json each message is a line of JSON:
//   {"severity": "error", "code": "query.unknown-tag", "file", "line", "column", "message", "status": 7}
// with file, line and column as far as they are known; a note has neither code nor status.

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

/// Kind of a result, which decides how a terminal shows it (app/cli/text/TerminalText.h).
enum class OutputForm {
    Text,  ///< lines for people: control characters are escaped
    Json,  ///< control characters are escaped as in JSON
    Table, ///< for programs: unchanged; on a terminal like Text
    Bytes  ///< unchanged
};

/// Json if --json was given, else Text.
OutputForm formOf(const CommandArguments& arguments);

/// Whether a reader of the output expects UTF-8 by the environment (LC_ALL, else LC_CTYPE, else LANG).
bool isOutputUtf8();

/// Writes a result as UTF-8. Returns ExitDone, or ExitUnwritten with a message if it cannot be written.
int print(std::string_view text, OutputForm form = OutputForm::Text);
int print(const QString& text);
/// Writes the bytes of a file in parts.
int print(const ScratchFile& file, OutputForm form);

/// The members of an error in JSON: "code", "message", "file", "line", "column", "status".
void writeError(const Error& error, JsonWriter& json);
/// Counts an error for the exit status without printing it, if the result itself contains it.
void countError(const Error& error);
/// Writes an error as `file:line:column: sentence`, and counts it for the exit status.
void printError(const Error& error);
void printErrors(const std::vector<Error>& errors);
/// Writes a note that is no error.
void printNote(const std::string& file, const std::string& message);
/// Writes a sentence that says what was done, to standard error; nothing with --json, whose result says it.
void printDone(const std::string& sentence);
/// Writes a typed text with a mark at the column of an error.
void printPlace(std::string_view text, int column);

/// Writes why a typed query is invalid, and marks the place. Returns ExitBadInput.
int refuseQuery(std::string_view query, const Error& why);
/// Writes the problem of the arguments. Returns ExitUsage.
int usageError(const QString& message);

/// Outcome of a command that checks its findings against a rule.
struct CommandOutcome
{
    bool isComplete = true; ///< whether everything could be read; errors have been printed
    int printed = ExitDone; ///< result of print()
    bool isKept = true;     ///< whether the rule holds
};

/// The status for such an outcome: a broken rule counts only if everything was read and printed.
int outcomeStatus(const CommandOutcome& outcome);

/// The exit status of a process for the return value of its command: for ExitBadInput the highest status of
/// the printed errors, or ExitRefused if only notes gave the reason.
int endStatus(int returned);

/// The text with a line below it that marks the column.
std::string pointedAt(std::string_view text, int column);

} // namespace tagline
