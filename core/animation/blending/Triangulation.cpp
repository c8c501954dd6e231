#include "core/animation/blending/Triangulation.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <utility>

namespace tagline {
namespace {

using Index = std::uint32_t;
using DirectedEdge = std::pair<Index, Index>;

/// Above 0 if a, b, c turn counter-clockwise, 0 if they lie on a line.
std::int64_t turn(GridPoint a, GridPoint b, GridPoint c)
{
    return std::int64_t(b.x - a.x) * (c.y - a.y) - std::int64_t(b.y - a.y) * (c.x - a.x);
}

/// Above 0 if d lies within the circle through a, b, c. Expects those counter-clockwise.
std::int64_t withinCircle(GridPoint a, GridPoint b, GridPoint c, GridPoint d)
{
    const auto row = [d](GridPoint p) {
        const std::int64_t x = p.x - d.x;
        const std::int64_t y = p.y - d.y;
        return std::array<std::int64_t, 3>{x, y, x * x + y * y};
    };
    const auto [ax, ay, aa] = row(a);
    const auto [bx, by, bb] = row(b);
    const auto [cx, cy, cc] = row(c);
    return ax * (by * cc - bb * cy) - ay * (bx * cc - bb * cx) + aa * (bx * cy - by * cx);
}

/// Points are added in order from left to right: each lies outside of what those before it enclose, and is
/// joined with the edges that it sees. Then edges are flipped until the triangles are Delaunay's.
class Sweep
{
public:
    explicit Sweep(std::span<const GridPoint> points)
        : m_points(points)
        , m_order(points.size())
    {
        std::iota(m_order.begin(), m_order.end(), Index(0));
        std::sort(m_order.begin(), m_order.end(), [this](Index a, Index b) { return at(a) < at(b); });
    }

    Triangulation result()
    {
        const std::size_t first = firstOffTheLine();
        if (first == m_order.size()) return line();
        begin(first);
        for (std::size_t i = first + 1; i < m_order.size(); ++i) add(m_order[i]);
        while (flipOnce()) {}
        Triangulation made{std::move(m_triangles), {}};
        for (std::size_t i = 0; i < m_hull.size(); ++i)
            made.border.push_back({m_hull[i], m_hull[(i + 1) % m_hull.size()]});
        return made;
    }

private:
    GridPoint at(Index point) const { return m_points[point]; }
    std::int64_t turnOf(Index a, Index b, Index c) const { return turn(at(a), at(b), at(c)); }

    std::size_t firstOffTheLine() const
    {
        for (std::size_t i = 2; i < m_order.size(); ++i)
            if (turnOf(m_order[0], m_order[1], m_order[i]) != 0) return i;
        return m_order.size();
    }

    Triangulation line() const
    {
        Triangulation made;
        for (std::size_t i = 0; i + 1 < m_order.size(); ++i)
            made.border.push_back({m_order[i], m_order[i + 1]});
        return made;
    }

    /// The points of a line and the first beside it are a fan.
    void begin(std::size_t first)
    {
        m_hull.assign(m_order.begin(), m_order.begin() + std::ptrdiff_t(first));
        if (turnOf(m_hull[0], m_hull[1], m_order[first]) < 0) std::reverse(m_hull.begin(), m_hull.end());
        for (std::size_t i = 0; i + 1 < m_hull.size(); ++i)
            m_triangles.push_back({m_hull[i], m_hull[i + 1], m_order[first]});
        m_hull.push_back(m_order[first]);
    }

    bool sees(Index point, std::size_t edge) const
    {
        return turnOf(m_hull[edge], m_hull[(edge + 1) % m_hull.size()], point) < 0;
    }

    /// The edges that it sees follow each other: they become triangles, and their inner points leave the
    /// hull.
    void add(Index point)
    {
        const std::size_t count = m_hull.size();
        std::size_t first = 0;
        while (!(sees(point, first) && !sees(point, (first + count - 1) % count))) ++first;
        std::rotate(m_hull.begin(), m_hull.begin() + std::ptrdiff_t(first), m_hull.end());
        std::size_t seen = 0;
        for (; sees(point, seen); ++seen) m_triangles.push_back({m_hull[seen], point, m_hull[seen + 1]});
        m_hull.erase(m_hull.begin() + 1, m_hull.begin() + std::ptrdiff_t(seen));
        m_hull.insert(m_hull.begin() + 1, point);
    }

    /// Goes once over all edges; whether one was flipped. Each flip makes angles less pointed: that ends.
    bool flipOnce()
    {
        std::map<DirectedEdge, std::pair<std::size_t, Index>>
            beside; ///< triangle and far corner, by directed edge
        for (std::size_t i = 0; i < m_triangles.size(); ++i) note(beside, i);
        bool hasFlipped = false;
        for (std::size_t i = 0; i < m_triangles.size(); ++i)
            for (int corner = 0; corner < 3; ++corner) {
                const auto [a, b, c] = m_triangles[i];
                const auto other = beside.find({b, a});
                if (other != beside.end() &&
                    withinCircle(at(a), at(b), at(c), at(other->second.second)) > 0) {
                    flip(beside, i, other->second.first, other->second.second);
                    hasFlipped = true;
                }
                std::rotate(m_triangles[i].begin(), m_triangles[i].begin() + 1, m_triangles[i].end());
            }
        return hasFlipped;
    }

    void note(std::map<DirectedEdge, std::pair<std::size_t, Index>>& beside, std::size_t triangle) const
    {
        const auto [a, b, c] = m_triangles[triangle];
        beside[{a, b}] = {triangle, c};
        beside[{b, c}] = {triangle, a};
        beside[{c, a}] = {triangle, b};
    }

    ///      c             c
    ///     / \           /|\          a → b is the edge that both have, d the corner beyond it
    ///    a───b    →    a | b
    ///     \ /           \|/
    ///      d             d
    void flip(std::map<DirectedEdge, std::pair<std::size_t, Index>>& beside, std::size_t one,
              std::size_t other, Index d)
    {
        const auto [a, b, c] = m_triangles[one];
        beside.erase({a, b});
        beside.erase({b, a});
        m_triangles[one] = {a, d, c};
        m_triangles[other] = {d, b, c};
        note(beside, one);
        note(beside, other);
    }

    std::span<const GridPoint> m_points;
    std::vector<Index> m_order; ///< from left to right
    std::vector<Index> m_hull;  ///< counter-clockwise
    std::vector<std::array<Index, 3>> m_triangles;
};

} // namespace

Triangulation triangulated(std::span<const GridPoint> points)
{
    assert(std::all_of(points.begin(), points.end(), [](GridPoint point) {
        return point.x >= 0 && point.y >= 0 && point.x <= gridSize && point.y <= gridSize;
    }));
    return Sweep(points).result();
}

} // namespace tagline
