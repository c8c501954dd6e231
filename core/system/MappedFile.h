#pragma once

// MappedFile is a regular file's bytes, mapped read-only into memory.

#include "core/support/Result.h"
#include "core/system/MappingGuard.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

class SharedMapping;

/// Only regular files: no devices, no FIFOs, no folders. Opening never blocks. The system allows a process so
/// many mappings (65,530 by default); beyond mostMappings() of its own, files are copied into files without a
/// name beside them, of which many share one mapping.
class MappedFile
{
public:
    /// Errors as RegularFile::open.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path, std::size_t largestBytes);
    /// Opens a file; its first bytes, `mostCopied` at most, are read into `copy` as well, which is empty if
    /// that fails. Reading the copy touches no page, so that nothing is to be released: with several threads
    /// that costs more than a small file.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path, std::size_t largestBytes,
                                                          std::size_t mostCopied,
                                                          std::vector<std::byte>& copy);

    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return m_bytes; }
    /// Whether the system could not give a page of it since it was opened, where guardMappings() was called.
    bool isBroken() const { return m_guard.isBroken(); }
    /// Gives back the memory of pages that were read; reading again fetches them. Safe while others read.
    void release() const;

    /// Seven eighths of what the system allows, until another number is set (in tests).
    static std::size_t mostMappings();
    static void setMostMappings(std::size_t most);

private:
    MappedFile() = default;

    std::span<const std::byte> m_bytes;
    MappingGuard m_guard;
    std::shared_ptr<const SharedMapping> m_shared; ///< that the bytes lie in; null: they have a mapping alone
};

} // namespace tagline
