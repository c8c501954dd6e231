#include "app/cli/reference/ReferenceCommands.h"

#include "app/cli/reference/ManualPage.h"
#include "app/cli/reference/ShellCompletions.h"
#include "app/cli/text/CommandOutput.h"

#include <QCoreApplication>

namespace tagline {
namespace {

int runCompletions(const QStringList& given)
{
    const CommandArguments arguments(given, {});
    if (!arguments.problem().isEmpty()) return usageError("completions: " + arguments.problem());
    const QStringList& words = arguments.positional();
    if (words.size() != 1 || !completedShells().contains(words.front()))
        return usageError("completions: name one of the shells " + completedShells().join(", "));
    return print(completionScript(words.front()).toStdString(), OutputForm::Bytes);
}

int runManual(const QStringList& given)
{
    const CommandArguments arguments(given, {});
    if (!arguments.problem().isEmpty()) return usageError("manual: " + arguments.problem());
    if (!arguments.positional().isEmpty()) return usageError("manual: takes no arguments");
    return print(manualPage(QCoreApplication::applicationVersion()).toStdString(), OutputForm::Bytes);
}

} // namespace

Command completionsCommand()
{
    return {"completions",
            "print a script that lets a shell complete commands and options",
            "Usage: tagline completions bash|zsh|fish\n\n"
            "An installation puts them where shells look for them. By hand:\n\n"
            "  bash  tagline completions bash > ~/.local/share/bash-completion/completions/tagline\n"
            "  zsh   tagline completions zsh > \"${fpath[1]}/_tagline\"\n"
            "  fish  tagline completions fish > ~/.config/fish/completions/tagline.fish\n",
            runCompletions,
            {{}, {}, {}, completedShells()},
            {"tagline completions bash"}};
}

Command manualCommand()
{
    return {"manual",
            "print the manual page",
            "Usage: tagline manual\n\n"
            "Prints tagline(1) in the macros of man: tagline manual | man -l -\n",
            runManual,
            {},
            {"tagline manual"}};
}

} // namespace tagline
