// How a LibraryDocument takes data from library files, and writes its own.

#include "app/document/library/LibraryDocument.h"

#include "app/document/editing/TagSheetEdit.h"
#include "app/document/library/CheckingOut.h"
#include "core/library/LinklessPath.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/DirectSaving.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/library/file/LibraryFileSave.h"
#include "core/system/saving/DurableFile.h"

#include <QDateTime>
#include <QScopedValueRollback>

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Import settings of a library file for files that have no settings here yet.
std::vector<LibraryImport> newImports(const LibraryPlaces& places, const FoundLibrary& found)
{
    const ImportSettingsIndex own(places);
    std::vector<LibraryImport> imports = found.file.imports;
    for (LibraryImport& import : imports) import.source = absoluteFromLibrary(import.source, found.path);
    std::erase_if(imports, [&](const LibraryImport& import) {
        return import.settings == ImportSettings() || own.of(import.source) != ImportSettings();
    });
    return imports;
}

/// Name of a folder as the name of a visible file.
std::string visibleName(const fs::path& folder)
{
    std::string name = folder.filename().string();
    name.erase(0, name.find_first_not_of('.'));
    return name.empty() ? "library" : name;
}

Error openReadOnly(const std::string& path)
{
    return {"library.open-read-only",
            "is open read-only in this window; choose another place, or open it for editing", path};
}

BackupPlace backupsNow() { return {standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()}; }

/// Replaces the file at the path, after a backup: a person chose to replace it.
Result<void> writtenOver(const std::string& path, const std::string& bytes, WritingWay way)
{
    const auto replaced = readFile(path, LibraryFile::largestBytes + 3);
    auto kept = Result<std::string>(std::string());
    if (replaced) kept = keepBackup(placeFor(way, backupsNow()), path, replaced->bytes);
    if (way == WritingWay::Replacing) return writeDurably(path, bytes);
    if (!kept) return notWrittenUnkept(kept.error(), path);
    const auto written = writeDirectly(path, bytes, replaced ? replaced->stamp : FileStamp());
    return written ? written : withBackupNamed(written.error(), kept.valueOr({}));
}

} // namespace

bool LibraryDocument::isEmpty() const
{
    return m_library.sourceCount() == 0 && m_undoStack.count() == 0 && m_places.libraryPath.empty() &&
           m_places.roots.empty();
}

void LibraryDocument::takePlaces(const LibraryFile& file)
{
    const auto absolute = [&](const std::string& path) {
        return absoluteFromLibrary(path, m_places.libraryPath);
    };
    m_places.isFolderImplied = file.roots.empty();
    m_places.roots.clear();
    for (const std::string& root : rootsOf(file)) m_places.roots.push_back(absolute(root));
    m_places.imports = file.imports;
    for (LibraryImport& import : m_places.imports) import.source = absolute(import.source);
    for (const LibraryTag& tag : file.vocabulary)
        if (const auto id = m_library.vocabulary().findNamed(tag.name); id && tag.colour.empty())
            m_places.automaticColours[tag.name] = m_library.vocabulary()[*id].colour;
}

/// Notes the content and stamp of the library file on the disk.
void LibraryDocument::noteSavedFile(LibraryFile file, FileStamp stamp)
{
    m_savedFile = std::move(file);
    m_savedStamp = std::move(stamp);
    m_isSavedFileGone = false;
}

void LibraryDocument::takeLibraryFile(const FoundLibrary& found)
{
    m_places.libraryPath = found.path;
    noteSavedFile(found.file, found.stamp);
    tagline::takeLibraryFile(found.file, found.path, m_library);
    takePlaces(found.file);
}

void LibraryDocument::appendLibrary(const FoundLibrary& found)
{
    if (found.path == m_places.libraryPath) return;
    LibraryEdit edit = editAdding(found.file, found.path, m_library);
    edit.imports = newImports(m_places, found);
    const QString name = QString::fromStdString(fs::path(found.path).filename().string());
    push(std::move(edit), tr("Add Tags and Queries from %1").arg(name));
}

void LibraryDocument::setLibrary(const LibraryFile& file, const QString& text)
{
    push(editTowards(file, libraryFile(), m_places.libraryPath, m_library), text);
}

void LibraryDocument::setImportSettings(std::span<const SourceSettings> sources, const QString& text)
{
    LibraryEdit edit;
    for (const SourceSettings& each : sources) {
        if (importSettings(each.source) == each.settings) continue;
        edit.imports.push_back(importOf(m_places, m_library.source(each.source).path));
        edit.imports.back().settings = each.settings;
    }
    push(std::move(edit), text);
}

ImportSettings LibraryDocument::importSettings(SourceId source) const
{
    return importOf(m_places, m_library.source(source).path).settings;
}

std::vector<ImportSettings> LibraryDocument::importSettings(std::span<const SourceId> sources) const
{
    const ImportSettingsIndex said(m_places);
    std::vector<ImportSettings> settings;
    settings.reserve(sources.size());
    for (const SourceId source : sources) settings.push_back(said.of(m_library.source(source).path));
    return settings;
}

void LibraryDocument::setLibraryPath(const std::string& path)
{
    m_places.libraryPath = path.empty() ? path : linklessPath(path);
    noteSavedFile(std::move(m_savedFile), path.empty() ? FileStamp() : stampOf(path).valueOr(FileStamp()));
    DocumentChange change;
    change.isSaved = true;
    emit changed(change);
}

std::optional<Error> LibraryDocument::saveLibraryAs(const std::string& given, const DiskRun& run,
                                                    WritingWay way)
{
    const std::string path = linklessPath(given);
    if (m_savedFile.isReadOnly) return newerLibraryFile(m_places.libraryPath);
    if (m_isReadOnly && path == m_places.libraryPath) return openReadOnly(path);
    const QScopedValueRollback<bool> saving(m_isSaving, true); // news from the disk waits meanwhile
    DocumentChange change;
    change.isSaved = true;
    if (path == m_places.libraryPath) {
        if (const auto saved = saveOwnFile(run, way); !saved) return saved.error();
        emit changed(change);
        return std::nullopt;
    }
    LibraryPlaces places = m_places;
    places.libraryPath = path;
    const fs::path before(m_places.libraryPath), folder = fs::path(path).parent_path();
    places.isFolderImplied = places.isFolderImplied && before.parent_path() == folder;
    if (places.roots.empty()) { // a new library contains the clips of its folder
        places.roots.push_back(folder.generic_string());
        places.isFolderImplied = true;
    }
    const LibraryFile file = composedLibraryFile(m_savedFile, m_library, places);
    const std::string bytes = writtenLibraryFile(file);
    Result<void> written;
    const auto work = [&](const GoOn& goOn) {
        if (goOn && !goOn(0.5))
            written = Error{"save.cancelled", "saving was stopped; nothing was written", path};
        else
            written = writtenOver(path, bytes, way);
    };
    run ? run(work) : work({});
    if (!written) return written.error();
    m_places = std::move(places);
    noteSavedFile(file, stampOfWritten(bytes));
    emit changed(change);
    return std::nullopt;
}

std::string LibraryDocument::proposedLibraryPath() const
{
    std::error_code ignored;
    fs::path folder = m_places.roots.empty() ? fs::current_path(ignored) : fs::path(m_places.roots.front());
    folder = absoluteFromLibrary(fs::absolute(folder, ignored).generic_string(), "/");
    if (!fs::is_directory(folder, ignored)) folder = folder.parent_path();
    return (folder / (visibleName(folder) + ".tagline")).generic_string();
}

LibraryFile LibraryDocument::libraryFile() const
{
    return composedLibraryFile(m_savedFile, m_library, m_places);
}

bool LibraryDocument::isLibraryFileModified() const { return m_isSavedFileGone || isLibraryFileEdited(); }

bool LibraryDocument::isLibraryFileEdited() const
{
    const LibraryFile now = libraryFile();
    const bool hasPlace = !m_savedFile.roots.empty() || m_places.isFolderImplied;
    return !sayTheSame(now, m_savedFile) || (hasPlace && now.roots != m_savedFile.roots);
}

LibraryFileSave LibraryDocument::libraryFileSave() const
{
    return {m_places.libraryPath, libraryFile(), m_savedFile, m_savedStamp};
}

/// Saves the library file; edits made while the disk is waited for stay unsaved.
Result<SavedLibraryFile> LibraryDocument::saveOwnFile(const DiskRun& run, WritingWay way)
{
    LibraryFileSave save = libraryFileSave();
    save.way = way;
    auto saved = Result<SavedLibraryFile>(SavedLibraryFile());
    const auto work = [&, commands = m_versionCommands](const GoOn&) {
        saved = savedCheckingOut(
            commands, [&] { return tagline::saveLibraryFile(save, backupsNow()); },
            [](Result<SavedLibraryFile> & outcome) -> auto& { return outcome; });
    };
    run ? run(work) : work({});
    if (!saved || m_places.libraryPath != save.path) return saved;
    DocumentChange change;
    if (saved->isMerged) {
        setLibrary(mergedLibraryFile(save.edited, libraryFile(), saved->file).file,
                   tr("Merge Another Program's Changes"));
        takePlacesAnew(saved->file, change);
    }
    noteSavedFile(saved->file, saved->stamp);
    if (!change.toRead.empty() || !change.toScan.empty()) emit changed(change);
    return saved;
}

void LibraryDocument::saveLibraryFile(SaveReport& report, const DiskRun& run, WritingWay way)
{
    if (!isLibraryFileModified()) return;
    if (m_places.libraryPath.empty()) {
        report.needsLibraryPath = true;
        return;
    }
    if (m_savedFile.isReadOnly) {
        report.errors.push_back(newerLibraryFile(m_places.libraryPath));
        return;
    }
    const auto saved = saveOwnFile(run, way);
    if (!saved) {
        report.errors.push_back(saved.error());
        return;
    }
    ++report.writtenFiles;
    report.isLibraryFileWritten = true;
    if (saved->lostBackup) report.lostBackups.push_back(*saved->lostBackup);
    if (saved->isMerged) report.mergedFiles.push_back(m_places.libraryPath);
}

} // namespace tagline
