#include "resources/sample/generator/mannequin/Remesher.h"

#include <algorithm>
#include <utility>

namespace tagline::sample {

Remesher::Remesher(const TriangleMesh& mesh, const DistanceField& surface, const DistanceField& edgeLength)
    : m_surface(surface)
    , m_edgeLength(edgeLength)
    , m_positions(mesh.positions)
    , m_fans(mesh.positions.size())
    , m_isCut(mesh.positions.size(), false)
{
    for (const Triangle& triangle : mesh.triangles) addTriangle(triangle);
}

double Remesher::wanted(int a, int b) const { return m_edgeLength((at(a) + at(b)) * 0.5); }

int Remesher::triangleAlong(int a, int b) const
{
    for (const int triangle : m_fans[size_t(a)]) {
        const Triangle& corners = m_triangles[size_t(triangle)];
        for (size_t i = 0; i < 3; ++i)
            if (corners[i] == a && corners[(i + 1) % 3] == b) return triangle;
    }
    return -1;
}

int Remesher::apex(int triangle, int a, int b) const
{
    const Triangle& corners = m_triangles[size_t(triangle)];
    return corners[0] + corners[1] + corners[2] - a - b;
}

std::vector<int> Remesher::neighbours(int vertex) const
{
    std::vector<int> ring;
    for (const int triangle : m_fans[size_t(vertex)]) {
        const Triangle& corners = m_triangles[size_t(triangle)];
        for (size_t i = 0; i < 3; ++i)
            if (corners[i] == vertex) ring.push_back(corners[(i + 1) % 3]);
    }
    return ring;
}

glm::dvec3 Remesher::normal(int triangle) const
{
    const Triangle& corners = m_triangles[size_t(triangle)];
    return glm::cross(at(corners[1]) - at(corners[0]), at(corners[2]) - at(corners[0]));
}

void Remesher::addTriangle(Triangle triangle)
{
    for (const int corner : triangle) m_fans[size_t(corner)].push_back(int(m_triangles.size()));
    m_triangles.push_back(triangle);
}

void Remesher::removeTriangle(int triangle)
{
    for (const int corner : m_triangles[size_t(triangle)]) std::erase(m_fans[size_t(corner)], triangle);
    m_triangles[size_t(triangle)] = {-1, -1, -1};
}

// Visits the edges that exist when it starts and still exist when their turn comes.
template<class Visit>
void Remesher::forEachEdge(Visit visit)
{
    std::vector<std::pair<int, int>> edges;
    for (const Triangle& corners : m_triangles)
        for (size_t i = 0; i < 3; ++i)
            if (corners[i] < corners[(i + 1) % 3]) edges.emplace_back(corners[i], corners[(i + 1) % 3]);
    for (const auto& [a, b] : edges)
        if (triangleAlong(a, b) >= 0) visit(a, b);
}

void Remesher::split(int a, int b, glm::dvec3 place)
{
    const int left = triangleAlong(a, b), right = triangleAlong(b, a);
    const int c = apex(left, a, b), d = apex(right, a, b);
    const int middle = int(m_positions.size());
    m_positions.push_back(place);
    m_fans.emplace_back();
    m_isCut.push_back(false);
    removeTriangle(left);
    removeTriangle(right);
    addTriangle({a, middle, c});
    addTriangle({middle, b, c});
    addTriangle({b, middle, d});
    addTriangle({middle, a, d});
}

void Remesher::splitLongEdges()
{
    forEachEdge([this](int a, int b) {
        if (length(a, b) > wanted(a, b) * 4.0 / 3.0) split(a, b, (at(a) + at(b)) * 0.5);
    });
}

bool Remesher::canCollapse(int from, int onto) const
{
    // The link condition: exactly the two apexes are neighbours of both.
    const auto ringFrom = neighbours(from), ringOnto = neighbours(onto);
    const auto isShared = [&](int v) {
        return std::find(ringOnto.begin(), ringOnto.end(), v) != ringOnto.end();
    };
    if (std::count_if(ringFrom.begin(), ringFrom.end(), isShared) != 2) return false;
    if (ringFrom.size() <= 3 || ringOnto.size() <= 3) return false;
    return ringFrom.size() + ringOnto.size() <= 13;
}

void Remesher::collapse(int from, int onto, glm::dvec3 place)
{
    removeTriangle(triangleAlong(from, onto));
    removeTriangle(triangleAlong(onto, from));
    at(onto) = place;
    for (const int triangle : m_fans[size_t(from)]) {
        Triangle& corners = m_triangles[size_t(triangle)];
        std::replace(corners.begin(), corners.end(), from, onto);
        m_fans[size_t(onto)].push_back(triangle);
    }
    m_fans[size_t(from)].clear();
}

void Remesher::collapseShortEdges()
{
    forEachEdge([this](int a, int b) {
        if (length(a, b) > wanted(a, b) * 4.0 / 5.0 || !canCollapse(a, b)) return;
        const glm::dvec3 place = (at(a) + at(b)) * 0.5;
        const auto stretches = [&](int vertex) {
            return glm::distance(at(vertex), place) > m_edgeLength(place) * 4.0 / 3.0;
        };
        const auto ringA = neighbours(a), ringB = neighbours(b);
        if (std::any_of(ringA.begin(), ringA.end(), stretches)) return;
        if (std::any_of(ringB.begin(), ringB.end(), stretches)) return;
        collapse(a, b, place);
    });
}

bool Remesher::canFlip(int left, int right, int a, int b, int c, int d) const
{
    if (triangleAlong(c, d) >= 0 || triangleAlong(d, c) >= 0) return false;
    if (glm::dot(glm::normalize(normal(left)), glm::normalize(normal(right))) < 0.8) return false;
    const glm::dvec3 mean = normal(left) + normal(right);
    const glm::dvec3 first = glm::cross(at(d) - at(a), at(c) - at(a));
    const glm::dvec3 second = glm::cross(at(c) - at(b), at(d) - at(b));
    return glm::dot(first, mean) > 0.0 && glm::dot(second, mean) > 0.0;
}

void Remesher::flipForRegularValence()
{
    forEachEdge([this](int a, int b) {
        const int left = triangleAlong(a, b), right = triangleAlong(b, a);
        const int c = apex(left, a, b), d = apex(right, a, b);
        const auto excess = [this](int vertex, int change) {
            const int valence = int(m_fans[size_t(vertex)].size()) + change - 6;
            return valence * valence;
        };
        const int before = excess(a, 0) + excess(b, 0) + excess(c, 0) + excess(d, 0);
        const int after = excess(a, -1) + excess(b, -1) + excess(c, 1) + excess(d, 1);
        if (after >= before || !canFlip(left, right, a, b, c, d)) return;
        removeTriangle(left);
        removeTriangle(right);
        addTriangle({a, d, c});
        addTriangle({b, c, d});
    });
}

void Remesher::relax()
{
    std::vector<glm::dvec3> moved = m_positions;
    for (size_t vertex = 0; vertex < m_positions.size(); ++vertex) {
        if (m_fans[vertex].empty() || m_isCut[vertex]) continue;
        glm::dvec3 centre(0.0), up(0.0);
        const auto ring = neighbours(int(vertex));
        for (const int other : ring) centre += at(other);
        for (const int triangle : m_fans[vertex]) up += normal(triangle);
        up = glm::normalize(up);
        const glm::dvec3 step = centre / double(ring.size()) - m_positions[vertex];
        moved[vertex] += (step - up * glm::dot(step, up)) * 0.7;
    }
    m_positions = moved;
}

void Remesher::project()
{
    for (size_t vertex = 0; vertex < m_positions.size(); ++vertex)
        if (!m_fans[vertex].empty()) m_positions[vertex] = projected(m_surface, m_positions[vertex]);
}

// Moves the vertices that are within three tenths of an edge of the line onto it.
void Remesher::snapNear(const DistanceField& level)
{
    for (size_t vertex = 0; vertex < m_positions.size(); ++vertex) {
        if (m_fans[vertex].empty()) continue;
        const double value = level(m_positions[vertex]);
        constexpr double reach = 0.3;
        double best = reach;
        glm::dvec3 place(0.0);
        for (const int other : neighbours(int(vertex))) {
            const double there = level(at(other));
            const double t = value / (value - there);
            if (value * there >= 0.0 || t > best || m_isCut[size_t(other)]) continue;
            best = t;
            place = glm::mix(m_positions[vertex], at(other), t);
        }
        if (best >= reach) continue;
        m_positions[vertex] = projected(m_surface, place);
        m_isCut[vertex] = true;
    }
}

void Remesher::cutAlong(const DistanceField& level)
{
    snapNear(level);
    forEachEdge([&](int a, int b) {
        if (m_isCut[size_t(a)] || m_isCut[size_t(b)]) return;
        const double atA = level(at(a)), atB = level(at(b));
        if (atA * atB >= 0.0) return;
        split(a, b, projected(m_surface, glm::mix(at(a), at(b), atA / (atA - atB))));
        m_isCut.back() = true;
    });
}

TriangleMesh Remesher::mesh() const
{
    TriangleMesh result;
    std::vector<int> renumbered(m_positions.size(), -1);
    for (size_t vertex = 0; vertex < m_positions.size(); ++vertex) {
        if (m_fans[vertex].empty()) continue;
        renumbered[vertex] = int(result.positions.size());
        result.positions.push_back(m_positions[vertex]);
    }
    for (const Triangle& corners : m_triangles)
        if (corners[0] >= 0)
            result.triangles.push_back({renumbered[size_t(corners[0])], renumbered[size_t(corners[1])],
                                        renumbered[size_t(corners[2])]});
    return result;
}

} // namespace tagline::sample
