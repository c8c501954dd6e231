#pragma once

// ImportOutcome is the result of reading one model file, by any of the readers.

#include "core/import/exchange/ClipCache.h"

namespace tagline {

struct ImportOutcome
{
    Result<ImportedModel> model; ///< errors have no file name; their codes start with "import."
    std::vector<SourceFile>
        sources; ///< files that it depends on, the model file first; empty if these are not known
};

/// The final validation of a model: faults that a reader let through become an error for people. Error code:
/// import.invalid-model.
Result<ImportedModel> checkedModel(ImportedModel model);

} // namespace tagline
