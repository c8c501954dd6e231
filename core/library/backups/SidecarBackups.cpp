#include "core/library/backups/SidecarBackups.h"

#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/FileContent.h"

#include <QDateTime>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr BackupTime dayLength = 86'400'000;
constexpr const char* timeFormat = "yyyyMMdd'T'HHmmsszzz'Z'";
constexpr const char* backupEnding = ".json";

std::string folderOf(const std::string& folder, const std::string& sidecar)
{
    return folder + '/' + contentHash(sidecar);
}

std::string backupName(BackupTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time, Qt::UTC).toString(timeFormat).toStdString() + backupEnding;
}

/// The time in a backup's name; none in other names.
std::optional<BackupTime> timeOf(const std::string& name)
{
    const QString text = QString::fromStdString(name);
    if (!text.endsWith(backupEnding)) return {};
    QDateTime time = QDateTime::fromString(text.chopped(5), timeFormat);
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

/// Readers see all of it or nothing. It need not be on the disk when this returns: the file that it is a copy
/// of is replaced durably, and saving many files is not to take twice as long.
Result<void> writeWhole(const std::string& path, std::string_view bytes)
{
    const std::string unfinished = path + ".part";
    std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), std::streamsize(bytes.size()));
    file.close();
    if (!file || !renameOver(unfinished, path)) {
        const Error fault = writeError(errno, path);
        removeFile(unfinished);
        return fault;
    }
    return {};
}

/// The folder of a sidecar's backups, made where it is not there, with the file that says whose they are.
Result<void> makeBackupFolder(const std::string& folder, const std::string& sidecar)
{
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (fault) return Error{"file.write", "cannot be made: " + fault.message(), folder};
    fs::permissions(folder, fs::perms::owner_all, fault); // as private as what it is a copy of may be
    if (isPathTaken(folder + "/path")) return {};
    return writeWhole(folder + "/path", sidecar + '\n');
}

} // namespace

Result<void> keepBackup(const BackupPlace& place, const std::string& sidecar, std::string_view bytes)
{
    const std::string folder = folderOf(place.folder, sidecar);
    if (const auto made = makeBackupFolder(folder, sidecar); !made) return made;
    const std::vector<SidecarBackup> before = backupsOf(place.folder, sidecar);
    if (!before.empty()) {
        const auto last = readFile(before.front().path, TagSidecar::largestBytes + 3);
        if (last && last->bytes == bytes) return {};
    }
    BackupTime time = place.now;
    while (isPathTaken(folder + '/' + backupName(time))) ++time;
    if (const auto done = writeWhole(folder + '/' + backupName(time), bytes); !done) return done;
    std::vector<BackupTime> times{time};
    for (const SidecarBackup& backup : before) times.push_back(backup.time);
    for (const BackupTime old : outdatedBackups(std::move(times), place.now))
        removeFile(folder + '/' + backupName(old));
    return {};
}

std::vector<SidecarBackup> backupsOf(const std::string& folder, const std::string& sidecar)
{
    std::vector<SidecarBackup> backups;
    std::error_code fault;
    for (fs::directory_iterator at(folderOf(folder, sidecar), fault), end; !fault && at != end;
         at.increment(fault))
        if (const auto time = timeOf(at->path().filename().string()))
            backups.push_back({at->path().string(), *time});
    std::sort(backups.begin(), backups.end(),
              [](const SidecarBackup& a, const SidecarBackup& b) { return a.time > b.time; });
    return backups;
}

Result<TagSidecar> readBackup(const SidecarBackup& backup)
{
    const auto content = readFile(backup.path, TagSidecar::largestBytes + 3);
    if (!content) return content.error();
    return readTagSidecar(content->bytes, backup.path);
}

std::vector<BackupTime> outdatedBackups(std::vector<BackupTime> times, BackupTime now)
{
    std::sort(times.begin(), times.end(), std::greater<>());
    std::set<std::int64_t> days;
    std::vector<BackupTime> outdated;
    for (std::size_t i = 0; i < times.size(); ++i) {
        const std::int64_t day = times[i] / dayLength;
        const bool isLastOfDay = days.insert(day).second;
        const bool isRecent = day > now / dayLength - mostBackupDays;
        if (i >= mostBackups && !(isLastOfDay && isRecent)) outdated.push_back(times[i]);
    }
    return outdated;
}

std::string shownTime(BackupTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time).toString("yyyy-MM-dd HH:mm:ss").toStdString();
}

} // namespace tagline
