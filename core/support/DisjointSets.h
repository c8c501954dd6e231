#pragma once

// DisjointSets joins things to sets, and knows of each whether it is turned against the first of its set: two
// that are turned against each other are joined with isTurned.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace tagline {

class DisjointSets
{
public:
    /// Each alone.
    explicit DisjointSets(std::size_t count)
        : m_parents(count)
        , m_isTurned(count, 0)
    {
        for (std::size_t i = 0; i < count; ++i) m_parents[i] = i;
    }

    /// The first of a thing's set: the lowest of all that are in it.
    std::size_t first(std::size_t thing) { return found(thing).first; }
    bool isTurned(std::size_t thing) { return found(thing).second; }

    /// Joins the sets of both. If they are one set already, it stays as it is.
    void join(std::size_t a, std::size_t b, bool isTurned = false)
    {
        auto [rootA, turnedA] = found(a);
        auto [rootB, turnedB] = found(b);
        if (rootA == rootB) return;
        if (rootB < rootA) std::swap(rootA, rootB);
        m_parents[rootB] = rootA;
        m_isTurned[rootB] = std::uint8_t((turnedA != turnedB) != isTurned);
    }

private:
    /// The root, and whether the thing is turned against it; halves the way there.
    std::pair<std::size_t, bool> found(std::size_t thing)
    {
        bool turned = false;
        while (m_parents[thing] != thing) {
            const std::size_t parent = m_parents[thing];
            m_isTurned[thing] = std::uint8_t(m_isTurned[thing] ^ m_isTurned[parent]);
            m_parents[thing] = m_parents[parent];
            turned ^= m_isTurned[thing] != 0;
            thing = m_parents[thing];
        }
        return {thing, turned};
    }

    std::vector<std::size_t> m_parents;
    std::vector<std::uint8_t> m_isTurned; ///< against the parent
};

} // namespace tagline
