#pragma once

// PropertyEdit gives frames of many clips a value of a property, or takes it away.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/SheetChange.h"
#include "core/tagging/BulkTagging.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The sheets that the edit makes (only those that differ), and what it comes to.
struct PropertyEdit
{
    std::vector<SheetChange> changes;
    std::int64_t frames = 0; ///< whose value is another afterwards
    int unchanged = 0;       ///< clips that have what was asked for already
    int outside = 0;         ///< clips that end before the frames begin
    int readOnly = 0;        ///< clips that cannot be edited
};

/// Frames are cut to the clips. Without a value, those that the frames have are taken away, past the clip's
/// end too where a clip is meant as a whole.
PropertyEdit propertyEdit(const ClipLibrary& library, std::string_view name,
                          const std::optional<PropertyValue>& value, std::span<const ClipFrames> where);

} // namespace tagline
