#pragma once

// CoverageTexts is how people read a coverage map: its cells, its misses, and its holes as a list of what to
// capture.

#include <QString>

#include "core/search/survey/Coverage.h"

namespace tagline {

/// "1.5 m/s, turn 45° left", "1.5 m/s, straight on", "Standing, turn 45° left".
QString questionText(const CoverageQuestion& question);

/// "0.62 m, 37°".
QString missText(const CoverageMiss& miss);

/// A line for each run of neighbouring holes of one speed, after a heading; with a final line break. Empty
/// where there is no hole.
QString holesText(const CoverageMap& map);

} // namespace tagline
