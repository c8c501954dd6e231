#pragma once

// RelativePlaces mends files that give the places of joints from where they rest (MakeHuman) and not, as the
// format has it, from their parents: read by the letter, the figure falls into a heap.

#include "core/import/model/RepairList.h"
#include "core/import/model/SampledFigure.h"

namespace tagline {

/// Adds the offset to the places of joints below the roots, where most such joints that rest away from their
/// parents would else lie on them throughout.
void addRestPlaces(SampledFigure& figure, RepairList& repairs);

} // namespace tagline
