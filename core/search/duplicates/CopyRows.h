#pragma once

// CopyRows are what copies of motion are told by: where the parts of a body are, thirty times a second
// whatever the rate of the clip, in leg lengths. Row r is at r / 30 seconds, so that rows of any two clips
// compare.

#include "core/search/features/BodyRows.h"
#include "core/time/FrameRange.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagline {

inline constexpr double copyRowsPerSecond = 30.0;

/// Places by RowPart, model space, Y up; 0 for parts that the body lacks.
using CopyRow = std::array<glm::vec3, rowPartCount>;

struct CopyRows
{
    Frame frames = 0; ///< of the clip
    double framesPerSecond = 0.0;
    RowParts parts = 0;
    std::vector<CopyRow> rows; ///< none: the clip is compared with no other

    /// The frames from a row on for so many rows, cut to the clip.
    FrameRange framesOf(std::size_t firstRow, std::size_t rowCount) const;
};

/// Places between rows of the body lie on straight lines; without rows where those of the
/// body are more than a second apart.
CopyRows copyRows(const BodyRows& body);
/// The rows of the same motion in a mirror: left is right.
CopyRows mirrored(const CopyRows& rows);

/// How far apart rows of two bodies lie that are added one pair after the other, when one of the bodies is
/// moved, and turned about the vertical, to where all of them together lie nearest (Kovar and others 2002).
/// Positions, facings and floor heights of the bodies count for nothing; their motion and turning
/// from row to row do. Sums are kept, so that a pair can be taken away again.
class AlignedRows
{
public:
    /// The parts that are compared. Expects one at least.
    explicit AlignedRows(RowParts parts);

    void add(const CopyRow& a, const CopyRow& b) { take(a, b, 1.0); }
    void remove(const CopyRow& a, const CopyRow& b) { take(a, b, -1.0); }
    /// The mean of squared distances over parts and rows; leg lengths squared. Expects a pair.
    double cost() const;

private:
    void take(const CopyRow& a, const CopyRow& b, double sign);

    std::array<std::uint8_t, rowPartCount> m_parts{};
    std::size_t m_partCount = 0;
    double m_count = 0.0; ///< parts of rows
    double m_ax = 0.0, m_az = 0.0, m_bx = 0.0, m_bz = 0.0;
    double m_squares = 0.0;               ///< of both, over the ground
    double m_along = 0.0, m_across = 0.0; ///< of both together: products of a and b, and of a and b turned
    double m_height = 0.0, m_heightSquares = 0.0; ///< of the differences
};

/// How much a body moves from each row on for `count` rows: the root of the mean squared distance of its
/// parts from where they are on average; leg lengths. One for each row from which there are so many.
std::vector<float> movements(const CopyRows& rows, std::size_t count);

} // namespace tagline
