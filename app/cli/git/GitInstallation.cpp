#include "app/cli/git/GitInstallation.h"

#include "app/cli/ExitStatus.h"
#include "app/cli/git/GitSetup.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/TerminalText.h"
#include "core/system/processes/ThisProcess.h"

#include <cstdio>
#include <iostream>

namespace tagline {
namespace {

std::string setupText(const GitSetup& setup)
{
    std::string text;
    if (!setup.lines.empty()) text += terminalText(setup.root) + "/.gitattributes gets:\n";
    for (const std::string& line : setup.lines) text += "  " + line + '\n';
    if (!setup.settings.empty()) text += "git's settings of this repository become:\n";
    for (const GitSetting& setting : setup.settings) {
        text += "  " + setting.key.toStdString() + " = " + terminalText(setting.value.toStdString());
        if (!setting.before.isEmpty()) text += "  (now " + terminalText(setting.before.toStdString()) + ')';
        text += '\n';
    }
    return text;
}

/// Whether the person at the terminal agrees.
bool isAgreedTo()
{
    print(std::string_view("Do this? [y/N] "));
    std::fflush(stdout);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

} // namespace

int installInRepository(const CommandArguments& arguments)
{
    const std::vector<std::string> paths = arguments.paths();
    const std::string folder = paths.empty() ? "." : paths.front();
    const auto setup = missingGitSetup(folder);
    if (!setup) {
        printError(setup.error());
        return ExitBadInput;
    }
    if (setup->isDone())
        return print(std::string_view("Git merges and shows tags by Tagline there already\n"));
    if (!arguments.has("--yes") && !isTerminal(stdin))
        return usageError("merge-files: nobody can be asked here; say --yes to --install");
    if (const int printed = print(setupText(*setup)); printed != ExitDone) return printed;
    if (!arguments.has("--yes") && !isAgreedTo()) return print(std::string_view("Nothing was changed\n"));
    if (const auto done = install(*setup); !done) {
        printError(done.error());
        return ExitBadInput;
    }
    return print(std::string_view("Done. Commit .gitattributes; the settings are made once in each clone\n"));
}

} // namespace tagline
