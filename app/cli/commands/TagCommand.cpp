#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/TagRecordOptions.h"
#include "app/cli/TagRule.h"
#include "app/cli/text/CommandArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"
#include "core/tagging/BulkTagging.h"

#include <QRegularExpression>

namespace tagline {
namespace {

/// `120:480`; none where it is no range.
std::optional<FrameRange> frameRange(const QString& text)
{
    static const QRegularExpression form("^(\\d{1,9}):(\\d{1,9})$");
    const auto match = form.match(text);
    const FrameRange range{match.captured(1).toInt(), match.captured(2).toInt()};
    return match.hasMatch() && !range.isEmpty() ? std::optional(range) : std::nullopt;
}

Result<std::vector<ClipFrames>> framesOfQuery(const QString& text, const ClipLibrary& library)
{
    const auto query = parseQuery(text.toStdString(), library);
    if (!query) return query.error();
    computeSignals(*query, library);
    const FrameSet answer = evaluate(canonical(*query), library.queryLibrary());
    std::vector<ClipFrames> where;
    for (const ClipId clip : library.clipsInPathOrder())
        if (FrameRanges frames = answer.rangesOf(clip); !frames.isEmpty())
            where.push_back({clip, std::move(frames)});
    return where;
}

/// The frames that the options name. Expects that exactly one of them is there and well formed.
Result<std::vector<ClipFrames>> framesOf(const CommandArguments& arguments, const ClipLibrary& library)
{
    if (const auto text = arguments.value("--query")) return framesOfQuery(*text, library);
    const auto frames = arguments.value("--frames");
    return framesOfClips(library, library.clipsInPathOrder(),
                         frames ? frameRange(*frames) : std::optional<FrameRange>());
}

/// What is wrong with the options together; empty where nothing is.
QString misuse(const CommandArguments& arguments)
{
    const auto frames = arguments.value("--frames");
    const int ways =
        int(arguments.value("--query").has_value()) + int(frames.has_value()) + int(arguments.has("--all"));
    if (ways != 1) return "give exactly one of --query TEXT, --frames START:STOP and --all";
    if (frames && !frameRange(*frames))
        return QString("--frames takes START:STOP, such as 120:480, not \"%1\"").arg(*frames);
    if (arguments.has("--new") && arguments.has("--remove"))
        return "--new and --remove cannot be used together";
    return misuseOfRecordOptions(arguments);
}

QString misuseOfRule(const CommandArguments& arguments)
{
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help tag";
    for (const QString other : {"--query", "--frames", "--confidence", "--note"})
        if (arguments.value(other)) return other + " cannot be used with --rule, which has its own query";
    for (const QString other : {"--all", "--remove", "--new"})
        if (arguments.has(other)) return other + " cannot be used with --rule";
    return {};
}

/// The tag to edit: with --new, one that is made where it is not there.
Result<TagId> tagToEdit(const QString& typed, bool isNewAllowed, CommandDocument& read)
{
    auto tag = read.tag(typed);
    if (tag || !isNewAllowed || tag.error().code != "tag.unknown") {
        if (!tag && tag.error().code == "tag.unknown")
            return commandError(tag.error().code, tag.error().message + "; --new makes it");
        return tag;
    }
    return read.document().tagNamed(typed.toStdString());
}

std::string plainText(const std::string& name, const BulkPlan& plan, bool isDryRun)
{
    std::string text = terminalText(name) + ": " + counted(plan.frames, "frame") + " in " +
                       counted(plan.ranges, "range") + " of " +
                       counted(std::int64_t(plan.changes.size()), "clip") +
                       (isDryRun ? " would change\n" : " changed\n");
    if (plan.carved > 0)
        text += (isDryRun ? "would be" : "was") +
                std::string(" taken from other tags of its exclusive group: ") +
                counted(plan.carved, "frame") + '\n';
    if (plan.blocked > 0)
        text += "blocked by other tags of its group: " + counted(plan.blocked, "clip") + '\n';
    if (plan.unchanged > 0) text += "nothing to change: " + counted(plan.unchanged, "clip") + '\n';
    if (plan.outside > 0) text += "without such frames: " + counted(plan.outside, "clip") + '\n';
    if (plan.readOnly > 0) text += "read-only, not changed: " + counted(plan.readOnly, "clip") + '\n';
    return text;
}

std::string jsonText(const std::string& name, const BulkPlan& plan, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().member("tag", name).key("written").boolean(!isDryRun);
    json.member("clips", std::int64_t(plan.changes.size())).member("ranges", plan.ranges);
    json.member("frames", plan.frames).member("carved", plan.carved);
    json.member("blocked", plan.blocked).member("unchanged", plan.unchanged);
    json.member("outside", plan.outside).member("readOnly", plan.readOnly).endObject();
    return std::move(json).finished();
}

int edit(const CommandArguments& arguments, CommandDocument& read)
{
    const auto tag = tagToEdit(arguments.positional().front(), arguments.has("--new"), read);
    if (!tag) {
        printError(tag.error());
        return ExitBadInput;
    }
    const auto where = framesOf(arguments, read.library());
    if (!where) {
        printError(where.error());
        if (const auto query = arguments.value("--query"))
            printPlace(query->toStdString(), where.error().column);
        return ExitBadInput;
    }
    const bool isRemoving = arguments.has("--remove");
    BulkPlan plan =
        bulkPlan(read.library(), *tag, isRemoving ? BulkOperation::Remove : BulkOperation::Add, *where);
    const bool isDryRun = arguments.has("--dry-run");
    const std::string& name = read.library().vocabulary()[*tag].name;
    const std::string text =
        arguments.has("--json") ? jsonText(name, plan, isDryRun) : plainText(name, plan, isDryRun);
    const bool isAnyReadOnly = plan.readOnly > 0;
    if (!isDryRun) {
        signEdits(read.document(), arguments);
        read.document().changeSheets(std::move(plan.changes), QString("Tag"));
        if (!isRemoving) recordOptionsOn(read.document(), arguments, *tag, *where);
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return isAnyReadOnly ? int(ExitBadInput) : printed;
}

int runTag(const QStringList& given)
{
    const CommandArguments arguments(given, {{"--all", "--remove", "--new", "--dry-run", "--json"},
                                             QStringList{"--query", "--frames", "--rule"} + recordOptions()});
    if (!arguments.problem().isEmpty()) return usageError("tag: " + arguments.problem());
    if (arguments.value("--rule")) {
        if (const QString wrong = misuseOfRule(arguments); !wrong.isEmpty())
            return usageError("tag: " + wrong);
        return runTagRule(arguments);
    }
    if (arguments.positional().size() < 2)
        return usageError("tag: TAG and PATH are needed; see tagline help tag");
    if (const QString wrong = misuse(arguments); !wrong.isEmpty()) return usageError("tag: " + wrong);
    CommandDocument read(arguments.paths(1));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const int done = edit(arguments, read);
    return read.isComplete() ? done : int(ExitBadInput);
}

} // namespace

Command tagCommand()
{
    return {
        "tag", "add a tag to frames of many clips at once, or remove it",
        "Usage: tagline tag TAG (--query TEXT | --frames START:STOP | --all) PATH...\n"
        "                   [--author NAME] [--confidence C] [--note TEXT]\n"
        "                   [--remove] [--new] [--dry-run] [--json]\n"
        "       tagline tag --rule NAME PATH... [--author NAME] [--dry-run] [--json]\n\n"
        "  TAG          a full name, or a last part that only one tag has\n"
        "  --query TEXT the frames that match a query: tagline tag Moving --query \"Run | Walk\" motions\n"
        "  --frames START:STOP  the same frames of every clip, from START up to but not including STOP; cut\n"
        "               at the end of shorter clips\n"
        "  --all        every frame of every clip\n"
        "  --remove     remove the tag from these frames\n"
        "  --new        make the tag if there is none of that name\n"
        "  --rule NAME  accept every suggestion of a rule of the library file: the frames that match its "
        "query,\n"
        "               tidied, without those that have the tag already or that a person rejected; --json\n"
        "               prints the ranges: {\"rule\", \"tag\", \"written\", \"clips\": [{\"source\", "
        "\"clip\",\n"
        "               \"ranges\"}], \"totals\"}\n"
        "  --author NAME        sign the frames that gain the tag, with the time; query them with\n"
        "               'TAG.author == \"NAME\"' and 'TAG.time >= \"2026-11-21\"'\n"
        "  --confidence C, --note TEXT  how sure one is, from 0 to 1, and a note on these frames\n"
        "  --dry-run    say what would change, and write nothing\n"
        "  --json       print JSON: {\"tag\", \"written\", \"clips\", \"ranges\", \"frames\", \"carved\",\n"
        "               \"blocked\", \"unchanged\", \"outside\", \"readOnly\"}\n\n"
        "A tag of an exclusive group is added by the group's policy, as on the timeline: \"carved\" counts "
        "the\n"
        "frames that other tags of the group lose, \"blocked\" the clips in which they keep the tag out.\n"
        "Only sidecars whose tags change are written, and what another program wrote there meanwhile is "
        "kept.\n",
        runTag};
}

} // namespace tagline
