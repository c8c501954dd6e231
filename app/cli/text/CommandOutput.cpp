#include "app/cli/text/CommandOutput.h"

#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonLine.h"
#include "core/support/ByteSink.h"
#include "core/support/text/ErrorText.h"
#include "core/system/processes/ThisProcess.h"
#include "core/system/saving/ScratchFile.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace tagline {
namespace {

int highestStatus = ExitDone; ///< of the printed errors

/// Prints a message as one line, whatever names it contains.
void printMessage(const std::string& text) { std::fprintf(stderr, "%s\n", terminalText(text).c_str()); }

void printJson(JsonWriter json)
{
    std::fprintf(stderr, "%s\n", terminalJson(inOneLine(std::move(json).finished())).c_str());
}

std::string printable(std::string_view text, OutputForm form)
{
    switch (form) {
    case OutputForm::Text:
        return terminalText(text, LineBreaks::Kept);
    case OutputForm::Json:
        return terminalJson(text);
    case OutputForm::Table:
        if (isTerminal(stdout)) return terminalText(text, LineBreaks::Kept);
        break;
    case OutputForm::Bytes:
        break;
    }
    return std::string(text);
}

/// Sink of standard output.
class OutputSink final : public ByteSink
{
public:
    void append(std::string_view bytes) override
    {
        m_size += bytes.size();
        m_isWritten = m_isWritten && std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
    }
    void overwrite(std::uint64_t, std::string_view) override { assert(!"what is printed stays"); }
    std::uint64_t size() const override { return m_size; }

    /// ExitDone, or ExitUnwritten with a message if not all could be written.
    int finish()
    {
        if (m_isWritten && std::fflush(stdout) == 0) return ExitDone;
        const std::string why = std::strerror(errno);
        printError({"file.write", "standard output cannot be written: " + why, "tagline"});
        return ExitUnwritten;
    }

private:
    std::uint64_t m_size = 0;
    bool m_isWritten = true;
};

} // namespace

OutputForm formOf(const CommandArguments& arguments)
{
    return arguments.has("--json") ? OutputForm::Json : OutputForm::Text;
}

bool isOutputUtf8()
{
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const QString locale = qEnvironmentVariable(variable); !locale.isEmpty())
            return locale.contains("UTF-8", Qt::CaseInsensitive) ||
                   locale.contains("UTF8", Qt::CaseInsensitive);
    return false;
}

int print(std::string_view text, OutputForm form)
{
    OutputSink sink;
    sink.append(printable(text, form));
    return sink.finish();
}

int print(const ScratchFile& file, OutputForm form)
{
    OutputSink output;
    StringSink text; // for output that is made readable first
    const bool isPlain = form == OutputForm::Bytes || (form == OutputForm::Table && !isTerminal(stdout));
    if (const auto copied = file.copyTo(isPlain ? static_cast<ByteSink&>(output) : text); !copied) {
        printError(copied.error());
        return ExitUnwritten;
    }
    return isPlain ? output.finish() : print(text.take(), form);
}

int print(const QString& text) { return print(text.toStdString()); }

void writeError(const Error& error, JsonWriter& json)
{
    json.member("code", error.code).member("message", sentenceOf(error));
    json.optionalMember("file", error.file);
    if (error.line > 0) json.member("line", error.line);
    if (error.column > 0) json.member("column", error.column);
    if (const int status = exitStatusOf(error); status != ExitDone) json.member("status", status);
}

void countError(const Error& error) { highestStatus = std::max(highestStatus, int(exitStatusOf(error))); }

void printError(const Error& error)
{
    countError(error);
    const std::string original = commandMode().isVerbose ? std::string(originalOf(error)) : std::string();
    if (commandMode().isJson) {
        JsonWriter json;
        json.beginObject().member("severity", "error");
        writeError(error, json);
        json.optionalMember("importerSaid", original).endObject();
        return printJson(std::move(json));
    }
    printMessage(withOriginal(error, {}).text());
    if (!original.empty()) printMessage("  the importer said: " + original);
}

void printErrors(const std::vector<Error>& errors)
{
    for (const Error& error : errors) printError(error);
}

void printNote(const std::string& file, const std::string& message)
{
    if (!commandMode().isJson) return printMessage(file + ": note: " + message);
    JsonWriter json;
    json.beginObject().member("severity", "note").member("file", file).member("message", message).endObject();
    printJson(std::move(json));
}

void printDone(const std::string& sentence)
{
    if (!commandMode().isJson) printMessage(sentence);
}

void printPlace(std::string_view text, int column)
{
    if (commandMode().isJson) return; // the printed error includes the column
    std::fprintf(stderr, "%s\n", terminalText(pointedAt(text, column), LineBreaks::Kept).c_str());
}

int refuseQuery(std::string_view query, const Error& why)
{
    printError(why);
    printPlace(query, why.column);
    return ExitBadInput;
}

int usageError(const QString& message)
{
    if (!commandMode().isJson) {
        printMessage("tagline: " + argumentBytes(message));
        return ExitUsage;
    }
    JsonWriter json;
    json.beginObject().member("severity", "error").member("code", "usage");
    json.member("message", argumentBytes(message)).member("status", int(ExitUsage)).endObject();
    printJson(std::move(json));
    return ExitUsage;
}

int outcomeStatus(const CommandOutcome& outcome)
{
    if (!outcome.isComplete) return ExitBadInput;
    if (outcome.printed != ExitDone) return outcome.printed;
    return outcome.isKept ? ExitDone : ExitBroken;
}

int endStatus(int returned)
{
    if (returned != ExitBadInput) return returned;
    return highestStatus == ExitDone ? int(ExitRefused) : highestStatus;
}

std::string pointedAt(std::string_view text, int column)
{
    std::string line = "  ";
    std::string pointer = "  ";
    int at = 0;
    for (const char c : text) {
        const bool isInside = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        line += isControl ? ' ' : c;
        if (!isInside && ++at < column) pointer += ' ';
    }
    return line + '\n' + pointer + '^';
}

} // namespace tagline
