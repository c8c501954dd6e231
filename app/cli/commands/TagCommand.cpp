#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/edits/BulkEdit.h"
#include "app/cli/edits/TagLines.h"
#include "app/cli/edits/TagRule.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/tagging/InstanceValues.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "core/io/json/JsonWriter.h"

#include <cmath>

namespace tagline {
namespace {

QString misuseOfRule(const CommandArguments& arguments)
{
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help tag";
    for (const QString other : {"--query", "--frames", "--confidence", "--note"})
        if (arguments.value(other)) return other + " cannot be used with --rule, which has its own query";
    if (!arguments.list(instanceValueOption).isEmpty())
        return instanceValueOption + " cannot be used with --rule";
    if (const auto leave = arguments.value("--leave"))
        if (bool isNumber = false; !std::isfinite(leave->toDouble(&isNumber)) || !isNumber)
            return "--leave is a number, such as 1.2; found \"" + *leave + '"';
    for (const QString& other : {QString("--all"), QString("--remove"), QString("--new"),
                                 QString("--whole-take"), anotherInstanceOption})
        if (arguments.has(other)) return other + " cannot be used with --rule";
    return {};
}

std::string bulkEditJson(const BulkEdit& edit, bool isDryRun)
{
    JsonWriter json;
    json.beginObject();
    writeBulkEdit(edit, !isDryRun, json);
    json.endObject();
    return std::move(json).finished();
}

int edit(const CommandArguments& arguments, CommandDocument& read)
{
    const bool isDryRun = arguments.has("--dry-run");
    signEdits(read.document(), arguments);
    const auto edit = bulkEdit(arguments, read, !isDryRun);
    if (!edit) {
        printError(edit.error());
        const auto query = arguments.value("--query");
        if (query && edit.error().column > 0) printPlace(query->toStdString(), edit.error().column);
        return ExitBadInput;
    }
    if (!isDryRun)
        if (const int saved = read.save(); saved != ExitDone) return saved;
    const int printed =
        print(arguments.has("--json") ? bulkEditJson(*edit, isDryRun) : bulkEditText(*edit, isDryRun),
              formOf(arguments));
    return edit->plan.readOnly > 0 ? int(ExitBadInput) : printed;
}

CommandOptions tagOptions()
{
    CommandOptions options = bulkEditOptions();
    options.flags << "--dry-run"
                  << "--json";
    options.values << "--rule"
                   << "--leave" << libraryOption;
    return options;
}

/// The problem of the arguments; empty if there is none.
QString misuseOfTag(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (const QString wrong = misuseOfLibraryOption(arguments); !wrong.isEmpty()) return wrong;
    if (arguments.value("--rule")) return misuseOfRule(arguments);
    if (arguments.value("--leave")) return "--leave is the second threshold of a rule: give --rule too";
    if (arguments.positional().size() < 2) return "TAG and PATH are needed; see tagline help tag";
    return arguments.positional().front() == "-" ? misuseOfTagLines(arguments) : misuseOfBulkEdit(arguments);
}

int runTag(const QStringList& given)
{
    const CommandArguments arguments(given, tagOptions());
    if (const QString wrong = misuseOfTag(arguments); !wrong.isEmpty()) return usageError("tag: " + wrong);
    if (arguments.value("--rule")) return runTagRule(arguments);
    CommandDocument read(arguments.paths(1), namedLibrary(arguments));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const int done =
        arguments.positional().front() == "-" ? runTagLines(arguments, read) : edit(arguments, read);
    return read.isComplete() ? done : int(ExitBadInput);
}

} // namespace

Command tagCommand()
{
    return {
        "tag",
        "add a tag to frames of many clips at once, or remove it",
        QString(
            "Usage: tagline tag TAG (--query TEXT | --frames START:STOP | --all) [--clip NAME] PATH...\n"
            "                   [--author NAME] [--confidence C] [--note TEXT] [--value NAME=VALUE]\n"
            "                   [--another] [--remove] [--new] [--whole-take] [--dry-run]\n"
            "                   [--json]\n"
            "       tagline tag --rule NAME PATH... [--leave NUMBER] [--author NAME] [--dry-run] [--json]\n"
            "       tagline tag - PATH... [--author NAME] [--dry-run] [--json]\n\n"
            "  TAG          a full name, or a last part that only one tag has\n"
            "  --query TEXT  the frames that match a query: tagline tag Moving --query \"Run | Walk\" "
            "motions\n"
            "  --frames START:STOP  the same frames of every clip, from START up to but not including STOP; "
            "cut\n"
            "               at the end of shorter clips, refused where no clip has any. By number, 120:480, "
            "or\n"
            "               by time at each clip's rate, 1.5s:3s, 500ms:1s or 00:01.5-00:03 (minutes and\n"
            "               seconds, with a - between them): the frames nearest to it\n"
            "  --all        every frame of every clip\n"
            "  --clip NAME  only in clips of that name, or where there is none of those that match it with * "
            "and "
            "?\n"
            "  --remove     remove the tag from these frames\n"
            "  --new        make the tag if there is none of that name\n"
            "  --whole-take  in clips that were recorded together (tagline takes) the frames at the same "
            "time "
            "too\n"
            "  --rule NAME  accept every suggestion of a rule of the library file: the frames that match its "
            "query,\n"
            "               tidied, without those that have the tag already or that a person rejected; "
            "--json\n"
            "               prints the ranges: {\"rule\", \"tag\", \"written\", \"clips\": [{\"source\", "
            "\"clip\",\n"
            "               \"ranges\"}], \"totals\"}\n"
            "  --leave NUMBER  the rule's second threshold for this run: ranges begin where its query says, "
            "as "
            "with\n"
            "               speed() > 1.5, and go on until the signal is back behind NUMBER. The library "
            "file "
            "keeps\n"
            "               one as \"leave\" of the rule\n"
            "  --author NAME        sign the frames that gain the tag, with the time; query them with\n"
            "               'TAG.author == \"NAME\"' and 'TAG.time >= \"2026-11-21\"'\n"
            "  --confidence C, --note TEXT  how sure one is, from 0 to 1 or 0% to 100%, and a note on these "
            "frames\n"
            "  --value NAME=VALUE   of a counted tag, a value of each new instance, as often as wanted: "
            "hand=left.\n"
            "               true, false and numbers are what they say; in quotes a VALUE is text: "
            "'take=\"1\"'\n"
            "  --another    of a counted tag, make a new instance also where one has just these frames: "
            "without\n"
            "               this, that one gets the values\n"
            "  -            read edits from standard input, one a line, each as above without PATH: Run "
            "--query\n"
            "               'speed() > 3'. Words are parted as by a shell. Each edit sees those before it; "
            "all are\n"
            "               saved together at the end, and then answered in their order; a line that cannot "
            "be\n"
            "               done is said with its number, and the others are done (with --strict none). "
            "An\n"
            "               answer is a line with --json: \"line\" and the members below, or {\"line\", "
            "\"edit\",\n"
            "               \"error\"}\n"
            "  --dry-run    say what would change, and write nothing\n"
            "  --json       print JSON: {\"tag\", \"written\", \"clips\", \"ranges\", \"frames\", "
            "\"carved\",\n"
            "               \"blocked\", \"unchanged\", \"outside\", \"readOnly\"}; of a counted tag "
            "also\n"
            "               \"changedInstances\", \"cutInstances\" and \"keptInstances\"\n\n"
            "A tag of an exclusive group is added by the group's policy, as on the timeline: \"carved\" "
            "counts "
            "the\n"
            "frames that other tags of the group lose, \"blocked\" the clips in which they keep the tag "
            "out.\n"
            "A counted tag gets an instance for each range, also on frames that have the tag; an instance of "
            "just\n"
            "these frames is the same, and gets what --value says; several that would then be the same are "
            "left\n"
            "as they are, and said. --remove cuts all instances there: what of\n"
            "them lies beside these frames stays, as one or two, and how many were cut is said.\n"
            "Only sidecars whose tags change are written, and what another program wrote there meanwhile is "
            "kept.\n\n") +
            libraryOptionHelp,
        runTag,
        tagOptions(),
        {"tagline tag Fast sample --query \"speed() > 3\" --new --author ana",
         "tagline tag Wave sample/wave.bvh --frames 00:00.5-00:01 --dry-run"},
        true};
}

} // namespace tagline
