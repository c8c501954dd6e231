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

void LibraryDocument::saveSidecars(SaveReport& report, ConflictChoice choice)
{
    for (const SourceId source : m_library.modifiedSources()) {
        const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
        const auto [outcome, fault] =
            saveSidecarKeeping(place, m_library.saveRequest(source), m_library.vocabulary(), choice);
        if (!outcome) {
            report.errors.push_back(outcome.error());
            continue;
        }
        if (!outcome->conflicts.empty()) {
            report.conflictingSources.push_back(source);
            continue;
        }
        std::vector<SheetChange> before = sheetsOf(source);
        m_library.setSaved(source, *outcome);
        keepAsStep(std::move(before));
        report.writtenFiles += outcome->isWritten;
        if (fault) report.lostBackups.push_back(*fault);
        if (outcome->isMerged) report.mergedFiles.push_back(m_library.source(source).shown);
    }
}

SaveReport LibraryDocument::save(ConflictChoice choice)
{
    SaveReport report;
    DocumentChange change;
    for (const SourceId source : m_library.modifiedSources())
        for (const ClipId clip : m_library.source(source).clips) change.clips.push_back(clip);
    saveSidecars(report, choice);
    saveLibraryFile(report);
    if (report.isComplete()) m_undoStack.setClean();
    change.isSaved = true;
    change.areSheetsChanged = !report.mergedFiles.empty();
    change.isVocabularyChanged = change.areSheetsChanged;
    emit changed(change);
    return report;
}

} // namespace tagline
