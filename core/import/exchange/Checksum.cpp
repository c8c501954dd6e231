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

/// The lanes stay in registers from block to block.
void Checksum::addBlocks(const std::byte* blocks, std::size_t count)
{
    auto [first, second, third, fourth] = m_lanes;
    const auto mix = [](std::uint64_t& lane, std::uint64_t word) {
        lane = std::rotl(lane ^ (word * wordFactor), 29) * laneFactor;
    };
    for (; count > 0; --count, blocks += blockBytes) {
        std::array<std::uint64_t, 4> words;
        std::memcpy(words.data(), blocks, blockBytes);
        mix(first, words[0]);
        mix(second, words[1]);
        mix(third, words[2]);
        mix(fourth, words[3]);
    }
    m_lanes = {first, second, third, fourth};
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
