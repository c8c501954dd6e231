#pragma once

// ZipArchive reads members of a ZIP file that lies in memory, and trusts nothing in it. Source: PKWARE,
// APPNOTE.TXT 4.3, 6.3.10: stored and deflated members, ZIP64; no encryption, no archive in several parts.

#include "core/support/Result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct ZipMember
{
    std::string name;
    std::uint16_t method = 0; ///< 0: stored, 8: deflated
    std::uint32_t crc = 0;
    std::uint64_t packedBytes = 0;
    std::uint64_t bytes = 0;
    std::uint64_t headerAt = 0; ///< of its local header
};

class ZipArchive
{
public:
    static constexpr std::size_t mostMembers = 4'096;

    /// Reads the directory at the file's end. `file` must outlive the archive. Names that lead out of a
    /// folder, or come twice, are refused, though nothing is ever written under them. Codes: import.bad-zip,
    /// import.zip-path.
    static Result<ZipArchive> open(std::span<const std::byte> file);

    const std::vector<ZipMember>& members() const { return m_members; }
    /// The member of that name; null if there is none.
    const ZipMember* find(std::string_view name) const;

    /// A member's bytes, checked by length and checksum. Codes: import.bad-zip, import.zip-bomb (beyond
    /// `mostBytes`, or more than deflate can pack into so little).
    Result<std::vector<std::byte>> read(const ZipMember& member, std::uint64_t mostBytes) const;

private:
    std::span<const std::byte> m_file;
    std::vector<ZipMember> m_members;
};

} // namespace tagline
