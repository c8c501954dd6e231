#include "core/search/duplicates/StretchSearch.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tagline {
namespace {

constexpr double pieceSeconds = 0.5;
constexpr float leastMovement = 0.001f;  ///< leg lengths: what moves less is a frozen pose
constexpr double toldShare = 0.5;        ///< of the movement: a piece that is told fits that well
constexpr float boundsRounding = 1.001f; ///< numbers of pieces are rounded

/// The cost of a piece of two clips.
AlignedRows alignedPiece(const CopyRows& a, std::size_t first, const CopyRows& b, std::size_t second,
                         RowParts parts, std::size_t rows)
{
    AlignedRows made(parts);
    for (std::size_t i = 0; i < rows; ++i) made.add(a.rows[first + i], b.rows[second + i]);
    return made;
}

std::size_t overlapOf(std::size_t a, std::size_t aRows, std::size_t b, std::size_t bRows)
{
    const std::size_t start = std::max(a, b), stop = std::min(a + aRows, b + bRows);
    return stop > start ? stop - start : 0;
}

} // namespace

StretchLimits stretchLimits(const DuplicateOptions& options)
{
    const auto rows = std::size_t(std::lround(options.seconds * copyRowsPerSecond));
    const auto piece = std::size_t(std::lround(pieceSeconds * copyRowsPerSecond));
    return {std::min(piece, rows / 2), rows, options.threshold};
}

GridPieces gridPieces(std::span<const CopyRows> clips, std::span<const std::uint32_t> chosen, RowParts parts,
                      const StretchLimits& limits)
{
    std::vector<GridPiece> pieces;
    std::vector<PieceNumbers> numbers;
    for (const std::uint32_t clip : chosen) {
        const std::vector<float> moved = movements(clips[clip], limits.pieceRows);
        for (std::size_t row = 0; row < moved.size(); row += limits.pieceRows) {
            if (moved[row] < leastMovement) continue;
            pieces.push_back({clip, std::uint32_t(row)});
            numbers.push_back(
                pieceNumbers(std::span(clips[clip].rows).subspan(row, limits.pieceRows), parts));
        }
    }
    return {parts, std::move(pieces), PieceIndex(std::move(numbers))};
}

StretchSearch::StretchSearch(std::span<const CopyRows> clips, const GridPieces& pieces,
                             const DuplicateOptions& options)
    : m_clips(clips)
    , m_pieces(pieces)
    , m_options(options)
    , m_limits(stretchLimits(options))
    , m_valleys(pieces.pieces.size())
{
}

std::vector<DuplicateStretch> StretchSearch::of(std::uint32_t clip, const CopyRows& rows, bool isMirrored,
                                                const std::function<bool()>& isWanted)
{
    m_clip = clip;
    m_rows = &rows;
    m_isMirrored = isMirrored;
    m_movements = movements(rows, m_limits.pieceRows);
    m_stretches.clear();
    m_begun.clear();
    for (std::size_t row = 0; row < m_movements.size() && isWanted(); row += rowsAtOnce)
        takeRows(row, std::min(row + rowsAtOnce, m_movements.size()));
    for (const std::uint32_t piece : m_begun) end(piece);
    return kept();
}

/// How far a piece of another clip may be to tell anything, leg lengths.
double StretchSearch::limitAt(std::size_t row) const
{
    return std::min(m_limits.threshold, toldShare * double(m_movements[row]));
}

bool StretchSearch::isTold(double cost, std::size_t row) const
{
    const double limit = limitAt(row);
    return m_movements[row] >= leastMovement && cost < limit * limit;
}

/// Whether a piece at one row can be a copy of one at another: of one clip the later is searched, and only
/// for stretches that do not overlap.
bool StretchSearch::isApart(std::uint32_t other, std::size_t first, std::size_t second) const
{
    if (other != m_clip) return other < m_clip;
    return m_options.findsWithin && first >= second + m_limits.stretchRows;
}

void StretchSearch::takeRows(std::size_t first, std::size_t stop)
{
    m_asked.clear();
    double limit = 0.0;
    for (std::size_t row = first; row < stop; ++row) {
        if (m_movements[row] < leastMovement) continue;
        const auto rows = std::span(m_rows->rows).subspan(row, m_limits.pieceRows);
        m_asked.push_back({row, limitAt(row), pieceNumbers(rows, m_pieces.parts)});
        limit = std::max(limit, m_asked.back().limit);
    }
    if (m_asked.empty()) return;
    PieceBox box(m_asked.front().numbers);
    for (const AskedRow& asked : m_asked) box.take(asked.numbers);
    const float most = float(limit * limit) * boundsRounding;
    if (!m_pieces.index.findWithin(box, most, m_found, mostPieces)) return takeFirst(box, most);
    for (const AskedRow& asked : m_asked)
        for (const std::uint32_t found : m_found) compare(asked, found);
}

/// The rows that are asked with pieces of the clips of least ids, until enough of these fit.
void StretchSearch::takeFirst(const PieceBox& box, float most)
{
    std::size_t copies = 0;
    std::uint32_t last = none; // of the clips that fit
    m_pieces.index.visitWithin(box, most, [&](std::uint32_t found) {
        const std::uint32_t clip = m_pieces.pieces[found].clip;
        if (clip > m_clip || (copies == mostCopiesCompared && clip != last)) return false;
        for (const AskedRow& asked : m_asked) {
            if (!compare(asked, found) || clip == last) continue;
            last = clip;
            ++copies;
        }
        return true;
    });
}

/// A row with a piece that was found for rows about it: whether it is told.
bool StretchSearch::compare(const AskedRow& asked, std::uint32_t found)
{
    const GridPiece& piece = m_pieces.pieces[found];
    if (!isApart(piece.clip, asked.row, piece.row)) return false;
    if (squaredPieceDistance(asked.numbers, m_pieces.index.numbers(found)) >
        float(asked.limit * asked.limit) * boundsRounding)
        return false;
    const double cost =
        alignedPiece(*m_rows, asked.row, m_clips[piece.clip], piece.row, m_pieces.parts, m_limits.pieceRows)
            .cost();
    if (!isTold(cost, asked.row)) return false;
    take(found, asked.row, cost);
    return true;
}

/// Rows that fit the same piece one after the other are shifts of one match, of which the best counts; a
/// body that moves slowly fits longer than a piece, and then there may be another.
void StretchSearch::take(std::uint32_t piece, std::size_t row, double cost)
{
    Valley& valley = m_valleys[piece];
    if (valley.lastRow == none) m_begun.push_back(piece);
    const bool goesOn = valley.lastRow != none && std::size_t(valley.lastRow) + 1 == row &&
                        row - valley.bestRow <= m_limits.pieceRows;
    if (!goesOn) {
        const bool hadOne = valley.lastRow != none;
        if (hadOne) end(piece);
        valley = {std::uint32_t(row), std::uint32_t(row), cost};
        if (hadOne) return;
    }
    valley.lastRow = std::uint32_t(row);
    if (cost < valley.cost) {
        valley.bestRow = std::uint32_t(row);
        valley.cost = cost;
    }
}

/// The best row of a valley grows to a stretch, if no stretch of the same shift holds it already.
void StretchSearch::end(std::uint32_t piece)
{
    const GridPiece& at = m_pieces.pieces[piece];
    const std::size_t first = m_valleys[piece].bestRow, second = at.row;
    m_valleys[piece] = {};
    std::vector<Stretch>& there = m_stretches[at.clip];
    const bool isHeld = std::ranges::any_of(there, [&](const Stretch& each) {
        return first + each.second == second + each.first && first >= each.first &&
               first + m_limits.pieceRows <= each.first + each.rows;
    });
    if (isHeld) return;
    const Stretch stretch = grown(first, at.clip, second);
    if (stretch.rows >= m_limits.stretchRows && stretch.told + m_limits.pieceRows > m_limits.stretchRows)
        there.push_back(stretch);
}

void StretchSearch::Stretch::take(double cost, double limit, bool isTold)
{
    costs += cost;
    fit += limit * limit - cost;
    told += isTold ? 1 : 0;
    ++pieces;
}

StretchSearch::Stretch StretchSearch::grown(std::size_t first, std::uint32_t other, std::size_t second) const
{
    const CopyRows &a = *m_rows, &b = m_clips[other];
    const std::size_t rows = m_limits.pieceRows;
    const double limit = m_limits.threshold;
    const std::size_t most = other == m_clip ? first - second : std::min(a.rows.size(), b.rows.size());
    Stretch made{first, second, rows};
    const AlignedRows begun = alignedPiece(a, first, b, second, m_pieces.parts, rows);
    made.take(begun.cost(), limit, isTold(begun.cost(), first));
    AlignedRows piece = begun;
    for (std::size_t row = 1;
         first + row + rows <= a.rows.size() && second + row + rows <= b.rows.size() && made.rows < most;
         ++row) {
        piece.remove(a.rows[first + row - 1], b.rows[second + row - 1]);
        piece.add(a.rows[first + row + rows - 1], b.rows[second + row + rows - 1]);
        const double cost = piece.cost();
        if (!(cost < limit * limit)) break;
        made.take(cost, limit, isTold(cost, first + row));
        ++made.rows;
    }
    piece = begun;
    while (made.first > 0 && made.second > 0 && made.rows < most) {
        piece.remove(a.rows[made.first + rows - 1], b.rows[made.second + rows - 1]);
        piece.add(a.rows[made.first - 1], b.rows[made.second - 1]);
        const double cost = piece.cost();
        if (!(cost < limit * limit)) break;
        --made.first;
        --made.second;
        ++made.rows;
        made.take(cost, limit, isTold(cost, made.first));
    }
    return made;
}

std::vector<DuplicateStretch> StretchSearch::kept() const
{
    std::vector<DuplicateStretch> made;
    for (const auto& [other, found] : m_stretches) {
        std::vector<Stretch> best = found;
        std::ranges::sort(best, [](const Stretch& a, const Stretch& b) {
            return std::tuple(-a.fit, a.second, a.first) < std::tuple(-b.fit, b.second, b.first);
        });
        std::vector<Stretch> taken;
        for (const Stretch& each : best) {
            const bool isOfBetter = std::ranges::any_of(taken, [&](const Stretch& better) {
                const std::size_t shorter = std::min(each.rows, better.rows);
                return 2 * overlapOf(each.first, each.rows, better.first, better.rows) > shorter &&
                       2 * overlapOf(each.second, each.rows, better.second, better.rows) > shorter;
            });
            if (isOfBetter) continue;
            taken.push_back(each);
            made.push_back({ClipId(m_clip), ClipId(other), m_rows->framesOf(each.first, each.rows),
                            m_clips[other].framesOf(each.second, each.rows), m_isMirrored,
                            float(std::sqrt(each.costs / double(each.pieces)))});
        }
    }
    return made;
}

} // namespace tagline
