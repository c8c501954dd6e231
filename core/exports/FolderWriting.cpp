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
MadeFiles::MadeFiles(std::string folder, bool replacesFiles)
    : m_folder(std::move(folder))
    , m_replacesFiles(replacesFiles)
{
    const std::string own = ".tagline-" + std::to_string(::getpid());
    m_newEnding = own + "-new";
    m_oldEnding = own + "-old";
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

Result<void> MadeFiles::leaveOut(const std::string& name)
{
    const std::string path = m_folder + '/' + name;
    struct stat status;
    if (::lstat(path.c_str(), &status) != 0) return {};
    if (auto allowed = mayReplace(path); !allowed) return allowed;
    m_replacing.push_back(path);
    return {};
}

// Each file that is replaced is moved aside first, and goes for good once all others have taken their places.
Result<void> MadeFiles::keep()
{
    for (std::size_t i = 0; i < m_replacing.size(); ++i) {
        const std::string& path = m_replacing[i];
        const std::string made = path + m_newEnding;
        const bool isMade = ::access(made.c_str(), F_OK) == 0;
        if (::rename(path.c_str(), (path + m_oldEnding).c_str()) == 0 &&
            (!isMade || ::rename(made.c_str(), path.c_str()) == 0))
            continue;
        const Error error = writeError(errno, path);
        putBack(i + 1);
        return error;
    }
    for (const std::string& path : m_replacing) ::unlink((path + m_oldEnding).c_str());
    m_files.clear();
    m_folders.clear();
    return {};
}

/// The first files that were moved aside are where they were.
void MadeFiles::putBack(std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        ::rename((m_replacing[i] + m_oldEnding).c_str(), m_replacing[i].c_str());
}

/// Whether what is at a path is a file that can be replaced, and may.
Result<void> MadeFiles::mayReplace(const std::string& path) const
{
    struct stat status;
    if (::lstat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return Error{"export.exists", "is there and is no file; choose another folder to export to", path};
    if (!m_replacesFiles)
        return Error{"export.replaces", "is there already; replace files, or choose an empty folder", path};
    if ((status.st_mode & S_IWUSR) == 0)
        return Error{"file.read-only", "is read only; it was not replaced", path};
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
    if (isThere)
        if (auto allowed = mayReplace(path); !allowed) return allowed;
    const std::string made = isThere ? path + m_newEnding : path;
    FileDescriptor file(::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!file.isOpen()) return writeError(errno, made);
    if (isThere) m_replacing.push_back(path);
    m_files.push_back(made);
    const bool isWritten =
        writeAll(file, std::as_bytes(std::span(bytes))) &&
        (!isThere || (::fchmod(file.get(), status.st_mode & 07777) == 0 && ::fsync(file.get()) == 0));
    if (isWritten && file.close()) return {};
    return writeError(errno, path);
}

} // namespace tagline
