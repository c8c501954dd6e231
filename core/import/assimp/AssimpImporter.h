#pragma once

// AssimpImporter reads one model file with Assimp. It trusts neither the file nor Assimp, and still may
// crash: only the import worker calls it.

#include "core/import/assimp/figure/PictureDecoder.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ImportRequest.h"

namespace tagline {

struct ImportedFile
{
    ImportedModel model;
    std::vector<SourceFile> sources; ///< the model file first
};

/// Reads the request's file. Errors have no file name; their codes start with "import.".
Result<ImportedFile> importWithAssimp(const ImportRequest& request, const PictureDecoder& decode);

} // namespace tagline
