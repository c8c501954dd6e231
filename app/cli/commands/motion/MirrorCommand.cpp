// `tagline mirror`: mirrors the tags of clips.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/TagRenaming.h"
#include "core/tagging/MirroredTags.h"

namespace tagline {
namespace {

std::string mirrorText(const MirrorPlan& plan, const ClipLibrary& library, bool isDryRun)
{
    std::string text;
    for (const MirroredClip& clip : plan.clips)
        text += terminalText(exportedClipName(library, clip.from)) + " -> " +
                terminalText(exportedClipName(library, clip.into)) + ": " +
                counted(clip.rangeCount(), "range") + " of " +
                counted(std::int64_t(clip.tags.size()), "tag") + '\n';
    return text + counted(plan.rangeCount(), "range") + " of " +
           counted(std::int64_t(plan.clips.size()), "clip") +
           (isDryRun ? " would be mirrored\n" : " mirrored\n");
}

std::string mirrorJson(const MirrorPlan& plan, const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.key("clips").beginArray();
    for (const MirroredClip& clip : plan.clips)
        json.beginObject()
            .member("from", exportedClipName(library, clip.from))
            .member("into", exportedClipName(library, clip.into))
            .member("ranges", clip.rangeCount())
            .endObject();
    json.endArray().endObject();
    return std::move(json).finished();
}

/// Mirrors all clips that have tags; both clips of a pair are mirrored from their former tags.
int mirrorClips(CommandDocument& read, const CommandArguments& arguments)
{
    const ClipLibrary& library = read.library();
    const auto clips = library.clipsInPathOrder();
    const MirrorPlan plan =
        mirrorPlan(library, clips, arguments.value("--namespace").value_or(QString()).toStdString());
    for (const std::string& refusal : plan.refusals) printNote("mirror", refusal);
    const bool isDryRun = arguments.has("--dry-run");
    if (!isDryRun) {
        read.document().knowTags(plan.tagNames());
        signEdits(read.document(), arguments);
        read.document().changeSheets(sheetChanges(plan, library, library.vocabulary()),
                                     QString("Make Mirrored Tags"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    return print(arguments.has("--json") ? mirrorJson(plan, library, isDryRun)
                                         : mirrorText(plan, library, isDryRun),
                 formOf(arguments));
}

CommandOptions mirrorOptions() { return {{"--dry-run", "--json"}, {"--namespace", "--author"}}; }

int runMirror(const QStringList& given)
{
    const CommandArguments arguments(given, mirrorOptions());
    if (!arguments.problem().isEmpty()) return usageError("mirror: " + arguments.problem());
    if (arguments.positional().isEmpty())
        return usageError("mirror: PATH is missing; see tagline help mirror");
    if (const auto name = arguments.value("--namespace"))
        if (const std::string wrong = tagNameProblem(name->toStdString()); !wrong.empty())
            return usageError("mirror: --namespace: " + QString::fromStdString(wrong));
    CommandDocument read(arguments.paths());
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const int done = mirrorClips(read, arguments);
    return read.isComplete() ? done : int(ExitBadInput);
}

} // namespace

Command mirrorCommand()
{
    return {
        "mirror",
        "make the tags of mirrored clips: left and right swapped",
        "Usage: tagline mirror PATH... [--namespace NAME] [--author NAME] [--dry-run] [--json]\n\n"
        "Adds the tags of each clip to the clip that shows it in the mirror, with left and right swapped as\n"
        "the library file says (\"mirror\"), else by their names: Contact.LeftFoot, foot_l, TurnLeft; other\n"
        "words for the sides are set by tagline vocabulary mirror-words. Captions say the other side too. "
        "The\n"
        "mirrored clip lies in the same folder and is named so: turn_left and turn_right, walk and\n"
        "walk_mirrored or walk_mirror, 000012 and M000012. Clips without one are named on standard error.\n\n"
        "  --namespace NAME  make them in the clips themselves instead, each with NAME and a dot before it\n"
        "  --author NAME     sign the frames that gain a tag, with the time\n"
        "  --dry-run         say what would be mirrored, and write nothing\n"
        "  --json            print JSON: {\"written\", \"clips\": [{\"from\", \"into\", \"ranges\"}]}\n",
        runMirror,
        mirrorOptions(),
        {"tagline mirror sample --dry-run"},
        true};
}

} // namespace tagline
