#pragma once

// LibraryCsv is the table of every tag range of a library (core/exports/tables/CsvExporter.h gives its
// columns).

#include "core/exports/ExportedClip.h"
#include "core/exports/tables/CsvExporter.h"
#include "core/support/ByteSink.h"

#include <string>

namespace tagline {

/// Header and rows, clips in order of path and file. Ranges are cut to the frames that exist. Returns the
/// number of clips that have rows.
Result<int> csvTable(const ExportContent& content, const ExportOptions& options, ByteSink& sink);

/// The answer to a query, one row a hit: the columns of csvTable() without `tag`, clips in the same order.
std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const ExportOptions& options = {});

} // namespace tagline
