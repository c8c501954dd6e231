#pragma once

// FileStatus is the system's record of a file, obtained without reading the file.

#include <cstdint>
#include <optional>
#include <string>

namespace tagline {

class FileDescriptor;

enum class FileKind { File, Folder, Link, Pipe, Socket, Device };

/// For people: "a folder".
const char* nameOf(FileKind kind);

/// Times are in nanoseconds since 1970.
struct FileStatus
{
    FileKind kind = FileKind::File;
    std::int64_t bytes = 0;
    std::int64_t bytesOnDisk = 0;
    std::int64_t modified = 0; ///< its content
    std::int64_t noted = 0;    ///< its content, name, owner or mode
    std::int64_t used = 0;
    std::uint64_t disk = 0;
    std::uint64_t number = 0; ///< on its disk
    unsigned user = 0;
    unsigned group = 0;
    unsigned mode = 0; ///< permissions alone

    bool isWritableByOwner() const { return (mode & 0200) != 0; }
    bool isSameFile(const FileStatus& other) const { return disk == other.disk && number == other.number; }
};

enum class Links { Followed, Kept };

/// None, and errno set, if the system tells nothing of the path.
std::optional<FileStatus> statusOf(const std::string& path, Links links = Links::Followed);
std::optional<FileStatus> statusOf(const FileDescriptor& file);

/// The time in nanoseconds since 1970, by the clock that files' times are of.
std::int64_t fileTimeNow();

/// Gives a file these permissions. False, and errno set, where the system does not let.
bool setMode(const FileDescriptor& file, unsigned mode);
/// Times of use are kept this closely, in nanoseconds: to the minute.
inline constexpr std::int64_t timeOfUseStep = 60'000'000'000;
/// The file was used now, without being read; links are not followed. A time of use less than a step ago
/// stays, so that asking thousands of files again and again does not write to the disk for each.
void setUsedNow(const std::string& path);
/// The file of this status was used now, as above.
void setUsedNow(const std::string& path, const FileStatus& status);
/// Sets the time of use to now and that of the content to `modified`. False if the system refuses.
bool setModified(const std::string& path, std::int64_t modified);

} // namespace tagline
