#pragma once

// Checksum tells whether bytes are those that were written: fast, not secret, 64 bits.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

/// Bytes may come in pieces; the value depends on the bytes alone, not on where the pieces were cut.
/// Any change within 8 bytes changes the value.
class Checksum
{
public:
    explicit Checksum(std::uint64_t seed = 0);

    void add(std::span<const std::byte> bytes);
    std::uint64_t value() const;

private:
    static constexpr std::size_t laneCount = 16;
    static constexpr std::size_t blockBytes = laneCount * sizeof(std::uint64_t);

    void addBlocks(const std::byte* blocks, std::size_t count);

    std::array<std::uint64_t, laneCount> m_lanes{};
    std::array<std::byte, blockBytes> m_pending{};
    std::size_t m_pendingBytes = 0;
    std::uint64_t m_totalBytes = 0;
};

/// The checksum of bytes at hand.
std::uint64_t checksum(std::span<const std::byte> bytes, std::uint64_t seed = 0);

} // namespace tagline
