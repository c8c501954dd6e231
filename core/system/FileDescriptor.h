#pragma once

// FileDescriptor owns an open file of the system and closes it.

#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace tagline {

class FileDescriptor
{
public:
    explicit FileDescriptor(int descriptor = -1)
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
    ~FileDescriptor();

    /// Closes it now. False, and errno set, where that is when the system says that something was not
    /// written.
    bool close();

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// A new file, open for writing, with this mode as far as the user's mask allows; not open, and errno set,
/// if anything is at the path already, even a link.
FileDescriptor newFile(const std::string& path, unsigned mode = 0666);
/// A folder, open to be locked or synced; not open, and errno set, if that fails.
FileDescriptor openFolder(const std::string& path);

/// Reads up to as many bytes as there is room for: how many, 0 at the end, −1 with errno where it cannot be.
std::ptrdiff_t readSome(int descriptor, std::span<std::byte> room);
/// Writes all of the bytes; where not, errno says why.
bool writeAll(int descriptor, std::span<const std::byte> bytes);
bool writeAll(const FileDescriptor& file, std::span<const std::byte> bytes);
/// Writes all pieces, one behind the other; the system takes many of them at once.
bool writeAll(const FileDescriptor& file, std::span<const std::span<const std::byte>> pieces);
/// Returns once the written bytes are on the disk; false, and errno set, if that fails.
bool sync(const FileDescriptor& file);

} // namespace tagline
