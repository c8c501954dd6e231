#pragma once

// The formats of export, one file each.

#include "core/exports/ExportFormat.h"

namespace tagline {

ExportFormat csvFormat();
ExportFormat propertiesFormat();
ExportFormat runtimeFormat();
ExportFormat sqliteFormat();
ExportFormat npzFormat();
ExportFormat framesFormat();
ExportFormat timelineFormat();
ExportFormat babelFormat();
ExportFormat elanFormat();
ExportFormat praatFormat();
ExportFormat webVttFormat();
ExportFormat audacityFormat();
ExportFormat humanMl3dFormat();
ExportFormat blenderFormat();
ExportFormat unrealFormat();
ExportFormat unityFormat();
ExportFormat godotFormat();
ExportFormat godotLibraryFormat();
ExportFormat o3deFormat();

/// In the order in which people see them: the library in one file first.
inline std::vector<ExportFormat> allFormats()
{
    return {csvFormat(),    propertiesFormat(), runtimeFormat(),      sqliteFormat(),  npzFormat(),
            framesFormat(), babelFormat(),      timelineFormat(),     elanFormat(),    praatFormat(),
            webVttFormat(), audacityFormat(),   humanMl3dFormat(),    blenderFormat(), unrealFormat(),
            unityFormat(),  godotFormat(),      godotLibraryFormat(), o3deFormat()};
}

} // namespace tagline
