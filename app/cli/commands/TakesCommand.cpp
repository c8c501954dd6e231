// `tagline takes`: lists, proposes, adds, changes and removes takes of clips that were recorded together.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/imports/shoot/ProposedTakes.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/takes/LibraryTakes.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tagline {
namespace {

const WordOptions& optionsOfTakeWords()
{
    static const WordOptions options{{"propose", {"--pattern", "--accept", "--dry-run"}},
                                     {"add", {clipOption, "--offset", "--dry-run"}},
                                     {"offset", {"--offset", "--dry-run"}},
                                     {"remove", {"--dry-run"}}};
    return options;
}

CommandOptions takesOptions()
{
    CommandOptions options{{"--accept", "--dry-run", "--json"}, {"--pattern"}};
    options.lists << clipOption << "--offset";
    for (const auto& [word, ofWord] : optionsOfTakeWords()) options.words << word;
    return options;
}

/// Name of a clip in tables; file and name of a missing one.
std::string memberName(const TakeMember& member, const ClipLibrary& library)
{
    const auto clip = clipOf(member, library);
    return clip ? exportedClipName(library, *clip) : member.source + ':' + member.clip;
}

double offsetSeconds(const TakeMember& member) { return double(member.offset) / 1e6; }

std::string takesText(std::span<const Take> takes, const ClipLibrary& library)
{
    std::string text;
    for (const Take& take : takes) {
        text += terminalText(take.name) + ':';
        for (const TakeMember& member : take.members) {
            text +=
                (&member == &take.members.front() ? " " : ", ") + terminalText(memberName(member, library));
            if (member.offset != 0) text += " at " + secondsText(offsetSeconds(member));
            if (!clipOf(member, library)) text += " (not there)";
        }
        text += '\n';
    }
    return text;
}

void writeTakes(std::span<const Take> takes, const ClipLibrary& library, JsonWriter& json)
{
    json.key("takes").beginArray();
    for (const Take& take : takes) {
        json.beginObject().member("name", take.name).key("clips").beginArray();
        for (const TakeMember& member : take.members) {
            json.beginObject().member("clip", memberName(member, library));
            json.key("offset").number(offsetSeconds(member));
            json.key("isThere").boolean(clipOf(member, library).has_value()).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

std::string listedTakesText(std::span<const Take> takes, const ClipLibrary& library, bool isProposal)
{
    return takesText(takes, library) + counted(std::int64_t(takes.size()), "take") +
           (isProposal ? " proposed\n" : "\n");
}

std::string listedTakesJson(std::span<const Take> takes, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject();
    writeTakes(takes, library, json);
    json.endObject();
    return std::move(json).finished();
}

std::string editedTakesJson(std::span<const Take> takes, const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    writeTakes(takes, library, json);
    json.endObject();
    return std::move(json).finished();
}

/// Proposals by --pattern, or without it by timecode, length and name.
Result<std::vector<Take>> typedProposals(const CommandArguments& arguments, const ClipLibrary& library)
{
    const auto typed = arguments.value("--pattern");
    if (!typed) return proposedTakes(library, std::nullopt);
    const auto pattern = TakePattern::parsed(typed->toStdString());
    if (!pattern) return pattern.error();
    return proposedTakes(library, *pattern);
}

int listTakes(const CommandArguments& arguments, bool isProposal)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(isProposal ? 1 : 0));
    if (!read.printMessages()) return ExitBadInput;
    const auto takes = isProposal ? typedProposals(arguments, read.library)
                                  : Result<std::vector<Take>>(read.library.takes());
    if (!takes) {
        printError(takes.error());
        return ExitBadInput;
    }
    const int printed = print(arguments.has("--json") ? listedTakesJson(*takes, read.library)
                                                      : listedTakesText(*takes, read.library, isProposal),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// Sets the offsets of a take's clips by --offset NAME=SECONDS.
Result<void> setOffsets(Take& take, const CommandArguments& arguments, const ClipLibrary& library)
{
    for (const QString& typed : arguments.list("--offset")) {
        const qsizetype sign = typed.lastIndexOf('=');
        bool isNumber = false;
        const double seconds = typed.mid(sign + 1).toDouble(&isNumber);
        if (sign < 1 || !isNumber || !(std::abs(seconds) * 1e6 <= double(Take::mostMicroseconds)))
            return commandError("take.offset", "an offset is a clip and seconds, as walk=0.5; found \"" +
                                                   typed.toStdString() + '"');
        const auto clips = clipsNamed(library, typed.left(sign).toStdString());
        if (!clips) return clips.error();
        bool isOfTake = false;
        for (TakeMember& member : take.members) {
            const auto clip = clipOf(member, library);
            if (!clip || std::ranges::count(*clips, *clip) == 0) continue;
            member.offset = std::llround(seconds * 1e6);
            isOfTake = true;
        }
        if (!isOfTake)
            return commandError("take.offset",
                                "\"" + typed.left(sign).toStdString() + "\" is no clip of the take");
    }
    return {};
}

/// The take of `takes add`.
Result<std::vector<Take>> addedTake(const CommandArguments& arguments, const ClipLibrary& library)
{
    const std::string name = arguments.positional()[1].trimmed().toStdString();
    if (name.empty()) return commandError("take.name", "a take needs a name");
    if (findTake(library, name))
        return commandError("take.taken", "there is already a take \"" + name +
                                              "\"; remove it first, or choose another name");
    std::vector<ClipId> clips;
    for (const QString& typed : arguments.list(clipOption)) {
        const auto named = clipsNamed(library, typed.toStdString());
        if (!named) return named.error();
        for (const ClipId clip : *named)
            if (std::ranges::count(clips, clip) == 0) clips.push_back(clip);
    }
    if (clips.size() < 2 || clips.size() > Take::mostMembers)
        return commandError("take.clips", "a take has 2 to " + std::to_string(Take::mostMembers) +
                                              " clips, not " + std::to_string(clips.size()));
    for (const ClipId clip : clips)
        if (const Take* other = takeOfClip(library, clip))
            return commandError("take.clips", "\"" + exportedClipName(library, clip) +
                                                  "\" is of the take \"" + other->name + "\" already");
    Take take = takeOf(library, name, clips);
    if (const auto set = setOffsets(take, arguments, library); !set) return set.error();
    return std::vector<Take>{std::move(take)};
}

Result<std::vector<Take>> namedTake(const CommandArguments& arguments, const ClipLibrary& library)
{
    const std::string name = arguments.positional()[1].trimmed().toStdString();
    const Take* take = findTake(library, name);
    if (!take) return commandError("take.unknown", "there is no take \"" + name + '"');
    return std::vector<Take>{*take};
}

/// The take of `takes offset`, with its new offsets.
Result<std::vector<Take>> movedTake(const CommandArguments& arguments, const ClipLibrary& library)
{
    auto takes = namedTake(arguments, library);
    if (!takes) return takes;
    if (const auto set = setOffsets(takes->front(), arguments, library); !set) return set.error();
    return takes;
}

/// The takes of `takes WORD`: after the edit, or before their removal.
Result<std::vector<Take>> takesOfWord(const QString& word, const CommandArguments& arguments,
                                      const ClipLibrary& library)
{
    if (word == "remove") return namedTake(arguments, library);
    if (word == "offset") return movedTake(arguments, library);
    return word == "add" ? addedTake(arguments, library) : typedProposals(arguments, library);
}

int editTakes(const CommandArguments& arguments)
{
    const QString& word = arguments.positional().front();
    const bool isRemoving = word == "remove";
    CommandDocument read(arguments.paths(word == "propose" ? 1 : 2));
    const auto takes = read.refusal() ? Result<std::vector<Take>>(*read.refusal())
                                      : takesOfWord(word, arguments, read.library());
    if (!takes) {
        printError(takes.error());
        return ExitBadInput;
    }
    const bool isDryRun = arguments.has("--dry-run");
    const std::string text = arguments.has("--json") ? editedTakesJson(*takes, read.library(), isDryRun)
                                                     : takesText(*takes, read.library()) +
                                                           counted(std::int64_t(takes->size()), "take") +
                                                           (isDryRun ? " would be " : " ") +
                                                           (isRemoving         ? "removed\n"
                                                            : word == "offset" ? "changed\n"
                                                                               : "added\n");
    if (!isDryRun) {
        std::vector<std::string> names;
        for (const Take& take : *takes) names.push_back(take.name);
        read.document().set(&LibraryEdit::takes,
                            isRemoving ? takesWithout(read.library(), names)
                                       : takesWith(read.library(), *takes),
                            QString("Edit Takes"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The problem of the arguments; empty if there is none.
QString misuseOfTakes(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const QStringList& words = arguments.positional();
    if (words.isEmpty()) return "PATH is missing; see tagline help takes";
    const bool hasWord = optionsOfTakeWords().contains(words.front());
    const QString word = hasWord ? words.front() : QString("a list");
    if (const QString wrong = misuseOfWordOptions(arguments, optionsOfTakeWords(), word); !wrong.isEmpty())
        return wrong;
    if (word == "propose" && arguments.has("--dry-run") && !arguments.has("--accept"))
        return "--dry-run goes with --accept; proposals alone write nothing";
    if (word == "add" && arguments.list(clipOption).isEmpty())
        return "add needs --clip for each clip; see tagline help takes";
    if (word == "offset" && arguments.list("--offset").isEmpty())
        return "offset needs --offset CLIP=SECONDS; see tagline help takes";
    const qsizetype least = word == "propose" ? 2 : hasWord ? 3 : 1;
    if (words.size() >= least) return {};
    return word + " needs " + (word == "propose" ? "PATH" : "NAME and PATH") + "; see tagline help takes";
}

int runTakes(const QStringList& given)
{
    const CommandArguments arguments(given, takesOptions());
    if (const QString wrong = misuseOfTakes(arguments); !wrong.isEmpty())
        return usageError("takes: " + wrong);
    const QString& word = arguments.positional().front();
    if (!optionsOfTakeWords().contains(word)) return listTakes(arguments, false);
    const bool isProposal = word == "propose" && !arguments.has("--accept");
    return isProposal ? listTakes(arguments, true) : editTakes(arguments);
}

} // namespace

Command takesCommand()
{
    return {
        "takes",
        "list clips that were recorded together, propose and edit them",
        "Usage: tagline takes PATH... [--json]\n"
        "       tagline takes propose PATH... [--pattern TEXT] [--accept] [--dry-run] [--json]\n"
        "       tagline takes add NAME PATH... --clip NAME --clip NAME [--offset CLIP=SECONDS] "
        "[--dry-run] [--json]\n"
        "       tagline takes offset NAME PATH... --offset CLIP=SECONDS [--dry-run] [--json]\n"
        "       tagline takes remove NAME PATH... [--dry-run] [--json]\n\n"
        "A take is the clips of figures that were recorded together; the library file, which is one of\n"
        "the paths, keeps it. Queries ask a clip's partners by with(q), and tagline tag --whole-take tags\n"
        "all of them. Proposals are of clips in no take; nothing is kept without --accept.\n\n"
        "  --pattern TEXT  propose by names: {take}_{subject} makes a take fight_01 of fight_01_A and\n"
        "                 fight_01_B; {subject}/{take} is for a folder for each figure. Without it, clips "
        "are\n"
        "                 proposed that begin at one timecode, as shoot sheets say (Take.start), and of "
        "clips\n"
        "                 without one those of one folder, length and rate whose names differ in one word\n"
        "  --accept       keep what is proposed\n"
        "  --clip NAME    a clip of the take, as often as needed: its name, its name in tables\n"
        "                 (pack.glb:run:1), or where there is none a pattern with * and ?\n"
        "  --offset CLIP=SECONDS  when in the take that clip begins, as often as needed; 0 without it;\n"
        "                 offset changes it in a take that is there\n"
        "  --dry-run      say what would change, and write nothing\n"
        "  --json         print JSON: {\"takes\": [{\"name\", \"clips\": [{\"clip\", \"offset\", "
        "\"isThere\"}]}]},\n"
        "                 with \"written\" before it where takes are added, changed or removed\n",
        runTakes,
        takesOptions(),
        {"tagline takes add duet sample --clip walk --clip run --offset run=0.5",
         "tagline takes propose sample --pattern \"{take}_{subject}\""},
        true};
}

} // namespace tagline
