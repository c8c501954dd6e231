#pragma once

// SidecarBackups are what sidecars held before they were replaced: the last ten of each file, and the last
// one of each of the last seven days.
//
//   <folder>/<hash of the sidecar's path>/path                       whose backups these are
//                                         20261123T142828123Z.json   when it was replaced, UTC

#include "core/io/TagSidecar.h"
#include "core/support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Milliseconds since 1970, UTC.
using BackupTime = std::int64_t;

/// Where replaced sidecars are kept, and what time it is.
struct BackupPlace
{
    std::string folder;
    BackupTime now = 0;
};

struct SidecarBackup
{
    std::string path; ///< of the backup itself
    BackupTime time = 0;
};

inline constexpr std::size_t mostBackups = 10;
inline constexpr std::int64_t mostBackupDays = 7;

/// Keeps the bytes of a sidecar, unless the last backup has the same, and removes backups that are too many.
/// `sidecar` is absolute and without links. Errors: file.write and the others of writing.
Result<void> keepBackup(const BackupPlace& place, const std::string& sidecar, std::string_view bytes);

/// The backups of a sidecar, the newest first.
std::vector<SidecarBackup> backupsOf(const std::string& folder, const std::string& sidecar);

/// What a backup holds. Errors: those of readFile() and readTagSidecar().
Result<TagSidecar> readBackup(const SidecarBackup& backup);

/// Those of these times that are not kept any longer: not among the last ten, nor the last one of a day (UTC)
/// of the last seven, today's included.
std::vector<BackupTime> outdatedBackups(std::vector<BackupTime> times, BackupTime now);

/// `2026-11-23 14:28:28`, in the zone of this user.
std::string shownTime(BackupTime time);

} // namespace tagline
