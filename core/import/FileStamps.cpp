#include "core/import/FileStamps.h"

#include "core/import/exchange/Checksum.h"
#include "core/system/FileDescriptor.h"
#include "core/system/FileStatus.h"
#include "core/system/FolderEntries.h"
#include "core/system/RegularFile.h"
#include "core/system/processes/ThisProcess.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <random>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t nanosecondsPerSecond = 1'000'000'000;
/// A file that was changed this recently may change again without a new time.
constexpr std::int64_t unsettled = 2 * nanosecondsPerSecond;

/// Head of a stamp file, before the path.
struct Stamp
{
    static constexpr std::array<char, 8> correctMagic{'T', 'a', 'g', 'S', 't', 'm', 'p', '4'};

    std::array<char, 8> magic = correctMagic;
    FileState state; ///< its time of change is 0 if that does not count
    FileFingerprint fingerprint;
};
static_assert(sizeof(Stamp) == 64 && std::is_trivially_copyable_v<Stamp>);

/// A file name in the folder that no other program uses.
std::string unusedName(const std::string& folder)
{
    static const std::string own = std::to_string(processId()) + '-' + std::to_string(std::random_device()());
    static std::atomic<unsigned> count = 0;
    return folder + "/.stamp-" + own + '-' + std::to_string(++count);
}

/// A new file in a folder, which is created if it is missing; not open on failure.
FileDescriptor newFileIn(const std::string& folder, const std::string& name)
{
    FileDescriptor file = newFile(name, 0600);
    std::error_code problem;
    if (file.isOpen() || errno != ENOENT || !fs::create_directories(folder, problem)) return file;
    return newFile(name, 0600);
}

bool isUnchanged(const SourceFile& source, const std::string& folder, std::size_t largestBytes,
                 const FileStamps& stamps)
{
    const std::string path = folder + '/' + source.path;
    const auto held = stamps.fingerprint(path, stateOf(path), largestBytes);
    return held ? isSame(source, *held) : source.size < 0;
}

} // namespace

std::optional<FileState> stateOf(const std::string& path)
{
    const auto status = statusOf(path);
    if (!status || status->kind != FileKind::File) return std::nullopt;
    return FileState{status->bytes, status->modified, status->noted, status->number ^ (status->disk << 40)};
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
    const auto state = stateOf(path);
    return state ? find(path, *state) : std::nullopt;
}

std::optional<FileFingerprint> FileStamps::find(const std::string& path, const FileState& state) const
{
    std::string bytes(sizeof(Stamp) + path.size(), '\0');
    const std::string stampFile = stampPath(path);
    const auto file = RegularFile::open(stampFile, bytes.size());
    if (!file || file->size() != bytes.size()) return std::nullopt;
    const auto read = file->read(std::as_writable_bytes(std::span(bytes)));
    if (!read || *read != bytes.size()) return std::nullopt;
    Stamp stamp;
    std::memcpy(&stamp, bytes.data(), sizeof stamp);
    FileState compared = state;
    if (stamp.state.noted == 0) compared.noted = 0;
    const bool isOfPath = std::equal(path.begin(), path.end(), bytes.begin() + std::ptrdiff_t(sizeof stamp));
    if (stamp.magic != Stamp::correctMagic || !isOfPath || stamp.state != compared) return std::nullopt;
    setUsedNow(stampFile, file->status());
    return stamp.fingerprint;
}

Result<FileFingerprint> FileStamps::fingerprint(const std::string& path,
                                                const std::optional<FileState>& before,
                                                std::size_t largestBytes,
                                                const std::atomic<bool>* cancelled) const
{
    if (before && std::size_t(before->size) <= largestBytes)
        if (const auto known = find(path, *before)) return *known;
    auto read = fingerprintOf(path, largestBytes, cancelled);
    const bool isSettled = read && before &&
                           fileTimeNow() - std::max(before->modified, before->noted) > unsettled &&
                           stateOf(path) == before;
    if (isSettled && read->size == before->size) write(path, *before, *read);
    return read;
}

void FileStamps::noteChecked(const std::string& path) const
{
    // Back-dated, so that any later change changes its time.
    constexpr std::int64_t longAgo = 10 * nanosecondsPerSecond;
    if (!setModified(path, fileTimeNow() / nanosecondsPerSecond * nanosecondsPerSecond - longAgo)) return;
    auto state = stateOf(path);
    if (!state) return;
    state->noted = 0;
    write(path, *state, {state->size, 0, 0});
}

/// An existing stamp is replaced atomically, by a rename. A new one is written under its own name: a program
/// that reads it half-written finds it too short.
void FileStamps::write(const std::string& path, const FileState& state,
                       const FileFingerprint& fingerprint) const
{
    std::string made = stampPath(path);
    FileDescriptor file = newFileIn(m_folder, made);
    if (const bool isThere = !file.isOpen() && errno == EEXIST; isThere) {
        made = unusedName(m_folder);
        file = newFileIn(m_folder, made);
    }
    if (!file.isOpen()) return;
    Stamp stamp;
    stamp.state = state;
    stamp.fingerprint = fingerprint;
    std::string bytes(reinterpret_cast<const char*>(&stamp), sizeof stamp);
    bytes += path;
    const bool isWhole = writeAll(file, std::as_bytes(std::span(bytes))) && file.close();
    const bool isInPlace = isWhole && (made == stampPath(path) || renameOver(made, stampPath(path)));
    if (!isInPlace) removeFile(made);
}

bool areUnchanged(std::span<const SourceFile> sources, const std::string& folder, std::size_t largestBytes,
                  const FileStamps& stamps)
{
    return std::all_of(sources.begin(), sources.end(), [&](const SourceFile& source) {
        return isUnchanged(source, folder, largestBytes, stamps);
    });
}

} // namespace tagline
