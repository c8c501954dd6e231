#pragma once

// Xxh3 is the content hash that sidecars hold: XXH3 with 64 bits, seed 0 and the default secret, as other
// programs compute it (xxhash.com).

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

/// Bytes may come in pieces; the value depends on the bytes alone.
class Xxh3
{
public:
    void add(std::span<const std::byte> bytes);
    std::uint64_t value() const;

private:
    static constexpr std::size_t stripeBytes = 64;
    static constexpr std::size_t bufferBytes = 256; ///< short contents are hashed in another way, whole

    using Lanes = std::array<std::uint64_t, 8>;

    void addStripes(const std::byte* stripes, std::size_t count);
    void endBlock();
    void emptyBuffer();
    std::uint64_t valueOfLong() const;

    Lanes m_lanes{0xc2b2ae3du,         0x9e3779b185ebca87u, 0xc2b2ae3d27d4eb4fu, 0x165667b19e3779f9u,
                  0x85ebca77c2b2ae63u, 0x85ebca77u,         0x27d4eb2f165667c5u, 0x9e3779b1u};
    std::size_t m_stripes = 0; ///< in the present block
    std::uint64_t m_totalBytes = 0;
    std::array<std::byte, bufferBytes> m_buffer{};
    std::size_t m_buffered = 0;
    std::array<std::byte, stripeBytes> m_before{}; ///< the stripe that was added last
};

} // namespace tagline
