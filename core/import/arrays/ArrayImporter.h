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

/// Reads the request's file; beside an .npy, NAME.parents.json or parents.json, which are sources too.
ImportOutcome importArrays(const ImportRequest& request);

/// What the bytes of a file say, as a figure: those of an .npz archive, or of an .npy array with what stands
/// beside it. Errors as amassFigure() and placedFigure().
Result<SampledFigure> arrayFigure(std::span<const std::byte> file, const std::optional<JointTree>& tree,
                                  RepairList& repairs);

} // namespace tagline
