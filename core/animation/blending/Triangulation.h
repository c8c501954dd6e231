#pragma once

// Triangulation joins points of the plane to triangles: Delaunay's, which are as little pointed as can be.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// A point on a grid: on it every comparison is exact.
struct GridPoint
{
    std::int32_t x = 0;
    std::int32_t y = 0;

    auto operator<=>(const GridPoint&) const = default;
};

/// Coordinates are 0 … gridSize: results computed from them then fit into 64 bits.
inline constexpr std::int32_t gridSize = 8192;

struct Triangulation
{
    /// Positions among the points, counter-clockwise (y up). None if all points lie on a line.
    std::vector<std::array<std::uint32_t, 3>> triangles;
    /// Edges of the outline of the points, counter-clockwise; for points on a line those from each to the
    /// next; for one point none.
    std::vector<std::array<std::uint32_t, 2>> border;
};

/// Expects different points within the grid. No triangle's circle through its corners has a point within. Of
/// four or more points on one circle any triangles are right; the same points always give the same ones.
Triangulation triangulated(std::span<const GridPoint> points);

} // namespace tagline
