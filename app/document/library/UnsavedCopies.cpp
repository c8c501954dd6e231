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

/// Path and content of a file as a save would write it.
struct UnsavedFile
{
    std::string path;
    std::string bytes;
};

/// The unsaved data of a document.
struct Unsaved
{
    std::vector<SaveRequest> requests;
    TagVocabulary names;
    std::optional<LibraryFile> library; ///< none if it is saved
    std::string libraryPath;
};

Unsaved unsavedOf(const LibraryDocument& document)
{
    const ClipLibrary& library = document.library();
    Unsaved unsaved{{}, library.vocabulary(), std::nullopt, document.libraryPath()};
    for (const SourceId source : library.modifiedSources())
        unsaved.requests.push_back(library.saveRequest(source));
    if (document.isLibraryFileModified()) unsaved.library = document.libraryFile();
    if (unsaved.libraryPath.empty()) unsaved.libraryPath = document.proposedLibraryPath();
    return unsaved;
}

std::vector<UnsavedFile> filesOf(const Unsaved& unsaved)
{
    std::vector<UnsavedFile> files;
    for (const SaveRequest& request : unsaved.requests) {
        const TagSidecar sidecar = sidecarToSave(request, unsaved.names);
        for (const StoredSet& set : splitInSets(sidecar, request.base.sidecar, request.base.sets()))
            if (set.name.empty() || !set.sidecar.clips.empty())
                files.push_back({sidecarPath(request.modelPath, set.name), writtenTagSidecar(set.sidecar)});
    }
    if (unsaved.library) files.push_back({unsaved.libraryPath, writtenLibraryFile(*unsaved.library)});
    return files;
}

/// The deepest folder that contains all of the files.
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

/// Writes all of the files, or none.
Result<std::vector<std::string>> copiesWritten(const Unsaved& unsaved, const std::string& folder,
                                               const GoOn& goOn)
{
    const std::vector<UnsavedFile> files = filesOf(unsaved);
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
        const bool isToGoOn = !goOn || goOn(double(i) / double(files.size()));
        const auto done = isToGoOn ? writeCopy(copies[i], files[i].bytes)
                                   : Error{"save.cancelled", "copying was stopped", folder};
        if (done) continue;
        for (std::size_t written = 0; written < i; ++written) removeFile(copies[written]);
        return done.error();
    }
    return copies;
}

} // namespace

Result<std::vector<std::string>> writeUnsavedCopies(const LibraryDocument& document,
                                                    const std::string& folder, const DiskRun& run)
{
    auto copies = Result<std::vector<std::string>>(std::vector<std::string>());
    const auto work = [&, unsaved = unsavedOf(document)](const GoOn& goOn) {
        copies = copiesWritten(unsaved, folder, goOn);
    };
    run ? run(work) : work({});
    return copies;
}

} // namespace tagline
