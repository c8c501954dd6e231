#pragma once

// FileDescriptor owns an open file of the system and closes it.

#include "core/support/Result.h"

#include <cerrno>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include <unistd.h>

namespace tagline {

class FileDescriptor
{
public:
    explicit FileDescriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    FileDescriptor(FileDescriptor&& other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1))
    {
    }
    FileDescriptor& operator=(FileDescriptor&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~FileDescriptor()
    {
        if (isOpen()) ::close(m_descriptor);
    }

    /// Closes it now. False, and errno set, where that is when the system says that something was not
    /// written.
    bool close() { return ::close(std::exchange(m_descriptor, -1)) == 0; }

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// Writes all of the bytes; where not, errno says why.
inline bool writeAll(const FileDescriptor& file, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes = bytes.subspan(std::size_t(written));
    }
    return true;
}

/// An error about a file with the system's own reason (errno): "cannot be written: No space left on device".
Error systemError(std::string code, const std::string& what, const std::string& path);

} // namespace tagline
