#pragma once

// CoverageTexts describe a coverage map in words: its cells, its misses, and its
// holes as a list of motions to capture.

#include <QString>

#include "core/search/survey/Coverage.h"

namespace tagline {

/// "1.5 m/s, turn 45° left", "1.5 m/s, straight on", "Standing, turn 45° left".
QString questionText(const CoverageQuestion& question);

/// "0.62 m, 37°".
QString missText(const CoverageMiss& miss);

/// A heading and a line for each run of neighbouring holes of one speed, with a final line break. Empty if
/// there is no hole.
QString holesText(const CoverageMap& map);

} // namespace tagline
