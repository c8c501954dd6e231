#include "core/exports/ExportWriting.h"

#include "core/exports/FolderWriting.h"
#include "core/exports/SafeNames.h"
#include "core/import/ModelImporter.h"
#include "core/import/arrays/ArrayFiles.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/DirectStream.h"

#include <fstream>

namespace tagline {
namespace {

Error cancelledExport() { return {"export.cancelled", "cancelled; nothing was exported", {}}; }

/// Beginning of every file that exports write beside theirs; other files are not replaced.
constexpr std::string_view besideMark = "{\n  \"format\": \"tagline.";

/// Whether there is no such file, or one that an export wrote.
Result<void> mayLieBeside(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) return {};
    std::string head(besideMark.size(), '\0');
    file.read(head.data(), std::streamsize(head.size()));
    if (head == besideMark) return {};
    return Error{"export.exists", "would be replaced, and no export wrote it; choose another name", path};
}

/// A file below a folder, as paths are written.
std::string exportedPath(const std::string& folder, const std::string& file)
{
    return folder + (folder.ends_with('/') ? "" : "/") + file;
}

Result<WrittenExport> writeClips(const ExportFormat& format, const ExportContent& content,
                                 const ExportOptions& options, const std::string& target, const GoOn& goOn)
{
    const std::vector<ClipId> clips = content.clips();
    const std::vector<std::string> names = exportedFileNames(content, options.folder, format.ending);
    MadeFiles made(target, options.replacesFiles);
    WrittenExport written;
    for (std::size_t i = 0; i < clips.size(); ++i) {
        if (goOn && !goOn(double(i) / double(clips.size()))) return cancelledExport();
        const ExportedClip clip = exportedClip(content, clips[i], options.folder);
        if (!format.holdsTags && clip.captions.empty()) continue; // an empty file says nothing
        if (const auto done = made.make(names[i], format.clip(clip)); !done) return done.error();
        written.files.push_back(exportedPath(target, names[i]));
    }
    if (const auto kept = made.keep(); !kept) return kept.error();
    written.clips = int(written.files.size());
    return written;
}

/// Returns the number of clips that the file has.
Result<int> writeLibrary(const ExportFormat& format, const ExportContent& content,
                         const ExportOptions& options, const std::string& target, const GoOn& goesOn,
                         WritingWay way)
{
    int clips = 0;
    const auto streamed = streamBy(way, target, [&](ByteSink& sink) -> Result<void> {
        if (format.stream) {
            const auto made = format.stream(content, options, sink);
            if (!goesOn(1)) return cancelledExport();
            if (!made) return made.error();
            clips = *made;
            return {};
        }
        const auto bytes = format.library(content, options);
        if (!goesOn(1)) return cancelledExport();
        if (!bytes) return bytes.error();
        sink.append(*bytes);
        clips = int(content.clips().size());
        return {};
    });
    if (!streamed) return streamed.error();
    return clips;
}

} // namespace

std::vector<std::string> exportedFileNames(const ExportContent& content, const std::string& folder,
                                           const std::string& ending)
{
    struct Place
    {
        std::string folders, file, clip;
    };
    std::vector<Place> places;
    UniqueNames unique;
    const ClipLibrary& library = content.library;
    for (const ClipId id : content.clips()) {
        const LibraryClip& clip = library.clip(id);
        const LibrarySource& source = library.source(clip.source);
        const std::string path = exportedFile(source, folder);
        std::string suffix;
        if (source.clips.size() > 1) suffix += '.' + clip.name;
        if (const auto index = clip.writtenIndex()) suffix += '.' + std::to_string(*index);
        places.push_back({safeFolders(path), path, suffix});
        unique.reserve(places.back().folders);
    }
    std::vector<std::string> names;
    for (const Place& place : places)
        names.push_back(
            unique.taken({place.folders + safePart(fileStem(place.file) + place.clip),
                          place.folders + safePart(std::string(fileNameOf(place.file)) + place.clip)},
                         '.' + ending));
    return names;
}

bool isMadeFrom(const std::string& path)
{
    const bool isModel = ModelImporter::canRead(path) && (!mayHoldAnything(path) || holdsMotion(path));
    return isModel || modelPathOfSidecar(path) || isLibraryPath(path);
}

namespace {

/// The ending by which files are read as ours, the files that have it, and a name without it.
struct OwnName
{
    std::string ending;
    std::string files;
    std::string stem;
};

OwnName ownName(const std::string& name)
{
    if (const auto model = modelPathOfSidecar(name)) return {"tags.json", "sidecars", fileStem(*model)};
    if (isLibraryPath(name)) return {"tagline", "library files", name.substr(0, name.rfind('.'))};
    const ImportFormat* format = importFormatOf(name);
    return {std::string(format ? format->ending : ""), "model files", fileStem(name)};
}

} // namespace

std::optional<Error> targetRefusal(const std::string& path, const std::string& ending)
{
    if (!isMadeFrom(path)) return std::nullopt;
    if (isPathTaken(path))
        return Error{"export.ours",
                     "is the name of a model, sidecar or library file, which an export would replace; choose "
                     "another name",
                     path};
    const OwnName own = ownName(std::string(fileNameOf(path)));
    return Error{"export.ours",
                 "the ending ." + own.ending + " is that of " + own.files +
                     "; choose another name, such as " + own.stem + (ending.empty() ? ending : '.' + ending),
                 path};
}

std::string besideFile(const std::string& target) { return target + ".json"; }

Result<WrittenExport> writeExport(const ExportFormat& format, const ExportContent& content,
                                  const ExportOptions& options, const std::string& target, const GoOn& goOn,
                                  WritingWay way)
{
    if (format.clip) return writeClips(format, content, options, target, goOn);
    if (const auto refusal = targetRefusal(target, format.ending)) return *refusal;
    if (format.beside)
        if (const auto free = mayLieBeside(besideFile(target)); !free) return free.error();
    bool isCancelled = false;
    ExportContent watched = content;
    watched.goOn = [&](double share) { return !(isCancelled = isCancelled || (goOn && !goOn(share))); };
    const std::string beside = format.beside ? format.beside(watched, options) : std::string();
    if (isCancelled) return cancelledExport();
    const auto clips = writeLibrary(format, watched, options, target, watched.goOn, way);
    if (!clips) return clips.error();
    if (!format.beside) return WrittenExport{{target}, *clips};
    const auto written = streamBy(way, besideFile(target), [&](ByteSink& sink) -> Result<void> {
        sink.append(beside);
        return {};
    });
    if (!written) return written.error();
    return WrittenExport{{target, besideFile(target)}, *clips};
}

} // namespace tagline
