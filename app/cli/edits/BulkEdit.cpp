#include "app/cli/edits/BulkEdit.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/frames/FramesOption.h"
#include "app/cli/options/tagging/InstanceValues.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/tagging/WholeTakes.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tagline {
namespace {

/// The tag to edit: with --new, it is created if it does not exist.
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

/// Whether some clip of the take has none of these frames.
bool isPartnerLeftOut(const ClipLibrary& library, const ClipFrames& where)
{
    std::set<ClipId> reached;
    for (const FrameRange range : where.frames)
        for (const ClipRange& there : rangesOfPartners(library, {where.clip, range}))
            reached.insert(there.clip);
    return reached.size() < library.takeIndex().partners(where.clip).size();
}

/// Prints "jog.bvh is in no take"; for several clips the first, and the number of the others.
void noteClips(const ClipLibrary& library, const std::vector<ClipId>& clips, const std::string& one,
               const std::string& many)
{
    if (clips.empty()) return;
    const std::string name = exportedClipName(library, clips.front());
    printNote(name, clips.size() == 1 ? one : one + ", as " + std::to_string(clips.size() - 1) + ' ' + many);
}

/// Prints the clips for which --whole-take reaches no other clip, or not all of them.
void noteTakesNotReached(const ClipLibrary& library, const std::vector<ClipFrames>& where)
{
    std::vector<ClipId> alone, early;
    for (const ClipFrames& each : where) {
        if (each.frames.isEmpty()) continue;
        if (library.takeIndex().partners(each.clip).empty())
            alone.push_back(each.clip);
        else if (isPartnerLeftOut(library, each))
            early.push_back(each.clip);
    }
    noteClips(library, alone, "is in no take", "more are");
    noteClips(library, early, "has a partner that does not run at these frames", "more have");
}

} // namespace

CommandOptions bulkEditOptions()
{
    CommandOptions options{{"--all", "--remove", "--new", "--whole-take", anotherInstanceOption},
                           QStringList{"--query", "--frames", clipOption} + recordOptions()};
    options.lists << instanceValueOption;
    return options;
}

QString misuseOfBulkEdit(const CommandArguments& arguments)
{
    if (const QString wrong = misuseOfFramesOption(arguments, true); !wrong.isEmpty()) return wrong;
    if (arguments.has("--new") && arguments.has("--remove"))
        return "--new and --remove cannot be used together";
    if (const QString wrong = misuseOfInstanceValues(arguments); !wrong.isEmpty()) return wrong;
    return misuseOfRecordOptions(arguments);
}

Result<BulkEdit> bulkEdit(const CommandArguments& arguments, CommandDocument& read, bool isMade)
{
    const auto tag = tagToEdit(arguments.positional().front(), arguments.has("--new"), read);
    if (!tag) return tag.error();
    const auto where = chosenFrames(arguments, read.library());
    if (!where) return where.error();
    if (const auto checked = checkTypedFrames(arguments, read.library(), *where); !checked)
        return checked.error();
    const std::vector<ClipFrames> frames =
        arguments.has("--whole-take") ? framesOfWholeTakes(read.library(), *where) : *where;
    if (arguments.has("--whole-take")) noteTakesNotReached(read.library(), *where);
    const TagVocabulary& vocabulary = read.library().vocabulary();
    const NewInstances made{instanceValues(arguments), arguments.has(anotherInstanceOption)};
    if ((!made.values.empty() || made.isAnother) && !vocabulary[*tag].isCounted)
        return commandError("tag.not-counted",
                            "the tag \"" + vocabulary[*tag].name +
                                "\" is not counted, so that its ranges are no instances and have no values; "
                                "tagline vocabulary change --counted yes makes it so");
    const bool isRemoving = arguments.has("--remove");
    BulkEdit edit{vocabulary[*tag].name, 0,
                  bulkPlan(read.library(), vocabulary, *tag,
                           isRemoving ? BulkOperation::Remove : BulkOperation::Add, frames, made),
                  vocabulary[*tag].isCounted};
    std::vector<SheetChange> changes = std::exchange(edit.plan.changes, {});
    edit.clips = std::int64_t(changes.size());
    if (edit.plan.readOnly > 0 && read.isComplete()) // damaged files have been reported
        printError({"sidecar.newer",
                    counted(edit.plan.readOnly, "clip is", "clips are") +
                        " read only: a newer version wrote the tags",
                    "tag"});
    if (edit.plan.readOnly > 0 && commandMode().isStrict) return strictRefusal();
    if (!isMade) return edit;
    read.document().changeSheets(std::move(changes), QString("Tag"));
    if (arguments.has("--new")) read.defineUsedTags({edit.tag});
    if (!isRemoving) recordOptionsOn(read.document(), arguments, *tag, frames);
    return edit;
}

std::string bulkEditText(const BulkEdit& edit, bool isDryRun)
{
    const BulkPlan& plan = edit.plan;
    std::string text = terminalText(edit.tag) + ": " + counted(plan.frames, "frame") + " in " +
                       counted(plan.ranges, "range") + " of " + counted(edit.clips, "clip") +
                       (isDryRun ? " would change\n" : " changed\n");
    const auto instances = [isDryRun](std::int64_t count, const char* what) {
        return counted(count, "instance") +
               (isDryRun     ? " would be "
                : count == 1 ? " was "
                             : " were ") +
               what + '\n';
    };
    if (plan.changedInstances > 0)
        text += instances(plan.changedInstances, "changed: of the same frames, with other values");
    if (plan.cutInstances > 0)
        text += instances(plan.cutInstances, "cut: frames beside those that are removed stay");
    if (plan.keptInstances > 0)
        text += instances(plan.keptInstances,
                          "left: of the same frames, they would have the same values and be one");
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
    if (edit.isCounted)
        json.member("changedInstances", plan.changedInstances)
            .member("cutInstances", plan.cutInstances)
            .member("keptInstances", plan.keptInstances);
}

} // namespace tagline
