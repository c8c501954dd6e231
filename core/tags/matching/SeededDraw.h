#pragma once

// SeededDraw picks some of many by a seed: the same picks on every machine and in every program that follows
// the formulas below. The query language's random() draws with it.

#include <cstdint>
#include <vector>

namespace tagline {

/// The generator SplitMix64. From state s, which begins as the seed, in 64 bits without overflow checks:
///
///     s = s + 0x9e3779b97f4a7c15
///     z = (s xor (s >> 30)) · 0xbf58476d1ce4e5b9
///     z = (z xor (z >> 27)) · 0x94d049bb133111eb
///     answer z xor (z >> 31)
class SplitMix64
{
public:
    explicit SplitMix64(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t next();
    /// A number of [0, bound), each as likely as the others. With x the next number and p = x · bound in 128
    /// bits: the upper 64 bits of p, unless the lower 64 bits are less than 2^64 mod bound; then again with
    /// another x. Expects bound > 0.
    std::uint64_t below(std::uint64_t bound);

private:
    std::uint64_t m_state;
};

/// `count` different numbers of [0, size), or all if there are fewer; in order. They are the first `count`
/// items of 0, 1, … size − 1 after Fisher and Yates's shuffle from the front:
///
///     for i = 0, 1, … count − 1:   exchange item i with item i + below(size − i)
///
/// O(count · log count), for any size.
std::vector<std::uint64_t> drawn(std::uint64_t size, std::uint64_t count, std::uint64_t seed);

} // namespace tagline
