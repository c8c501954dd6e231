#include "app/cli/CommandLine.h"

#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/reference/ReferenceCommands.h"
#include "app/cli/render/RenderCommand.h"
#include "app/cli/render/RenderOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "core/tags/vocabulary/NearestName.h"

#include <QCoreApplication>
#include <QVariant>

#include <algorithm>

namespace tagline {
namespace {

const QStringList helpWords{"help", "--help", "-h"};
const QStringList versionWords{"--version", "-v"};

Command renderCommand()
{
    return {"render",
            "draw frames of a clip, or a library's wall, as pictures or a film, without a display",
            renderHelp(),
            runRenderCommand,
            renderOptions(),
            {"tagline render sample/walk.glb --character sample/mannequin.glb --frame 0.5s --size 320x240 -o "
             "walk.png",
             "tagline render blends.tagline --preset \"Walk twice\" --at 0.5 --size 320x240 -o blend.png"},
            true};
}

const Command* find(const QString& name)
{
    const auto& all = commands();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Command& each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

const std::vector<EnvironmentVariable>& environmentVariables()
{
    static const std::vector<EnvironmentVariable> all{
        {"TAGLINE_CHECK_OUT", "run before a read-only file of tags is written: p4 edit {file}"},
        {"TAGLINE_ADD", "run after a new file of tags was written: git -C {folder} add {name}"},
        {"TAGLINE_STATE_DIR", "the folder of backups and of what the window remembers"}};
    return all;
}

QString wholeHelp(const Command& command)
{
    QString text = command.help + "\nExamples:\n";
    for (const QString& line : command.examples) text += "  " + line + '\n';
    return text;
}

QString overview()
{
    QString text = "Tagline tags ranges of frames of motion clips, and finds frames by their tags.\n\n"
                   "Usage: tagline [PATH...]               open the window\n"
                   "       tagline COMMAND [ARGUMENTS...]  work without a display\n\n"
                   "Commands:\n";
    for (const Command& command : commands())
        text += "  " + command.name.leftJustified(12) + command.summary + '\n';
    text += "  help        show this text, or the help of a command: tagline help query\n\n"
            "Options of every command:\n";
    for (const SharedOption& option : sharedOptions())
        text += "  " + option.name.leftJustified(23) + option.meaning + '\n';
    text += "\nEnvironment; {file} is the path of a file, {folder} its folder, {name} its name:\n";
    for (const EnvironmentVariable& variable : environmentVariables())
        text += "  " + variable.name.leftJustified(19) + variable.meaning + '\n';
    text +=
        "\nThe examples of each command's help are of a copy of the sample library, sample.\n"
        "PATH is a folder (with its sub-folders), a model file, a tag sidecar or a .tagline library file;\n"
        "* and ? in it stand for parts of names, ** for any folders. What follows -- is no option.\n"
        "With --json messages are JSON too, on standard error, a line each: {\"severity\", \"code\",\n"
        "\"message\", \"file\", \"line\", \"column\", \"status\"}.\n\n"
        "Exit status; where several causes hold, the highest. All that could be done was done, without\n"
        "--strict:\n";
    for (const ExitCause& cause : exitCauses())
        text += "  " + QString::number(cause.status) + "  " + QString::fromUtf8(cause.meaning) + '\n';
    return text;
}

QString commandAdvice(const QString& typed)
{
    NearestName nearest(typed.toStdString());
    for (const Command& command : commands()) nearest.offer(command.name.toStdString());
    const QString guess = QString::fromStdString(nearest.best());
    return (guess.isEmpty() ? QString() : "did you mean " + guess + "? ") + "tagline help lists all commands";
}

namespace {

int unknown(const QString& name)
{
    return usageError(QString("there is no command \"%1\"; %2").arg(name, commandAdvice(name)));
}

int showHelp(const QStringList& topics)
{
    if (topics.isEmpty()) return print(overview());
    const Command* command = find(topics.front());
    if (command && command->explain && topics.size() > 1) return command->explain(topics[1]);
    return command ? print(wholeHelp(*command)) : unknown(topics.front());
}

bool asksForHelp(const QStringList& arguments)
{
    const QStringList options = arguments.mid(0, arguments.indexOf("--"));
    return options.contains("--help") || options.contains("-h");
}

/// Whether the argument is a file, or a file and a clip: FILE#CLIP.
bool namesFile(const QString& argument)
{
    return isThere(argument) || isThere(argument.left(argument.lastIndexOf('#')));
}

/// Whether the argument names an output file, which need not exist yet.
bool namesOutput(const QStringList& arguments, qsizetype place)
{
    static const QStringList options{"-o", "--output"};
    return arguments[place].startsWith("--output=") || (place > 0 && options.contains(arguments[place - 1]));
}

} // namespace

const std::vector<Command>& commands()
{
    static const std::vector<Command> all{
        infoCommand(),        queryCommand(),      tagCommand(),         captionCommand(),
        propertyCommand(),    renameCommand(),     mergeCommand(),       deleteCommand(),
        mirrorCommand(),      vocabularyCommand(), queriesCommand(),     examplesCommand(),
        pickCommand(),        exportCommand(),     cutCommand(),         renderCommand(),
        poseCommand(),        likeCommand(),       duplicatesCommand(),  splitCommand(),
        suggestCommand(),     importCommand(),     formatsCommand(),     unitCommand(),
        signalsCommand(),     segmentsCommand(),   checkCommand(),       setsCommand(),
        stateCommand(),       takesCommand(),      driveCommand(),       coverageCommand(),
        transitionsCommand(), diffCommand(),       formatCommand(),      mergeFilesCommand(),
        compareCommand(),     backupsCommand(),    minutesCommand(),     relinkCommand(),
        fitCommand(),         mediaCommand(),      completionsCommand(), manualCommand()};
    return all;
}

bool isCommand(const QString& argument)
{
    return find(argument) || helpWords.contains(argument) || versionWords.contains(argument);
}

int refuseArgument(const QString& argument, const std::string& why)
{
    printError({"argument.not-text", "“" + argumentBytes(argument) + "” " + why, "tagline"});
    return endStatus(ExitBadInput);
}

int runCommandLine(const QStringList& arguments)
{
    if (arguments.isEmpty()) return usageError("a command is missing; tagline help lists all commands");
    const QString& name = arguments.front();
    QStringList rest = arguments.mid(1);
    setCommandMode(takenMode(rest));
    if (helpWords.contains(name)) return showHelp(rest);
    if (versionWords.contains(name)) {
        const QString commit = qApp->property("commit").toString(); // of the build, if known
        const QString bracketed = commit.isEmpty() ? QString() : " (" + commit + ')';
        return print("tagline " + QCoreApplication::applicationVersion() + bracketed + '\n');
    }
    const Command* command = find(name);
    if (!command) return unknown(name);
    for (qsizetype i = 0; i < arguments.size(); ++i)
        if (!isText(arguments[i]) && !namesFile(arguments[i]) && !namesOutput(arguments, i))
            return refuseArgument(arguments[i], "is not UTF-8 text, and no file has this name: check it");
    if (asksForHelp(rest)) return print(wholeHelp(*command));
    if (commandMode().writingWay == WritingWay::Direct && !command->writesDirectly)
        return usageError(name +
                          ": --write-directly has no meaning here: this command cannot write into files "
                          "that are there");
    return endStatus(command->run(rest));
}

} // namespace tagline
