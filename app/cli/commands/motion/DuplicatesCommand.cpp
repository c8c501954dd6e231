// `tagline duplicates`: finds stretches of a library that are the same motion.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/DuplicateArguments.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/search/LibraryDuplicates.h"

#include <cmath>

namespace tagline {
namespace {

const QString markOption = "--mark";

double tenthsOfThousandths(double number) { return std::round(number * 1e4) / 1e4; }

std::string apartText(float distance) { return QString::number(double(distance), 'f', 4).toStdString(); }

std::string groupText(const DuplicateGroup& group, const ClipLibrary& library)
{
    const auto longest = longestOfUneven(library, group);
    std::string text = (longest ? "up to " : "") + secondsText(longest.value_or(group.seconds)) + ", " +
                       apartText(group.distance) + " leg lengths apart\n";
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const DuplicateMember& member = group.members[i];
        text += "  " + terminalText(exportedClipName(library, member.clip)) + " [" +
                std::to_string(member.frames.start) + ", " + std::to_string(member.frames.stop) + ')';
        text += std::string(member.isMirrored ? " mirrored" : "") + (member.isWhole ? " whole" : "");
        text += i == 0 ? ", to keep\n" : "\n";
    }
    return text;
}

/// Result of tagging, or its expected result.
struct MarkedDuplicates
{
    std::string tag;
    BulkPlan plan;
    bool isWritten = false;
};

std::string groupsText(const std::vector<DuplicateGroup>& groups, const ClipLibrary& library,
                       const std::optional<MarkedDuplicates>& marked)
{
    std::string text;
    std::int64_t frames = 0;
    for (const DuplicateGroup& group : groups) text += groupText(group, library);
    for (const ClipFrames& each : superfluousFrames(library, groups)) frames += each.frames.frameCount();
    text += counted(std::int64_t(groups.size()), "group") + ", with " + counted(frames, "frame") +
            " besides what is to be kept\n";
    if (marked)
        text += terminalText(marked->tag) + ": " + counted(marked->plan.frames, "frame") + " of " +
                counted(std::int64_t(marked->plan.changes.size()), "clip") +
                (marked->isWritten ? " tagged\n" : " would be tagged\n");
    return text;
}

void writeMember(const DuplicateMember& member, bool isKept, const ClipLibrary& library, JsonWriter& json)
{
    json.beginObject();
    writeClipName(member.clip, library, json);
    json.key("range").beginArray(JsonWriter::Layout::Inline);
    json.integer(member.frames.start).integer(member.frames.stop).endArray();
    json.key("mirrored").boolean(member.isMirrored).key("whole").boolean(member.isWhole);
    json.key("kept").boolean(isKept).endObject();
}

std::string groupsJson(const std::vector<DuplicateGroup>& groups, const FoundDuplicates& found,
                       const ClipLibrary& library, const std::optional<MarkedDuplicates>& marked)
{
    JsonWriter json;
    json.beginObject().key("groups").beginArray();
    for (const DuplicateGroup& group : groups) {
        json.beginObject().key("seconds").number(tenthsOfThousandths(group.seconds));
        json.key("distance").number(tenthsOfThousandths(double(group.distance))).key("members").beginArray();
        for (std::size_t i = 0; i < group.members.size(); ++i)
            writeMember(group.members[i], i == 0, library, json);
        json.endArray().endObject();
    }
    json.endArray().member("withoutBody", std::int64_t(found.withoutBody));
    if (marked)
        json.member("tag", marked->tag)
            .member("frames", marked->plan.frames)
            .key("written")
            .boolean(marked->isWritten);
    json.endObject();
    return std::move(json).finished();
}

/// The tag of --mark; none if it does not exist yet.
Result<std::optional<TagId>> typedMark(const CommandDocument& read, const QString& name)
{
    const auto tag = read.tag(name);
    if (tag) return std::optional(*tag);
    return tag.error().code == "tag.unknown" ? Result<std::optional<TagId>>(std::optional<TagId>())
                                             : Result<std::optional<TagId>>(tag.error());
}

/// Tags the superfluous frames, if there are any, and saves; with --dry-run only plans it. Returns the result
/// of save().
int markGroups(const CommandArguments& arguments, CommandDocument& read, std::optional<TagId> tag,
               const std::vector<DuplicateGroup>& groups, MarkedDuplicates& marked)
{
    marked.isWritten = !arguments.has("--dry-run");
    const auto where = superfluousFrames(read.library(), groups);
    if (where.empty()) return ExitDone;
    if (!tag) tag = read.document().tagNamed(marked.tag);
    marked.tag = read.library().vocabulary()[*tag].name;
    marked.plan = bulkPlan(read.library(), *tag, BulkOperation::Add, where);
    if (marked.plan.readOnly > 0) {
        if (read.isComplete()) // damaged files have been reported
            printError({"sidecar.newer",
                        counted(marked.plan.readOnly, "clip is", "clips are") +
                            " read only: a newer version wrote the tags",
                        "duplicates"});
        if (commandMode().isStrict) {
            printError(strictRefusal());
            return ExitBadInput;
        }
    }
    if (!marked.isWritten) return ExitDone;
    read.document().changeSheets(marked.plan.changes, QString("Mark Duplicates"));
    read.defineUsedTags({marked.tag});
    return read.save();
}

/// The number of --require groups=N; none for other text.
std::optional<std::size_t> mostGroups(const QString& text)
{
    bool isNumber = false;
    const auto most = text.startsWith("groups=") ? text.mid(7).toULongLong(&isNumber) : 0;
    return isNumber ? std::optional<std::size_t>(most) : std::nullopt;
}

int tellDuplicates(const CommandArguments& arguments, const CommandDocument& read,
                   const FoundDuplicates& found, const std::vector<DuplicateGroup>& groups,
                   const std::optional<MarkedDuplicates>& marked)
{
    const int printed = print(arguments.has("--json") ? groupsJson(groups, found, read.library(), marked)
                                                      : groupsText(groups, read.library(), marked),
                              formOf(arguments));
    const auto required = arguments.value("--require");
    const bool isMet = !required || groups.size() <= *mostGroups(*required);
    if (!isMet)
        printNote("duplicates", counted(std::int64_t(groups.size()), "group") + ": required are at most " +
                                    std::to_string(*mostGroups(*required)));
    const bool isWhole = read.isComplete() && (!marked || marked->plan.readOnly == 0);
    return outcomeStatus({.isComplete = isWhole, .printed = printed, .isKept = isMet});
}

int duplicates(const CommandArguments& arguments)
{
    CommandDocument read(arguments.paths());
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const auto mark = arguments.value(markOption);
    const auto tag = mark ? typedMark(read, *mark) : Result<std::optional<TagId>>(std::optional<TagId>());
    if (!tag) {
        printError(tag.error());
        return ExitBadInput;
    }
    DuplicateOptions options = duplicateOptions(arguments);
    options.findsWithin = arguments.has("--within");
    const FoundDuplicates found = foundDuplicates("duplicates", read.library(), options);
    const auto groups = duplicateGroups(read.library(), found.stretches, *tag);
    std::optional<MarkedDuplicates> marked;
    if (mark) {
        marked = MarkedDuplicates{mark->toStdString(), {}, false};
        if (const int saved = markGroups(arguments, read, *tag, groups, *marked); saved != ExitDone)
            return saved;
    }
    return tellDuplicates(arguments, read, found, groups, marked);
}

CommandOptions duplicatesOptions()
{
    return {{mirroredOption, "--within", "--dry-run", "--json"},
            {duplicateSecondsOption, thresholdOption, markOption, "--require"}};
}

/// The problem of the arguments; empty if there is none.
QString misuseOfDuplicates(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help duplicates";
    if (const QString wrong = misuseOfDuplicateOptions(arguments); !wrong.isEmpty()) return wrong;
    if (const auto name = arguments.value(markOption)) {
        const std::string wrong = tagNameProblem(name->toStdString());
        if (!wrong.empty()) return "--mark: " + QString::fromStdString(wrong);
    } else if (arguments.has("--dry-run"))
        return "--dry-run goes with --mark; a list writes nothing";
    const auto required = arguments.value("--require");
    if (required && !mostGroups(*required))
        return "--require takes groups=NUMBER, such as groups=0, not \"" + *required + '"';
    return {};
}

int runDuplicates(const QStringList& given)
{
    const CommandArguments arguments(given, duplicatesOptions());
    const QString wrong = misuseOfDuplicates(arguments);
    return wrong.isEmpty() ? duplicates(arguments) : usageError("duplicates: " + wrong);
}

} // namespace

Command duplicatesCommand()
{
    return {
        "duplicates",
        "find stretches that are the same motion, and mark all but one",
        QString(
            "Usage: tagline duplicates PATH... [options]\n\n"
            "Compares where the parts of all bodies are, thirty times a second, and prints groups of\n"
            "stretches of different clips that are the same motion: copies, parts that were cut out, takes\n"
            "that were exported at another rate, for another skeleton, at another place or facing another\n"
            "way. Rows of two stretches, half a second each time, are laid over each other where they fit\n"
            "best; the parts then lie at most --threshold apart. Hands' fingers, faces, and how head and\n"
            "hands are turned are not compared. Of each group the stretch with most tagged frames is to be\n"
            "kept, of equals the first by path; whole says that it is four fifths of its clip at "
            "least. Of a\nmotion with hundreds of copies each is compared with the first 32 that fit it, "
            "and all are one\ngroup.\n\n") +
            duplicateOptionsHelp +
            "  --within       list what repeats within one clip too, where it does not overlap\n"
            "  --mark NAME    add a tag to all frames of groups that are not to be kept; one that is new is\n"
            "                 made. Frames that another group keeps are left as they are\n"
            "  --dry-run      with --mark: say what would be tagged, and write nothing\n"
            "  --require LIMIT  end with status 1 where there are more groups: groups=0\n"
            "  --json         print JSON: {\"groups\": [{\"seconds\", \"distance\", \"members\": "
            "[{\"source\",\n"
            "                 \"clip\", \"range\", \"mirrored\", \"whole\", \"kept\"}]}], \"withoutBody\"}; "
            "with\n"
            "                 --mark \"tag\", \"frames\" and \"written\" too\n",
        runDuplicates,
        duplicatesOptions(),
        {"tagline duplicates sample --mirrored", "tagline duplicates sample --mark Duplicate --dry-run"},
        true};
}

} // namespace tagline
