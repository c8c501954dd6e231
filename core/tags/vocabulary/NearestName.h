#pragma once

// NearestName finds the name that a person most likely meant by a mistyped one.

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

/// How many characters must be added, left out, changed or swapped with their neighbour to turn one text into
/// the other (the optimal string alignment distance), in code points. O(a · b).
std::size_t editDistance(std::string_view a, std::string_view b);

/// Takes candidates one after another and keeps the nearest. Letters that differ only in case (ASCII) are
/// near to each other; more than a third of the letters wrong is too far. Of equally near ones the first in
/// byte order wins.
class NearestName
{
public:
    explicit NearestName(std::string_view typed);

    void offer(std::string_view candidate);
    /// The nearest so far; empty if none is near.
    const std::string& best() const { return m_best; }

private:
    std::string m_typed;
    std::string m_folded;
    std::size_t m_limit = 0;
    std::string m_best;
    std::size_t m_foldedDistance = 0;
    std::size_t m_exactDistance = 0;
};

} // namespace tagline
