#include "core/import/FileStamps.h"

#include "core/import/CachePruning.h"
#include "core/import/exchange/Checksum.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t nanosecondsPerSecond = 1'000'000'000;
/// A file that was changed so shortly before may be changed once more without its time telling.
constexpr std::int64_t unsettled = 2 * nanosecondsPerSecond;

std::int64_t nanoseconds(const timespec& time) { return time.tv_sec * nanosecondsPerSecond + time.tv_nsec; }

std::int64_t now()
{
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    return nanoseconds(time);
}

/// What a stamp file holds before the path.
struct Stamp
{
    static constexpr std::array<char, 8> correctMagic{'T', 'a', 'g', 'S', 't', 'm', 'p', '2'};

    std::array<char, 8> magic = correctMagic;
    FileState state; ///< its time of change is 0 where that does not count
    FileFingerprint fingerprint;
};
static_assert(sizeof(Stamp) == 64 && std::is_trivially_copyable_v<Stamp>);

/// Opens a new file in a folder, which is made where it is missing; −1 where that cannot be. The name's last
/// six letters become others.
int madeIn(const std::string& folder, std::string& name)
{
    const std::string pattern = name;
    const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    std::error_code problem;
    if (descriptor >= 0 || errno != ENOENT || !fs::create_directories(folder, problem)) return descriptor;
    name = pattern;
    return ::mkostemp(name.data(), O_CLOEXEC);
}

bool isUnchanged(const SourceFile& source, const std::string& folder, std::size_t largestBytes,
                 const FileStamps& stamps)
{
    const auto held = stamps.fingerprint(folder + '/' + source.path, largestBytes);
    return held ? isSame(source, *held) : source.size < 0;
}

} // namespace

std::optional<FileState> stateOf(const std::string& path)
{
    struct stat status
    {
    };
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return FileState{std::int64_t(status.st_size), nanoseconds(status.st_mtim), nanoseconds(status.st_ctim),
                     std::uint64_t(status.st_ino) ^ (std::uint64_t(status.st_dev) << 40)};
}

std::string FileStamps::stampPath(const std::string& path) const
{
    char name[40];
    std::snprintf(name, sizeof name, "/%016llx.stamp",
                  static_cast<unsigned long long>(checksum(std::as_bytes(std::span(path)))));
    return m_folder + name;
}

std::optional<FileFingerprint> FileStamps::find(const std::string& path) const
{
    auto state = stateOf(path);
    if (!state) return std::nullopt;
    std::ifstream file(stampPath(path), std::ios::binary);
    std::vector<char> bytes(sizeof(Stamp) + path.size() + 1);
    file.read(bytes.data(), std::streamsize(bytes.size())); // which is one more than there should be
    if (std::size_t(file.gcount()) != bytes.size() - 1) return std::nullopt;
    Stamp stamp;
    std::memcpy(&stamp, bytes.data(), sizeof stamp);
    if (stamp.state.noted == 0) state->noted = 0;
    const bool isOfPath = std::equal(path.begin(), path.end(), bytes.begin() + sizeof stamp);
    if (stamp.magic != Stamp::correctMagic || !isOfPath || stamp.state != *state) return std::nullopt;
    noteUse(stampPath(path));
    return stamp.fingerprint;
}

Result<FileFingerprint> FileStamps::fingerprint(const std::string& path, std::size_t largestBytes,
                                                const std::atomic<bool>* cancelled) const
{
    const auto before = stateOf(path);
    if (before && std::size_t(before->size) <= largestBytes)
        if (const auto known = find(path)) return *known;
    auto read = fingerprintOf(path, largestBytes, cancelled);
    const bool isSettled = read && before && now() - std::max(before->modified, before->noted) > unsettled &&
                           stateOf(path) == before;
    if (isSettled && read->size == before->size) write(path, *before, *read);
    return read;
}

void FileStamps::noteChecked(const std::string& path) const
{
    // Back-dated, so that whatever changes it from now on changes its time.
    const timespec used{0, UTIME_NOW};
    const timespec longAgo{std::time(nullptr) - 10, 0};
    const std::array times{used, longAgo};
    if (::utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW) != 0) return;
    auto state = stateOf(path);
    if (!state) return;
    state->noted = 0;
    write(path, *state, {state->size, 0, 0});
}

/// Under another name first: whoever reads it finds all of it.
void FileStamps::write(const std::string& path, const FileState& state,
                       const FileFingerprint& fingerprint) const
{
    std::string made = m_folder + "/.stamp-XXXXXX";
    const int descriptor = madeIn(m_folder, made);
    if (descriptor < 0) return;
    Stamp stamp;
    stamp.state = state;
    stamp.fingerprint = fingerprint;
    std::string bytes(reinterpret_cast<const char*>(&stamp), sizeof stamp);
    bytes += path;
    const bool isWhole = ::write(descriptor, bytes.data(), bytes.size()) == ssize_t(bytes.size());
    ::close(descriptor);
    if (!isWhole || ::rename(made.c_str(), stampPath(path).c_str()) != 0) ::unlink(made.c_str());
}

bool areUnchanged(std::span<const SourceFile> sources, const std::string& folder, std::size_t largestBytes,
                  const FileStamps& stamps)
{
    return std::all_of(sources.begin(), sources.end(), [&](const SourceFile& source) {
        return isUnchanged(source, folder, largestBytes, stamps);
    });
}

} // namespace tagline
