#pragma once

// FolderEntries changes the entries of folders: names, files and folders. No function follows a link, or
// replaces an entry unasked.

#include "core/system/FileStatus.h"

#include <string>

namespace tagline {

/// Each of these returns false, and sets errno, if the system did not do it.

/// Replaces anything at `to`.
bool renameOver(const std::string& from, const std::string& to);
/// errno EEXIST if anything is at `to`. If the file system cannot do that at once, a second name is
/// made and the first removed; a program that is killed between leaves both.
bool renameToFree(const std::string& from, const std::string& to);
/// Two files exchange their names. errno EINVAL, ENOSYS or EOPNOTSUPP where the file system cannot.
bool swapNames(const std::string& a, const std::string& b);
/// A file or a link; no folder.
bool removeFile(const std::string& path);
bool makeFolder(const std::string& path);
bool removeEmptyFolder(const std::string& path);
/// Syncs the entries of a folder to the disk. File systems that cannot sync folders are no failure.
bool syncFolder(const std::string& path);

/// Whether there is anything at the path, if only a link to nothing.
bool isPathTaken(const std::string& path);
bool isFileAt(const std::string& path);
/// Whether two paths are names of one file.
bool areOneFile(const std::string& a, const std::string& b);
/// Whether this user may write the entry; errno says why not.
bool mayWrite(const std::string& path);

} // namespace tagline
