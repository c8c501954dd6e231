#pragma once

// SampledModel turns a figure that is said frame by frame into a skeleton and one clip, in metres and Y up.

#include "core/import/model/RepairList.h"
#include "core/import/model/SampledFigure.h"

namespace tagline {

/// Puts joints whose offset is no number where their parent is.
void mendOffsets(SampledFigure& figure, RepairList& repairs);

/// The clip is named after the file's stem. Unit and up axis are those of the settings, else those of the
/// figure, else those that give it the size and stance of a person (FigureGuess.h); in doubt those of the
/// file's folder. Expects finite offsets. Takes the figure's keys; the caller names the importer.
ImportedModel modelOf(SampledFigure figure, const std::string& stem, const ImportSettings& settings,
                      RepairList repairs);

} // namespace tagline
