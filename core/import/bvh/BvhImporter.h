#pragma once

// BvhImporter reads one BVH file. Only the import worker calls it.

#include "core/import/exchange/ImportRequest.h"
#include "core/import/model/ImportOutcome.h"

namespace tagline {

/// Reads the request's file.
ImportOutcome importBvh(const ImportRequest& request);

} // namespace tagline
