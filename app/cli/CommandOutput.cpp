#include "app/cli/CommandOutput.h"

#include "app/cli/Command.h"
#include "core/io/json/TextPlace.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace tagline {
namespace {

void printMessage(const std::string& text) { std::fprintf(stderr, "%s\n", text.c_str()); }

} // namespace

int print(std::string_view text)
{
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (isWritten && std::fflush(stdout) == 0) return ExitDone;
    printMessage(std::string("tagline: standard output cannot be written: ") + std::strerror(errno));
    return ExitBadInput;
}

int print(const QString& text) { return print(text.toStdString()); }

void printError(const Error& error) { printMessage(error.text()); }

void printErrors(const std::vector<Error>& errors)
{
    for (const Error& error : errors) printError(error);
}

void printNote(const std::string& file, const std::string& message)
{
    printMessage(file + ": note: " + message);
}

int usageError(const QString& message)
{
    printMessage(("tagline: " + message).toStdString());
    return ExitUsage;
}

std::string pointedAt(std::string_view text, int column)
{
    std::string line = "  ";
    std::string pointer = "  ";
    int at = 0;
    for (const char c : text) {
        const bool isInside = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        line += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
        if (!isInside && ++at < column) pointer += ' ';
    }
    return line + '\n' + pointer + '^';
}

} // namespace tagline
