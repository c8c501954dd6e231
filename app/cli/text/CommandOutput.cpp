#include "app/cli/text/CommandOutput.h"

#include "app/cli/Command.h"
#include "app/cli/text/ArgumentText.h"
#include "app/cli/text/TerminalText.h"
#include "core/support/ErrorText.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace tagline {
namespace {

bool isVerboseNow = false;

/// One message is one line, whatever names are in it.
void printMessage(const std::string& text) { std::fprintf(stderr, "%s\n", terminalText(text).c_str()); }

std::string printable(std::string_view text, OutputForm form)
{
    switch (form) {
    case OutputForm::Text:
        return terminalText(text, LineBreaks::Kept);
    case OutputForm::Json:
        return terminalJson(text);
    case OutputForm::Table:
        if (::isatty(::fileno(stdout))) return terminalText(text, LineBreaks::Kept);
        break;
    case OutputForm::Bytes:
        break;
    }
    return std::string(text);
}

} // namespace

OutputForm formOf(const CommandArguments& arguments)
{
    return arguments.has("--json") ? OutputForm::Json : OutputForm::Text;
}

int print(std::string_view text, OutputForm form)
{
    const std::string out = printable(text, form);
    const bool isWritten = std::fwrite(out.data(), 1, out.size(), stdout) == out.size();
    if (isWritten && std::fflush(stdout) == 0) return ExitDone;
    printMessage(std::string("tagline: standard output cannot be written: ") + std::strerror(errno));
    return ExitBadInput;
}

int print(const QString& text) { return print(text.toStdString()); }

void setVerbose(bool isVerbose) { isVerboseNow = isVerbose; }

void printError(const Error& error)
{
    printMessage(withOriginal(error, {}).text());
    const std::string original(originalOf(error));
    if (isVerboseNow && !original.empty()) printMessage("  the importer said: " + original);
}

void printErrors(const std::vector<Error>& errors)
{
    for (const Error& error : errors) printError(error);
}

void printNote(const std::string& file, const std::string& message)
{
    printMessage(file + ": note: " + message);
}

void printPlace(std::string_view text, int column)
{
    std::fprintf(stderr, "%s\n", terminalText(pointedAt(text, column), LineBreaks::Kept).c_str());
}

int usageError(const QString& message)
{
    printMessage("tagline: " + argumentBytes(message));
    return ExitUsage;
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
