// How a LibraryDocument saves its sidecars, each changed one separately, and takes over the results.

#include "app/document/library/LibraryDocument.h"

#include "app/document/library/CheckingOut.h"
#include "core/io/SidecarSheets.h"
#include "core/io/entries/SourceHash.h"
#include "core/library/SetFiles.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/DamagedSidecars.h"
#include "core/library/backups/KeptSaving.h"
#include "core/support/ParallelLoop.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/FolderLock.h"

#include <QDateTime>
#include <QScopedValueRollback>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>

namespace tagline {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t filesAtOnce = 64; ///< results are taken over after this many files
/// Saves mostly wait for the disk to confirm the writing: more of them than there are cores.
constexpr std::size_t savesAtOnce = 16;

/// A file to save, and the result on the disk; none if the save was cancelled before.
struct FileSave
{
    SourceId source;
    SaveRequest request;
    std::optional<KeptSave> saved = {};
    std::vector<Error> notAdded = {}; ///< new files that were not added to version control

    /// Runs on any thread. Interns tags from a merge in `names`. Expects that its folder is locked.
    void saveOnDisk(TagVocabulary& names, ConflictChoice choice, const VersionCommands& commands)
    {
        const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
        const std::set<std::string> before = commands.add.empty() ? std::set<std::string>() : filesThere();
        saved = savedCheckingOut(
            commands, [&] { return saveSidecarKeeping(place, request, names, choice, FolderHold::ByCaller); },
            [](KeptSave & save) -> auto& { return save.outcome; });
        if (!saved->outcome || !saved->outcome->isWritten || commands.add.empty()) return;
        for (const StoredSet& set : saved->outcome->stored.sets()) {
            const std::string file = sidecarPath(request.modelPath, set.name);
            if (!set.stamp.exists || before.contains(file)) continue;
            if (const auto added = runOver(file, commands.add); !added) notAdded.push_back(added.error());
        }
    }

private:
    /// The existing files of the model's tags.
    std::set<std::string> filesThere() const
    {
        std::set<std::string> files;
        const std::string unnamed = sidecarPath(request.modelPath);
        if (isPathTaken(unnamed)) files.insert(unnamed);
        for (const std::string& set : setsBeside(request.modelPath))
            files.insert(sidecarPath(request.modelPath, set));
        return files;
    }
};

/// The locks of the files' folders, taken in an order that is the same for all callers.
std::vector<std::unique_ptr<FolderLock>> foldersLocked(const std::vector<FileSave>& files)
{
    std::map<std::string, std::string> fileOfFolder;
    for (const FileSave& file : files)
        fileOfFolder.try_emplace(openFolderOf(file.request.modelPath), file.request.modelPath);
    std::vector<std::unique_ptr<FolderLock>> locks;
    for (const auto& [folder, file] : fileOfFolder) locks.push_back(std::make_unique<FolderLock>(file));
    return locks;
}

/// Whether the library still has the content that was to be saved.
bool isAsRequested(const SaveRequest& now, const SaveRequest& request)
{
    const auto isAlike = [](const SheetToSave& a, const SheetToSave& b) {
        return a.name == b.name && a.index == b.index && a.frames == b.frames && a.content == b.content &&
               a.sheet == b.sheet;
    };
    return now.modelPath == request.modelPath && now.base.stamp == request.base.stamp &&
           std::equal(now.sheets.begin(), now.sheets.end(), request.sheets.begin(), request.sheets.end(),
                      isAlike);
}

} // namespace

bool LibraryDocument::isModified() const
{
    return !m_isReadOnly && (m_library.isModified() || isLibraryFileModified());
}

TagSidecar LibraryDocument::sidecarOf(SourceId source) const
{
    const SaveRequest request = m_library.saveRequest(source);
    TagSidecar sidecar;
    sidecar.source = fs::path(request.modelPath).filename().string();
    for (const SheetToSave& sheet : request.sheets) {
        if (sheet.sheet.isEmpty()) continue;
        SidecarClip clip;
        clip.name = sheet.name;
        clip.index = sheet.index;
        clip.frames = sheet.frames;
        clip.rate = sheet.rate;
        clip = withSourceHash(std::move(clip), sheet.content);
        sidecar.clips.push_back(withSheet(std::move(clip), sheet.sheet, m_library.vocabulary()));
    }
    sidecar.points = pointNames(sidecar.clips, {}, m_library.vocabulary());
    return sidecar;
}

/// Reports the conflicts of a file that both sides changed.
void LibraryDocument::listConflicts(SourceId source, const SaveOutcome& outcome, SaveReport& report)
{
    report.conflictingSources.push_back(source);
    const LibrarySource& file = m_library.source(source);
    for (const SheetConflicts& each : outcome.conflicts) {
        const ClipId id = file.clips.at(each.sheet);
        const LibraryClip& clip = m_library.clip(id);
        const auto sheetIn = [&](const TagSidecar& sidecar) {
            const SidecarClip* entry = sidecar.find(clip.name, clip.writtenIndex());
            return entry ? sheetFrom(*entry) : TagSheet();
        };
        report.conflicts.push_back({id, clip.name, clip.frames, clip.rate, sheetIn(file.sidecar.sidecar),
                                    clip.sheet, sheetIn(outcome.stored.sidecar), each.conflicts});
    }
}

SaveRequest LibraryDocument::saveRequest(SourceId source, const ConflictDecisions& decided) const
{
    SaveRequest request = m_library.saveRequest(source);
    for (std::size_t i = 0; i < request.sheets.size(); ++i)
        if (const auto of = decided.find(m_library.source(source).clips[i]); of != decided.end()) {
            request.sheets[i].taken = of->second.taken;
            request.sheets[i].whole = of->second.whole;
            request.sheets[i].seen = of->second.seen;
        }
    return request;
}

/// Notes that a save met a damaged file, if the disk was not looked at since it was.
void LibraryDocument::noteDamaged(SourceId source, const Error& error, SaveReport& report)
{
    if (!isOfDamagedContent(error) || m_library.source(source).diskError == std::optional(error)) return;
    m_library.setDiskError(source, error);
    report.damagedSources.push_back(source);
}

/// Takes the written file as the saved state. If the file was read again or edited meanwhile, the content on
/// the disk is merged later, like any change from outside.
void LibraryDocument::takeSaved(SourceId source, const SaveRequest& request, KeptSave saved, int gesture,
                                SaveReport& report)
{
    if (!saved.outcome) {
        noteDamaged(source, saved.outcome.error(), report);
        return report.errors.push_back(saved.outcome.error());
    }
    SaveOutcome& outcome = *saved.outcome;
    const bool isAsThen = isAsRequested(m_library.saveRequest(source), request);
    if (!outcome.conflicts.empty()) { // and nothing was written
        if (isAsThen) listConflicts(source, outcome, report);
        return;
    }
    report.writtenFiles += outcome.isWritten;
    if (saved.fault) report.lostBackups.push_back(*saved.fault);
    if (outcome.isMerged) report.mergedFiles.push_back(m_library.source(source).shown);
    if (!isAsThen) return;
    if (outcome.isMerged) { // tags of the written file, by the names of this library
        internTags(outcome.stored.sidecar, m_library.vocabulary());
        outcome.sheets.clear();
        for (const SheetToSave& each : request.sheets) {
            const SidecarClip* entry = outcome.stored.sidecar.find(each.name, each.index);
            outcome.sheets.push_back(entry ? sheetOf(*entry, m_library.vocabulary()) : TagSheet());
        }
    }
    std::vector<SheetChange> before = sheetsOf(source);
    m_library.setSaved(source, outcome);
    keepAsStep(std::move(before), gesture);
}

void LibraryDocument::saveSidecars(SaveReport& report, ConflictChoice choice,
                                   const ConflictDecisions& decided, const SidecarWays& ways,
                                   const DiskRun& run)
{
    const int gesture = decided.empty() ? 0 : newGesture();
    const std::vector<SourceId> sources = m_library.modifiedSources();
    for (std::size_t begin = 0; begin < sources.size(); begin += filesAtOnce) {
        const std::size_t end = std::min(begin + filesAtOnce, sources.size());
        std::vector<FileSave> files;
        for (std::size_t i = begin; i < end; ++i) {
            files.push_back({sources[i], saveRequest(sources[i], decided)});
            files.back().request.way = ways.writing.of(m_library.source(sources[i]).path);
            files.back().request.damaged = ways.damaged;
        }
        const std::function<void(const GoOn&)> work = [&, names = m_library.vocabulary(),
                                                       commands = m_versionCommands](const GoOn& goOn) {
            const auto locks = foldersLocked(files);
            std::mutex asking;
            bool isStopped = false;
            std::size_t begun = 0; // threads come in any order, but progress must not go back
            const auto isToGoOn = [&] {
                const std::lock_guard hold(asking);
                isStopped = isStopped || !goOn(double(begin + begun++) / double(sources.size()));
                return !isStopped;
            };
            const auto saver = [&] {
                return [&, own = names](std::size_t file) mutable {
                    if (isToGoOn()) files[file].saveOnDisk(own, choice, commands);
                };
            };
            forEachInParallel(files.size(), saver, savesAtOnce);
        };
        run ? run(work) : work([](double) { return true; });
        const auto isThrough = [](const FileSave& file) { return file.saved.has_value(); };
        for (FileSave& file : files) {
            if (!isThrough(file)) continue;
            takeSaved(file.source, file.request, *std::move(file.saved), gesture, report);
            report.notAdded.insert(report.notAdded.end(), file.notAdded.begin(), file.notAdded.end());
        }
        if (!std::all_of(files.begin(), files.end(), isThrough)) {
            report.cancelledFiles = int(m_library.modifiedSources().size());
            return;
        }
    }
}

SaveReport LibraryDocument::save(ConflictChoice choice, const ConflictDecisions& decided, const DiskRun& run,
                                 const WritingWays& ways, const std::set<std::string>& damaged)
{
    SaveReport report;
    if (m_isReadOnly) return report; // nothing has been edited
    const QScopedValueRollback<bool> saving(m_isSaving, true);
    DocumentChange change;
    for (const SourceId source : m_library.modifiedSources())
        for (const ClipId clip : m_library.source(source).clips) change.clips.push_back(clip);
    saveSidecars(report, choice, decided, {ways, damaged}, run);
    if (report.cancelledFiles == 0) saveLibraryFile(report, run, ways.of(m_places.libraryPath));
    if (report.isComplete() && !isModified()) m_undoStack.setClean();
    change.isSaved = true;
    change.sources = report.damagedSources;
    change.areDiskErrorsChanged = !change.sources.empty();
    change.areSheetsChanged = !report.mergedFiles.empty();
    if (change.areSheetsChanged) change.parts.add(LibraryPart::Vocabulary);
    emit changed(change);
    return report;
}

} // namespace tagline
