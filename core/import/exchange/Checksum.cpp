#include "core/import/exchange/Checksum.h"

#include "core/support/TargetClones.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tagline {
namespace {

// Odd numbers with irregular bits: multiplying by them is invertible and spreads every bit upwards.
constexpr std::uint64_t laneFactor = 0x9e3779b97f4a7c15u;
constexpr std::uint64_t wordFactor = 0xd6e8feb86659fd93u;
constexpr std::uint64_t endFactor = 0xa0761d6478bd642fu;

std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 32)) * wordFactor;
    value = (value ^ (value >> 29)) * endFactor;
    return value ^ (value >> 32);
}

/// Lanes of one kind side by side, so that some are worked at together; they stay in registers from block to
/// block.
TAGLINE_PRODUCT_CLONES
void mixBlocks(std::array<std::uint64_t, 16>& lanes, const std::byte* blocks, std::size_t count)
{
    std::array<std::uint64_t, 16> mix = lanes;
    for (; count > 0; --count, blocks += sizeof mix) {
        std::array<std::uint64_t, 16> words;
        std::memcpy(words.data(), blocks, sizeof words);
        for (std::size_t i = 0; i < words.size(); ++i)
            mix[i] = std::rotl(mix[i] ^ (words[i] * wordFactor), 29) * laneFactor;
    }
    lanes = mix;
}

} // namespace

Checksum::Checksum(std::uint64_t seed)
{
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        m_lanes[lane] = mixed(seed + (lane + 1) * laneFactor);
}

void Checksum::addBlocks(const std::byte* blocks, std::size_t count) { mixBlocks(m_lanes, blocks, count); }

void Checksum::add(std::span<const std::byte> bytes)
{
    m_totalBytes += bytes.size();
    if (m_pendingBytes > 0) {
        const std::size_t taken = std::min(blockBytes - m_pendingBytes, bytes.size());
        std::copy_n(bytes.data(), taken, m_pending.data() + m_pendingBytes);
        m_pendingBytes += taken;
        bytes = bytes.subspan(taken);
        if (m_pendingBytes < blockBytes) return;
        addBlocks(m_pending.data(), 1);
        m_pendingBytes = 0;
    }
    addBlocks(bytes.data(), bytes.size() / blockBytes);
    bytes = bytes.subspan(bytes.size() / blockBytes * blockBytes);
    std::copy(bytes.begin(), bytes.end(), m_pending.begin());
    m_pendingBytes = bytes.size();
}

std::uint64_t Checksum::value() const
{
    Checksum last = *this;
    std::fill(last.m_pending.begin() + std::ptrdiff_t(m_pendingBytes), last.m_pending.end(), std::byte(0));
    last.addBlocks(last.m_pending.data(), 1);
    std::uint64_t value = mixed(m_totalBytes + endFactor);
    for (const std::uint64_t lane : last.m_lanes) value = mixed(value ^ lane) + laneFactor;
    return value;
}

std::uint64_t checksum(std::span<const std::byte> bytes, std::uint64_t seed)
{
    Checksum sum(seed);
    sum.add(bytes);
    return sum.value();
}

} // namespace tagline
