// What a LibraryDocument takes from library files, and how it writes its own.

#include "app/document/library/LibraryDocument.h"

#include "app/document/editing/TagSheetEdit.h"
#include "core/library/LinklessPath.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/system/FolderLock.h"
#include "core/system/saving/DurableFile.h"

#include <QDateTime>

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

Error newerVersion(const std::string& path)
{
    return {"library.newer-version",
            "a newer version of Tagline wrote this library file; it is not overwritten", path, 0, 0};
}

/// What a library file says of the import of files of which nothing is said yet.
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

/// A folder's name as the name of a file that everybody sees.
std::string visibleName(const fs::path& folder)
{
    std::string name = folder.filename().string();
    name.erase(0, name.find_first_not_of('.'));
    return name.empty() ? "library" : name;
}

Error libraryConflict(const std::vector<std::string>& conflicts, const std::string& path)
{
    std::string list;
    for (const std::string& each : conflicts) list += (list.empty() ? "" : ", ") + each;
    return {"library.changed-on-disk",
            "another program changed the library file in other ways: " + list +
                "; it was not overwritten. Open it again, or undo these changes here and save",
            path, 0, 0};
}

/// Keeps what a library file holds before it is replaced; why not, where it cannot be.
std::optional<Error> keepReplaced(const std::string& path, const std::string& bytes)
{
    const BackupPlace place{standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()};
    const auto kept = keepBackup(place, path, bytes);
    return kept ? std::nullopt : std::optional(kept.error());
}

FileStamp stampOfWritten(const std::string& bytes)
{
    FileStamp stamp;
    stamp.exists = true;
    stamp.size = std::int64_t(bytes.size());
    stamp.contentHash = contentHash(bytes);
    return stamp;
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

void LibraryDocument::takeLibraryFile(const FoundLibrary& found)
{
    m_places.libraryPath = found.path;
    m_savedFile = found.file;
    m_savedStamp = found.stamp;
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

void LibraryDocument::setLibraryPath(const std::string& path)
{
    m_places.libraryPath = linklessPath(path);
    m_savedStamp = stampOf(path).valueOr(FileStamp());
    DocumentChange change;
    change.isSaved = true;
    emit changed(change);
}

std::optional<Error> LibraryDocument::saveLibraryAs(const std::string& given)
{
    const std::string path = linklessPath(given);
    if (m_savedFile.isReadOnly) return newerVersion(m_places.libraryPath);
    DocumentChange change;
    change.isSaved = true;
    std::optional<Error> lostBackup; // of a file that a person chose to replace
    if (path == m_places.libraryPath) {
        if (const auto written = writeLibraryFile(lostBackup); !written) return written.error();
        emit changed(change);
        return std::nullopt;
    }
    LibraryPlaces places = m_places;
    places.libraryPath = path;
    const fs::path before(m_places.libraryPath), folder = fs::path(path).parent_path();
    places.isFolderImplied = places.isFolderImplied && before.parent_path() == folder;
    if (places.roots.empty()) { // a new library holds the clips of its folder
        places.roots.push_back(folder.generic_string());
        places.isFolderImplied = true;
    }
    const LibraryFile file = composedLibraryFile(m_savedFile, m_library, places);
    const std::string bytes = writtenLibraryFile(file);
    if (const auto replaced = readFile(path, LibraryFile::largestBytes + 3))
        lostBackup = keepReplaced(path, replaced->bytes);
    if (const auto written = writeDurably(path, bytes); !written) return written.error();
    m_places = std::move(places);
    m_savedFile = file;
    m_savedStamp = stampOfWritten(bytes);
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

bool LibraryDocument::isLibraryFileModified() const
{
    const LibraryFile now = libraryFile();
    const bool hasPlace = !m_savedFile.roots.empty() || m_places.isFolderImplied;
    return !sayTheSame(now, m_savedFile) || (hasPlace && now.roots != m_savedFile.roots);
}

/// The file to write where the one on the disk is another than the one that was read.
Result<LibraryFile> LibraryDocument::mergedWithDisk(const LibraryFile& theirs) const
{
    if (theirs.isReadOnly) return newerVersion(m_places.libraryPath);
    MergedLibraryFile merged = mergedLibraryFile(m_savedFile, libraryFile(), theirs);
    if (!merged.conflicts.empty()) return libraryConflict(merged.conflicts, m_places.libraryPath);
    return std::move(merged.file);
}

Result<bool> LibraryDocument::writeLibraryFile(std::optional<Error>& lostBackup)
{
    return lockedAndRetried(m_places.libraryPath, [&, this] { return writeLibraryFileOnce(lostBackup); });
}

Result<bool> LibraryDocument::writeLibraryFileOnce(std::optional<Error>& lostBackup)
{
    const auto onDisk = readFile(m_places.libraryPath, LibraryFile::largestBytes + 3);
    if (!onDisk && onDisk.error().code != "file.missing") return onDisk.error();
    const bool isMerged = onDisk && !onDisk->stamp.hasContentOf(m_savedStamp);
    auto file = Result<LibraryFile>(libraryFile());
    if (isMerged) {
        const auto theirs = readLibraryFile(onDisk->bytes, m_places.libraryPath);
        file = theirs ? mergedWithDisk(*theirs) : theirs;
    }
    if (!file) return file.error();
    const std::string bytes = writtenLibraryFile(*file);
    const FileStamp before = onDisk ? onDisk->stamp : FileStamp();
    if (onDisk) lostBackup = keepReplaced(m_places.libraryPath, onDisk->bytes);
    if (const auto written = writeDurably(m_places.libraryPath, bytes, before); !written)
        return written.error();
    DocumentChange change;
    if (isMerged) {
        setLibrary(*file, tr("Merge Another Program's Changes"));
        takePlacesAnew(*file, change);
    }
    m_savedFile = *file;
    m_savedStamp = stampOfWritten(bytes);
    if (!change.toRead.empty() || !change.toScan.empty()) emit changed(change);
    return isMerged;
}

void LibraryDocument::saveLibraryFile(SaveReport& report)
{
    if (!isLibraryFileModified()) return;
    if (m_places.libraryPath.empty()) {
        report.needsLibraryPath = true;
        return;
    }
    if (m_savedFile.isReadOnly) {
        report.errors.push_back(newerVersion(m_places.libraryPath));
        return;
    }
    std::optional<Error> lostBackup;
    const auto isMerged = writeLibraryFile(lostBackup);
    if (!isMerged) {
        report.errors.push_back(isMerged.error());
        return;
    }
    ++report.writtenFiles;
    if (lostBackup) report.lostBackups.push_back(*lostBackup);
    if (*isMerged) report.mergedFiles.push_back(m_places.libraryPath);
}

} // namespace tagline
