#include "core/import/bvh/EulerRotations.h"

#include "core/support/TargetClones.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr float mostUsualDegrees = 1e6f;
constexpr std::size_t turnsAtOnce = 24; ///< so few that they stay in the cache with their results

using Frames = std::array<float, EulerRotations::framesAtOnce>; ///< one number per frame

/// Whether halve() accepts every angle.
bool areUsual(std::span<const float> degrees)
{
    int unusual = 0;
    for (const float angle : degrees) unusual += !(std::abs(angle) <= mostUsualDegrees);
    return unusual == 0;
}

/// Sine and cosine of half the angles, up to mostUsualDegrees. Taylor's series within 45°, exact to a float;
/// larger half angles are reduced by whole quarters, exactly.
TAGLINE_TARGET_CLONES
void halve(const float* degrees, std::size_t count, float* sines, float* cosines)
{
    constexpr float radiansPerDegree = 0.017453292519943295f;
    for (std::size_t i = 0; i < count; ++i) {
        const float half = degrees[i] * 0.5f;
        const int quarters = int(half * (1.0f / 90.0f) + (half < 0.0f ? -0.5f : 0.5f));
        const float angle = (half - float(quarters) * 90.0f) * radiansPerDegree;
        const float square = angle * angle;
        const float sine =
            angle +
            angle * square *
                (-1.0f / 6 + square * (1.0f / 120 + square * (-1.0f / 5040 + square * (1.0f / 362880))));
        const float cosine =
            1.0f + square * (-0.5f + square * (1.0f / 24 + square * (-1.0f / 720 + square * (1.0f / 40320))));
        const bool isSwapped = (quarters & 1) != 0;
        const float first = isSwapped ? cosine : sine;
        const float second = isSwapped ? sine : cosine;
        sines[i] = (quarters & 2) != 0 ? -first : first;
        cosines[i] = ((quarters + 1) & 2) != 0 ? -second : second;
    }
}

/// Sine and cosine of half of any angles; NaN for angles that are not finite.
void halveUnusual(std::span<float> degrees, float* sines, float* cosines)
{
    std::array<float, turnsAtOnce * EulerRotations::framesAtOnce> within{};
    for (std::size_t i = 0; i < degrees.size(); ++i)
        if (std::abs(degrees[i]) <= mostUsualDegrees)
            within[i] = degrees[i]; // the same result as halve() alone
        else if (std::isfinite(degrees[i]))
            within[i] = float(std::remainder(double(degrees[i]), 720.0));
    halve(within.data(), degrees.size(), sines, cosines);
    for (std::size_t i = 0; i < degrees.size(); ++i)
        if (!std::isfinite(degrees[i])) sines[i] = cosines[i] = std::numeric_limits<float>::quiet_NaN();
}

/// Chooses between q and −q, which are the same rotation.
glm::quat oneOfTwo(const glm::quat& q)
{
    float lead = q.w;
    if (!(std::abs(lead) > 0.5f)) {
        lead = std::abs(q.x) > std::abs(q.y) ? q.x : q.y;
        if (!(std::abs(lead) > std::abs(q.z))) lead = q.z;
    }
    return lead < 0.0f ? -q : q;
}

/// The rotations by three turns, each about another axis, as the quaternions with w above 0. Returns whether
/// w is above a half in all of them, so that no other part can be larger.
TAGLINE_TARGET_CLONES
bool multiplyThree(const Frames* sines, const Frames* cosines, float sign, const std::array<int, 3>& axes,
                   glm::quat* rotations)
{
    Frames first, second, third, last;
    int unsure = 0;
    for (std::size_t i = 0; i < last.size(); ++i) {
        const float sa = sines[0][i], ca = cosines[0][i];
        const float sb = sign * sines[1][i], cb = cosines[1][i];
        const float sc = sines[2][i], cc = cosines[2][i];
        const float w = ca * cb * cc - sa * sb * sc;
        const float side = w < 0.0f ? -1.0f : 1.0f; // most rotations turn by less than 120 degrees
        last[i] = side * w;
        first[i] = side * (sa * cb * cc + ca * sb * sc);
        second[i] = side * (sign * (ca * sb * cc - sa * cb * sc));
        third[i] = side * (ca * cb * sc + sa * sb * cc);
        unsure |= !(last[i] > 0.5f);
    }
    std::array<const Frames*, 3> parts; // x, y, z
    parts[std::size_t(axes[0])] = &first;
    parts[std::size_t(axes[1])] = &second;
    parts[std::size_t(axes[2])] = &third;
    const Frames &x = *parts[0], &y = *parts[1], &z = *parts[2];
    for (std::size_t i = 0; i < last.size(); ++i) rotations[i] = glm::quat(last[i], x[i], y[i], z[i]);
    return unsure == 0;
}

} // namespace

/// The angles of some nodes, turn by turn.
struct EulerRotations::Block
{
    std::array<Frames, turnsAtOnce> degrees{}; ///< values behind the last frame are computed and ignored
    std::array<Frames, turnsAtOnce> sines;
    std::array<Frames, turnsAtOnce> cosines;
};

void EulerRotations::add(std::span<const BvhChannel> channels, std::size_t first,
                         std::vector<glm::quat>& rotations)
{
    Node node{{}, &rotations};
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (isRotation(channels[i]))
            node.turns.push_back({std::uint32_t(first + i), std::uint32_t(axisOf(channels[i]))});
    const std::vector<Turn>& turns = node.turns;
    const bool isUsual = turns.size() == 3 && turns[0].axis != turns[1].axis &&
                         turns[1].axis != turns[2].axis && turns[0].axis != turns[2].axis;
    if (isUsual) node.sign = (turns[0].axis + 1) % 3 == turns[1].axis ? 1.0f : -1.0f;
    m_nodes.push_back(std::move(node));
}

void EulerRotations::put(std::span<const float> rows)
{
    Block block;
    for (std::size_t done = 0; done < m_nodes.size();) {
        std::size_t turns = 0, end = done;
        for (; end < m_nodes.size() && turns + m_nodes[end].turns.size() <= turnsAtOnce; ++end)
            for (const Turn& turn : m_nodes[end].turns) {
                Frames& degrees = block.degrees[turns++];
                const float* angle = rows.data() + turn.place;
                for (std::size_t row = 0; row < rows.size() / m_rowSize; ++row, angle += m_rowSize)
                    degrees[row] = *angle;
            }
        const std::span<float> all(block.degrees.front().data(), turns * framesAtOnce);
        if (areUsual(all))
            halve(all.data(), all.size(), block.sines.front().data(), block.cosines.front().data());
        else
            halveUnusual(all, block.sines.front().data(), block.cosines.front().data());
        for (std::size_t first = 0; done < end; first += m_nodes[done++].turns.size())
            putNode(m_nodes[done], block, first, rows.size() / m_rowSize);
    }
}

void EulerRotations::putNode(const Node& node, const Block& block, std::size_t first, std::size_t count)
{
    const Frames* const sines = block.sines.data() + first;
    const Frames* const cosines = block.cosines.data() + first;
    std::vector<glm::quat>& rotations = *node.rotations;
    const std::size_t before = rotations.size();
    rotations.resize(before + count);
    const std::span<glm::quat> made = std::span(rotations).subspan(before);
    if (node.sign != 0.0f)
        putThree(node, sines, cosines, made);
    else
        putAny(node, sines, cosines, made);
}

void EulerRotations::putThree(const Node& node, const Frames* sines, const Frames* cosines,
                              std::span<glm::quat> made)
{
    const std::array<int, 3> axes{int(node.turns[0].axis), int(node.turns[1].axis), int(node.turns[2].axis)};
    std::array<glm::quat, framesAtOnce> whole;
    const bool isWhole = made.size() == framesAtOnce;
    const bool isEachSure =
        multiplyThree(sines, cosines, node.sign, axes, isWhole ? made.data() : whole.data());
    if (!isWhole) std::copy_n(whole.begin(), made.size(), made.begin());
    for (glm::quat& rotation : made)
        if (!isEachSure && !(rotation.w > 0.5f)) rotation = oneOfTwo(rotation);
}

void EulerRotations::putAny(const Node& node, const Frames* sines, const Frames* cosines,
                            std::span<glm::quat> made)
{
    for (std::size_t i = 0; i < made.size(); ++i) {
        glm::quat product(1.0f, 0.0f, 0.0f, 0.0f);
        for (std::size_t turn = 0; turn < node.turns.size(); ++turn) {
            glm::vec3 axis(0.0f);
            axis[int(node.turns[turn].axis)] = sines[turn][i];
            product = product * glm::quat(cosines[turn][i], axis);
        }
        made[i] = oneOfTwo(product);
    }
}

} // namespace tagline
