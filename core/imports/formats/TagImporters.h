#pragma once

// The formats of import, one file each.

#include "core/imports/TagImportFormat.h"

namespace tagline {

TagImportFormat csvImport();
TagImportFormat babelImport();
TagImportFormat timelineImport();
TagImportFormat elanImport();
TagImportFormat praatImport();
TagImportFormat webVttImport();
TagImportFormat audacityImport();
TagImportFormat humanMl3dImport();
TagImportFormat motionMatchingImport();
TagImportFormat o3deImport();
TagImportFormat shootSheetImport();
TagImportFormat propertiesImport();

/// In the order in which people see them: that of the formats of export, then those without one, and what
/// holds no tags.
inline std::vector<TagImportFormat> allTagImporters()
{
    return {csvImport(),        babelImport(),     timelineImport(),  elanImport(),           praatImport(),
            webVttImport(),     audacityImport(),  humanMl3dImport(), motionMatchingImport(), o3deImport(),
            shootSheetImport(), propertiesImport()};
}

} // namespace tagline
