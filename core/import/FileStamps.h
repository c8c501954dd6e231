#pragma once

// FileStamps remember what files held when they were last read, so that those that look the same need not be
// read again.

#include "core/import/FileFingerprint.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tagline {

/// A file's size and times, as the system says them without reading it.
struct FileState
{
    std::int64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970
    /// When the system noted the last change of it, nanoseconds since 1970: no program can set it back.
    std::int64_t noted = 0;
    std::uint64_t inode = 0; ///< with the device, in one number

    bool operator==(const FileState&) const = default;
};

/// Nothing where there is no regular file.
std::optional<FileState> stateOf(const std::string& path);

/// One small file in a folder, which is made when it is needed, for each path. Several programs may use a
/// folder at once; what is damaged or missing there is as if nothing were known. Thread-safe.
class FileStamps
{
public:
    explicit FileStamps(std::string folder)
        : m_folder(std::move(folder))
    {
    }

    /// The content hash of the file at a path, by its path, size and times; none if that is not known.
    std::optional<FileFingerprint> find(const std::string& path) const;
    /// The content hash of the file at a path, whose state is that of now: as it is known, or by reading the
    /// file. Errors as fingerprintOf in FileFingerprint.h.
    Result<FileFingerprint> fingerprint(const std::string& path, const std::optional<FileState>& state,
                                        std::size_t largestBytes,
                                        const std::atomic<bool>* cancelled = nullptr) const;
    /// Notes a file that nobody but this program writes, and that was looked through. Its time of change that
    /// the system notes does not count: setUsedNow() changes it.
    void noteChecked(const std::string& path) const;
    /// Whether it is as it was then.
    bool isChecked(const std::string& path) const { return find(path).has_value(); }

private:
    std::optional<FileFingerprint> find(const std::string& path, const FileState& state) const;
    std::string stampPath(const std::string& path) const;
    void write(const std::string& path, const FileState& state, const FileFingerprint& fingerprint) const;

    std::string m_folder;
};

/// Whether the files in a folder are still those that an import read, and those that it missed still missing.
bool areUnchanged(std::span<const SourceFile> sources, const std::string& folder, std::size_t largestBytes,
                  const FileStamps& stamps);

} // namespace tagline
