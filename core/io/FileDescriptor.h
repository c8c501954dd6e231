#pragma once

// FileDescriptor owns an open file of the system and closes it.

#include "core/support/Result.h"

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
    FileDescriptor& operator=(FileDescriptor&&) = delete;
    ~FileDescriptor()
    {
        if (isOpen()) ::close(m_descriptor);
    }

    bool isOpen() const { return m_descriptor >= 0; }
    int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// An error about a file with the system's own reason (errno): "cannot be written: No space left on device".
Error systemError(std::string code, const std::string& what, const std::string& path);

} // namespace tagline
