#pragma once

// MappedFile is a regular file's bytes, mapped read-only into memory.

#include "core/support/Result.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tagline {

/// Only regular files: no devices, no FIFOs, no folders. Opening never blocks and never reads.
class MappedFile
{
public:
    /// Error codes: import.missing, import.unreadable, import.not-a-file, import.too-large.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path, std::size_t largestBytes);

    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return m_bytes; }
    /// Gives back the memory of what was read; what is read again is fetched again. Safe while others read.
    void release() const;

private:
    MappedFile() = default;

    std::span<const std::byte> m_bytes;
};

} // namespace tagline
