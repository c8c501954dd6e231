#pragma once

// StretchSearch finds, for one clip at a time, the stretches of it that lie in pieces of other clips.

#include "core/search/duplicates/NearDuplicates.h"
#include "core/search/duplicates/PieceIndex.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

namespace tagline {

/// The options in rows.
struct StretchLimits
{
    std::size_t pieceRows = 0;   ///< of a piece, and from one piece of the grid to the next
    std::size_t stretchRows = 0; ///< of a stretch at least
    double threshold = 0.0;      ///< leg lengths
};
StretchLimits stretchLimits(const DuplicateOptions& options);

/// A piece of a clip's grid.
struct GridPiece
{
    std::uint32_t clip = 0;
    std::uint32_t row = 0;
};

/// The pieces of some clips that tell anything, made comparable by some parts.
struct GridPieces
{
    RowParts parts = 0;
    std::vector<GridPiece> pieces;
    PieceIndex index;
};
/// Of these clips. Expects that they have the parts.
GridPieces gridPieces(std::span<const CopyRows> clips, std::span<const std::uint32_t> chosen, RowParts parts,
                      const StretchLimits& limits);

/// Its arrays are reused: one a thread. Refers to all.
class StretchSearch
{
public:
    StretchSearch(std::span<const CopyRows> clips, const GridPieces& pieces, const DuplicateOptions& options);

    /// The stretches that a clip, whose rows these are as they are or in a mirror, shares with clips of lower
    /// ids, and with itself if that is asked for; in no order. Only some once `isWanted` returns false.
    std::vector<DuplicateStretch> of(std::uint32_t clip, const CopyRows& rows, bool isMirrored,
                                     const std::function<bool()>& isWanted);

private:
    /// Rows of the clip that fit a piece, one after the other, and the best of them.
    struct Valley
    {
        std::uint32_t lastRow = none;
        std::uint32_t bestRow = 0;
        double cost = 0.0;
    };
    /// A stretch in rows.
    struct Stretch
    {
        std::size_t first = 0;  ///< row of the clip that is searched
        std::size_t second = 0; ///< row of the other
        std::size_t rows = 0;
        std::size_t told = 0; ///< of its pieces, one from each row on
        double costs = 0.0;   ///< sum over its pieces
        double fit = 0.0;     ///< sum of how far each piece is below the threshold
        std::size_t pieces = 0;

        void take(double cost, double limit, bool isTold);
    };
    static constexpr std::uint32_t none = 0xffffffffu;

    /// A row to search for: the largest distance of a piece, and the row's numbers.
    struct AskedRow
    {
        std::size_t row = 0;
        double limit = 0.0;
        PieceNumbers numbers{};
    };
    /// So many rows, which are much alike, are sought at once.
    static constexpr std::size_t rowsAtOnce = 6;
    /// Pieces about some rows of which all are compared; of more, those of the first clips that fit.
    static constexpr std::size_t mostPieces = 256;

    void takeRows(std::size_t first, std::size_t stop);
    void takeFirst(const PieceBox& box, float most);
    bool compare(const AskedRow& asked, std::uint32_t found);
    void take(std::uint32_t piece, std::size_t row, double cost);
    void end(std::uint32_t piece);
    Stretch grown(std::size_t first, std::uint32_t other, std::size_t second) const;
    double limitAt(std::size_t row) const;
    bool isTold(double cost, std::size_t row) const;
    bool isApart(std::uint32_t other, std::size_t first, std::size_t second) const;
    std::vector<DuplicateStretch> kept() const;

    std::span<const CopyRows> m_clips;
    const GridPieces& m_pieces;
    DuplicateOptions m_options;
    StretchLimits m_limits;
    std::uint32_t m_clip = 0; ///< that is searched, as those below
    const CopyRows* m_rows = nullptr;
    bool m_isMirrored = false;
    std::vector<float> m_movements;
    std::vector<Valley> m_valleys;      ///< by piece
    std::vector<std::uint32_t> m_begun; ///< pieces that have had a valley
    std::vector<AskedRow> m_asked;
    std::vector<std::uint32_t> m_found; ///< by the index, for rows that are sought at once
    std::map<std::uint32_t, std::vector<Stretch>> m_stretches; ///< by the other clip
};

} // namespace tagline
