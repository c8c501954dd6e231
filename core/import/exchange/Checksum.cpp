#include "core/import/exchange/Checksum.h"

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

} // namespace

Checksum::Checksum(std::uint64_t seed)
{
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        m_lanes[lane] = mixed(seed + (lane + 1) * laneFactor);
}

void Checksum::addBlock(const std::byte* block)
{
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), block, blockBytes);
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane)
        m_lanes[lane] = std::rotl(m_lanes[lane] ^ (words[lane] * wordFactor), 29) * laneFactor;
}

void Checksum::add(std::span<const std::byte> bytes)
{
    m_totalBytes += bytes.size();
    if (m_pendingBytes > 0) {
        const std::size_t taken = std::min(blockBytes - m_pendingBytes, bytes.size());
        std::copy_n(bytes.data(), taken, m_pending.data() + m_pendingBytes);
        m_pendingBytes += taken;
        bytes = bytes.subspan(taken);
        if (m_pendingBytes < blockBytes) return;
        addBlock(m_pending.data());
        m_pendingBytes = 0;
    }
    for (; bytes.size() >= blockBytes; bytes = bytes.subspan(blockBytes)) addBlock(bytes.data());
    std::copy(bytes.begin(), bytes.end(), m_pending.begin());
    m_pendingBytes = bytes.size();
}

std::uint64_t Checksum::value() const
{
    Checksum last = *this;
    std::fill(last.m_pending.begin() + std::ptrdiff_t(m_pendingBytes), last.m_pending.end(), std::byte(0));
    last.addBlock(last.m_pending.data());
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
