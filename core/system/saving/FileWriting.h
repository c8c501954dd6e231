#pragma once

// FileWriting writes into an open file that has a content already.

#include "core/system/FileDescriptor.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

/// A file that is there, open for writing, as it is. Not open where it is a link or anything else but a file
/// that may be written; errno says why.
FileDescriptor fileToWrite(const std::string& path);

/// Whether the disk has room for so many bytes in the file, of which nothing is written or made longer yet.
/// A file system that cannot say so is believed to have it. False, and errno set, where there is none.
bool hasReserved(const FileDescriptor& file, std::size_t bytes);

/// These bytes are the file's whole content from now on, and on the disk. False, and errno set, where not:
/// it may hold any part of them then.
bool writeOver(const FileDescriptor& file, std::string_view bytes);

/// The file ends there from now on, and is on the disk. False, and errno set, where not.
bool endAt(const FileDescriptor& file, std::size_t bytes);

/// Syncs a file, whoever wrote it, and its name in its folder to the disk. False, and
/// errno set, if that fails.
bool syncFileAt(const std::string& path);

} // namespace tagline
