#include "resources/sample/generator/motion/Course.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

constexpr double spacing = 0.002; // metres between two points of the table

glm::dvec2 ahead(double heading) { return {std::sin(heading), std::cos(heading)}; }

} // namespace

Course::Course(const std::function<double(double)>& curvature, double length, double turned)
    : m_headings{-turned}
    , m_turned(turned)
{
    for (int i = 0; i < int(std::ceil(length / spacing)); ++i) {
        const double turn = curvature((i + 0.5) * spacing) * spacing;
        m_places.push_back(m_places.back() + ahead(m_headings.back() + turn / 2) * spacing);
        m_headings.push_back(m_headings.back() + turn);
    }
}

glm::dvec2 Course::place(double way) const
{
    const double end = double(m_places.size() - 1) * spacing;
    if (way <= 0.0) return m_places.front() + ahead(m_headings.front()) * way;
    if (way >= end) return m_places.back() + ahead(m_headings.back()) * (way - end);
    const size_t index = std::min(size_t(way / spacing), m_places.size() - 2);
    return glm::mix(m_places[index], m_places[index + 1], way / spacing - double(index));
}

double Course::heading(double way) const
{
    const double point = std::clamp(way / spacing, 0.0, double(m_headings.size() - 1));
    const size_t index = std::min(size_t(point), m_headings.size() - 1);
    const size_t next = std::min(index + 1, m_headings.size() - 1);
    return glm::mix(m_headings[index], m_headings[next], point - double(index));
}

double Course::curvature(double way) const
{
    constexpr double reach = 0.05;
    return (heading(way + reach) - heading(way - reach)) / (2.0 * reach);
}

} // namespace tagline::sample
