#pragma once

// ClipNotices say what is unusual about the tags of files and clips. All of it is kept as it is.

#include "core/library/ClipLibrary.h"

#include <string>
#include <vector>

namespace tagline {

/// Of a clip's sheet, one sentence each: values of another type than their property is declared to have, and
/// point tags with ranges of more than one frame.
std::vector<std::string> clipNotices(const ClipLibrary& library, ClipId clip);

/// Of a source's sidecar: what reading it noticed, and entries of clips that the model does not have.
std::vector<std::string> sidecarNotices(const LibrarySource& source, const ClipLibrary& library);

} // namespace tagline
