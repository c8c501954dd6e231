#include "resources/sample/generator/motion/Curve.h"

#include <cassert>
#include <cmath>

namespace tagline::sample {

Curve::Curve(std::initializer_list<Key> keys)
    : m_keys(keys)
{
    assert(!m_keys.empty());
    std::vector<double> slopes;
    for (size_t i = 0; i < m_keys.size(); ++i)
        slopes.push_back(std::isnan(m_keys[i].slope) ? automaticSlope(i) : m_keys[i].slope);
    for (size_t i = 0; i < m_keys.size(); ++i) m_keys[i].slope = slopes[i];
}

// The harmonic mean of the slopes on both sides, 0 where they differ in sign.
double Curve::automaticSlope(size_t key) const
{
    if (key == 0 || key + 1 == m_keys.size()) return 0.0;
    const auto slopeAfter = [this](size_t i) {
        return (m_keys[i + 1].value - m_keys[i].value) / (m_keys[i + 1].time - m_keys[i].time);
    };
    const double before = slopeAfter(key - 1), after = slopeAfter(key);
    return before * after <= 0.0 ? 0.0 : 2.0 * before * after / (before + after);
}

double Curve::operator()(double time) const
{
    if (time <= m_keys.front().time) return m_keys.front().value;
    if (time >= m_keys.back().time) return m_keys.back().value;
    size_t next = 1;
    while (m_keys[next].time < time) ++next;
    const Key &a = m_keys[next - 1], &b = m_keys[next];
    const double seconds = b.time - a.time;
    return hermite(a.value, a.slope, b.value, b.slope, seconds, (time - a.time) / seconds);
}

} // namespace tagline::sample
