// `tagline media`: lists, adds, shifts and removes films, picture sequences and sounds of clips.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/media/ClipMedia.h"

#include <QDir>
#include <QFileInfo>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tagline {
namespace {

const WordOptions& optionsOfMediaWords()
{
    static const WordOptions options{{"set", {"--offset", "--rate", "--dry-run"}},
                                     {"shift", {"--offset", "--dry-run"}},
                                     {"remove", {"--dry-run"}}};
    return options;
}

CommandOptions mediaOptions()
{
    return {{"--dry-run", "--json"},
            {clipOption, "--offset", "--rate", libraryOption},
            {},
            {"set", "shift", "remove"}};
}

/// A clip and a medium that belongs to it.
struct ListedMedium
{
    std::string clip;
    std::string holder;
    ClipMedium medium;
};

std::vector<ListedMedium> listedMedia(const ClipLibrary& library, const std::vector<ClipId>& clips)
{
    std::vector<ListedMedium> media;
    for (const ClipId clip : clips)
        if (const auto medium = mediumOfClip(library, clip))
            media.push_back(
                {exportedClipName(library, clip), exportedClipName(library, medium->holder), *medium});
    return media;
}

std::string mediaText(const std::vector<ListedMedium>& media)
{
    std::string text;
    for (const ListedMedium& each : media) {
        text += terminalText(each.clip) + ": " + terminalText(each.medium.source.path);
        if (each.medium.offset != 0) text += ", begins at " + secondsText(each.medium.offset) + " of it";
        if (each.medium.source.rate)
            text +=
                ", " + QString::number(*each.medium.source.rate, 'g', 9).toStdString() + " pictures a second";
        if (each.holder != each.clip) text += " (of " + terminalText(each.holder) + ')';
        if (!isMediaThere(each.medium.source)) text += " (not there)";
        text += '\n';
    }
    return text;
}

void writeMedia(const std::vector<ListedMedium>& media, JsonWriter& json)
{
    json.key("media").beginArray();
    for (const ListedMedium& each : media) {
        json.beginObject().member("clip", each.clip).member("file", each.medium.source.path);
        json.key("offset").number(each.medium.offset);
        if (each.medium.source.rate) json.key("rate").number(*each.medium.source.rate);
        json.member("of", each.holder);
        json.key("isThere").boolean(isMediaThere(each.medium.source)).endObject();
    }
    json.endArray();
}

std::string mediaJson(const std::vector<ListedMedium>& media, std::optional<bool> isWritten)
{
    JsonWriter json;
    json.beginObject();
    if (isWritten) json.key("written").boolean(*isWritten);
    writeMedia(media, json);
    json.endObject();
    return std::move(json).finished();
}

int refuseMedia(const Error& why)
{
    printError(why);
    return ExitBadInput;
}

int listMedia(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const auto clips = chosenClips(read.library, arguments);
    if (!clips) return refuseMedia(clips.error());
    const auto media = listedMedia(read.library, *clips);
    const std::string text =
        arguments.has("--json")
            ? mediaJson(media, std::nullopt)
            : mediaText(media) + counted(std::int64_t(media.size()), "clip") + " with a reference medium\n";
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// A number within bounds; none for other text.
std::optional<double> typedNumber(const QString& typed, double least, double most)
{
    bool isNumber = false;
    const double number = typed.toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<double> typedOffset(const QString& typed)
{
    return typedNumber(typed, -ReferenceMedium::mostSeconds, ReferenceMedium::mostSeconds);
}

std::optional<double> typedRate(const QString& typed)
{
    return typedNumber(typed, 0.001, ReferenceMedium::mostRate);
}

QString mediumFile(const QString& typed) { return QDir::cleanPath(QFileInfo(typed).absoluteFilePath()); }

/// The changes of clips by the word. Clips of one take may share a holder: only the change for the first of
/// them is used.
std::vector<SheetChange> mediaChanges(const CommandArguments& arguments, const ClipLibrary& library,
                                      const std::vector<ClipId>& clips)
{
    const QStringList& given = arguments.positional();
    std::map<ClipId, TagSheet> sheets;
    const auto addOnce = [&sheets](SheetChange change) {
        sheets.try_emplace(change.clip, std::move(change.sheet));
    };
    for (const ClipId clip : clips) {
        if (given[0] == "set") {
            MediaSource source{argumentBytes(mediumFile(given[1])), {}};
            if (const auto rate = arguments.value("--rate")) source.rate = typedRate(*rate);
            const auto offset = arguments.value("--offset");
            addOnce(withMediumFile(library, clip, source, offset ? *typedOffset(*offset) : 0.0));
        } else if (given[0] == "shift") {
            if (auto change = withMediumOffset(library, clip, *typedOffset(*arguments.value("--offset"))))
                addOnce(std::move(*change));
        } else {
            for (SheetChange& change : withoutMedia(library, clip)) addOnce(std::move(change));
        }
    }
    std::vector<SheetChange> changes;
    for (auto& [clip, sheet] : sheets) changes.push_back({clip, std::move(sheet)});
    return changes;
}

int editMedia(const CommandArguments& arguments)
{
    const QStringList& given = arguments.positional();
    CommandDocument read(arguments.paths(given[0] == "set" ? 2 : 1), namedLibrary(arguments));
    if (read.refusal()) return refuseMedia(*read.refusal());
    const auto clips = chosenClips(read.library(), arguments);
    if (!clips) return refuseMedia(clips.error());
    std::vector<SheetChange> changes = mediaChanges(arguments, read.library(), *clips);
    for (const SheetChange& change : changes)
        if (read.library().source(read.library().clip(change.clip).source).isReadOnly())
            return refuseMedia(commandError("media.read-only",
                                            "the tags of \"" + exportedClipName(read.library(), change.clip) +
                                                "\" cannot be changed: they are read-only"));
    if (changes.empty())
        return refuseMedia(commandError("media.none", "no such clip has a reference medium"));
    if (given[0] == "set")
        if (const std::string file = argumentBytes(mediumFile(given[1])); !isMediaThere({file, {}}))
            printNote("media", "there is no " + file + "; the clips name it all the same");
    const bool isDryRun = arguments.has("--dry-run");
    std::vector<ListedMedium> media = listedMedia(read.library(), *clips); // the media to be removed
    read.document().replaceSheets(std::move(changes), "Edit Media");
    if (given[0] != "remove") media = listedMedia(read.library(), *clips);
    if (!isDryRun)
        if (const int saved = read.save(); saved != ExitDone) return saved;
    const std::string text = arguments.has("--json")
                                 ? mediaJson(media, !isDryRun)
                                 : mediaText(media) + counted(std::int64_t(media.size()), "clip") +
                                       (isDryRun ? " would be changed\n" : " changed\n");
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

QString misuseOfNumbers(const CommandArguments& arguments)
{
    const auto offset = arguments.value("--offset");
    if (offset && !typedOffset(*offset)) return "an offset is a number of seconds, not \"" + *offset + '"';
    if (const auto rate = arguments.value("--rate"); rate && !typedRate(*rate))
        return "--rate is pictures a second, up to 1000, not \"" + *rate + '"';
    return {};
}

QString misuseOfMedia(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const QStringList& given = arguments.positional();
    if (given.isEmpty()) return "PATH is missing; see tagline help media";
    const bool isEdit = optionsOfMediaWords().contains(given.front());
    const QString word = isEdit ? given.front() : QString("a list");
    for (const QString& wrong :
         {misuseOfWordOptions(arguments, optionsOfMediaWords(), word), misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return wrong;
    if (!isEdit) return {};
    if (word == "set" && given.size() < 3) return "set needs FILE and PATH; see tagline help media";
    if (given.size() < 2) return word + " needs PATH; see tagline help media";
    if (word == "shift" && !arguments.value("--offset"))
        return "shift needs --offset SECONDS; see tagline help media";
    return misuseOfNumbers(arguments);
}

int runMedia(const QStringList& typed)
{
    const CommandArguments arguments(typed, mediaOptions());
    if (const QString wrong = misuseOfMedia(arguments); !wrong.isEmpty())
        return usageError("media: " + wrong);
    return optionsOfMediaWords().contains(arguments.positional().front()) ? editMedia(arguments)
                                                                          : listMedia(arguments);
}

} // namespace

Command mediaCommand()
{
    return {
        "media",
        "list films and sounds beside clips, and say how they lie to them",
        QString("Usage: tagline media PATH... [--clip NAME] [--json]\n"
                "       tagline media set FILE PATH... [--clip NAME] [--offset SECONDS] [--rate NUMBER]\n"
                "                   [--dry-run] [--json]\n"
                "       tagline media shift PATH... --offset SECONDS [--clip NAME] [--dry-run] [--json]\n"
                "       tagline media remove PATH... [--clip NAME] [--dry-run] [--json]\n\n"
                "A reference medium is the film or sound that was recorded together with a clip; the window\n"
                "shows it beside the figure, in step. FILE is a film, a sound, or a sequence of pictures\n"
                "whose name has a place for numbers: shots/%04d.png. It lies in properties of the clip\n"
                "(media.file, media.offset, media.rate), named from the clip's folder. Clips of one take\n"
                "share the medium of the one that has it.\n\n"
                "  --offset SECONDS  when in the medium the clip begins; 0 without it. shift says it anew\n"
                "  --rate NUMBER  pictures a second of a sequence; 25 without it\n") +
            clipOptionHelp +
            "  --dry-run      say what would change, and write nothing\n"
            "  --json         print JSON: {\"media\": [{\"clip\", \"file\", \"offset\", \"rate\", \"of\",\n"
            "                 \"isThere\"}]}, with \"written\" before it where media are changed\n" +
            libraryOptionHelp,
        runMedia,
        mediaOptions(),
        {"tagline media set walk.mp4 sample --clip walk --offset 1.25", "tagline media sample"},
        true};
}

} // namespace tagline
