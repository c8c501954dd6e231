#pragma once

// Confinement takes from the worker what reading one file does not need, before anything of the file is read.

#include "core/import/exchange/ImportRequest.h"

namespace tagline {

/// Limits on memory, work and what is written; no core file; the end of the parent is the end of this, at
/// once or when it waits for the next request. Where the system allows to give them up: no network, no new
/// rights, no files but those in the model's folder and the result. Sanitizer builds keep their memory and
/// their files: they cannot live without.
void confineProcess(const ImportRequest& request, bool takesMore);

/// Gives a process that has worked already as much work more as a request allows. Expects confineProcess
/// before.
void allowWork(const ImportLimits& limits);

} // namespace tagline
