#include "core/search/features/BodyWay.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double driftSeconds = 0.2;
constexpr float loopSteps = 3.0f;  ///< of the median step from row to row
constexpr float leastTurn = 1e-4f; ///< radians a second: below it a way is straight

/// The sum of squared distances of the parts of two rows, each as its body sees them.
float squaredPoseDistance(const BodyRow& a, const BodyRow& b)
{
    float sum = 0.0f;
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        const auto seen = [&](const BodyRow& row) {
            return seenFrom(row.facing, row.places[part] - glm::vec3(row.root.x, 0.0f, row.root.y));
        };
        const glm::vec3 apart = seen(a) - seen(b);
        sum += glm::dot(apart, apart);
    }
    return sum;
}

} // namespace

bool goesRound(const BodyRows& body)
{
    if (body.rows.size() < 3) return false;
    std::vector<float> steps;
    for (std::size_t row = 1; row < body.rows.size(); ++row)
        steps.push_back(squaredPoseDistance(body.rows[row - 1], body.rows[row]));
    const auto middle = steps.begin() + std::ptrdiff_t(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return squaredPoseDistance(body.rows.front(), body.rows.back()) <= loopSteps * loopSteps * *middle;
}

BodyWay::BodyWay(const BodyRows& body, bool isLoop)
    : m_body(body)
    , m_isLoop(isLoop && body.frames > 1 && body.rows.size() > 1)
{
    const std::size_t last = body.rows.size() - 1;
    const auto reach =
        std::min(last, std::size_t(std::max(1l, std::lround(driftSeconds * body.rowsPerSecond))));
    m_driftBefore = driftBetween(0, reach);
    m_driftAfter = driftBetween(last - reach, last);
    if (!m_isLoop) return;
    const Frame lastFrame = body.frames - 1;
    m_period = double(lastFrame) / double(body.stride) / body.rowsPerSecond;
    if (lastFrame % body.stride == 0) m_periodRows = std::size_t(lastFrame / body.stride);
    m_first = standWithin(0.0);
    m_end = standWithin(double(lastFrame) / double(body.stride));
}

BodyWay::Drift BodyWay::driftBetween(std::size_t first, std::size_t last) const
{
    if (first >= last) return {};
    const BodyRow &from = m_body.rows[first], &to = m_body.rows[last];
    const auto perSecond = float(m_body.rowsPerSecond / double(last - first));
    const float facing = 0.5f * (from.facing + to.facing);
    return {seenFrom(facing, to.root - from.root) * perSecond, (to.facing - from.facing) * perSecond};
}

GroundStand BodyWay::drifted(const GroundStand& from, const Drift& drift, float seconds)
{
    const float turn = drift.turn * seconds;
    glm::vec2 way = drift.velocity * seconds; // seen from where the figure stands
    if (std::abs(drift.turn) > leastTurn) {
        const float sine = std::sin(turn) / drift.turn, rest = (1.0f - std::cos(turn)) / drift.turn;
        way = {drift.velocity.x * sine + drift.velocity.y * rest,
               drift.velocity.y * sine - drift.velocity.x * rest};
    }
    return {from.root + overGround(from.facing, way), from.facing + turn};
}

GroundStand BodyWay::standWithin(double rows) const
{
    const auto stand = [&](std::size_t row) {
        return GroundStand{m_body.rows[row].root, m_body.rows[row].facing};
    };
    const double last = double(m_body.rows.size() - 1);
    if (rows < 0.0) return drifted(stand(0), m_driftBefore, float(rows / m_body.rowsPerSecond));
    if (rows >= last)
        return drifted(stand(m_body.rows.size() - 1), m_driftAfter,
                       float((rows - last) / m_body.rowsPerSecond));
    const auto before = std::size_t(rows);
    const auto part = float(rows - double(before));
    const GroundStand a = stand(before), b = stand(before + 1);
    return {glm::mix(a.root, b.root, part), a.facing + (b.facing - a.facing) * part};
}

GroundStand BodyWay::carried(const GroundStand& stand, int rounds) const
{
    const float turn = m_end.facing - m_first.facing;
    GroundStand moved = stand;
    for (int round = 0; round < rounds; ++round)
        moved = {m_end.root + overGround(turn, moved.root - m_first.root), moved.facing + turn};
    for (int round = 0; round > rounds; --round)
        moved = {m_first.root + overGround(-turn, moved.root - m_end.root), moved.facing - turn};
    return moved;
}

GroundStand BodyWay::standAt(double seconds) const
{
    if (!m_isLoop) return standWithin(seconds * m_body.rowsPerSecond);
    const double rounds = std::floor(seconds / m_period);
    return carried(standWithin((seconds - rounds * m_period) * m_body.rowsPerSecond), int(rounds));
}

GroundStand BodyWay::stand(const Neighbour& of) const
{
    return carried({m_body.rows[of.row].root, m_body.rows[of.row].facing}, of.rounds);
}

BodyWay::Around BodyWay::around(std::size_t row) const
{
    const std::size_t last = m_body.rows.size() - 1;
    Around made{{row > 0 ? row - 1 : row, 0}, {std::min(row + 1, last), 0}, 0.0f};
    std::size_t apart = made.after.row - made.before.row;
    if (m_isLoop && m_periodRows > 1 && row == 0) made.before = {m_periodRows - 1, -1};
    if (m_isLoop && m_periodRows > 1 && row == last) made.after = {1, 1};
    if (m_isLoop && m_periodRows > 1) apart = 2;
    if (apart > 0) made.perSecond = float(m_body.rowsPerSecond / double(apart));
    return made;
}

template<class Value>
auto BodyWay::changeAt(std::size_t row, const Value& value) const
{
    const std::size_t last = m_body.rows.size() - 1;
    const Around near = around(row);
    const bool isAtEnd = near.before.row == row || near.after.row == row;
    if (!isAtEnd || last < 2) return (value(near.after) - value(near.before)) * near.perSecond;
    const std::size_t one = row == 0 ? 1 : last - 1, two = row == 0 ? 2 : last - 2;
    const float perSecond = (row == 0 ? -0.5f : 0.5f) * float(m_body.rowsPerSecond);
    return (value({row, 0}) * 3.0f - value({one, 0}) * 4.0f + value({two, 0})) * perSecond;
}

glm::vec3 BodyWay::velocity(RowPart part, std::size_t row) const
{
    return changeAt(row, [&](const Neighbour& of) {
        const glm::vec3 at = m_body.rows[of.row].places[std::size_t(part)];
        if (of.rounds == 0) return at;
        const glm::vec2 ground = carried({{at.x, at.z}, 0.0f}, of.rounds).root;
        return glm::vec3(ground.x, at.y, ground.y);
    });
}

glm::vec2 BodyWay::rootVelocity(std::size_t row) const
{
    return changeAt(row, [&](const Neighbour& of) { return stand(of).root; });
}

float BodyWay::turnRate(std::size_t row) const
{
    return changeAt(row, [&](const Neighbour& of) { return stand(of).facing; });
}

} // namespace tagline
