#pragma once

// RegularFile opens files that are files: no devices, no FIFOs, no folders.

#include "core/support/Result.h"
#include "core/system/FileDescriptor.h"
#include "core/system/FileStatus.h"

#include <cstddef>
#include <span>
#include <string>

namespace tagline {

/// A file that is open for reading, as it was when it was opened.
class RegularFile
{
public:
    /// Never blocks. The error says what the path is instead.
    /// Codes: file.missing, file.unreadable, file.not-a-file, file.too-large.
    static Result<RegularFile> open(const std::string& path, std::size_t largestBytes);

    int descriptor() const { return m_file.get(); }
    const FileStatus& status() const { return m_status; }
    std::size_t size() const { return std::size_t(m_status.bytes); }

    /// The next piece of it, as much as there is room for; 0 at the end. Error code: file.unreadable.
    Result<std::size_t> read(std::span<std::byte> room) const;

private:
    RegularFile(FileDescriptor file, std::string path)
        : m_file(std::move(file))
        , m_path(std::move(path))
    {
    }

    FileDescriptor m_file;
    std::string m_path;
    FileStatus m_status;
};

} // namespace tagline
