#pragma once

// DurableFile writes whole files so that a crash, a full disk or a strange target never costs the old
// content.

#include "core/support/ByteSink.h"
#include "core/support/Result.h"
#include "core/system/saving/FileContent.h"

#include <functional>
#include <string>
#include <string_view>

namespace tagline {

/// Replaces the file at `path` by these bytes: atomically (readers see the old or the new file, never a part)
/// and durably (on the disk when this returns). The file keeps its mode and, where that is allowed, its owner
/// and group. A failure leaves the old file as it was.
///
/// Refused before anything is touched, each with its reason and a code:
///   file.link-outside   a symbolic link that leads out of its folder
///   file.link-dangling  a symbolic link to nothing
///   file.link-loop      symbolic links that lead to one another
///   file.in-the-way     a folder, FIFO, socket or device is there
///   file.read-only      a file without permission to write in a folder with it, as version control with
///                       locks leaves it; see makeWritable
///   file.read-only-disk a file system that is mounted read-only
///   file.no-folder      the folder is not there
/// A link to a file within its folder stays a link; the file that it names is replaced.
/// Anything else that fails (full disk, quota, permissions): file.write, with the system's own reason.
Result<void> writeDurably(const std::string& path, std::string_view bytes);

/// Replaces the file only if it is still as `expected` says, by its content; else it stays, and the error
/// is file.changed. See TemporaryFile::replace.
Result<void> writeDurably(const std::string& path, std::string_view bytes, const FileStamp& expected);

/// Replaces the file by bytes that `write` hands over piece by piece, so that they are never held together.
/// If `write` returns an error, that is returned and the file stays as it was.
Result<void> writeDurably(const std::string& path, const std::function<Result<void>(ByteSink&)>& write);

/// How a file gets its new content.
enum class WritingWay {
    Replacing, ///< a new file takes its place: writeDurably
    Direct     ///< it is written into the file itself: writeDirectly
};

/// Writes these bytes into the file that is there, without another file and without a rename: for folders
/// that other programs keep in step, and for shares that refuse those. A program that is killed meanwhile
/// leaves a part of them in it, so that the caller must have kept the old ones first.
/// Refused is what writeDurably refuses, but for a folder that takes no new files around a file that may be
/// written. If the file is not as `expected` says, by its content, the error is file.changed.
/// If the disk fails midway the old bytes are put back, and the error is that of writeDurably; if they
/// cannot be put back it is file.half-written.
Result<void> writeDirectly(const std::string& path, std::string_view bytes, const FileStamp& expected);

/// Writes the bytes in the given way.
Result<void> writeBy(WritingWay way, const std::string& path, std::string_view bytes,
                     const FileStamp& expected);

/// The error that writing to this path gives before anything is touched, also for a folder that may not be
/// written: so that a program that writes several files can know before the first.
Result<void> checkWritable(const std::string& path, WritingWay way = WritingWay::Replacing);

/// Whether the system lets this user make no files in a folder; one that is not there is another matter.
bool isUnwritableFolder(const std::string& folder);

/// Whether this user may give permissions of the file: its owner, or the system's administrator.
bool canMakeWritable(const std::string& path);

/// Gives the owner permission to write: what a person may choose after "file.read-only".
Result<void> makeWritable(const std::string& path);

} // namespace tagline
