#pragma once

// TemporaryFile is a new file on its way to the place of another.

#include "core/system/FileDescriptor.h"
#include "core/system/saving/FileContent.h"

#include <string>

namespace tagline {

/// How a new file's way to its place ended.
enum class Placing {
    Done,
    Changed, ///< the file there is no longer the expected one; it stays
    Failed   ///< errno says why
};

/// A new file in the target's folder, open for writing. It has no name until it takes its place, where the
/// file system can do that, so that a program killed while writing leaves nothing behind; else a hidden name
/// that is removed again.
class TemporaryFile
{
public:
    /// Not open where it could not be made; errno says why.
    explicit TemporaryFile(const std::string& target);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    const FileDescriptor& file() const { return m_file; }

    /// Makes the file the target from now on, whatever was there.
    Placing replace(const std::string& target);
    /// Replaces the target only if it is still as `expected` says, by its content. If the file system can
    /// exchange two names, another program's file is never lost, however late it comes. Elsewhere (some
    /// network disks and old file systems) it is compared and then replaced: the lock of the folder
    /// (FolderLock.h), which callers hold, keeps Taglines out of the gap between the two.
    Placing replace(const std::string& target, const FileStamp& expected);

private:
    bool giveName();
    void removeName();
    Placing placeFirst(const std::string& target);
    Placing exchange(const std::string& target, const FileStamp& expected);

    std::string
        m_path; ///< hidden, so that scans pass it over; not a sidecar's name, so that none takes it for one
    FileDescriptor m_file;
    bool m_hasName = false;
};

} // namespace tagline
