#include "app/cli/reference/ManualPage.h"

#include "app/cli/CommandLine.h"
#include "app/cli/options/CommandMode.h"

namespace tagline {
namespace {

QString heading(const QString& text) { return ".SH " + text + '\n'; }

/// The text as a block without filling.
QString verbatim(const QString& text) { return ".PP\n.nf\n" + roffText(text.trimmed()) + "\n.fi\n"; }

QString listed(const QString& term, const QString& text)
{
    return ".TP\n.B " + roffText(term) + '\n' + roffText(text) + '\n';
}

} // namespace

QString roffText(QString text)
{
    text.replace('\\', "\\e")
        .replace('-', "\\-")
        .replace('`', "\\(ga")
        .replace('^', "\\(ha")
        .replace('~', "\\(ti");
    QStringList lines = text.split('\n');
    for (QString& line : lines)
        if (line.startsWith('.') || line.startsWith('\'')) line.prepend("\\&");
    return lines.join('\n');
}

QString manualPage(const QString& version)
{
    QString page = ".TH TAGLINE 1 \"\" \"Tagline " + roffText(version) + "\" \"User Commands\"\n";
    page +=
        heading("NAME") + "tagline \\- tag ranges of frames of motion clips, and find frames by their tags\n";
    page += heading("SYNOPSIS") +
            ".B tagline\n.RI [ PATH ...]\n.br\n.B tagline\n.I COMMAND\n.RI [ ARGUMENTS ...]\n";
    page +=
        heading("DESCRIPTION") +
        "Without a command the window opens, with what the paths name. A command works without a display.\n"
        ".PP\n" +
        roffText("A PATH is a folder with its sub-folders, a model file, a tag sidecar or a .tagline library "
                 "file. Ranges are half-open: [12, 31) holds the frames 12 to 30.") +
        '\n';
    page += heading("OPTIONS OF EVERY COMMAND");
    for (const SharedOption& option : sharedOptions()) page += listed(option.name, option.meaning + '.');
    page += heading("COMMANDS");
    for (const Command& command : commands())
        page += ".SS " + roffText(command.name) + '\n' + roffText(command.summary) + '\n' +
                verbatim(wholeHelp(command));
    page += heading("EXIT STATUS") + "Where several causes hold, the highest.\n";
    for (const ExitCause& cause : exitCauses())
        page += listed(QString::number(cause.status), QString::fromUtf8(cause.meaning) + '.');
    page += heading("ENVIRONMENT") +
            roffText("In commands {file} is the path of a file, {folder} its folder, {name} its name.") +
            '\n';
    for (const EnvironmentVariable& variable : environmentVariables())
        page += listed(variable.name, variable.meaning + '.');
    page += heading("FILES");
    page += listed("walk.bvh.tags.json", "The tags of walk.bvh, beside it.");
    page += listed("walk.bvh.gameplay.tags.json", "Those of its tag set gameplay.");
    page += listed("name.tagline", "A library: vocabulary, saved queries, rules, checks, import settings.");
    return page;
}

} // namespace tagline
