#include "app/document/library/UnsavedCopies.h"

#include "app/document/library/LibraryDocument.h"
#include "core/io/SidecarSets.h"
#include "core/library/backups/RestoredSidecar.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/DurableFile.h"

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// A file as it would be written, and the place where it would be.
struct UnsavedFile
{
    std::string path;
    std::string bytes;
};

std::vector<UnsavedFile> unsavedFiles(const LibraryDocument& document)
{
    std::vector<UnsavedFile> files;
    const ClipLibrary& library = document.library();
    for (const SourceId source : library.modifiedSources()) {
        const SaveRequest request = library.saveRequest(source);
        const TagSidecar sidecar = sidecarToSave(request, library.vocabulary());
        for (const StoredSet& set : splitInSets(sidecar, request.base.sidecar, request.base.sets()))
            if (set.name.empty() || !set.sidecar.clips.empty())
                files.push_back({sidecarPath(request.modelPath, set.name), writtenTagSidecar(set.sidecar)});
    }
    if (document.isLibraryFileModified()) {
        const std::string& path = document.libraryPath();
        files.push_back({path.empty() ? document.proposedLibraryPath() : path,
                         writtenLibraryFile(document.libraryFile())});
    }
    return files;
}

/// The deepest folder that all of the files lie in.
fs::path commonFolder(const std::vector<UnsavedFile>& files)
{
    fs::path common = fs::path(files.front().path).parent_path();
    for (const UnsavedFile& file : files)
        while (common != common.root_path() && file.path.rfind(common.string() + '/', 0) != 0)
            common = common.parent_path();
    return common;
}

Result<void> writeCopy(const std::string& path, const std::string& bytes)
{
    std::error_code fault;
    fs::create_directories(folderOf(path), fault);
    if (fault) return Error{"file.write", "cannot be made: " + fault.message(), folderOf(path)};
    return writeDurably(path, bytes, FileStamp());
}

} // namespace

Result<std::vector<std::string>> writeUnsavedCopies(const LibraryDocument& document,
                                                    const std::string& folder)
{
    const std::vector<UnsavedFile> files = unsavedFiles(document);
    std::vector<std::string> copies;
    if (files.empty()) return copies;
    const fs::path common = commonFolder(files);
    for (const UnsavedFile& file : files) {
        copies.push_back((fs::path(folder) / fs::path(file.path).lexically_relative(common)).string());
        if (isPathTaken(copies.back()))
            return Error{"file.in-the-way", "is there already; choose an empty folder for the copies",
                         copies.back()};
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto done = writeCopy(copies[i], files[i].bytes);
        if (done) continue;
        for (std::size_t written = 0; written < i; ++written) removeFile(copies[written]);
        return done.error();
    }
    return copies;
}

} // namespace tagline
