#pragma once

// BvhModel turns what a BVH file says into a skeleton and one clip, in metres and Y up.

#include "core/import/bvh/BvhFile.h"
#include "core/import/model/RepairList.h"

namespace tagline {

/// The clip is named after the file's stem. Unit and up axis, which the file does not state, are those that
/// make a person of its figure (FigureGuess.h), or the settings'; those of the file's folder where its figure
/// leaves doubt. Takes the file's keys.
ImportedModel modelOf(BvhFile file, const std::string& stem, const ImportSettings& settings,
                      RepairList repairs);

} // namespace tagline
