#pragma once

// ExportLosses are what of these very tags a format cannot hold, counted: nothing is dropped silently.

#include "core/exports/ExportFormat.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

struct ExportLoss
{
    ExportLossKind kind;
    std::int64_t count = 0;
    std::string example = {}; ///< a name of one of them, UTF-8; empty if they have none

    bool operator==(const ExportLoss&) const = default;
};

/// The losses of the exported clips, in order of kind; empty if nothing is lost.
std::vector<ExportLoss> exportLosses(const ExportFormat& format, const ExportContent& content,
                                     const ExportOptions& options);

/// For a terminal: "3 properties: “mood” and others".
std::string exportLossText(const ExportLoss& loss);

} // namespace tagline
