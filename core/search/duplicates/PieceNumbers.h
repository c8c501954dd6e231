#pragma once

// PieceNumbers are a few numbers of a short piece of motion, the same wherever it happens and whichever way
// it faces. Their squared difference is never above AlignedRows::cost() of two pieces, so that what is
// further apart by them need not be compared (Faloutsos 1994).
//
// For each half of the piece: how high each part is on average above the mean of all, how far apart over the
// ground five pairs of parts are; and how far the chest goes.

#include "core/search/duplicates/CopyRows.h"

#include <array>
#include <cstddef>
#include <span>

namespace tagline {

/// A multiple of four, for registers; the last three are 0.
inline constexpr std::size_t pieceNumberCount = 2 * (rowPartCount + 5) + 4;
using PieceNumbers = std::array<float, pieceNumberCount>;

/// Of these rows, by the parts that are compared; those that are not give 0. Expects two rows and a part.
PieceNumbers pieceNumbers(std::span<const CopyRow> rows, RowParts parts);

} // namespace tagline
