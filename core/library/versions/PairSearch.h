#pragma once

// PairSearch finds, of things on frames that are left, the first that is to be paired with another one: each
// is found once, at the cost of a look-up.

#include "core/time/FrameRange.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace tagline {

/// A thing's frames, and its place among all.
struct PlacedFrames
{
    FrameRange frames;
    std::size_t place = 0;
};

/// By a key that both have.
template<class Key>
class FirstOfKey
{
public:
    void add(Key key, std::size_t place) { m_places[std::move(key)].places.push_back(place); }
    /// The first place that was added with the key, which is then taken.
    std::optional<std::size_t> take(const Key& key)
    {
        const auto found = m_places.find(key);
        if (found == m_places.end() || found->second.taken == found->second.places.size())
            return std::nullopt;
        return found->second.places[found->second.taken++];
    }

private:
    struct Places
    {
        std::vector<std::size_t> places;
        std::size_t taken = 0;
    };
    std::map<Key, Places> m_places;
};

/// By frames that both have: a tree of the last stops.
class FirstOverlapping
{
public:
    /// Expects things in order of start.
    explicit FirstOverlapping(std::vector<PlacedFrames> things)
        : m_things(std::move(things))
        , m_leaves(std::bit_ceil(std::max<std::size_t>(m_things.size(), 1)))
        , m_stops(2 * m_leaves, none)
    {
        for (std::size_t i = 0; i < m_things.size(); ++i) m_stops[m_leaves + i] = m_things[i].frames.stop;
        for (std::size_t node = m_leaves; --node > 0;) update(node);
    }

    /// The place of the first that shares frames with these, which is then taken.
    std::optional<std::size_t> take(FrameRange frames)
    {
        if (m_stops[1] <= frames.start) return std::nullopt;
        std::size_t node = 1;
        while (node < m_leaves) node = m_stops[2 * node] > frames.start ? 2 * node : 2 * node + 1;
        const PlacedFrames& found = m_things[node - m_leaves];
        if (found.frames.start >= frames.stop) return std::nullopt;
        m_stops[node] = none;
        while ((node /= 2) > 0) update(node);
        return found.place;
    }

private:
    static constexpr Frame none = std::numeric_limits<Frame>::min();

    void update(std::size_t node) { m_stops[node] = std::max(m_stops[2 * node], m_stops[2 * node + 1]); }

    std::vector<PlacedFrames> m_things;
    std::size_t m_leaves;
    std::vector<Frame> m_stops; ///< the last one below each node; none if all are taken
};

} // namespace tagline
