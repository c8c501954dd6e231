#pragma once

// StatisticsCsv writes the statistics of an answer as a table, one row a clip (RFC 4180).
//
//   clip,ranges,frames,seconds,percent,shortest_frames,median_frames,longest_frames,shortest_s,median_s,longest_s
//   walk.bvh,3,10,0.3333333333333333,55.55555555555556,2,4,4,0.06666666666666667,0.13333333333333333,…
//
// Clips are named as in the table of tags (core/exports/tables/LibraryCsv.h). Seconds and percents are the
// shortest text that reads back as the same double. Lines end in CR LF.

#include "core/exports/tables/CsvExporter.h"
#include "core/library/ClipLibrary.h"
#include "core/query/statistics/QueryStatistics.h"

#include <string>

namespace tagline {

/// Header and rows, the clips with a match in order of path and file.
std::string statisticsCsv(const QueryStatistics& statistics, const ClipLibrary& library,
                          const ExportOptions& options = {});

} // namespace tagline
