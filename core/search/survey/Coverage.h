#pragma once

// Coverage says how well a figure could be steered by the frames that may play: for each speed and each turn
// to a new direction, how far the nearest frame ends from where the figure is wanted after a second.
//
// From going straight ahead at a speed, the springs of SteeringPath lead to the new direction; the row whose
// path, facing and present velocity are nearest (14 numbers) is what motion matching could play there. After
// Reitsma and Pollard 2007.

#include "core/search/nearest/SearchIndex.h"

#include <numbers>
#include <vector>

namespace tagline {

/// A cell's request: the figure goes straight ahead, and is to go and face another way at the same speed. At
/// no speed it is to turn on the spot.
struct CoverageQuestion
{
    double speed = 0.0; ///< metres a second
    double turn = 0.0;  ///< radians to the left

    bool operator==(const CoverageQuestion&) const = default;
};

/// How far the motion from a row ends from where the figure is wanted after a second.
struct CoverageMiss
{
    double metres = 0.0;
    double radians = 0.0; ///< of the facing, 0 … π

    /// Over 0.3 metres or 30 degrees: the figure would visibly go elsewhere.
    bool isHole() const;
};

/// A row that could be played, and how well it would do.
struct CoverageAnswer
{
    FeaturePlace place;
    CoverageMiss miss;
};

struct CoverageCell
{
    CoverageQuestion question;
    std::optional<CoverageAnswer> nearest; ///< none: no row may play

    /// Whether no row comes near, within the limits of a map or not.
    bool isHole() const { return !nearest || nearest->miss.isHole(); }
};

/// Which questions a library is to answer: one of walks need not sprint.
struct CoverageLimits
{
    double slowest = 0.0;                 ///< metres a second
    double fastest = 4.0;                 ///< metres a second
    double widestTurn = std::numbers::pi; ///< radians to either side

    /// Limits themselves are within.
    bool hold(const CoverageQuestion& question) const;
    bool operator==(const CoverageLimits&) const = default;
};

struct CoverageMap
{
    static constexpr std::size_t speedCount = 9; ///< 0 to 4 metres a second
    static constexpr std::size_t turnCount = 25; ///< half a turn to the right to half a turn to the left

    std::vector<CoverageCell> cells; ///< speed by speed, each from right to left
    CoverageLimits limits;           ///< cells beyond them are no holes

    const CoverageCell& at(std::size_t speed, std::size_t turn) const
    {
        return cells[speed * turnCount + turn];
    }
    bool isAsked(const CoverageCell& cell) const { return limits.hold(cell.question); }
    bool isHole(const CoverageCell& cell) const { return isAsked(cell) && cell.isHole(); }
    std::size_t asked() const;
    std::size_t holes() const;
};

/// Questions of a map, in the order of its cells.
std::vector<CoverageQuestion> coverageQuestions();

/// The features that rows are compared by: path and facing after ⅓, ⅔ and 1 second as steering weighs them,
/// and how the root moves.
FeatureSchema coverageSchema();

/// The rows that may play and whose they are. Refers to all.
struct CoverageRows
{
    const FeatureStore& store;              ///< of coverageSchema()
    std::span<const FeatureSource> sources; ///< that it was made of
    const SearchIndex& index;
    double legLength = 1.0; ///< metres, of the figure that is steered
};

/// The whole map, on all cores.
CoverageMap coverageMap(const CoverageRows& rows);

/// The nearest rows to a question, the nearest first, one a clip and side, as far as the nearest 16,384 rows
/// have them.
std::vector<CoverageAnswer> coverageAnswers(const CoverageRows& rows, const CoverageQuestion& question,
                                            std::size_t most);

/// The median leg length of the clips that a store holds, metres; 1 where it holds none.
double medianLegLength(const FeatureStore& store);

} // namespace tagline
