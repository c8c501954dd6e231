// `tagline suggest`: gets suggestions of ranges from a program of the user.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/options/LineWords.h"
#include "app/cli/options/tagging/TagRecordOptions.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalProgress.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/edits/TagRenaming.h"
#include "core/library/suggesters/ForeignSuggestions.h"
#include "core/library/suggesters/SuggesterRun.h"
#include "core/system/processes/EndRequests.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>

namespace tagline {
namespace {

constexpr auto withOption = "--with";
constexpr auto tagsOption = "--tags";
constexpr auto placesFlag = "--places";
constexpr auto secondsOption = "--seconds";
constexpr auto acceptOption = "--accept";
constexpr auto authorOption = "--author";

CommandOptions suggestOptions()
{
    return {{placesFlag, "--dry-run", "--json"},
            {withOption, tagsOption, secondsOption, acceptOption, authorOption, clipOption, libraryOption}};
}

/// Waits for a signal to end this program while a suggester runs, so that the suggester ends too.
class InterruptWatch
{
public:
    InterruptWatch()
    {
        endRequests(); // from here on signals are handled here
        m_thread = std::jthread([this](const std::stop_token& stop) {
            while (!stop.stop_requested() && !m_isAsked) {
                m_status = takeEndRequest();
                m_isAsked = m_status != 0;
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            }
        });
    }
    const std::atomic<bool>* asked() const { return &m_isAsked; }
    /// The exit status for the signal; 0 if there was none.
    int status() const { return m_status; }

private:
    std::atomic<bool> m_isAsked = false;
    std::atomic<int> m_status = 0;
    std::jthread m_thread; ///< last: it ends before other members go
};

/// Result of a suggester.
struct Suggested
{
    std::string suggester;
    std::size_t asked = 0; ///< number of clips
    std::vector<ForeignSuggestion> open;
    std::vector<ForeignSuggestion> accepted;
    std::optional<double> least; ///< the least score, of --accept
    bool isWritten = false;
};

/// The full name of a typed tag; a name that no tag has is new.
Result<std::string> typedTagName(const CommandDocument& read, const QString& typed)
{
    const auto tag = read.tag(typed);
    if (tag) return read.library().vocabulary()[*tag].name;
    if (tag.error().code == "tag.unknown") return typed.toStdString();
    return tag.error();
}

/// The typed suggester. Expects arguments without misuse.
Result<Suggester> typedSuggester(const CommandArguments& arguments, const CommandDocument& read)
{
    Suggester suggester;
    const QStringList words = *lineWords(*arguments.value(withOption));
    for (const QString& word : words) suggester.command.push_back(argumentBytes(word));
    suggester.name = words.front().section('/', -1).toStdString();
    for (const QString& typed :
         arguments.value(tagsOption).value_or(QString()).split(',', Qt::SkipEmptyParts)) {
        const auto name = typedTagName(read, typed.trimmed());
        if (!name) return name.error();
        suggester.tags.push_back(*name);
    }
    suggester.wantsPlaces = arguments.has(placesFlag);
    if (const auto seconds = arguments.value(secondsOption)) suggester.seconds = seconds->toInt();
    return suggester;
}

std::string suggestedScore(double score) { return QString::number(score, 'f', 3).toStdString(); }

std::string suggestedText(const Suggested& done, const ClipLibrary& library)
{
    std::string text;
    std::set<ClipId> clips;
    for (const ForeignSuggestion& each : done.open) {
        clips.insert(each.clip);
        text += suggestedScore(each.score) + "  " + terminalText(exportedClipName(library, each.clip)) +
                " [" + std::to_string(each.range.start) + ", " + std::to_string(each.range.stop) + ") " +
                terminalText(each.tag) + '\n';
    }
    text += counted(std::int64_t(done.open.size()), "suggestion") + " of " + terminalText(done.suggester) +
            " in " + counted(std::int64_t(clips.size()), "clip") + '\n';
    if (done.least)
        text += counted(std::int64_t(done.accepted.size()), "suggestion") +
                (done.isWritten ? " accepted\n" : " would be accepted\n");
    return text;
}

std::string suggestedJson(const Suggested& done, const ClipLibrary& library)
{
    JsonWriter json;
    json.beginObject().member("suggester", done.suggester).member("asked", std::int64_t(done.asked));
    json.key("suggestions").beginArray();
    for (const ForeignSuggestion& each : done.open) {
        const LibraryClip& clip = library.clip(each.clip);
        json.beginObject().member("source", library.source(clip.source).shown).member("clip", clip.name);
        if (clip.isNameShared) json.member("index", clip.index);
        json.member("tag", each.tag).key("range").beginArray(JsonWriter::Layout::Inline);
        json.integer(each.range.start).integer(each.range.stop).endArray();
        json.key("score").number(each.score).endObject();
    }
    json.endArray();
    if (done.least)
        json.member("accepted", std::int64_t(done.accepted.size())).key("written").boolean(done.isWritten);
    json.endObject();
    return std::move(json).finished();
}

std::vector<std::string> tagNamesOf(const std::vector<ForeignSuggestion>& suggestions)
{
    std::set<std::string> names;
    for (const ForeignSuggestion& each : suggestions) names.insert(each.tag);
    return {names.begin(), names.end()};
}

/// Accepts the suggestions with a sufficient score, and saves unless --dry-run was given.
int acceptSure(const CommandArguments& arguments, CommandDocument& read, Suggested& done)
{
    for (const ForeignSuggestion& each : done.open)
        if (each.score >= *done.least) done.accepted.push_back(each);
    if (arguments.has("--dry-run") || done.accepted.empty()) return ExitDone;
    for (const ForeignSuggestion& each : done.accepted) read.document().tagNamed(each.tag);
    signEdits(read.document(), arguments);
    read.document().changeSheets(acceptedChanges(done.accepted, read.library()), QString("Tag"));
    read.defineUsedTags(tagNamesOf(done.accepted));
    done.isWritten = true;
    return read.save();
}

int suggestIn(const CommandArguments& arguments, CommandDocument& read)
{
    const auto suggester = typedSuggester(arguments, read);
    const auto clips =
        suggester ? chosenClips(read.library(), arguments) : Result<std::vector<ClipId>>(suggester.error());
    if (!clips) {
        printError(clips.error());
        return ExitBadInput;
    }
    const SuggesterJob job = suggesterJob(*suggester, read.library(), *clips);
    if (const auto left = std::int64_t(clips->size() - job.clips.size()); left > 0)
        printNote("suggest",
                  counted(left, "clip is", "clips are") + " not asked about: read only, or without frames");
    const InterruptWatch watch;
    const auto answer = [&] {
        TerminalProgress progress("asking " + terminalText(suggester->name), job.clips.size());
        std::size_t told = 0;
        const auto tell = [&](std::size_t answered) {
            progress.add(answered - told);
            told = answered;
        };
        return runSuggester(job, tell, watch.asked());
    }();
    if (!answer) {
        printError(answer.error());
        return watch.status() != 0 ? watch.status() : int(ExitBadInput);
    }
    for (const std::string& note : answer->notes()) printNote("suggest", note);
    Suggested done{suggester->name,
                   job.clips.size(),
                   openSuggestions(answer->suggestions, {}, read.library()),
                   {},
                   std::nullopt};
    if (const auto least = arguments.value(acceptOption)) {
        done.least = least->toDouble();
        if (const int saved = acceptSure(arguments, read, done); saved != ExitDone) return saved;
    }
    const int printed = print(arguments.has("--json") ? suggestedJson(done, read.library())
                                                      : suggestedText(done, read.library()),
                              formOf(arguments));
    return read.isComplete() ? printed : int(ExitBadInput);
}

/// The problem of the typed program; empty if there is none.
QString misuseOfWith(const CommandArguments& arguments)
{
    const auto typed = arguments.value(withOption);
    if (!typed) return "--with COMMAND is missing; see tagline help suggest";
    const auto words = lineWords(*typed);
    if (!words) return "--with: a quote is not closed in \"" + *typed + '"';
    if (words->isEmpty() || words->front().isEmpty()) return "--with takes a program and its arguments";
    return {};
}

QString misuseOfSuggest(const CommandArguments& arguments)
{
    if (!arguments.problem().isEmpty()) return arguments.problem();
    if (const QString wrong = misuseOfWith(arguments); !wrong.isEmpty()) return wrong;
    if (arguments.positional().isEmpty()) return "PATH is missing; see tagline help suggest";
    for (const QString& name : arguments.value(tagsOption).value_or(QString()).split(',', Qt::SkipEmptyParts))
        if (const std::string wrong = tagNameProblem(name.trimmed().toStdString()); !wrong.empty())
            return "--tags: " + QString::fromStdString(wrong);
    bool isNumber = true;
    const auto seconds = arguments.value(secondsOption);
    const int limit = seconds ? seconds->toInt(&isNumber) : 1;
    if (!isNumber || limit < 1 || limit > Suggester::mostSeconds)
        return QString("--seconds takes a whole number from 1 to %1, not \"%2\"")
            .arg(Suggester::mostSeconds)
            .arg(*seconds);
    const auto accepted = arguments.value(acceptOption);
    const double score = accepted ? accepted->toDouble(&isNumber) : 0;
    if (!isNumber || !(score >= 0 && score <= 1))
        return "--accept takes a score from 0 to 1, not \"" + *accepted + '"';
    if (!accepted && arguments.has("--dry-run")) return "--dry-run belongs to --accept";
    if (!accepted && arguments.value(authorOption)) return "--author belongs to --accept";
    if (const QString wrong = misuseOfRecordOptions(arguments); !wrong.isEmpty()) return wrong;
    return misuseOfLibraryOption(arguments);
}

int runSuggest(const QStringList& given)
{
    const CommandArguments arguments(given, suggestOptions());
    if (const QString wrong = misuseOfSuggest(arguments); !wrong.isEmpty())
        return usageError("suggest: " + wrong);
    CommandDocument read(arguments.paths(), namedLibrary(arguments));
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    return suggestIn(arguments, read);
}

} // namespace

Command suggestCommand()
{
    return {
        "suggest",
        "ask a program of your own for ranges of tags",
        QString(
            "Usage: tagline suggest --with COMMAND PATH... [options]\n\n"
            "Starts a program that reads JSON about clips from its standard input and answers ranges of "
            "tags\n"
            "with scores on its standard output, as the schemas tagline.suggester-request and\n"
            "tagline.suggester-answer say, and prints what it suggests: the most doubtful first, which is "
            "the\n"
            "score nearest to 0.5. Frames that have the tag, or one that excludes it, are never suggested. "
            "It\n"
            "is started for some clips at a time, as many as make about 32 MB. Without --accept nothing\n"
            "is written.\n\n"
            "  --with COMMAND  the program and its arguments, as a shell would part them; no shell sees "
            "them\n"
            "  --tags LIST    tags that are wanted, with commas between; default: all that the library has\n"
            "  --places       tell it where the joints are at each frame, in metres\n"
            "  --seconds N    end it when it takes longer for one start; default: 300\n"
            "  --accept SCORE  tag what is suggested with this score or a higher one, from 0 to 1, and save\n"
            "  --author NAME  with --accept: who is kept as its author\n"
            "  --dry-run      with --accept: say what would be accepted, and write nothing\n"
            "  --json         print JSON: {\"suggester\", \"asked\", \"suggestions\": [{\"source\", "
            "\"clip\", "
            "\"tag\",\n"
            "                 \"range\", \"score\"}]}; with --accept \"accepted\" and \"written\" too\n") +
            clipOptionHelp + libraryOptionHelp,
        runSuggest,
        suggestOptions(),
        {"tagline suggest --with \"python3 suggest_still.py 0.1\" --places --tags Still sample/idle.glb",
         "tagline suggest --with \"python3 suggest_still.py\" --places --tags Still sample --accept 0.8 "
         "--dry-run"},
        true};
}

} // namespace tagline
