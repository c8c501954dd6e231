#pragma once

// The sample library as a copy of a person's own: what comes with the program stays as it was installed.

#include "core/support/Result.h"

#include <QString>

namespace tagline {

/// The library file in `folder`, which is filled with copies of the files beside `installed` where nothing is
/// there yet; what a person edited there stays. Error: sample.copy, where it cannot be filled.
Result<QString> ownSample(const QString& installed, const QString& folder);

} // namespace tagline
