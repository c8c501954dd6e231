#pragma once

// StatisticsText formats the statistics of an answer for people and for programs.

#include "core/query/statistics/QueryStatistics.h"

#include <string>

namespace tagline {

/// Totals, lengths and a histogram with bars, after the query's echo. Ranges of a counted tag are called
/// instances.
std::string statisticsText(const std::string& echo, const QueryStatistics& statistics, bool areInstances);

/// `{"query", "statistics": {"clips", "ranges", "frames", "seconds", "percent", "lengthFrames",
/// "lengthSeconds", "histogram"}}`.
std::string statisticsJson(const std::string& echo, const QueryStatistics& statistics);

} // namespace tagline
