#pragma once

// RegularFile opens files that are files: no devices, no FIFOs, no folders.

#include "core/support/Result.h"

#include <cstddef>
#include <string>

namespace tagline {

/// An open file descriptor, closed with its owner.
class RegularFile
{
public:
    /// Opens for reading without ever blocking. The error says what the path is instead.
    /// Codes: import.missing, import.unreadable, import.not-a-file, import.too-large.
    static Result<RegularFile> open(const std::string& path, std::size_t largestBytes);

    RegularFile(RegularFile&& other) noexcept;
    RegularFile& operator=(RegularFile&& other) noexcept;
    ~RegularFile();

    int descriptor() const { return m_descriptor; }
    std::size_t size() const { return m_size; }

private:
    RegularFile(int descriptor, std::size_t size)
        : m_descriptor(descriptor)
        , m_size(size)
    {
    }

    int m_descriptor = -1;
    std::size_t m_size = 0;
};

/// A number of bytes for people: "3.4 MB".
std::string bytesText(std::size_t bytes);

} // namespace tagline
