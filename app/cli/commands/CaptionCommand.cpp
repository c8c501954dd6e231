// `tagline caption`: lists, adds, changes and removes captions.

#include "app/cli/Command.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/edits/CaptionEdit.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/WordOptions.h"
#include "app/cli/options/frames/FramesOption.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/MotionMoments.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

/// The options that only some of the words take, by word.
const WordOptions& optionsOfWords()
{
    static const WordOptions options{
        {"list", captionFilterOptions()},
        {"add", {"--author", "--language", "--dry-run"}},
        {"change",
         captionFilterOptions() + QStringList{"--text", "--author", "--language", "--to", "--dry-run"}},
        {"remove", captionFilterOptions() + QStringList{"--dry-run"}}};
    return options;
}

CommandOptions captionOptions()
{
    CommandOptions options{{"--all", "--dry-run", "--json"},
                           QStringList{"--query", "--frames", clipOption} + captionFilterOptions() +
                               QStringList{"--text", "--author", "--language", "--to", libraryOption}};
    for (const auto& [word, ofWord] : optionsOfWords()) options.words << word;
    return options;
}

/// "ana, en"; empty if neither is known.
std::string originText(const Caption& caption)
{
    std::string text;
    for (const std::string& each : {caption.author, caption.language, caption.set})
        if (!each.empty()) text += (text.empty() ? "" : ", ") + each;
    return text;
}

std::string listText(const std::vector<PlacedCaption>& captions, const ClipLibrary& library)
{
    std::string text;
    std::set<ClipId> clips;
    for (const auto& [clip, caption] : captions) {
        clips.insert(clip);
        const std::string origin = originText(caption);
        text += terminalText(exportedClipName(library, clip)) + " [" + std::to_string(caption.range.start) +
                ", " + std::to_string(caption.range.stop) + "): " + terminalText(caption.text) +
                (origin.empty() ? "" : " (" + terminalText(origin) + ')') + '\n';
    }
    return text + counted(std::int64_t(captions.size()), "caption") + " in " +
           counted(std::int64_t(clips.size()), "clip") + '\n';
}

std::string listJson(const std::vector<PlacedCaption>& captions, const ClipLibrary& library)
{
    JsonWriter json;
    std::set<ClipId> clips;
    json.beginObject().key("captions").beginArray();
    for (const auto& [clip, caption] : captions) {
        clips.insert(clip);
        json.beginObject();
        writeClipName(clip, library, json);
        json.key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(caption.range.start).integer(caption.range.stop).endArray();
        json.member("text", caption.text);
        if (!caption.author.empty()) json.member("author", caption.author);
        if (!caption.language.empty()) json.member("language", caption.language);
        if (!caption.set.empty()) json.member("set", caption.set);
        json.endObject();
    }
    json.endArray().key("totals").beginObject().member("clips", std::int64_t(clips.size()));
    json.member("captions", std::int64_t(captions.size())).endObject().endObject();
    return std::move(json).finished();
}

/// Prints why the arguments cannot be used, with the place of an error in the query.
int refuse(const CommandArguments& arguments, const Error& why)
{
    printError(why);
    const auto query = arguments.value("--query");
    if (query && why.column > 0) printPlace(query->toStdString(), why.column);
    return ExitBadInput;
}

int listCaptions(const CommandArguments& arguments)
{
    const CommandLibrary read = readCommandLibrary(arguments.paths(1), namedLibrary(arguments));
    if (!read.printMessages()) return ExitBadInput;
    const auto captions = chosenCaptions(arguments, read.library);
    if (!captions) return refuse(arguments, captions.error());
    const std::string text =
        arguments.has("--json") ? listJson(*captions, read.library) : listText(*captions, read.library);
    const int printed = print(text, formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The edit by the word of the arguments.
Result<CaptionEdit> editOf(const CommandArguments& arguments, const ClipLibrary& library)
{
    const QString& word = arguments.positional().front();
    if (word == "add") {
        const auto where = chosenFrames(arguments, library);
        if (!where) return where.error();
        if (const auto checked = checkTypedFrames(arguments, library, *where); !checked)
            return checked.error();
        const auto given = [&](const char* option) {
            return arguments.value(option).value_or(QString()).trimmed().toStdString();
        };
        return captionsAdded(
            library, *where,
            {{}, arguments.positional()[1].trimmed().toStdString(), given("--author"), given("--language")});
    }
    const auto chosen = chosenCaptions(arguments, library);
    if (!chosen) return chosen.error();
    if (word == "remove") return captionsRemoved(library, *chosen);
    CaptionEdit edit = captionsChanged(library, *chosen, arguments);
    const bool isNothingReached =
        edit.outside > 0 && edit.changes.empty() && edit.unchanged == 0 && edit.readOnly == 0;
    if (!isNothingReached) return edit;
    return commandError("tag.no-such-frames", "none of these captions' clips has a frame in --to " +
                                                  arguments.value("--to")->toStdString());
}

std::string editText(const CaptionEdit& edit, const QString& word, bool isDryRun)
{
    const std::string done = word == "add" ? "added" : word == "change" ? "changed" : "removed";
    std::string text = counted(edit.captions, "caption") + " in " +
                       counted(std::int64_t(edit.changes.size()), "clip") + (isDryRun ? " would be " : " ") +
                       done + '\n';
    if (edit.unchanged > 0) text += "nothing to change: " + counted(edit.unchanged, "clip") + '\n';
    if (edit.outside > 0) text += "without such frames: " + counted(edit.outside, "clip") + '\n';
    if (edit.readOnly > 0) text += "read-only, not changed: " + counted(edit.readOnly, "clip") + '\n';
    return text;
}

std::string editJson(const CaptionEdit& edit, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.member("clips", std::int64_t(edit.changes.size())).member("captions", edit.captions);
    json.member("unchanged", edit.unchanged).member("outside", edit.outside);
    json.member("readOnly", edit.readOnly).endObject();
    return std::move(json).finished();
}

QString stepName(const QString& word)
{
    return word == "add" ? "Add Caption" : word == "change" ? "Change Caption" : "Remove Caption";
}

/// Makes the edit and saves, or only prints its expected result.
int editCaptions(const CommandArguments& arguments, CommandDocument& read)
{
    const QString& word = arguments.positional().front();
    auto edit = editOf(arguments, read.library());
    if (!edit) return refuse(arguments, edit.error());
    if (edit->readOnly > 0 && read.isComplete()) // damaged files have been reported
        printError(
            {"sidecar.newer",
             counted(edit->readOnly, "clip is", "clips are") + " read only: a newer version wrote the tags",
             "caption"});
    if (edit->readOnly > 0 && commandMode().isStrict) return refuse(arguments, strictRefusal());
    const bool isDryRun = arguments.has("--dry-run");
    const std::string text =
        arguments.has("--json") ? editJson(*edit, isDryRun) : editText(*edit, word, isDryRun);
    if (!isDryRun) {
        read.document().changeSheets(std::move(edit->changes), stepName(word));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    const int printed = print(text, formOf(arguments));
    return edit->readOnly > 0 || !read.isComplete() ? int(ExitBadInput) : printed;
}

/// Why the given text, language or end is invalid; empty if all are valid.
QString misuseOfText(const CommandArguments& arguments, const QString& word)
{
    const auto text = word == "add" ? std::optional(arguments.positional()[1]) : arguments.value("--text");
    if (text && text->trimmed().isEmpty()) return "a caption needs a text; tagline caption remove removes it";
    for (const char* option : {"--language", "--in"})
        if (const QString wrong = misuseOfLanguage(arguments.value(option).value_or(QString()));
            !wrong.isEmpty())
            return option + (": " + wrong);
    const auto to = arguments.value("--to");
    if (to && !typedRange(*to))
        return QString("--to takes START:STOP, such as 120:480, 1.5s:3s or 00:01.5-00:03, not \"%1\"")
                   .arg(*to) +
               rangeHint(*to);
    return {};
}

/// Why the options do not go with the word, or one is missing; empty if they do.
QString misuseOfOptions(const CommandArguments& arguments, const QString& word)
{
    if (const QString wrong = misuseOfWordOptions(arguments, optionsOfWords(), word); !wrong.isEmpty())
        return wrong;
    if (const QString wrong = misuseOfFramesOption(arguments, word == "add"); !wrong.isEmpty()) return wrong;
    if ((word == "change" || word == "remove") && !hasCaptionFilter(arguments))
        return "say which captions: --matching, --by, --in, --query or --frames, or --all";
    const QStringList values{"--text", "--author", "--language", "--to"};
    if (word == "change" &&
        std::ranges::none_of(values, [&](const QString& each) { return arguments.value(each).has_value(); }))
        return "say what is to change: --text, --author, --language or --to";
    return {};
}

QString misuseOfCaption(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    const QStringList& given = arguments.positional();
    if (given.isEmpty() || !optionsOfWords().contains(given.front()))
        return "list, add, change or remove is needed; see tagline help caption";
    const QString& word = given.front();
    if (word == "add" && given.size() < 3) return "add needs TEXT and PATH; see tagline help caption";
    if (given.size() < 2) return "PATH is missing; see tagline help caption";
    for (const QString& wrong :
         {misuseOfOptions(arguments, word), misuseOfText(arguments, word), misuseOfLibraryOption(arguments)})
        if (!wrong.isEmpty()) return wrong;
    return {};
}

int runCaption(const QStringList& given)
{
    const CommandArguments arguments(given, captionOptions());
    if (const QString wrong = misuseOfCaption(arguments); !wrong.isEmpty())
        return usageError("caption: " + wrong);
    const QString& word = arguments.positional().front();
    if (word == "list") return listCaptions(arguments);
    CommandDocument read(arguments.paths(word == "add" ? 2 : 1), namedLibrary(arguments));
    if (!read.refusal()) return editCaptions(arguments, read);
    printError(*read.refusal());
    return ExitBadInput;
}

} // namespace

Command captionCommand()
{
    return {
        "caption",
        "list, add, change and remove captions: free text on frames",
        QString(
            "Usage: tagline caption list PATH... [WHICH] [--json]\n"
            "       tagline caption add TEXT PATH... (--query TEXT | --frames START:STOP | --all)\n"
            "                   [--author NAME] [--language CODE] [--dry-run] [--json]\n"
            "       tagline caption change PATH... WHICH [--text TEXT] [--author NAME] [--language CODE]\n"
            "                   [--to START:STOP] [--dry-run] [--json]\n"
            "       tagline caption remove PATH... WHICH [--dry-run] [--json]\n\n"
            "A caption says what happens in frames of a clip, in words. Captions may overlap; queries find\n"
            "their frames by caption(\"left hand\"). Add writes one on each range of the frames; those that\n"
            "are there already are not written twice.\n\n"
            "WHICH captions are meant; where several are given, those of which all is true:\n"
            "  --matching TEXT  those with this text, with * and ?; letters A-Z are as a-z\n"
            "  --by NAME      those of this author; \"\" for those without one\n"
            "  --in CODE      those in this language: pt stands for pt-BR too; \"\" for those without one\n"
            "  --query TEXT   those that share a frame with what a query finds; add: on each range of it\n"
            "  --frames START:STOP  those that share a frame with these; add: on these frames. 120:480, or "
            "by\n"
            "                 time at each clip's rate: 1.5s:3s, 00:01.5-00:03\n"
            "  --all          all captions of the clips; add: on every clip as a whole\n") +
            clipOptionHelp +
            "\n"
            "  --text TEXT    change: the text\n"
            "  --author NAME  add, change: who wrote it; \"\" for nobody\n"
            "  --language CODE  add, change: the language by its short name, en or pt-BR; \"\" for none\n"
            "  --to START:STOP  change: the frames, as with --frames\n"
            "  --dry-run      say what would change, and write nothing\n"
            "  --json         print JSON: {\"captions\": [{\"source\", \"clip\", \"range\", \"text\", "
            "\"author\",\n"
            "                 \"language\", \"set\"}], \"totals\"}, or {\"written\", \"clips\", "
            "\"captions\", "
            "\"unchanged\",\n"
            "                 \"outside\", \"readOnly\"}\n" +
            libraryOptionHelp,
        runCaption,
        captionOptions(),
        {"tagline caption add \"walks, then waves\" sample/walk.glb --frames 00:00.5-00:02 --author ana "
         "--language en",
         "tagline caption list sample/walk.glb --matching waves --json",
         "tagline caption change sample/walk.glb --matching waves --text \"waves with the left hand\"",
         "tagline caption remove sample/walk.glb --by ana --dry-run"},
        true};
}

} // namespace tagline
