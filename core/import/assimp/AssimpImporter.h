#pragma once

// AssimpImporter reads one model file with Assimp. It trusts neither the file nor Assimp, and still may
// crash: only the import worker calls it.

#include "core/import/assimp/figure/PictureDecoder.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ImportRequest.h"

namespace tagline {

struct ImportOutcome
{
    Result<ImportedModel> model; ///< errors have no file name; their codes start with "import."
    std::vector<SourceFile>
        sources; ///< what it depends on, the model file first; empty where that is unknown
};

/// Reads the request's file.
ImportOutcome importWithAssimp(const ImportRequest& request, const PictureDecoder& decode);

} // namespace tagline
