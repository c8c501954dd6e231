#include "resources/sample/generator/mannequin/SurfaceNets.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

constexpr int block = 8; // cells along the edge of a block that is skipped or sampled as a whole
constexpr glm::ivec3 axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

// Samples of the field at grid points near the surface; far ones hold the sign only.
class Grid
{
public:
    Grid(const DistanceField& field, const Box& box, double cell)
        : m_low(box.low)
        , m_cell(cell)
    {
        const glm::dvec3 blocks = glm::ceil((box.high - box.low) / (cell * block));
        m_size = glm::ivec3(blocks) * block;
        m_values.resize(size_t(m_size.x) * size_t(m_size.y) * size_t(m_size.z));
        for (int z = 0; z < m_size.z; z += block)
            for (int y = 0; y < m_size.y; y += block)
                for (int x = 0; x < m_size.x; x += block) sampleBlock(field, {x, y, z});
        while (clearSaddles()) {}
    }

    const glm::ivec3& size() const { return m_size; }
    glm::dvec3 place(glm::ivec3 at) const { return m_low + glm::dvec3(at) * m_cell; }
    size_t index(glm::ivec3 at) const
    {
        return (size_t(at.z) * size_t(m_size.y) + size_t(at.y)) * size_t(m_size.x) + size_t(at.x);
    }
    double value(glm::ivec3 at) const { return m_values[index(at)]; }
    bool isInside(glm::ivec3 at) const { return value(at) < 0.0; }

private:
    void sampleBlock(const DistanceField& field, glm::ivec3 corner)
    {
        const double middle = field(place(corner) + glm::dvec3(m_cell * block / 2.0));
        const bool isFar = std::abs(middle) > m_cell * block * 1.6;
        for (int z = 0; z < block; ++z)
            for (int y = 0; y < block; ++y)
                for (int x = 0; x < block; ++x) {
                    const glm::ivec3 at = corner + glm::ivec3(x, y, z);
                    m_values[index(at)] = isFar ? middle : field(place(at));
                }
    }

    // Where the corners of a grid square are inside and outside by turns, two sheets would share an edge:
    // the corner nearest to the surface changes sides. Tells whether any did.
    bool clearSaddles()
    {
        bool hasChanged = false;
        for (int z = 0; z + 1 < m_size.z; ++z)
            for (int y = 0; y + 1 < m_size.y; ++y)
                for (int x = 0; x + 1 < m_size.x; ++x)
                    for (int axis = 0; axis < 3; ++axis)
                        hasChanged |= clearSaddle({x, y, z}, axes[(axis + 1) % 3], axes[(axis + 2) % 3]);
        return hasChanged;
    }

    bool clearSaddle(glm::ivec3 at, glm::ivec3 u, glm::ivec3 v)
    {
        const std::array<size_t, 4> ring = {index(at), index(at + u), index(at + u + v), index(at + v)};
        const auto isIn = [&](size_t i) { return m_values[ring[i]] < 0.0; };
        if (isIn(0) != isIn(2) || isIn(1) != isIn(3) || isIn(0) == isIn(1)) return false;
        double& nearest = m_values[*std::min_element(ring.begin(), ring.end(), [this](size_t a, size_t b) {
            return std::abs(m_values[a]) < std::abs(m_values[b]);
        })];
        nearest = nearest < 0.0 ? 1e-6 : -1e-6;
        return true;
    }

    glm::dvec3 m_low;
    double m_cell;
    glm::ivec3 m_size{0};
    std::vector<double> m_values;
};

constexpr glm::ivec3 cornerOf(int i) { return {i & 1, (i >> 1) & 1, (i >> 2) & 1}; }

// The mean of the places where the surface crosses the cell's edges; false where it does not.
bool cellVertex(const Grid& grid, glm::ivec3 cell, glm::dvec3& vertex)
{
    glm::dvec3 sum(0.0);
    int crossings = 0;
    for (int i = 0; i < 8; ++i)
        for (int axis = 0; axis < 3; ++axis) {
            if (cornerOf(i)[axis]) continue;
            const glm::ivec3 from = cell + cornerOf(i), to = from + axes[axis];
            if (grid.isInside(from) == grid.isInside(to)) continue;
            const double t = grid.value(from) / (grid.value(from) - grid.value(to));
            sum += glm::mix(grid.place(from), grid.place(to), t);
            ++crossings;
        }
    if (crossings > 0) vertex = sum / double(crossings);
    return crossings > 0;
}

template<class Visit>
void forEachCell(const Grid& grid, int first, Visit visit)
{
    for (int z = first; z + 1 < grid.size().z; ++z)
        for (int y = first; y + 1 < grid.size().y; ++y)
            for (int x = first; x + 1 < grid.size().x; ++x) visit(glm::ivec3(x, y, z));
}

// Two triangles across the crossed grid edge, of the four cells around it.
void addQuad(TriangleMesh& mesh, std::array<int, 4> ring, bool isReversed)
{
    if (isReversed) std::swap(ring[1], ring[3]);
    const auto length = [&](int a, int b) {
        return glm::distance(mesh.positions[size_t(a)], mesh.positions[size_t(b)]);
    };
    if (length(ring[0], ring[2]) > length(ring[1], ring[3]))
        std::rotate(ring.begin(), ring.begin() + 1, ring.end());
    mesh.triangles.push_back({ring[0], ring[1], ring[2]});
    mesh.triangles.push_back({ring[0], ring[2], ring[3]});
}

} // namespace

TriangleMesh surfaceNets(const DistanceField& field, const Box& box, double cell)
{
    const Grid grid(field, box, cell);
    TriangleMesh mesh;
    std::vector<int> vertexOf(size_t(grid.size().x) * size_t(grid.size().y) * size_t(grid.size().z), -1);
    forEachCell(grid, 0, [&](glm::ivec3 at) {
        glm::dvec3 vertex;
        if (!cellVertex(grid, at, vertex)) return;
        vertexOf[grid.index(at)] = int(mesh.positions.size());
        mesh.positions.push_back(vertex);
    });
    forEachCell(grid, 1, [&](glm::ivec3 at) {
        for (int axis = 0; axis < 3; ++axis) {
            if (grid.isInside(at) == grid.isInside(at + axes[axis])) continue;
            const glm::ivec3 u = axes[(axis + 1) % 3], v = axes[(axis + 2) % 3];
            const auto vertex = [&](glm::ivec3 place) { return vertexOf[grid.index(place)]; };
            addQuad(mesh, {vertex(at), vertex(at - u), vertex(at - u - v), vertex(at - v)},
                    !grid.isInside(at));
        }
    });
    return mesh;
}

} // namespace tagline::sample
