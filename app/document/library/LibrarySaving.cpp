// How a LibraryDocument saves its sidecars, each changed one by itself, and what comes of it all.

#include "app/document/library/LibraryDocument.h"

#include "core/io/SidecarSheets.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/KeptSaving.h"

#include <QDateTime>

#include <filesystem>

namespace tagline {

namespace fs = std::filesystem;

bool LibraryDocument::isModified() const { return m_library.isModified() || isLibraryFileModified(); }

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
        sidecar.clips.push_back(withSheet(std::move(clip), sheet.sheet, m_library.vocabulary()));
    }
    sidecar.points = pointNames(sidecar.clips, {}, m_library.vocabulary());
    return sidecar;
}

/// What is to be decided of a file that both sides changed.
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

void LibraryDocument::saveSidecars(SaveReport& report, ConflictChoice choice,
                                   const ConflictDecisions& decided)
{
    const int gesture = decided.empty() ? 0 : newGesture();
    for (const SourceId source : m_library.modifiedSources()) {
        const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
        SaveRequest request = m_library.saveRequest(source);
        for (std::size_t i = 0; i < request.sheets.size(); ++i)
            if (const auto taken = decided.find(m_library.source(source).clips[i]); taken != decided.end())
                request.sheets[i].taken = taken->second;
        const auto [outcome, fault] = saveSidecarKeeping(place, request, m_library.vocabulary(), choice);
        if (!outcome) {
            report.errors.push_back(outcome.error());
            continue;
        }
        if (!outcome->conflicts.empty()) {
            listConflicts(source, *outcome, report);
            continue;
        }
        std::vector<SheetChange> before = sheetsOf(source);
        m_library.setSaved(source, *outcome);
        keepAsStep(std::move(before), gesture);
        report.writtenFiles += outcome->isWritten;
        if (fault) report.lostBackups.push_back(*fault);
        if (outcome->isMerged) report.mergedFiles.push_back(m_library.source(source).shown);
    }
}

SaveReport LibraryDocument::save(ConflictChoice choice, const ConflictDecisions& decided)
{
    SaveReport report;
    DocumentChange change;
    for (const SourceId source : m_library.modifiedSources())
        for (const ClipId clip : m_library.source(source).clips) change.clips.push_back(clip);
    saveSidecars(report, choice, decided);
    saveLibraryFile(report);
    if (report.isComplete()) m_undoStack.setClean();
    change.isSaved = true;
    change.areSheetsChanged = !report.mergedFiles.empty();
    if (change.areSheetsChanged) change.parts.add(LibraryPart::Vocabulary);
    emit changed(change);
    return report;
}

} // namespace tagline
