#pragma once

// LikenessRows are what two moments of motion are compared by: 70 numbers, ten times a second, as seen from
// the body's own place and facing.

#include "core/search/features/BodyRows.h"

#include <array>
#include <span>
#include <vector>

namespace tagline {

/// In order: places of the 11 parts (x to the left, y up, z ahead), their velocities, the root's velocity
/// over the ground (to the left, ahead), its speed, its turn rate. Leg lengths, radians, seconds.
inline constexpr std::size_t likenessNumbers = rowPartCount * 6 + 4;
using LikenessRow = std::array<float, likenessNumbers>;

struct LikenessRows
{
    Frame frames = 0; ///< of the clip
    Frame step = 1;   ///< row r is frame r · step
    RowParts parts = 0;
    std::vector<LikenessRow> rows;
};

/// Every third row of a body at 30 rows a second, or as near to 10 a second as that comes.
LikenessRows likenessRows(const BodyRows& body);
/// The rows of the same motion in a mirror: left is right.
LikenessRows mirrored(const LikenessRows& rows);

/// Factors of the numbers with which squared differences, summed over a row, are variances: those of
/// a library's own motion, without wild outliers (RobustDeviation.h). A group of numbers shares its
/// weight (LikenessGroups). Numbers that never change count for nothing.
LikenessRow likenessScale(std::span<const LikenessRows> clips);
void scale(LikenessRows& rows, const LikenessRow& factors);

/// Which numbers belong together: sums of squared differences are taken over each.
struct LikenessGroups
{
    static constexpr std::size_t places = 0;
    static constexpr std::size_t velocities = rowPartCount * 3;
    static constexpr std::size_t root = rowPartCount * 6;

    static constexpr double placesWeight = 1.0, velocitiesWeight = 0.5, rootWeight = 1.0;
    static constexpr double bodyWeight = placesWeight + velocitiesWeight;
    static constexpr double allWeight = bodyWeight + rootWeight;
};

} // namespace tagline
