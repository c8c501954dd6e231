#include "core/import/bvh/EulerRotations.h"

#include "core/support/TargetClones.h"

#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr float mostUsualDegrees = 1e6f;
constexpr std::size_t lanes = 8; ///< rows are computed in whole multiples of these

/// Whether every angle is one that halve() takes.
bool areUsual(std::span<const float> degrees)
{
    int unusual = 0;
    for (const float angle : degrees) unusual += !(std::abs(angle) <= mostUsualDegrees);
    return unusual == 0;
}

/// Angles up to mostUsualDegrees. Taylor's series within 45°, which a float cannot tell from the sine; what
/// lies beyond is turned there by whole quarters, exactly.
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

std::size_t padded(std::size_t count) { return (count + lanes - 1) / lanes * lanes; }

/// Of q and −q, which are one rotation.
glm::quat oneOfTwo(const glm::quat& q)
{
    float lead = q.w;
    if (!(std::abs(lead) > 0.5f)) {
        lead = std::abs(q.x) > std::abs(q.y) ? q.x : q.y;
        if (!(std::abs(lead) > std::abs(q.z))) lead = q.z;
    }
    return lead < 0.0f ? -q : q;
}

} // namespace

HalfAngles::HalfAngles(std::size_t count)
    : m_degrees(padded(count))
    , m_sines(padded(count))
    , m_cosines(padded(count))
{
}

void HalfAngles::take(std::span<const float> degrees)
{
    const bool isUsual = areUsual(degrees);
    for (std::size_t i = 0; i < degrees.size(); ++i) m_degrees[i] = degrees[i];
    for (std::size_t i = 0; !isUsual && i < degrees.size(); ++i)
        m_degrees[i] = std::isfinite(degrees[i]) ? float(std::remainder(double(degrees[i]), 720.0)) : 0.0f;
    halve(m_degrees.data(), m_degrees.size(), m_sines.data(), m_cosines.data());
    for (std::size_t i = 0; !isUsual && i < degrees.size(); ++i)
        if (!std::isfinite(degrees[i])) m_sines[i] = m_cosines[i] = std::numeric_limits<float>::quiet_NaN();
}

EulerRotations::EulerRotations(std::size_t count)
    : m_halves(count)
{
}

void EulerRotations::add(std::span<const BvhChannel> channels, std::size_t first,
                         std::span<glm::quat> rotations)
{
    AnyTurns node{{}, rotations.data()};
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (isRotation(channels[i]))
            node.turns.push_back({std::uint32_t(first + i), std::uint32_t(axisOf(channels[i]))});
    const std::vector<Turn>& turns = node.turns;
    const bool isUsual = turns.size() == 3 && turns[0].axis != turns[1].axis &&
                         turns[1].axis != turns[2].axis && turns[0].axis != turns[2].axis;
    if (!isUsual) return m_others.push_back(std::move(node));
    const float sign = (turns[0].axis + 1) % 3 == turns[1].axis ? 1.0f : -1.0f;
    m_usual.push_back({{turns[0], turns[1], turns[2]}, sign, node.rotations});
}

void EulerRotations::put(std::size_t frame, std::span<const float> row)
{
    m_halves.take(row);
    for (const ThreeTurns& node : m_usual) putThree(node, node.rotations[frame]);
    for (const AnyTurns& node : m_others) putAny(node, node.rotations[frame]);
}

void EulerRotations::putThree(const ThreeTurns& node, glm::quat& rotation) const
{
    const auto& [a, b, c] = node.turns;
    const float* const sines = m_halves.sines();
    const float* const cosines = m_halves.cosines();
    const float sa = sines[a.place], ca = cosines[a.place];
    const float sb = node.sign * sines[b.place], cb = cosines[b.place];
    const float sc = sines[c.place], cc = cosines[c.place];
    const float w = ca * cb * cc - sa * sb * sc;
    const float side = w < 0.0f ? -1.0f : 1.0f; // of the two; most rotations turn by less than 120 degrees
    rotation.w = side * w;
    rotation[int(a.axis)] = side * (sa * cb * cc + ca * sb * sc);
    rotation[int(b.axis)] = side * (node.sign * (ca * sb * cc - sa * cb * sc));
    rotation[int(c.axis)] = side * (ca * cb * sc + sa * sb * cc);
    if (!(std::abs(w) > 0.5f)) rotation = oneOfTwo(rotation);
}

void EulerRotations::putAny(const AnyTurns& node, glm::quat& rotation) const
{
    glm::quat product(1.0f, 0.0f, 0.0f, 0.0f);
    for (const Turn& turn : node.turns) {
        glm::vec3 axis(0.0f);
        axis[int(turn.axis)] = m_halves.sines()[turn.place];
        product = product * glm::quat(m_halves.cosines()[turn.place], axis);
    }
    rotation = oneOfTwo(product);
}

} // namespace tagline
