#pragma once

// BreakdownCsv writes parts of an answer as a table (RFC 4180).
//
//   folder,clips,ranges,frames,seconds,percent
//   CMU,2,3,10,0.3333333333333333,100

#include "core/exports/tables/CsvExporter.h"
#include "core/query/statistics/AnswerBreakdown.h"

#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// `heading` is what the parts are, and stands over their names. Lines end in CR LF.
std::string breakdownCsv(std::string_view heading, std::span<const AnswerPart> parts,
                         const ExportOptions& options = {});

} // namespace tagline
