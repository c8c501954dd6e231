#pragma once

// FileContent is a file's bytes as they were read once, with the stamp that tells whether it changed since.

#include "core/support/Result.h"

#include "core/system/FileStatus.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tagline {

/// The identity of one state of a file. Two stamps of the same path with other content differ in their hash.
struct FileStamp
{
    bool exists = false;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::int64_t modifiedNanoseconds = 0; ///< since 1970
    std::string contentHash;              ///< of the bytes; empty if there is no file

    /// Whether the bytes are the same, even if the file was touched or replaced since.
    bool hasContentOf(const FileStamp& other) const
    {
        return exists == other.exists && size == other.size && contentHash == other.contentHash;
    }

    bool operator==(const FileStamp&) const = default;
};

struct FileContent
{
    std::string bytes;
    FileStamp stamp;
};

/// The hash that a stamp has for these bytes.
std::string contentHash(std::string_view bytes);

/// Reads a file of at most `largestBytes`; of a larger one only that many and one byte, with its stamp's size
/// true and no hash. Errors as RegularFile::open.
Result<FileContent> readFile(const std::string& path, std::size_t largestBytes);

/// The stamp of a file that was not read: it has no hash.
FileStamp unreadStamp(const FileStatus& status);

/// The stamp of a file as it is now; one with `exists` false if there is none. Errors as readFile.
Result<FileStamp> stampOf(const std::string& path);

} // namespace tagline
