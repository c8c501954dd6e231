#pragma once

// ImportOutcome is what came of reading one model file, whoever read it.

#include "core/import/exchange/ClipCache.h"

namespace tagline {

struct ImportOutcome
{
    Result<ImportedModel> model; ///< errors have no file name; their codes start with "import."
    std::vector<SourceFile>
        sources; ///< what it depends on, the model file first; empty where that is unknown
};

/// The last look at a model: what slipped through is an error for people, not a broken result. Error code:
/// import.invalid-model.
Result<ImportedModel> checkedModel(ImportedModel model);

} // namespace tagline
