// How a LibraryDocument is saved: each changed sidecar by itself, then the library file.

#include "app/document/LibraryDocument.h"

#include "core/io/DurableFile.h"
#include "core/io/SidecarSheets.h"

#include <filesystem>

namespace tagline {

namespace fs = std::filesystem;

SourceToRead LibraryDocument::setImportSettings(SourceId source, const ImportSettings& settings)
{
    const std::string& path = m_library.source(source).path;
    std::erase_if(m_places.imports, [&](const LibraryImport& import) { return import.source == path; });
    if (!(settings == ImportSettings())) m_places.imports.push_back({path, settings, {}});
    DocumentChange change;
    change.isSaved = true; // what is to be saved changed
    emit changed(change);
    return {source, path, settings};
}

void LibraryDocument::setLibraryPath(const std::string& path)
{
    m_places.libraryPath = path;
    DocumentChange change;
    change.isSaved = true;
    emit changed(change);
}

std::string LibraryDocument::proposedLibraryPath() const
{
    fs::path folder = m_places.roots.empty() ? fs::current_path() : fs::path(m_places.roots.front());
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored)) folder = folder.parent_path();
    return (folder / (folder.filename().string() + ".tagline")).generic_string();
}

LibraryFile LibraryDocument::libraryFile() const
{
    return composedLibraryFile(m_savedFile, m_library, m_places);
}

bool LibraryDocument::isLibraryFileModified() const
{
    const LibraryFile now = libraryFile();
    const bool hasPlace = !m_savedFile.roots.empty();
    return now.vocabulary != m_savedFile.vocabulary || now.queries != m_savedFile.queries ||
           now.imports != m_savedFile.imports || now.character != m_savedFile.character ||
           (hasPlace && now.roots != m_savedFile.roots);
}

bool LibraryDocument::isModified() const
{
    return !m_library.modifiedSources().empty() || isLibraryFileModified();
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
        sidecar.clips.push_back(withSheet(std::move(clip), sheet.sheet, m_library.vocabulary()));
    }
    sidecar.points = pointNames(sidecar.clips, {}, m_library.vocabulary());
    return sidecar;
}

void LibraryDocument::saveSidecars(SaveReport& report, ConflictChoice choice)
{
    for (const SourceId source : m_library.modifiedSources()) {
        const auto outcome = saveSidecar(m_library.saveRequest(source), m_library.vocabulary(), choice);
        if (!outcome) {
            report.errors.push_back(outcome.error());
            continue;
        }
        if (!outcome->conflicts.empty()) {
            report.conflictingSources.push_back(source);
            continue;
        }
        m_library.setSaved(source, *outcome);
        report.writtenFiles += outcome->isWritten;
        if (outcome->isMerged) report.mergedFiles.push_back(m_library.source(source).shown);
    }
}

void LibraryDocument::saveLibraryFile(SaveReport& report)
{
    if (!isLibraryFileModified()) return;
    if (m_places.libraryPath.empty()) {
        report.needsLibraryPath = true;
        return;
    }
    if (m_savedFile.isReadOnly) {
        report.errors.push_back({"library.newer-version",
                                 "a newer version of Tagline wrote this library file; it is not overwritten",
                                 m_places.libraryPath, 0, 0});
        return;
    }
    const LibraryFile file = libraryFile();
    if (const auto written = writeDurably(m_places.libraryPath, writtenLibraryFile(file)); !written) {
        report.errors.push_back(written.error());
        return;
    }
    m_savedFile = file;
    ++report.writtenFiles;
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
