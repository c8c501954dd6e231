#include "app/cli/BulkEdit.h"

#include "app/cli/ClipOption.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/TagRecordOptions.h"
#include "app/cli/text/CommandMode.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "app/cli/text/TypedFrames.h"
#include "core/library/LibraryQueries.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/query/language/QueryCanonical.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// `120:480`, `1.5s:3s`; none where it is no range.
std::optional<TypedRange> typedFrames(const QString& text)
{
    return typedRange(text.section(':', 0, 0), text.section(':', 1));
}

/// The same moments of every clip, each at its own rate; without a range, every clip as a whole.
std::vector<ClipFrames> framesAt(const ClipLibrary& library, std::span<const ClipId> clips,
                                 const std::optional<TypedRange>& range)
{
    if (!range) return framesOfClips(library, clips, std::nullopt);
    std::vector<ClipFrames> where;
    for (const ClipId& clip : clips)
        where.push_back(framesOfClips(library, {&clip, 1}, range->at(library.clip(clip).rate)).front());
    return where;
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
    const auto clips = chosenClips(library, arguments);
    if (!clips) return clips.error();
    const auto frames = arguments.value("--frames");
    const auto text = arguments.value("--query");
    if (!text) return framesAt(library, *clips, frames ? typedFrames(*frames) : std::optional<TypedRange>());
    auto where = framesOfQuery(*text, library);
    if (where)
        std::erase_if(*where, [&](const ClipFrames& each) {
            return std::find(clips->begin(), clips->end(), each.clip) == clips->end();
        });
    return where;
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

} // namespace

CommandOptions bulkEditOptions()
{
    return {{"--all", "--remove", "--new"}, QStringList{"--query", "--frames", clipOption} + recordOptions()};
}

QString misuseOfBulkEdit(const CommandArguments& arguments)
{
    const auto frames = arguments.value("--frames");
    const int ways =
        int(arguments.value("--query").has_value()) + int(frames.has_value()) + int(arguments.has("--all"));
    if (ways != 1) return "give exactly one of --query TEXT, --frames START:STOP and --all";
    if (frames && !typedFrames(*frames))
        return QString("--frames takes START:STOP, such as 120:480 or 1.5s:3s, not \"%1\"").arg(*frames);
    if (arguments.has("--new") && arguments.has("--remove"))
        return "--new and --remove cannot be used together";
    return misuseOfRecordOptions(arguments);
}

Result<BulkEdit> bulkEdit(const CommandArguments& arguments, CommandDocument& read, bool isMade)
{
    const auto tag = tagToEdit(arguments.positional().front(), arguments.has("--new"), read);
    if (!tag) return tag.error();
    const auto where = framesOf(arguments, read.library());
    if (!where) return where.error();
    const bool isRemoving = arguments.has("--remove");
    BulkEdit edit{
        read.library().vocabulary()[*tag].name, 0,
        bulkPlan(read.library(), *tag, isRemoving ? BulkOperation::Remove : BulkOperation::Add, *where)};
    std::vector<SheetChange> changes = std::exchange(edit.plan.changes, {});
    edit.clips = std::int64_t(changes.size());
    if (edit.plan.readOnly > 0 && read.isComplete()) // what is damaged was said
        printError({"sidecar.newer",
                    counted(edit.plan.readOnly, "clip is", "clips are") +
                        " read only: a newer version wrote the tags",
                    "tag"});
    if (edit.plan.readOnly > 0 && commandMode().isStrict) return strictRefusal();
    if (!isMade) return edit;
    read.document().changeSheets(std::move(changes), QString("Tag"));
    if (!isRemoving) recordOptionsOn(read.document(), arguments, *tag, *where);
    return edit;
}

std::string bulkEditText(const BulkEdit& edit, bool isDryRun)
{
    const BulkPlan& plan = edit.plan;
    std::string text = terminalText(edit.tag) + ": " + counted(plan.frames, "frame") + " in " +
                       counted(plan.ranges, "range") + " of " + counted(edit.clips, "clip") +
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

void writeBulkEdit(const BulkEdit& edit, bool isWritten, JsonWriter& json)
{
    const BulkPlan& plan = edit.plan;
    json.member("tag", edit.tag).key("written").boolean(isWritten);
    json.member("clips", edit.clips).member("ranges", plan.ranges);
    json.member("frames", plan.frames).member("carved", plan.carved);
    json.member("blocked", plan.blocked).member("unchanged", plan.unchanged);
    json.member("outside", plan.outside).member("readOnly", plan.readOnly);
}

} // namespace tagline
