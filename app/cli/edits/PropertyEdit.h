#pragma once

// PropertyEdit gives frames of many clips a value of a property, or removes it.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/SheetChange.h"
#include "core/tagging/BulkTagging.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The sheets that the edit makes (only those that differ), and its counts.
struct PropertyEdit
{
    std::vector<SheetChange> changes;
    std::int64_t frames = 0; ///< number of frames whose value changes
    int unchanged = 0;       ///< clips that are already as requested
    int outside = 0;         ///< clips that end before the frames begin
    int readOnly = 0;        ///< clips that cannot be edited
};

/// Frames are cut to the clips. Without a value, the values of the frames are removed, also past the clip's
/// end if the clip is selected as a whole.
PropertyEdit propertyEdit(const ClipLibrary& library, std::string_view name,
                          const std::optional<PropertyValue>& value, std::span<const ClipFrames> where);

} // namespace tagline
