#include "core/exports/FolderWriting.h"

#include "core/system/FileDescriptor.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/processes/ThisProcess.h"

#include <cerrno>
#include <span>
#include <utility>

namespace tagline {
MadeFiles::MadeFiles(std::string folder, bool replacesFiles)
    : m_folder(std::move(folder))
    , m_replacesFiles(replacesFiles)
{
    const std::string own = ".tagline-" + std::to_string(processId());
    m_newEnding = own + "-new";
    m_oldEnding = own + "-old";
}

MadeFiles::~MadeFiles()
{
    for (const std::string& path : m_files) removeFile(path);
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder) removeEmptyFolder(*folder);
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
    if (!isPathTaken(path)) return {};
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
        const bool isMade = isPathTaken(made);
        if (renameOver(path, path + m_oldEnding) && (!isMade || renameOver(made, path))) continue;
        const Error error = writeError(errno, path);
        putBack(i + 1);
        return error;
    }
    for (const std::string& path : m_replacing) removeFile(path + m_oldEnding);
    m_files.clear();
    m_folders.clear();
    return {};
}

/// The first files that were moved aside are where they were.
void MadeFiles::putBack(std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) renameOver(m_replacing[i] + m_oldEnding, m_replacing[i]);
}

/// Whether the entry at a path is a file that can be replaced, and may.
Result<void> MadeFiles::mayReplace(const std::string& path) const
{
    const auto status = statusOf(path, Links::Kept);
    if (status && status->kind != FileKind::File)
        return Error{"export.exists", "is there and is no file; choose another folder to export to", path};
    if (!m_replacesFiles)
        return Error{"export.replaces", "is there already; replace files, or choose an empty folder", path};
    if (status && !status->isWritableByOwner())
        return Error{"file.read-only", "is read only; it was not replaced", path};
    return {};
}

Result<void> MadeFiles::makeFolder(const std::string& path, bool isBelow)
{
    if (m_known.contains(path)) return {};
    if (tagline::makeFolder(path)) {
        m_folders.push_back(path);
        m_known.insert(path);
        return {};
    }
    const int reason = errno;
    const auto there = statusOf(path, isBelow ? Links::Kept : Links::Followed);
    if (reason != EEXIST || !there) return writeError(reason, path);
    if (there->kind != FileKind::Folder)
        return Error{"export.exists", "is there and is no folder; choose another folder to export to", path};
    m_known.insert(path);
    return {};
}

Result<void> MadeFiles::makeFile(const std::string& path, std::string_view bytes)
{
    const auto there = statusOf(path, Links::Kept);
    if (there)
        if (auto allowed = mayReplace(path); !allowed) return allowed;
    const std::string made = there ? path + m_newEnding : path;
    FileDescriptor file = newFile(made);
    if (!file.isOpen()) return writeError(errno, made);
    if (there) m_replacing.push_back(path);
    m_files.push_back(made);
    const bool isWritten = writeAll(file, std::as_bytes(std::span(bytes))) &&
                           (!there || (setMode(file, there->mode) && sync(file)));
    if (isWritten && file.close()) return {};
    return writeError(errno, path);
}

} // namespace tagline
