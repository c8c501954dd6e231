#pragma once

// FileStamps remember the content hashes of files that were read, so that unchanged files need not be read
// again.

#include "core/import/FileFingerprint.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tagline {

/// A file's size and times, from the file system's metadata.
struct FileState
{
    std::int64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970
    /// The system's own time of the last change, nanoseconds since 1970: no program can set it back.
    std::int64_t noted = 0;
    std::uint64_t inode = 0; ///< combined with the device

    bool operator==(const FileState&) const = default;
};

/// None if there is no regular file.
std::optional<FileState> stateOf(const std::string& path);

/// One small file for each path, in a folder that is created when needed. Several programs may use a folder
/// at once; damaged or missing stamps count as unknown. Thread-safe.
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
    /// Records a file that only this program writes, and that was validated. The system's time of change does
    /// not count for it, because setUsedNow() changes it.
    void noteChecked(const std::string& path) const;
    /// Whether the file is unchanged since noteChecked().
    bool isChecked(const std::string& path) const { return find(path).has_value(); }

private:
    std::optional<FileFingerprint> find(const std::string& path, const FileState& state) const;
    std::string stampPath(const std::string& path) const;
    void write(const std::string& path, const FileState& state, const FileFingerprint& fingerprint) const;

    std::string m_folder;
};

/// Whether the files in a folder are unchanged since an import read them, and the missing ones still missing.
bool areUnchanged(std::span<const SourceFile> sources, const std::string& folder, std::size_t largestBytes,
                  const FileStamps& stamps);

} // namespace tagline
