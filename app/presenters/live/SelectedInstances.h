#pragma once

// SelectedInstances are the instances of counted tags among the selected ranges: the values that are shown
// of them, and the sheet after a person changes these. Several of one extent are selected together.

#include "app/document/library/Workspace.h"
#include "core/library/ClipLibrary.h"
#include "widgets/tags/fields/InstanceValueFields.h"

#include <span>
#include <vector>

namespace tagline {

/// Their number and the values that they have in common; offers nothing.
ShownInstances shownInstances(const ClipLibrary& library, std::span<const ClipSelection> selected);

/// Values that instances of the selected counted tags have in any clip, in order of name.
std::vector<OfferedInstanceValue> offeredValues(const ClipLibrary& library,
                                                std::span<const ClipSelection> selected);

/// Changes values of all instances of these extents; ranges of tags that are not counted stay.
TagSheet withInstanceValues(TagSheet sheet, std::span<const RangeRef> ranges,
                            std::span<const InstanceValueChange> changes);

} // namespace tagline
