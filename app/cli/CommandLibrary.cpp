#include "app/cli/CommandLibrary.h"

#include "app/cli/options/CommandMode.h"
#include "app/cli/options/LibraryOption.h"
#include "app/cli/text/CommandOutput.h"
#include "app/cli/text/CommandText.h"
#include "app/cli/text/TerminalProgress.h"
#include "core/exports/ExportFolder.h"
#include "core/import/ImportLocations.h"
#include "core/library/ClipNotices.h"
#include "core/library/FolderAgreement.h"
#include "core/library/SetFiles.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/library/moved/SourceFit.h"
#include "core/library/opening/SourceLoading.h"
#include "core/motion/figure/LengthUnits.h"
#include "core/motion/signals/SignalComputation.h"
#include "core/query/editing/MirroredQuery.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/UnmetValues.h"
#include "core/query/evaluation/QueryEvaluation.h"
#include "core/support/FailureOf.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

namespace tagline {
namespace {

/// The error with the file's name as the user typed it.
Error shownAs(Error error, const FoundSource& source)
{
    if (error.file == source.path || error.file.empty()) error.file = source.shown;
    if (const auto file = setFileOf(error.file); file && file->model == source.path)
        error.file = sidecarPath(source.shown, file->set);
    return error;
}

LoadedSource load(const ModelImporter& importer, const FoundSource& source)
{
    if (!source.isMissing) return loadSource(importer, source.path, source.settings);
    return {
        Error{"scan.model-missing", "the model file is missing; only its tag sidecar is there", source.shown},
        source.settings, loadSidecar(source.path)};
}

LoadedSource loadSafely(const ModelImporter& importer, const FoundSource& source)
{
    std::optional<LoadedSource> loaded;
    const std::string failure = failureOf([&] { loaded = load(importer, source); });
    if (loaded) return *std::move(loaded);
    const Error error{"import.failed", "it could not be read: " + failure, source.shown};
    return {error, source.settings, error};
}

/// Loads the files in parallel; each result has the index of its source.
std::vector<std::optional<LoadedSource>> loadAll(const ModelImporter& importer,
                                                 const std::vector<FoundSource>& sources)
{
    std::vector<std::optional<LoadedSource>> loaded(sources.size());
    std::atomic<std::size_t> next = 0;
    TerminalProgress progress("reading files", sources.size());
    const auto work = [&] {
        for (std::size_t i = next++; i < sources.size(); i = next++) {
            loaded[i] = loadSafely(importer, sources[i]);
            progress.add();
        }
    };
    const std::size_t cores = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 8);
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < std::min(cores, sources.size()); ++i) threads.emplace_back(work);
    work();
    threads.clear();
    return loaded;
}

/// Takes the first library file as it is, and adds the missing parts from the others.
void takeLibraryFiles(const LibraryScan& scan, ClipLibrary& library)
{
    for (const FoundLibrary& found : scan.libraries) {
        if (&found == &scan.libraries.front()) {
            takeLibraryFile(found.file, found.path, library);
            continue;
        }
        LibraryEdit missing = editAdding(found.file, found.path, library);
        exchange(library, missing);
    }
}

void take(const FoundSource& found, LoadedSource loaded, CommandLibrary& result)
{
    const SourceId id = result.library.addSource(found.path, found.shown);
    if (loaded.model)
        result.library.setModel(id, *loaded.model, loaded.settings, std::move(loaded.sidecar));
    else
        result.library.setFailed(id, loaded.model.error(), std::move(loaded.sidecar));
}

/// Prints a note if tags were drawn on another number of frames, at another rate or on another motion.
void printSourceChange(const LibrarySource& source, const LibraryClip& clip)
{
    const auto described = [](Frame frames, FrameRate rate) {
        return counted(frames, "frame") + " at " + rateText(rate);
    };
    if (!clip.hasChangedFile()) return;
    if (clip.sourceChange->content)
        printNote(source.shown, "the tags of \"" + clip.name +
                                    "\" were drawn on another motion: the file was written again with the "
                                    "same length and rate (see tagline help fit)");
    else
        printNote(source.shown, "the tags of \"" + clip.name + "\" were drawn on " +
                                    described(clip.sourceChange->frames, clip.sourceChange->rate) +
                                    ", and the clip now has " + described(clip.frames, clip.rate) +
                                    "; results hold only frames that exist");
}

/// "read in centimetres", "100 times larger"
std::string suggestedUnitText(const UnitSuggestion& unit)
{
    const auto scale = unit.scale();
    if (!scale) return "read in " + lengthUnitText(unit.metresPerUnit);
    return std::to_string(std::lround(*scale > 1 ? *scale : 1 / *scale)) +
           (*scale > 1 ? " times larger" : " times smaller");
}

/// Prints a note about a figure of an unlikely size, such as 170 m or 1.7 cm.
void printUnlikelySize(const LibrarySource& source)
{
    if (!source.unitSuggestion) return;
    const UnitSuggestion& unit = *source.unitSuggestion;
    printNote(source.shown, "its figure measures " + lengthText(unit.presentMetres) + "; " +
                                suggestedUnitText(unit) + " it would measure " +
                                lengthText(unit.suggestedMetres) + " (see tagline help unit)");
}

/// Whether the model of a sidecar is missing.
bool isMissing(const LibrarySource& source)
{
    return source.error && source.error->code == "scan.model-missing";
}

/// Prints one note for all missing models.
void printMissingModels(const ClipLibrary& library)
{
    std::int64_t missing = 0;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        missing += isMissing(library.source(SourceId(i)));
    if (missing > 0)
        printNote("tagline", counted(missing, "model is", "models are") +
                                 " missing; the tags of their clips answer all the same");
}

/// Prints one note for all clips of files that were written again, of which no former motion is known.
void printRewrittenFiles(const ClipLibrary& library)
{
    std::int64_t rewritten = 0;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        rewritten += library.clip(ClipId(i)).isFileRewritten();
    if (rewritten > 0)
        printNote("tagline", counted(rewritten, "clip has", "clips have") +
                                 " a file that was written again since it was tagged; length and rate are "
                                 "equal");
}

/// Prints one note for all files.
void printCacheProblem(const ModelImporter& importer)
{
    if (const auto problem = importer.cacheProblem())
        printNote(problem->file, problem->message + "; files are read all the same, and again next time");
}

} // namespace

void printLibraryNotices(const LibraryScan& scan)
{
    for (const FoundLibrary& found : scan.libraries)
        for (const std::string& notice : found.file.notices) printNote(found.shown, notice);
}

std::string commandCacheFolder()
{
    return standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString()).cacheFolder;
}

CommandSources readSources(const std::vector<FoundSource>& sources)
{
    const ModelImporter importer(
        standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString()));
    auto loaded = loadAll(importer, sources);
    printCacheProblem(importer);
    CommandSources result;
    for (std::size_t i = 0; i < loaded.size(); ++i) {
        LoadedSource& source = *loaded[i];
        if (!source.sidecar) {
            result.sidecarErrors.push_back(shownAs(source.sidecar.error(), sources[i]));
            source.sidecar = result.sidecarErrors.back();
        }
        if (!source.model) source.model = shownAs(source.model.error(), sources[i]);
        result.loaded.push_back(std::move(source));
    }
    return result;
}

/// Reads files again with the import settings that the other files of their folder agree on.
void agreeWithinFolders(ClipLibrary& library)
{
    std::vector<FoundSource> again;
    std::vector<SourceId> ids;
    for (const AgreedSettings& each : folderAgreements(library)) {
        const LibrarySource& source = library.source(each.source);
        ids.push_back(each.source);
        again.push_back({source.path, source.shown, each.settings, false});
    }
    if (again.empty()) return;
    CommandSources read = readSources(again);
    for (std::size_t i = 0; i < read.loaded.size(); ++i)
        if (LoadedSource& loaded = read.loaded[i]; loaded.model)
            library.setModel(ids[i], *loaded.model, loaded.settings, std::move(loaded.sidecar));
}

CommandLibrary readCommandLibrary(const std::vector<std::string>& paths, const std::string& library)
{
    LibraryScan scan = scanLibrary(paths);
    CommandLibrary result;
    result.folder = commandFolder(scan, paths);
    addNamedLibrary(scan, library);
    printLibraryNotices(scan);
    takeLibraryFiles(scan, result.library);
    CommandSources sources = readSources(scan.sources);
    for (std::size_t i = 0; i < sources.loaded.size(); ++i)
        take(scan.sources[i], std::move(sources.loaded[i]), result);
    result.sidecarErrors = std::move(sources.sidecarErrors);
    agreeWithinFolders(result.library);
    // A missing source reports that itself.
    std::erase_if(scan.errors, [](const Error& error) { return error.code == "scan.model-missing"; });
    for (const auto& [changed, motion] : comparedMotions(result.library, commandCacheFolder()))
        takeFormerMotion(result.library, changed, motion);
    result.pathErrors = std::move(scan.errors);
    return result;
}

std::string commandFolder(const LibraryScan& scan, const std::vector<std::string>& paths)
{
    std::vector<std::string> roots;
    std::error_code ignored;
    for (const std::string& path : paths)
        roots.push_back(std::filesystem::weakly_canonical(path, ignored).generic_string());
    return exportFolder(scan.libraries.size() == 1 ? scan.libraries.front().path : std::string(), roots);
}

namespace {

/// Measures the motion that like() needs; prints which examples cannot be matched.
void compareMotion(const QueryExpression& query, const ClipLibrary& library)
{
    const std::vector<std::string> examples = examplesOf(query);
    const auto likeness = examples.empty() ? nullptr : library.queryLibrary().likeness;
    if (!likeness) return;
    TerminalProgress progress("comparing the motion of clips", likeness->clipsToMeasure());
    std::size_t before = 0;
    likeness->measure([&](std::size_t done) {
        progress.add(done - std::exchange(before, done));
        return true;
    });
    for (const std::string& name : examples)
        if (const auto refusal = likeness->refusal(name))
            printNote("tagline", "nothing can move like the example \"" + name + "\": " + *refusal);
}

} // namespace

void noteUnmetValues(const QueryExpression& query, const ClipLibrary& library)
{
    for (const UnmetValue& each : unmetValues(query, library.queryLibrary())) {
        const std::string nearest = nearestTexts(each);
        printNote("tagline", "no clip has " + each.property + ' ' + valueInQuery(each.value) +
                                 (nearest.empty() ? "" : ": nearest are " + nearest));
    }
}

void computeSignals(const QueryExpression& query, const ClipLibrary& library)
{
    compareMotion(query, library);
    const std::vector<SignalNeed> needs = signalNeeds(query);
    for (const MissingJoint& each : missingJoints(*library.motions(), needs, library.clipCount()))
        printNote("tagline", counted(each.clips, "clip has", "clips have") + " no " + each.joint);
    const std::vector<ClipId> clips = clipsToCompute(*library.motions(), needs, library.clipCount());
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    TerminalProgress progress("measuring the motion of clips", clips.size());
    SignalComputation{*library.motions(), needs, clips, cores}.run(
        [&](std::span<const ClipId> done) { progress.add(done.size()); });
}

void computeSignals(const QueryExpression& query, const ClipLibrary& library, bool withMirrors)
{
    if (!withMirrors) return computeSignals(query, library);
    for (const QueryExpression& each : queriesOfBothSides(query, library.vocabulary()))
        computeSignals(each, library);
}

bool areAllSourcesReady(const ClipLibrary& library)
{
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        const bool isAllowed = commandMode().allowsMissingModels && isMissing(source);
        if (source.state != SourceState::Ready && !isAllowed) return false;
    }
    return true;
}

Error strictRefusal()
{
    return {"command.strict", "nothing was done, because not everything could be read (--strict)", "tagline"};
}

bool CommandLibrary::isComplete() const
{
    return pathErrors.empty() && sidecarErrors.empty() && areAllSourcesReady(library);
}

bool CommandLibrary::printMessages() const
{
    printLibraryMessages(library, pathErrors, sidecarErrors);
    if (!commandMode().isStrict || isComplete()) return true;
    printError(strictRefusal());
    return false;
}

void printLibraryMessages(const ClipLibrary& library, const std::vector<Error>& pathErrors,
                          const std::vector<Error>& sidecarErrors)
{
    printErrors(pathErrors);
    if (library.sourceCount() == 0 && pathErrors.empty()) printNote("tagline", "no model files were found");
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) {
        const LibrarySource& source = library.source(SourceId(i));
        if (source.error && !(commandMode().allowsMissingModels && isMissing(source)))
            printError(*source.error);
        printUnlikelySize(source);
        for (const std::string& notice : sidecarNotices(source, library))
            printNote(sidecarPath(source.shown), notice);
        for (const ClipId clip : source.clips) {
            printSourceChange(source, library.clip(clip));
            for (const std::string& notice : clipNotices(library, clip))
                printNote(sidecarPath(source.shown), "in \"" + library.clip(clip).name + "\" " + notice);
        }
    }
    printRewrittenFiles(library);
    if (commandMode().allowsMissingModels) printMissingModels(library);
    printErrors(sidecarErrors);
}

} // namespace tagline
