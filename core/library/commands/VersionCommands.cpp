#include "core/library/commands/VersionCommands.h"

#include "core/io/json/TextPlace.h"
#include "core/library/commands/CommandWords.h"
#include "core/support/text/PathText.h"
#include "core/system/processes/ChildProcess.h"

#include <cerrno>
#include <cstddef>
#include <mutex>
#include <string_view>
#include <utility>

namespace tagline {
namespace {

constexpr int longestCommandSeconds = 60;
constexpr std::size_t mostSaid = 16'000'000; ///< bytes; a command that says more is ended

std::string replaced(std::string word, std::string_view what, std::string_view with)
{
    for (std::size_t at = word.find(what); at != std::string::npos; at = word.find(what, at + with.size()))
        word.replace(at, what.size(), with);
    return word;
}

/// The arguments of the command for a file.
std::vector<std::string> argumentsFor(const std::string& file, const FileCommand& command)
{
    const std::pair<std::string_view, std::string> places[] = {
        {"{file}", file}, {"{folder}", openFolderOf(file)}, {"{name}", std::string(fileNameOf(file))}};
    std::vector<std::string> arguments(command.begin() + 1, command.end());
    bool isNamed = false;
    for (std::string& argument : arguments) {
        const std::string typed = argument;
        for (const auto& [place, value] : places)
            if (typed.find(place) != std::string::npos) argument = replaced(argument, place, value);
        isNamed = isNamed || argument != typed;
    }
    if (!isNamed) arguments.push_back(file);
    return arguments;
}

std::string endText(const ProcessEnd& end)
{
    switch (end.kind) {
    case ProcessEnd::Kind::TimedOut:
        return "did not end within " + std::to_string(longestCommandSeconds) + " s";
    case ProcessEnd::Kind::Killed:
        return "was ended by " + end.signalText();
    case ProcessEnd::Kind::NotStarted:
        return "could not be started";
    default:
        return "ended with status " + std::to_string(end.value);
    }
}

} // namespace

Result<void> runOver(const std::string& file, const FileCommand& command)
{
    static std::mutex oneAtATime; // git, for one, refuses a second
    const std::lock_guard hold(oneAtATime);
    FilterOrder order;
    order.program = command.front();
    order.arguments = argumentsFor(file, command);
    order.mostOutput = mostSaid;
    order.wallSeconds = longestCommandSeconds;
    const FilterEnd end = runFilter(order, nullptr);
    if (end.process.kind == ProcessEnd::Kind::NotStarted && end.process.value == ENOENT)
        return Error{
            "version-control.no-program",
            "the program \"" + command.front() +
                "\" that is to tell version control of it is not there: install it, or change the command",
            file};
    if (end.process.kind == ProcessEnd::Kind::Exited && end.process.value == 0) return {};
    const std::string& told = end.messages.empty() ? end.process.output : end.messages;
    const std::string said = validUtf8(told.substr(0, told.find('\n')));
    return Error{"version-control.failed",
                 "the command \"" + commandText(command) + "\" " + endText(end.process) +
                     (said.empty() ? "" : ": " + said),
                 file};
}

} // namespace tagline
