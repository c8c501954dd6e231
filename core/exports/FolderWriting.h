#pragma once

// FolderWriting puts files below a folder: all of them or none, and replaces none unasked.

#include "core/support/Result.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The files and folders made below a folder; removed again unless kept.
class MadeFiles
{
public:
    /// The folder itself is made where it is not there.
    MadeFiles(std::string folder, bool replacesFiles);
    MadeFiles(const MadeFiles&) = delete;
    MadeFiles& operator=(const MadeFiles&) = delete;
    ~MadeFiles();

    /// Makes a file of that name below the folder (folders of the name too, joined with '/'). Links below the
    /// folder are not followed. Errors: export.replaces where a file is there and none is to be replaced,
    /// export.exists where something else is, and those of the system.
    Result<void> make(const std::string& name, std::string_view bytes);
    /// Makes sure that no file of that name exists once all is kept. Errors as for make().
    Result<void> leaveOut(const std::string& name);
    /// Keeps all files; those that replace a file take its place. If one cannot, everything is as before.
    Result<void> keep();

private:
    Result<void> makeFolder(const std::string& path, bool isBelow);
    Result<void> makeFile(const std::string& path, std::string_view bytes);
    Result<void> mayReplace(const std::string& path) const;
    void putBack(std::size_t count);

    std::string m_folder;
    bool m_replacesFiles;
    std::vector<std::string> m_files, m_folders; ///< in the order in which they were made
    std::vector<std::string> m_replacing;        ///< files whose new content, if any, waits beside them
    std::string m_newEnding, m_oldEnding;        ///< of what waits, and of what was moved aside
    std::set<std::string> m_known;               ///< folders that are there
};

} // namespace tagline
