#pragma once

// SidecarBackups are what sidecars and library files held before they were replaced: the last ten of each
// file, and the last one of each of the last seven days.
//
//   <folder>/<hash of the file's path>/path                             whose backups these are
//                                      20261123T142828123Z.saved.json   when it was replaced, UTC

#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Milliseconds since 1970, UTC.
using BackupTime = std::int64_t;

/// The folder of the replaced files, and the current time.
struct BackupPlace
{
    std::string folder;
    BackupTime now = 0;
    /// A backup is on the disk when keeping it returns: where the file itself is written next, and is not
    /// whole until that is through.
    bool isSynced = false;
};

/// The reason why the file was replaced.
enum class BackupReason {
    Unknown, ///< a former version of this program kept it, and did not say
    Saved,   ///< edits were saved
    Removed, ///< its last tag was removed, and so was the file
    Restored ///< an older backup was written in its place
};

struct SidecarBackup
{
    std::string path; ///< of the backup itself
    BackupTime time = 0;
    BackupReason reason = BackupReason::Unknown;
};

inline constexpr std::size_t mostBackups = 10;
inline constexpr std::int64_t mostBackupDays = 7;

/// Keeps the bytes of a file, unless the last backup has the same, and removes backups that are too many.
/// Answers the path of the backup that has them.
/// `file` is absolute and without links. A backup is never older than the one before it, also where the clock
/// was put back meanwhile. Errors: file.write and the others of writing.
Result<std::string> keepBackup(const BackupPlace& place, const std::string& file, std::string_view bytes,
                               BackupReason reason = BackupReason::Saved);

/// The backups of a file, the newest first.
std::vector<SidecarBackup> backupsOf(const std::string& folder, const std::string& file);

/// The sidecars of a model file that have backups, of all its tag sets, in order of their paths; those too
/// that are gone. `modelPath` is absolute and without links. Looks through all backups of this user.
std::vector<std::string> sidecarsWithBackups(const std::string& folder, const std::string& modelPath);

/// The content of a sidecar's backup. Errors: those of readFile() and readTagSidecar().
Result<TagSidecar> readBackup(const SidecarBackup& backup);

/// The content of a library file's backup. Errors: those of readFile() and readLibraryFile().
Result<LibraryFile> readLibraryBackup(const SidecarBackup& backup);

/// Those of these times that are not kept any longer: not among the last ten, nor the last one of a day (UTC)
/// of the last seven, today's included.
std::vector<BackupTime> outdatedBackups(std::vector<BackupTime> times, BackupTime now);

/// `2026-11-23 14:28:28`, in the zone of this user.
std::string shownTime(BackupTime time);

} // namespace tagline
