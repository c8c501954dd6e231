// `tagline fit`: fits ranges that were drawn on another version of a file.

#include "app/cli/Command.h"
#include "app/cli/CommandDocument.h"
#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ClipOption.h"
#include "app/cli/options/CommandArguments.h"
#include "app/cli/options/frames/TypedFrames.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalText.h"
#include "core/exports/ExportedClip.h"
#include "core/io/json/JsonWriter.h"
#include "core/library/moved/FormerModels.h"

#include <algorithm>

namespace tagline {
namespace {

/// The typed fit; without a kind, each clip gets the one that suits it.
struct WantedFit
{
    std::optional<FitKind> kind;
    Duration by;
    bool isEarlier = false; ///< shift by `by` to earlier frames

    SourceFit at(FrameRate rate) const
    {
        const Frame frames = by.nearestFrames(rate);
        return {*kind, isEarlier ? -frames : frames};
    }
};

/// A clip and its fit; none if its motion does not tell.
struct ClipFit
{
    ClipId clip;
    std::optional<SourceFit> fit;
};

const std::vector<std::pair<QString, FitKind>>& fitWords()
{
    static const std::vector<std::pair<QString, FitKind>> words{{"keep", FitKind::Keep},
                                                                {"trim", FitKind::Trim},
                                                                {"shift", FitKind::Shift},
                                                                {"rescale", FitKind::Rescale}};
    return words;
}

std::string fitWord(FitKind kind)
{
    for (const auto& [word, each] : fitWords())
        if (each == kind) return word.toStdString();
    return {};
}

/// The fits of the clips; if no kind was typed, each by its motion, provided that the clip has another rate,
/// or its former version is known.
std::vector<ClipFit> wantedFits(const ClipLibrary& library, const std::vector<ClipId>& clips,
                                const WantedFit& wanted)
{
    const auto cached = wanted.kind ? std::vector<CachedContent>() : cachedContents(commandCacheFolder());
    FormerModels former(cached);
    std::vector<ClipFit> fits;
    for (const ChangedMotion& changed : changedMotions(library)) {
        if (std::ranges::find(clips, changed.clip) == clips.end()) continue;
        const LibraryClip& clip = library.clip(changed.clip);
        ClipFit fit{changed.clip, {}};
        if (wanted.kind)
            fit.fit = wanted.at(clip.rate);
        else if (const auto shift = formerShift(changed, former); shift || clip.rate != changed.former.rate)
            fit.fit = proposedFit(clip, shift);
        fits.push_back(fit);
    }
    return fits;
}

std::string fitText(const std::vector<ClipFit>& fits, const ClipLibrary& library, bool isDryRun)
{
    std::string text;
    std::int64_t fitted = 0;
    for (const ClipFit& each : fits) {
        if (!each.fit) continue;
        ++fitted;
        const LibraryClip& clip = library.clip(each.clip);
        text += terminalText(exportedClipName(library, each.clip)) + ": " + fitWord(each.fit->kind);
        if (each.fit->kind == FitKind::Shift) text += " by " + counted(each.fit->by, "frame");
        text += ", " + counted(std::int64_t(clip.sheet.rangeCount()), "range") + " before, " +
                std::to_string(fittedSheet(clip, *each.fit).rangeCount()) + " after\n";
    }
    return text + counted(fitted, "clip") + (isDryRun ? " would be fitted\n" : " fitted\n");
}

std::string fitJson(const std::vector<ClipFit>& fits, const ClipLibrary& library, bool isDryRun)
{
    JsonWriter json;
    json.beginObject().key("written").boolean(!isDryRun);
    json.key("clips").beginArray();
    for (const ClipFit& each : fits) {
        json.beginObject().member("clip", exportedClipName(library, each.clip));
        if (each.fit) {
            const LibraryClip& clip = library.clip(each.clip);
            json.member("how", fitWord(each.fit->kind)).member("by", std::int64_t(each.fit->by));
            json.member("before", std::int64_t(clip.sheet.rangeCount()));
            json.member("after", std::int64_t(fittedSheet(clip, *each.fit).rangeCount()));
        }
        json.endObject();
    }
    json.endArray().endObject();
    return std::move(json).finished();
}

int fitClips(CommandDocument& read, const CommandArguments& arguments, const WantedFit& wanted)
{
    const auto clips = chosenClips(read.library(), arguments);
    if (!clips) {
        printError(clips.error());
        return ExitBadInput;
    }
    const std::vector<ClipFit> fits = wantedFits(read.library(), *clips, wanted);
    const bool isDryRun = arguments.has("--dry-run");
    std::vector<SheetChange> changes;
    for (const ClipFit& each : fits) {
        if (each.fit)
            changes.push_back({each.clip, fittedSheet(read.library().clip(each.clip), *each.fit), DrawnOn()});
        else
            printNote("fit",
                      exportedClipName(read.library(), each.clip) +
                          ": its former version is not in the cache, or moves otherwise; say with --how "
                          "what is to be done");
    }
    const std::string text = arguments.has("--json") ? fitJson(fits, read.library(), isDryRun)
                                                     : fitText(fits, read.library(), isDryRun);
    if (!isDryRun) {
        read.document().replaceSheets(std::move(changes), QString("Fit Ranges to Changed Files"));
        if (const int saved = read.save(); saved != ExitDone) return saved;
    }
    return print(text, formOf(arguments));
}

CommandOptions fitOptions()
{
    QStringList words;
    for (const auto& [word, kind] : fitWords()) words << word;
    return {{"--dry-run", "--json"}, {"--how", "--by", clipOption}, {{"--how", words}}};
}

/// The typed fit; an error if it is invalid.
Result<WantedFit> typedFit(const CommandArguments& arguments)
{
    const auto problem = [](const QString& text) {
        return Error{"fit.usage", ("fit: " + text).toStdString(), {}};
    };
    WantedFit wanted;
    if (const auto how = arguments.value("--how")) {
        for (const auto& [word, kind] : fitWords())
            if (word == *how) wanted.kind = kind;
        if (!wanted.kind) return problem('"' + *how + "\" is not known; use keep, trim, shift or rescale");
    }
    const auto by = arguments.value("--by");
    if (by.has_value() != (wanted.kind == FitKind::Shift))
        return problem("--how shift and --by FRAMES belong together");
    if (!by) return wanted;
    wanted.isEarlier = by->startsWith('-');
    const auto moment = typedMoment(wanted.isEarlier || by->startsWith('+') ? by->mid(1) : *by);
    if (!moment) return problem('"' + *by + "\" is no number of frames, and no time such as 0.5s or 00:01.5");
    wanted.by = *moment;
    return wanted;
}

int runFit(const QStringList& given)
{
    const CommandArguments arguments(given, fitOptions());
    if (!arguments.problem().isEmpty()) return usageError("fit: " + arguments.problem());
    if (arguments.positional().isEmpty()) return usageError("fit: PATH is missing; see tagline help fit");
    const auto wanted = typedFit(arguments);
    if (!wanted) return usageError(QString::fromStdString(wanted.error().message));
    CommandDocument read(arguments.paths());
    if (read.refusal()) {
        printError(*read.refusal());
        return ExitBadInput;
    }
    const int done = fitClips(read, arguments, *wanted);
    return read.isComplete() ? done : int(ExitBadInput);
}

} // namespace

Command fitCommand()
{
    return {
        "fit",
        "fit ranges to files that changed since they were tagged",
        QString(
            "Usage: tagline fit PATH... [--how HOW] [--by FRAMES] [--clip NAME] [--dry-run] [--json]\n\n"
            "Fits the ranges of clips that have other frames, or another rate, than their sidecar says\n"
            "they were tagged with, or another motion of that length than the cache has of the file as it\n"
            "was tagged. Without --how each gets what suits it: another rate is rescaled, and\n"
            "where the cache still has the former version, its motion is looked for in the present one:\n"
            "ranges are shifted by what was added or cut at the start, and cut at the end. Clips of which\n"
            "neither is known are named and stay as they are.\n\n"
            "  --how HOW    for all of them: keep (the frame numbers), trim (what lies past the end),\n"
            "               shift (by the frames of --by), rescale (ranges keep their seconds)\n"
            "  --by FRAMES  how many frames later the ranges of --how shift lie; fewer than 0: earlier. A "
            "time\n"
            "               such as 0.5s, -500ms or 00:01.5 too\n") +
            clipOptionHelp +
            "  --dry-run    say what would change, and write nothing\n"
            "  --json       print JSON: {\"written\", \"clips\": [{\"clip\", \"how\", \"by\", \"before\", "
            "\"after\"}]};\n"
            "               a clip that stays as it is has no \"how\"\n",
        runFit,
        fitOptions(),
        {"tagline fit sample --dry-run"},
        true};
}

} // namespace tagline
