#pragma once

// ImportFolder is the one folder that an import worker may write in: its own, within the cache folder.

#include "core/support/Result.h"

#include <string>

namespace tagline {

/// Made for one import and removed with its owner, with all that is in it. As long as it lives it is locked,
/// so that others can tell it from what a program that was killed left behind.
class ImportFolder
{
public:
    /// A new folder within an existing one. Error code: import.unwritable.
    static Result<ImportFolder> make(const std::string& cacheFolder);

    ImportFolder(ImportFolder&& other) noexcept;
    ImportFolder& operator=(ImportFolder&& other) noexcept;
    ~ImportFolder();

    const std::string& path() const { return m_path; }

private:
    ImportFolder(std::string path, int lock)
        : m_path(std::move(path))
        , m_lock(lock)
    {
    }

    std::string m_path;
    int m_lock = -1; ///< of the folder, locked
};

/// Removes what imports that no living process works on left in the cache folder.
void sweepImportFolders(const std::string& cacheFolder);

} // namespace tagline
