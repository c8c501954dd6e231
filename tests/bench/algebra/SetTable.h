#pragma once

// SetTable holds the cells of the comparison with the peers, knows the limits that they are held to, and
// prints them as markdown.

#include "tests/bench/algebra/Contender.h"
#include "tests/bench/algebra/Measurement.h"

#include <iosfwd>
#include <optional>

namespace tagline::bench {

/// One operation on one workload, by all contenders.
struct Cell
{
    WorkloadSize size;
    WorkloadKind kind;
    Operation operation;
    Medians nanoseconds;
};

/// A limit on a ratio and what was reached.
struct Verdict
{
    std::string text; ///< what is held against what
    double limit = 0;
    double reached = 0;

    bool isHeld() const { return reached >= limit; }
};

/// Below this ratio two times count as equal.
inline constexpr double tie = 1.15;

/// How much faster than the plain merge a cell has to be; none where nothing is promised.
std::optional<double> leastRatio(const Cell& cell);
/// Everything that a cell promises: against the plain merge, CRoaring, Boost.ICL, the memory bandwidth.
std::vector<Verdict> verdicts(const Cell& cell);

/// The table of all cells: microseconds, ratios and whether the limits hold.
void printCells(std::ostream& out, const std::vector<Cell>& cells);
/// The table of the 20-term unions against both ways of the plain merge.
void printLeftFolds(std::ostream& out, const std::vector<Cell>& cells);
/// The table of answers in a new workspace beside a warm one, and of answers read as ranges beside the plain
/// merge.
void printFreshAndRead(std::ostream& out, const std::vector<Cell>& cells);
/// The table of the masks against the memory bandwidth.
void printBandwidth(std::ostream& out, const std::vector<Cell>& cells);

} // namespace tagline::bench
