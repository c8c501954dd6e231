#pragma once

// SelectedInstances are the instances of counted tags among the selected ranges: what is to see of their
// values, and what they come to when a person changes these. Several of one extent are selected together.

#include "app/document/library/Workspace.h"
#include "core/library/ClipLibrary.h"
#include "widgets/tags/fields/InstanceValueFields.h"

#include <span>
#include <vector>

namespace tagline {

/// How many there are, and what they have together; offers nothing.
ShownInstances shownInstances(const ClipLibrary& library, std::span<const ClipSelection> selected);

/// What instances of the selected counted tags have in any clip: in order of name.
std::vector<OfferedInstanceValue> offeredValues(const ClipLibrary& library,
                                                std::span<const ClipSelection> selected);

/// Changes values of all instances of these extents; ranges of tags that are not counted stay.
TagSheet withInstanceValues(TagSheet sheet, std::span<const RangeRef> ranges,
                            std::span<const InstanceValueChange> changes);

} // namespace tagline
