#pragma once

// The formats of export, one file each.

#include "core/exports/ExportFormat.h"

namespace tagline {

ExportFormat csvFormat();
ExportFormat runtimeFormat();
ExportFormat npzFormat();
ExportFormat elanFormat();
ExportFormat praatFormat();
ExportFormat webVttFormat();
ExportFormat audacityFormat();

inline std::vector<ExportFormat> allFormats()
{
    return {csvFormat(),   runtimeFormat(), npzFormat(),     elanFormat(),
            praatFormat(), webVttFormat(),  audacityFormat()};
}

} // namespace tagline
