#include "core/exports/ExportWriting.h"

#include "core/import/ModelImporter.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/io/DurableFile.h"
#include "core/io/FileDescriptor.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/io/json/TextPlace.h"
#include "core/support/PathText.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <set>
#include <sys/stat.h>

namespace tagline {
namespace {

constexpr std::size_t longestPart = 200;   ///< bytes; file systems take 255
constexpr std::size_t longestPath = 1'000; ///< bytes below the target

std::string folded(const std::string& path)
{
    return QString::fromStdString(path).normalized(QString::NormalizationForm_C).toCaseFolded().toStdString();
}

/// Names of devices, which Windows takes for them with any ending.
bool isReserved(const std::string& name)
{
    std::string stem = folded(name.substr(0, name.find('.')));
    while (stem.ends_with(' ')) stem.pop_back();
    constexpr std::array devices{"con", "prn", "aux", "nul", "conin$", "conout$"};
    if (std::find(devices.begin(), devices.end(), stem) != devices.end()) return true;
    constexpr std::array<std::string_view, 13> numbers{"0", "1", "2", "3", "4", "5", "6",
                                                       "7", "8", "9", "¹", "²", "³"};
    return (stem.starts_with("com") || stem.starts_with("lpt")) &&
           std::find(numbers.begin(), numbers.end(), std::string_view(stem).substr(3)) != numbers.end();
}

/// The text as a part of a path that every system allows.
std::string safePart(std::string_view text)
{
    std::string part = validUtf8(text);
    for (char& c : part)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    if (part.size() > longestPart) {
        std::size_t end = longestPart;
        while (end > 0 && (static_cast<unsigned char>(part[end]) & 0xC0) == 0x80) --end;
        part.resize(end);
    }
    if (part.empty() || part.front() == '.' || isReserved(part)) part.insert(part.begin(), '_');
    if (part.back() == '.' || part.back() == ' ') part.back() = '_';
    return part;
}

/// The folders of a path, each a safe part, with a slash behind each; none where there are too many.
std::string safeFolders(const std::string& path)
{
    std::string folders;
    for (const auto& part : std::filesystem::path(path).parent_path().relative_path()) {
        if (part.empty() || part == "." || part == "..") continue;
        folders += safePart(part.generic_string()) + '/';
    }
    return folders.size() > longestPath ? std::string() : folders;
}

/// Names that no other has, where letters' case is not told apart.
class UniqueNames
{
public:
    /// The first of the names that is free, else the last with a number.
    std::string taken(const std::vector<std::string>& proposals, const std::string& ending)
    {
        for (const std::string& proposal : proposals)
            if (m_taken.insert(folded(proposal + ending)).second) return proposal + ending;
        for (int& number = m_numbers[folded(proposals.back())];;) {
            const std::string numbered =
                proposals.back() + " (" + std::to_string(++number + 1) + ')' + ending;
            if (m_taken.insert(folded(numbered)).second) return numbered;
        }
    }
    void reserve(const std::string& folders)
    {
        for (std::size_t slash = folders.find('/'); slash != std::string::npos;
             slash = folders.find('/', slash + 1))
            m_taken.insert(folded(folders.substr(0, slash)));
    }

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_numbers; ///< that were given to a name
};

/// What an export made below its folder: removed again unless it is kept.
class MadeFiles
{
public:
    MadeFiles(std::string folder, bool replacesFiles)
        : m_folder(std::move(folder))
        , m_replacesFiles(replacesFiles)
    {
    }
    MadeFiles(const MadeFiles&) = delete;
    MadeFiles& operator=(const MadeFiles&) = delete;
    ~MadeFiles()
    {
        for (const std::string& path : m_files) ::unlink(path.c_str());
        for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder) ::rmdir(folder->c_str());
    }

    /// All stay; those that replace a file take its place.
    Result<void> keep()
    {
        for (const std::string& path : m_replacing)
            if (::rename((path + newEnding).c_str(), path.c_str()) != 0) return writeError(errno, path);
        m_files.clear();
        m_folders.clear();
        return {};
    }

    Result<void> make(const std::string& name, std::string_view bytes)
    {
        if (const auto made = makeFolder(m_folder, false); !made) return made;
        for (std::size_t slash = name.find('/'); slash != std::string::npos;
             slash = name.find('/', slash + 1))
            if (const auto made = makeFolder(m_folder + '/' + name.substr(0, slash), true); !made)
                return made;
        return makeFile(m_folder + '/' + name, bytes);
    }

private:
    /// Below the target, a link may lead out of it.
    Result<void> makeFolder(const std::string& path, bool isBelow)
    {
        if (m_known.contains(path)) return {};
        if (::mkdir(path.c_str(), 0777) == 0) {
            m_folders.push_back(path);
            m_known.insert(path);
            return {};
        }
        const int reason = errno;
        struct stat status;
        const bool isThere = reason == EEXIST &&
                             (isBelow ? ::lstat(path.c_str(), &status) : ::stat(path.c_str(), &status)) == 0;
        if (isThere && S_ISDIR(status.st_mode)) {
            m_known.insert(path);
            return {};
        }
        if (isThere)
            return Error{"export.exists", "is there and is no folder; choose another folder to export to",
                         path};
        return writeError(reason, path);
    }

    Result<void> makeFile(const std::string& path, std::string_view bytes)
    {
        struct stat status;
        const bool isThere = ::lstat(path.c_str(), &status) == 0;
        if (isThere && !S_ISREG(status.st_mode))
            return Error{"export.exists", "is there and is no file; choose another folder to export to",
                         path};
        if (isThere && !m_replacesFiles)
            return Error{"export.replaces", "is there already; replace files, or choose an empty folder",
                         path};
        const std::string made = isThere ? path + newEnding : path;
        if (isThere) {
            ::unlink(made.c_str()); // of an export that was killed
            m_replacing.push_back(path);
        }
        FileDescriptor file(::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (!file.isOpen()) return writeError(errno, made);
        m_files.push_back(made);
        if (writeAll(file, std::as_bytes(std::span(bytes))) && file.close()) return {};
        return writeError(errno, path);
    }

    static constexpr const char* newEnding = ".tagline-new";

    std::string m_folder;
    bool m_replacesFiles;
    std::vector<std::string> m_files, m_folders; ///< in the order in which they were made
    std::vector<std::string> m_replacing;        ///< files whose new content waits beside them
    std::set<std::string> m_known;               ///< folders that are there
};

Result<int> writeClips(const ExportFormat& format, const ExportContent& content, const ExportOptions& options,
                       const std::string& target, const GoOn& goOn)
{
    const std::vector<ClipId> clips = content.clips();
    const std::vector<std::string> names = exportedFileNames(content, options.folder, format.ending);
    MadeFiles made(target, options.replacesFiles);
    for (std::size_t i = 0; i < clips.size(); ++i) {
        if (goOn && !goOn(double(i) / double(clips.size())))
            return Error{"export.cancelled", "cancelled; nothing was exported", {}};
        const auto written =
            made.make(names[i], format.clip(exportedClip(content, clips[i], options.folder)));
        if (!written) return written.error();
    }
    if (const auto kept = made.keep(); !kept) return kept.error();
    return int(clips.size());
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
    return ModelImporter::canRead(path) || modelPathOfSidecar(path) || isLibraryPath(path);
}

Result<int> writeExport(const ExportFormat& format, const ExportContent& content,
                        const ExportOptions& options, const std::string& target, const GoOn& goOn)
{
    if (format.clip) return writeClips(format, content, options, target, goOn);
    if (isMadeFrom(target))
        return Error{"export.ours",
                     "is the name of a model, sidecar or library file, which an export would replace; choose "
                     "another name",
                     target};
    if (goOn && !goOn(0)) return Error{"export.cancelled", "cancelled; nothing was exported", {}};
    const auto bytes = format.library(content, options);
    if (!bytes) return bytes.error();
    if (goOn && !goOn(1)) return Error{"export.cancelled", "cancelled; nothing was exported", {}};
    const auto written = writeDurably(target, *bytes);
    if (!written) return written.error();
    return 1;
}

} // namespace tagline
