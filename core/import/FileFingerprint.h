#pragma once

// FileFingerprint identifies the content of a file in a few bytes: equal fingerprints mean equal contents.

#include "core/import/exchange/ClipCache.h"

#include <atomic>
#include <span>

namespace tagline {

/// A checksum and a hash over one content: 128 bits together.
struct FileFingerprint
{
    std::int64_t size = 0;
    std::uint64_t checksum = 0; ///< the checksum of SourceFile
    std::uint64_t hash = 0;     ///< Xxh3, as sidecars hold it
};

/// Reads a file once. Errors as RegularFile::open, and import.cancelled.
Result<FileFingerprint> fingerprintOf(const std::string& path, std::size_t largestBytes,
                                      const std::atomic<bool>* cancelled = nullptr);

/// Whether a source has this fingerprint.
bool isSame(const SourceFile& source, const FileFingerprint& file);

} // namespace tagline
