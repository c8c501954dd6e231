#pragma once

// LibraryCsv is the table of every tag range of a library (core/exports/CsvExporter.h gives its
// columns).

#include "core/exports/CsvExporter.h"
#include "core/exports/ExportedClip.h"

#include <string>

namespace tagline {

/// Header and rows, clips in order of path and file. Ranges are cut to the frames that exist.
std::string csvTable(const ExportContent& content, const ExportOptions& options = {});

/// The answer to a query, one row a hit: the columns of csvTable() without `tag`, clips in the same order.
std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const ExportOptions& options = {});

} // namespace tagline
