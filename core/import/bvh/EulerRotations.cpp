#include "core/import/bvh/EulerRotations.h"

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

EulerOrder::EulerOrder(std::span<const BvhChannel> channels)
{
    for (std::size_t i = 0; i < channels.size() && m_count < m_turns.size(); ++i)
        if (isRotation(channels[i]))
            m_turns[m_count++] = {std::uint8_t(i), std::uint8_t(axisOf(channels[i]))};
    const int first = m_turns[0].axis, second = m_turns[1].axis, third = m_turns[2].axis;
    m_isThreeAxes = m_count == 3 && first != second && second != third && first != third;
    m_sign = (first + 1) % 3 == second ? 1.0f : -1.0f;
}

glm::quat EulerOrder::rotation(const HalfAngles& halves, std::size_t first) const
{
    return oneOfTwo(m_isThreeAxes ? ofThree(halves, first) : ofAny(halves, first));
}

glm::quat EulerOrder::ofThree(const HalfAngles& halves, std::size_t first) const
{
    const std::size_t a = first + m_turns[0].channel, b = first + m_turns[1].channel,
                      c = first + m_turns[2].channel;
    const float sa = halves.sine(a), ca = halves.cosine(a);
    const float sb = m_sign * halves.sine(b), cb = halves.cosine(b);
    const float sc = halves.sine(c), cc = halves.cosine(c);
    std::array<float, 3> parts;
    parts[m_turns[0].axis] = sa * cb * cc + ca * sb * sc;
    parts[m_turns[1].axis] = m_sign * (ca * sb * cc - sa * cb * sc);
    parts[m_turns[2].axis] = ca * cb * sc + sa * sb * cc;
    return {ca * cb * cc - sa * sb * sc, parts[0], parts[1], parts[2]};
}

glm::quat EulerOrder::ofAny(const HalfAngles& halves, std::size_t first) const
{
    glm::quat product(1.0f, 0.0f, 0.0f, 0.0f);
    for (std::size_t i = 0; i < m_count; ++i) {
        glm::vec3 axis(0.0f);
        axis[m_turns[i].axis] = halves.sine(first + m_turns[i].channel);
        product = product * glm::quat(halves.cosine(first + m_turns[i].channel), axis);
    }
    return product;
}

} // namespace tagline
