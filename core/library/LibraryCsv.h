#pragma once

// LibraryCsv is the table of every tag range of a library (core/io/exporters/CsvExporter.h gives its
// columns).

#include "core/io/exporters/CsvExporter.h"
#include "core/library/ClipLibrary.h"
#include "core/library/DerivedTag.h"

#include <span>
#include <string>

namespace tagline {

/// How a clip is named within the table: its file's path, with `:name` where the file holds several clips,
/// and
/// `:name:index` where several of those have the same name. The path is as it was given, or from a folder
/// (core/io/exporters/ExportedPath.h).
std::string csvClipName(const ClipLibrary& library, ClipId clip, const std::string& folder = {});

/// Header and rows, clips in order of path and file. Ranges are cut to the frames that exist.
std::string csvTable(const ClipLibrary& library, std::span<const DerivedTag> derived = {},
                     const CsvOptions& options = {});

/// The answer to a query, one row a hit: the columns of csvTable() without `tag`, clips in the same order.
std::string answerCsv(const FrameSet& answer, const ClipLibrary& library, const CsvOptions& options = {});

} // namespace tagline
