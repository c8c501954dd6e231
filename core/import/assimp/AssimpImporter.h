#pragma once

// AssimpImporter reads one model file with Assimp. It trusts neither the file nor Assimp, and still may
// crash: only the import worker calls it.

#include "core/import/assimp/figure/PictureDecoder.h"
#include "core/import/exchange/ImportRequest.h"
#include "core/import/model/ImportOutcome.h"

namespace tagline {

/// Reads the request's file, which is no BVH.
ImportOutcome importWithAssimp(const ImportRequest& request, const PictureDecoder& decode);

} // namespace tagline
