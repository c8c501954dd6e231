#include "core/animation/blending/BlendSpace.h"

#include "core/animation/blending/Triangulation.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace tagline {
namespace {

double finite(double value) { return std::isfinite(value) ? value : 0.0; }
glm::dvec2 finite(glm::dvec2 value) { return {finite(value.x), finite(value.y)}; }

/// How much of a triangle's corners a place has; below 0 beyond an edge. At a corner exactly 1 for it.
std::array<double, 3> shares(glm::dvec2 a, glm::dvec2 b, glm::dvec2 c, glm::dvec2 place)
{
    const glm::dvec2 toB = b - a;
    const glm::dvec2 toC = c - a;
    const glm::dvec2 toPlace = place - a;
    const double area = toB.x * toC.y - toB.y * toC.x; // of sites: on the grid, so never 0
    const double ofB = (toPlace.x * toC.y - toPlace.y * toC.x) / area;
    const double ofC = (toB.x * toPlace.y - toB.y * toPlace.x) / area;
    return {1.0 - ofB - ofC, ofB, ofC};
}

/// Rounding tolerance: a point this little beyond an edge counts as on it.
constexpr double hair = 1e-12;

/// Part of the extent: a sample this near to the line between two others counts as on it.
constexpr double flat = 1e-3;

/// Whether c lies on the line from a to b, between them.
bool isBetween(glm::dvec2 a, glm::dvec2 b, glm::dvec2 c)
{
    const glm::dvec2 along = b - a;
    const glm::dvec2 toC = c - a;
    const double height = std::abs(along.x * toC.y - along.y * toC.x) / glm::length(along);
    return height < flat && glm::dot(a - c, b - c) < 0.0;
}

} // namespace

BlendSpace::BlendSpace(std::span<const glm::dvec2> samples)
{
    if (samples.empty()) return;
    glm::dvec2 highest = m_lowest = finite(samples[0]);
    for (const glm::dvec2& each : samples) {
        m_lowest = glm::min(m_lowest, finite(each));
        highest = glm::max(highest, finite(each));
    }
    m_extent = highest - m_lowest;
    std::map<GridPoint, std::uint32_t> siteAt;
    std::vector<GridPoint> grid;
    std::vector<std::uint32_t> counts;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const glm::dvec2 place = m_samples.emplace_back(normalised(finite(samples[i])));
        const GridPoint point{std::int32_t(std::lround(place.x * gridSize)),
                              std::int32_t(std::lround(place.y * gridSize))};
        const auto [site, isNew] = siteAt.try_emplace(point, std::uint32_t(grid.size()));
        if (isNew) {
            grid.push_back(point);
            counts.push_back(0);
            m_sites.push_back(glm::dvec2(point.x, point.y) / double(gridSize));
            m_firstSample.push_back(std::uint32_t(i));
        }
        m_siteOfSample.push_back(site->second);
        ++counts[site->second];
    }
    for (const std::uint32_t count : counts) m_share.push_back(1.0f / float(count));
    Triangulation made = triangulated(grid);
    m_triangles = std::move(made.triangles);
    peel(std::move(made.border));
}

// Samples on a line are hardly ever quite on it. Triangles along the border that are all but flat would leave
// out what lies between their outer corners: they go, and the border runs through all three.
void BlendSpace::peel(std::vector<std::array<std::uint32_t, 2>> border)
{
    std::set<std::array<std::uint32_t, 2>> edges;
    const auto edge = [](std::uint32_t a, std::uint32_t b) {
        return std::array<std::uint32_t, 2>{std::min(a, b), std::max(a, b)};
    };
    for (const auto& [a, b] : border) edges.insert(edge(a, b));
    const auto opens = [&](const std::array<std::uint32_t, 3>& triangle) {
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const std::uint32_t a = triangle[corner];
            const std::uint32_t b = triangle[(corner + 1) % 3];
            const std::uint32_t c = triangle[(corner + 2) % 3];
            if (!edges.contains(edge(a, b)) || !isBetween(m_sites[a], m_sites[b], m_sites[c])) continue;
            edges.erase(edge(a, b));
            edges.insert({edge(b, c), edge(c, a)});
            return true;
        }
        return false;
    };
    std::size_t before = 0;
    do { // behind a triangle that goes lies another
        before = m_triangles.size();
        std::erase_if(m_triangles, opens);
    } while (m_triangles.size() != before);
    m_border.assign(edges.begin(), edges.end());
}

/// Each axis by its extent; one without extent is 0.
glm::dvec2 BlendSpace::normalised(glm::dvec2 place) const
{
    const auto part = [](double value, double extent) { return extent > 0.0 ? value / extent : 0.0; };
    return finite(glm::dvec2(part(place.x - m_lowest.x, m_extent.x), part(place.y - m_lowest.y, m_extent.y)));
}

BlendSpace::Mean BlendSpace::onBorder(glm::dvec2 place) const
{
    Mean nearest{{0, 0, 0}, {1.0, 0.0, 0.0}};
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [from, to] : m_border) {
        const glm::dvec2 along = m_sites[to] - m_sites[from];
        const double part =
            std::clamp(glm::dot(place - m_sites[from], along) / glm::dot(along, along), 0.0, 1.0);
        const glm::dvec2 away = m_sites[from] + along * part - place;
        if (glm::dot(away, away) >= least) continue;
        least = glm::dot(away, away);
        nearest = {{from, to, to}, {1.0 - part, part, 0.0}};
    }
    return nearest;
}

BlendSpace::Mean BlendSpace::meanAt(glm::dvec2 place) const
{
    for (std::size_t i = 0; i < m_samples.size(); ++i)
        if (m_samples[i] == place) {
            const std::uint32_t site = m_siteOfSample[i];
            return {{site, site, site}, {1.0, 0.0, 0.0}};
        }
    for (const auto& [a, b, c] : m_triangles) {
        std::array<double, 3> parts = shares(m_sites[a], m_sites[b], m_sites[c], place);
        if (std::min({parts[0], parts[1], parts[2]}) < -hair) continue;
        for (double& each : parts) each = std::clamp(each, 0.0, 1.0);
        const double sum = parts[0] + parts[1] + parts[2];
        for (double& each : parts) each /= sum;
        return {{a, b, c}, parts};
    }
    return onBorder(place);
}

void BlendSpace::weigh(glm::dvec2 place, std::span<float> weights) const
{
    assert(weights.size() == sampleCount());
    if (weights.empty()) return;
    const Mean mean = meanAt(normalised(place));
    for (std::size_t sample = 0; sample < weights.size(); ++sample) {
        double weight = 0.0;
        for (std::size_t i = 0; i < mean.sites.size(); ++i)
            if (mean.sites[i] == m_siteOfSample[sample]) weight += mean.weights[i];
        weights[sample] = float(weight) * m_share[m_siteOfSample[sample]];
    }
}

std::vector<float> BlendSpace::weights(glm::dvec2 place) const
{
    std::vector<float> weights(sampleCount());
    weigh(place, weights);
    return weights;
}

glm::dvec2 BlendSpace::within(glm::dvec2 place) const
{
    if (m_sites.empty()) return place;
    const Mean mean = meanAt(normalised(place));
    glm::dvec2 inside(0.0);
    for (std::size_t i = 0; i < mean.sites.size(); ++i) inside += m_sites[mean.sites[i]] * mean.weights[i];
    return m_lowest + inside * m_extent;
}

std::vector<std::array<std::uint32_t, 2>> BlendSpace::edges() const
{
    std::set<std::array<std::uint32_t, 2>> found;
    const auto note = [&](std::uint32_t a, std::uint32_t b) {
        found.insert(
            {std::min(m_firstSample[a], m_firstSample[b]), std::max(m_firstSample[a], m_firstSample[b])});
    };
    for (const auto& [a, b] : m_border) note(a, b);
    for (const auto& [a, b, c] : m_triangles) {
        note(a, b);
        note(b, c);
        note(c, a);
    }
    return {found.begin(), found.end()};
}

} // namespace tagline
