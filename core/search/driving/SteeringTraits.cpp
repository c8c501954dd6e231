#include "core/search/driving/SteeringTraits.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tagline {
namespace {

constexpr double secondsOfRest = 2.0, secondsOfLeap = 1.0;
constexpr float mostOfRest = 0.1f; ///< leg lengths
constexpr float leastOfLeap = 0.25f;

/// How far a body moves in what follows a row.
struct Following
{
    float farthest = 0.0f;   ///< of any part from where it is, leg lengths
    float lowest = 0.0f;     ///< of the hips
    float highest = 0.0f;    ///< ″
    bool isCutShort = false; ///< the clip ends before
    bool isResting() const { return !isCutShort && farthest <= mostOfRest; }
    bool isLeaping() const { return highest - lowest > leastOfLeap; }
};

class SecondsAhead
{
public:
    SecondsAhead(const BodyRows& body, bool isLoop)
        : m_body(body)
        , m_rows(std::size_t(std::ceil(secondsOfRest * body.rowsPerSecond)))
        , m_rowsOfLeap(std::size_t(std::ceil(secondsOfLeap * body.rowsPerSecond)))
        , m_isLoop(isLoop && body.rows.size() > 1)
    {
    }

    Following from(std::size_t row) const
    {
        const BodyRow& now = m_body.rows[row];
        Following found;
        found.lowest = found.highest = now.places[std::size_t(RowPart::Hips)].y;
        for (std::size_t ahead = 1; ahead <= m_rows; ++ahead) {
            std::size_t at = row + ahead;
            if (at >= m_body.rows.size()) {
                found.isCutShort = !m_isLoop;
                if (!m_isLoop) return found;
                at %= m_body.rows.size() - 1; // the last row is the first again
            }
            const BodyRow& then = m_body.rows[at];
            const float height = then.places[std::size_t(RowPart::Hips)].y;
            if (ahead <= m_rowsOfLeap) {
                found.lowest = std::min(found.lowest, height);
                found.highest = std::max(found.highest, height);
            }
            for (std::size_t part = 0; part < rowPartCount; ++part)
                if (holdsPart(m_body.parts, part))
                    found.farthest =
                        std::max(found.farthest, glm::distance(then.places[part], now.places[part]));
        }
        return found;
    }

private:
    const BodyRows& m_body;
    std::size_t m_rows, m_rowsOfLeap;
    bool m_isLoop;
};

} // namespace

SteeringTraits steeringTraits(const BodyRows& body, bool isLoop)
{
    std::vector<FrameRange> resting, leaping;
    const SecondsAhead ahead(body, isLoop);
    for (std::size_t row = 0; row < body.rows.size(); ++row) {
        const Frame start = Frame(row) * body.stride;
        const FrameRange frames{start, std::min(start + body.stride, body.frames)};
        const Following following = ahead.from(row);
        if (following.isResting()) resting.push_back(frames);
        if (following.isLeaping()) leaping.push_back(frames);
    }
    return {FrameRanges::canonical(std::move(resting)), FrameRanges::canonical(std::move(leaping))};
}

} // namespace tagline
