#pragma once

// PrivateFolder is a folder of one job alone, such as the one that an import worker may write in.

#include "core/support/Result.h"
#include "core/system/FileDescriptor.h"

#include <string>

namespace tagline {

/// Made for one job and removed with its owner, with all that is in it. As long as it lives it is locked,
/// so that others can tell it from one that a killed program left behind.
class PrivateFolder
{
public:
    /// A new folder within an existing one. Error code: import.unwritable.
    static Result<PrivateFolder> make(const std::string& cacheFolder);

    PrivateFolder(PrivateFolder&& other) noexcept;
    PrivateFolder& operator=(PrivateFolder&& other) noexcept;
    ~PrivateFolder();

    const std::string& path() const { return m_path; }

private:
    PrivateFolder(std::string path, FileDescriptor lock)
        : m_path(std::move(path))
        , m_lock(std::move(lock))
    {
    }

    std::string m_path;
    FileDescriptor m_lock; ///< the folder, locked
};

/// Removes what jobs that no living process works on left in the cache folder.
void sweepPrivateFolders(const std::string& cacheFolder);

} // namespace tagline
