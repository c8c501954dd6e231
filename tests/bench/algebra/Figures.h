#pragma once

// Figures are what is measured of the sets beside the cells: conversions between the two forms, bytes, edits,
// queries.

#include "tests/bench/algebra/Workload.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace tagline::bench {

struct Figure
{
    std::string what;
    std::string reached;
    std::string limit = "–";
    std::optional<bool> isHeld = {}; ///< none where nothing is promised
};

/// Masks into ranges, counting masks, ranges into masks, each beside a loop over the frames. Ends the program
/// where the two differ.
std::vector<Figure> conversionFigures(const Workload& workload);
/// Bytes a tag beside CRoaring's.
std::vector<Figure> memoryFigures(const Workload& workload);
/// An edit of one clip while a snapshot is held, and a query of ten terms from its text to its plan.
std::vector<Figure> libraryFigures(const Workload& workload);

/// The same sets as ranges and as masks, at several densities, on the axis of a workload.
std::vector<Figure> densityFigures(const Workload& workload);

void printFigures(std::ostream& out, const std::vector<Figure>& figures);

/// A number with three digits, and a text of printf's.
std::string threeDigits(double value);
std::string formatted(const char* format, double value);

} // namespace tagline::bench
