#include "core/tags/matching/SeededDraw.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <unordered_map>

namespace tagline {
namespace {

__extension__ typedef unsigned __int128 Wide;

} // namespace

std::uint64_t SplitMix64::next()
{
    m_state += 0x9e3779b97f4a7c15u;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

std::uint64_t SplitMix64::below(std::uint64_t bound)
{
    assert(bound > 0);
    const std::uint64_t unfair = (0 - bound) % bound; // 2^64 mod bound
    Wide product = 0;
    do product = Wide(next()) * bound;
    while (std::uint64_t(product) < unfair);
    return std::uint64_t(product >> 64);
}

// Only items that were exchanged are remembered; any other is where it began.
std::vector<std::uint64_t> drawn(std::uint64_t size, std::uint64_t count, std::uint64_t seed)
{
    std::vector<std::uint64_t> picks(std::size_t(std::min(size, count)));
    if (count >= size) {
        std::iota(picks.begin(), picks.end(), 0);
        return picks;
    }
    SplitMix64 random(seed);
    std::unordered_map<std::uint64_t, std::uint64_t> moved;
    const auto item = [&moved](std::uint64_t place) {
        const auto found = moved.find(place);
        return found == moved.end() ? place : found->second;
    };
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t other = i + random.below(size - i);
        picks[std::size_t(i)] = item(other);
        moved[other] = item(i);
    }
    std::sort(picks.begin(), picks.end());
    return picks;
}

} // namespace tagline
