#include "core/library/backups/SidecarBackups.h"

#include "core/library/SetFiles.h"
#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/FileContent.h"
#include "core/system/saving/FileWriting.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr BackupTime dayLength = 86'400'000;
constexpr const char* backupEnding = ".json";
constexpr std::size_t largestBackup = std::max(TagSidecar::largestBytes, LibraryFile::largestBytes) + 3;
constexpr std::size_t longestPathFile = 64u << 10;

struct ReasonWord
{
    BackupReason reason;
    const char* word; ///< in a backup's name
};

constexpr ReasonWord reasonWords[] = {{BackupReason::Saved, ".saved"},
                                      {BackupReason::Removed, ".removed"},
                                      {BackupReason::Restored, ".restored"}};

std::string folderOfBackups(const std::string& folder, const std::string& file)
{
    return folder + '/' + contentHash(file);
}

/// "20261126T130000123Z", a time in UTC. QDateTime would look up the local time zone for each.
std::string timeText(BackupTime time)
{
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(time)};
    const year_month_day date(floor<days>(at));
    const hh_mm_ss clock(at - floor<days>(at));
    std::array<char, 64> text;
    const int length = std::snprintf(text.data(), text.size(), "%04d%02u%02uT%02d%02d%02d%03dZ",
                                     int(date.year()), unsigned(date.month()), unsigned(date.day()),
                                     int(clock.hours().count()), int(clock.minutes().count()),
                                     int(clock.seconds().count()), int(clock.subseconds().count()));
    return std::string(text.data(), std::size_t(length));
}

/// The time of a text that timeText() wrote; none for other texts.
std::optional<BackupTime> timeOf(std::string_view text)
{
    using namespace std::chrono;
    if (text.size() != 19 || text[8] != 'T' || text[18] != 'Z') return {};
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = 0;
        const auto read = std::from_chars(text.data() + at, text.data() + at + length, value);
        return read.ptr == text.data() + at + length && value >= 0 ? value : -1;
    };
    const int hour = number(9, 2), minute = number(11, 2), second = number(13, 2), part = number(15, 3);
    const year_month_day date{year(number(0, 4)), month(unsigned(number(4, 2))), day(unsigned(number(6, 2)))};
    const bool isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
    if (!date.ok() || !isTime || part < 0 || number(0, 4) < 0) return {};
    const auto time = sys_days(date) + hours(hour) + minutes(minute) + seconds(second) + milliseconds(part);
    return duration_cast<milliseconds>(time.time_since_epoch()).count();
}

std::string backupName(BackupTime time, BackupReason reason)
{
    std::string name = timeText(time);
    for (const ReasonWord& each : reasonWords)
        if (each.reason == reason) name += each.word;
    return name + backupEnding;
}

/// The backup that a file name describes; none if the name is not that of a backup.
std::optional<SidecarBackup> backupNamed(const std::string& path, std::string_view name)
{
    if (!name.ends_with(backupEnding)) return {};
    name.remove_suffix(std::string_view(backupEnding).size());
    SidecarBackup backup{path};
    for (const ReasonWord& each : reasonWords) {
        if (!name.ends_with(each.word)) continue;
        backup.reason = each.reason;
        name.remove_suffix(std::string_view(each.word).size());
        break;
    }
    const auto time = timeOf(name);
    if (!time) return {};
    backup.time = *time;
    return backup;
}

/// Writes a file atomically. It need not be on the disk on return: the file that it copies is replaced
/// durably, and saving many files must not take twice as long.
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

/// Creates the folder of a file's backups if necessary, with a file in it that names the backed-up file.
Result<void> makeBackupFolder(const std::string& folder, const std::string& whose)
{
    std::error_code fault;
    if (const bool isNew = makeFolder(folder); isNew || errno != EEXIST) {
        fs::create_directories(folder, fault);
        if (fault) return Error{"file.write", "cannot be made: " + fault.message(), folder};
        fs::permissions(folder, fs::perms::owner_all, fault); // as private as the copied file may be
    }
    if (isPathTaken(folder + "/path")) return {};
    return writeWhole(folder + "/path", whose + '\n');
}

/// The path of the backup that is written; it is synced to the disk if the place asks for it.
Result<std::string> keptAt(const std::string& path, const BackupPlace& place)
{
    if (place.isSynced && !syncFileAt(path)) return writeError(errno, path);
    return path;
}

} // namespace

Result<std::string> keepBackup(const BackupPlace& place, const std::string& file, std::string_view bytes,
                               BackupReason reason)
{
    const std::string folder = folderOfBackups(place.folder, file);
    if (const auto made = makeBackupFolder(folder, file); !made) return made.error();
    const std::vector<SidecarBackup> before = backupsOf(place.folder, file);
    if (!before.empty()) {
        const auto last = readFile(before.front().path, largestBackup);
        if (last && last->bytes == bytes) return keptAt(before.front().path, place);
    }
    BackupTime time = before.empty() ? place.now : std::max(place.now, before.front().time + 1);
    while (isPathTaken(folder + '/' + backupName(time, reason))) ++time; // taken by another program meanwhile
    const std::string path = folder + '/' + backupName(time, reason);
    if (const auto done = writeWhole(path, bytes); !done) return done.error();
    std::vector<BackupTime> times{time};
    for (const SidecarBackup& backup : before) times.push_back(backup.time);
    const std::vector<BackupTime> outdated = outdatedBackups(std::move(times), std::max(time, place.now));
    for (const SidecarBackup& backup : before)
        if (std::find(outdated.begin(), outdated.end(), backup.time) != outdated.end())
            removeFile(backup.path);
    return keptAt(path, place);
}

std::vector<SidecarBackup> backupsOf(const std::string& folder, const std::string& file)
{
    std::vector<SidecarBackup> backups;
    std::error_code fault;
    for (fs::directory_iterator at(folderOfBackups(folder, file), fault), end; !fault && at != end;
         at.increment(fault))
        if (auto backup = backupNamed(at->path().string(), at->path().filename().string()))
            backups.push_back(*std::move(backup));
    std::sort(backups.begin(), backups.end(),
              [](const SidecarBackup& a, const SidecarBackup& b) { return a.time > b.time; });
    return backups;
}

std::vector<std::string> sidecarsWithBackups(const std::string& folder, const std::string& modelPath)
{
    std::vector<std::string> sidecars;
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault)) {
        const auto content = readFile((at->path() / "path").string(), longestPathFile);
        if (!content) continue;
        const std::string path = content->bytes.substr(0, content->bytes.rfind('\n'));
        const auto file = path.starts_with(modelPath) ? setFileOf(path) : std::nullopt;
        if (file && file->model == modelPath) sidecars.push_back(path);
    }
    std::sort(sidecars.begin(), sidecars.end());
    return sidecars;
}

Result<TagSidecar> readBackup(const SidecarBackup& backup)
{
    const auto content = readFile(backup.path, largestBackup);
    if (!content) return content.error();
    return readTagSidecar(content->bytes, backup.path);
}

Result<LibraryFile> readLibraryBackup(const SidecarBackup& backup)
{
    const auto content = readFile(backup.path, largestBackup);
    if (!content) return content.error();
    return readLibraryFile(content->bytes, backup.path);
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
