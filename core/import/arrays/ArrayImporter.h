#pragma once

// ArrayImporter reads one .npz or .npy file. Only the import worker calls it.

#include "core/import/arrays/JointTree.h"
#include "core/import/exchange/ImportRequest.h"
#include "core/import/model/ImportOutcome.h"
#include "core/import/model/RepairList.h"
#include "core/import/model/SampledFigure.h"

#include <cstddef>
#include <optional>
#include <span>

namespace tagline {

/// Reads the request's file; for an .npy also NAME.parents.json or parents.json, which become sources too.
ImportOutcome importArrays(const ImportRequest& request);

/// The figure in the bytes of a file: an .npz archive, or an .npy array with the joint tree beside it. The
/// errors are those of amassFigure() and placedFigure().
Result<SampledFigure> arrayFigure(std::span<const std::byte> file, const std::optional<JointTree>& tree,
                                  RepairList& repairs);

} // namespace tagline
