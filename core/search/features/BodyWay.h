#pragma once

// BodyWay is how a body goes at any time, before its clip begins and after it ends too.

#include "core/search/features/BodyRows.h"
#include "core/search/features/GroundView.h"

namespace tagline {

/// Whether a clip goes on in itself: its last pose, seen from the root, is no further from its first than
/// three steps from row to row are at the median.
bool goesRound(const BodyRows& body);

/// A loop goes on with its beginning from where its end has carried it. Any other clip goes on, and came,
/// with the mean velocity and turn of its last and first 0.2 seconds. Refers to the rows. Expects a row.
class BodyWay
{
public:
    BodyWay(const BodyRows& body, bool isLoop);

    /// Leg lengths; of a time in seconds from the clip's first frame.
    GroundStand standAt(double seconds) const;
    /// How a part moves at a row, leg lengths a second in model space.
    glm::vec3 velocity(RowPart part, std::size_t row) const;
    /// How the root moves at a row, leg lengths a second in model space.
    glm::vec2 rootVelocity(std::size_t row) const;
    /// Radians a second to the left.
    float turnRate(std::size_t row) const;
    double rowSeconds(std::size_t row) const { return double(row) / m_body.rowsPerSecond; }

private:
    /// A row and what carries it on where it is of another round.
    struct Neighbour
    {
        std::size_t row = 0;
        int rounds = 0;
    };
    /// The rows around one whose difference is its velocity, and how many rows they are apart.
    struct Around
    {
        Neighbour before, after;
        float perSecond = 0.0f;
    };
    /// How a stand goes on: leg lengths a second as seen from it, and radians a second.
    struct Drift
    {
        glm::vec2 velocity{0.0f};
        float turn = 0.0f;
    };

    Around around(std::size_t row) const;
    /// How fast a value of neighbours changes at a row: by the rows on both sides; at the ends of a clip by
    /// the parabola through the last three, so that a clip cut in two is as fast on both sides of the cut.
    template<class Value>
    auto changeAt(std::size_t row, const Value& value) const;
    GroundStand standWithin(double rows) const;
    GroundStand carried(const GroundStand& stand, int rounds) const;
    GroundStand stand(const Neighbour& of) const;
    static GroundStand drifted(const GroundStand& from, const Drift& drift, float seconds);
    Drift driftBetween(std::size_t first, std::size_t last) const;

    const BodyRows& m_body;
    bool m_isLoop = false;
    double m_period = 0.0;        ///< seconds, of a loop
    std::size_t m_periodRows = 0; ///< 0 if that is no whole number of rows
    GroundStand m_first, m_end;   ///< of a round
    Drift m_driftBefore, m_driftAfter;
};

} // namespace tagline
