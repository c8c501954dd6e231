#pragma once

// Confinement takes from the worker what reading one file does not need, before anything of the file is read.

#include "core/import/exchange/ImportRequest.h"

namespace tagline {

/// Limits on memory (not in sanitizer builds, which cannot live under one), work and output; no core file; no
/// network and no new rights where the system allows to give them up; the end of the parent is the end of
/// this.
void confineProcess(const ImportLimits& limits);

} // namespace tagline
