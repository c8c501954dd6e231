#pragma once

// MovedFile moves one model file with its sidecars, one a tag set, over no file.

#include "core/support/Result.h"

#include <string>

namespace tagline {

/// Moves a file and what tags lie beside it: of a clip that is named by its file (BVH) the tags go to the new
/// name. Both or neither. Errors: export.replaces where a file is there, export.exists where `from` is no
/// plain file, move.disk, sidecar.…, and those of the system.
Result<void> moveWithSidecar(const std::string& from, const std::string& to);

/// Takes a move back, over no file, wherever it was cut short: model and sidecar each go as far as they have
/// to. A sidecar that cannot be read goes as it is.
Result<void> moveBack(const std::string& from, const std::string& to);

/// Whether tags lie beside a model file that may itself not be there.
bool hasSidecar(const std::string& model);

/// Whether clips of such a file are named by the file.
bool namesClips(const std::string& path);

} // namespace tagline
