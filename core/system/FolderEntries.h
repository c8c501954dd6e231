#pragma once

// FolderEntries changes what folders hold: names, files and folders. No function follows a link or replaces
// what it is not told to.

#include "core/system/FileStatus.h"

#include <string>

namespace tagline {

/// Each of these is false, and errno set, where the system did not do it.

/// What was at `to` is gone.
bool renameOver(const std::string& from, const std::string& to);
/// errno EEXIST where anything is at `to`. Where the file system cannot do that at once, a second name is
/// made and the first removed; a program that is killed between leaves both.
bool renameToFree(const std::string& from, const std::string& to);
/// Two files exchange their names. errno EINVAL, ENOSYS or EOPNOTSUPP where the file system cannot.
bool swapNames(const std::string& a, const std::string& b);
/// A file or a link; no folder.
bool removeFile(const std::string& path);
bool makeFolder(const std::string& path);
bool removeEmptyFolder(const std::string& path);
/// What stands in a folder reaches the disk. File systems that cannot sync folders are no failure.
bool syncFolder(const std::string& path);

/// Whether there is anything at the path, if only a link to nothing.
bool isPathTaken(const std::string& path);
bool isFileAt(const std::string& path);
/// Whether two paths are names of one file.
bool areOneFile(const std::string& a, const std::string& b);
/// Whether this user may write what is there; errno says why not.
bool mayWrite(const std::string& path);

} // namespace tagline
