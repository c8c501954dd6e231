#pragma once

// How the end of an import worker that brought no result is said to people.

#include "core/import/exchange/ImportRequest.h"
#include "core/support/Result.h"
#include "core/system/processes/ChildProcess.h"

namespace tagline {

/// Expects an end without a result. Codes: what the worker said, or import.crashed, import.too-slow,
/// import.out-of-memory, import.cancelled, import.no-worker.
Error importFailure(const ProcessEnd& end, const ImportRequest& request, const std::string& worker,
                    int wallSeconds);

/// The worker's verdict on the request's file.
Error asRefusal(Error said, const ImportRequest& request);

} // namespace tagline
