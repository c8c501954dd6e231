#include "core/system/saving/AppendedFile.h"

#include "core/system/FileStatus.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileWriting.h"

#include <cerrno>
#include <fcntl.h>
#include <span>

namespace tagline {

Result<void> AppendedFile::begin(std::string_view bytes)
{
    m_file = FileDescriptor();
    m_size = 0;
    if (const auto written = writeDurably(m_path, bytes); !written) return written;
    // A file that cannot be opened is begun anew each time.
    m_file = FileDescriptor(::open(m_path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW));
    m_size = bytes.size();
    return {};
}

bool AppendedFile::isAsLeft() const
{
    if (!m_file.isOpen()) return false;
    const auto there = statusOf(m_path, Links::Kept), own = statusOf(m_file);
    return there && own && there->isSameFile(*own) && own->bytes == std::int64_t(m_size);
}

Result<void> AppendedFile::append(std::string_view bytes)
{
    if (writeAll(m_file, std::as_bytes(std::span(bytes))) && sync(m_file)) {
        m_size += bytes.size();
        return {};
    }
    Error error = writeError(errno, m_path);
    if (!endAt(m_file, m_size)) m_file = FileDescriptor(); // a part of it stays there
    return error;
}

void AppendedFile::remove()
{
    m_file = FileDescriptor();
    m_size = 0;
    removeFile(m_path);
}

} // namespace tagline
