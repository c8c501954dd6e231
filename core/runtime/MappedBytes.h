#pragma once

// MappedBytes is a whole file, mapped read-only into memory for as long as somebody holds it.

#include "core/support/Result.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tagline {

class MappedBytes
{
public:
    /// Maps a regular file; never blocks on a pipe or a device. POSIX only.
    /// Error codes: runtime.missing, runtime.unreadable, runtime.not-a-file, runtime.too-large.
    static Result<std::shared_ptr<const MappedBytes>> open(const std::string& path);

    MappedBytes(const MappedBytes&) = delete;
    MappedBytes& operator=(const MappedBytes&) = delete;
    ~MappedBytes();

    std::span<const std::byte> bytes() const { return m_bytes; }

private:
    MappedBytes() = default;

    std::span<const std::byte> m_bytes;
};

} // namespace tagline
