#pragma once

// RandomNumbers are the same on every machine for one seed (SplitMix64).

#include <cstdint>

namespace tagline::generated {

class RandomNumbers
{
public:
    explicit RandomNumbers(std::uint64_t seed)
        : m_state(seed)
    {
    }

    std::uint64_t next()
    {
        std::uint64_t z = m_state += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// At least `least`, at most `most`.
    int between(int least, int most) { return least + int(next() % std::uint64_t(most - least + 1)); }
    /// At least 0, below 1.
    double share() { return double(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t m_state;
};

} // namespace tagline::generated
