#include "core/exports/FolderWriting.h"

#include "core/io/DurableFile.h"
#include "core/io/FileDescriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <span>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tagline {
namespace {

constexpr const char* newEnding = ".tagline-new";

} // namespace

MadeFiles::MadeFiles(std::string folder, bool replacesFiles)
    : m_folder(std::move(folder))
    , m_replacesFiles(replacesFiles)
{
}

MadeFiles::~MadeFiles()
{
    for (const std::string& path : m_files) ::unlink(path.c_str());
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder) ::rmdir(folder->c_str());
}

Result<void> MadeFiles::make(const std::string& name, std::string_view bytes)
{
    if (const auto made = makeFolder(m_folder, false); !made) return made;
    for (std::size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1))
        if (const auto made = makeFolder(m_folder + '/' + name.substr(0, slash), true); !made) return made;
    return makeFile(m_folder + '/' + name, bytes);
}

Result<void> MadeFiles::keep()
{
    for (const std::string& path : m_replacing)
        if (::rename((path + newEnding).c_str(), path.c_str()) != 0) return writeError(errno, path);
    m_files.clear();
    m_folders.clear();
    return {};
}

Result<void> MadeFiles::makeFolder(const std::string& path, bool isBelow)
{
    if (m_known.contains(path)) return {};
    if (::mkdir(path.c_str(), 0777) == 0) {
        m_folders.push_back(path);
        m_known.insert(path);
        return {};
    }
    const int reason = errno;
    struct stat status;
    const bool isThere =
        reason == EEXIST && (isBelow ? ::lstat(path.c_str(), &status) : ::stat(path.c_str(), &status)) == 0;
    if (isThere && S_ISDIR(status.st_mode)) {
        m_known.insert(path);
        return {};
    }
    if (isThere)
        return Error{"export.exists", "is there and is no folder; choose another folder to export to", path};
    return writeError(reason, path);
}

Result<void> MadeFiles::makeFile(const std::string& path, std::string_view bytes)
{
    struct stat status;
    const bool isThere = ::lstat(path.c_str(), &status) == 0;
    if (isThere && !S_ISREG(status.st_mode))
        return Error{"export.exists", "is there and is no file; choose another folder to export to", path};
    if (isThere && !m_replacesFiles)
        return Error{"export.replaces", "is there already; replace files, or choose an empty folder", path};
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

} // namespace tagline
