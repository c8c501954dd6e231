#pragma once

// ClipNotices say what is unusual about the tags of files and clips. All of it is kept as it is.

#include "core/library/ClipLibrary.h"

#include <string>
#include <vector>

namespace tagline {

/// Whether the tag sets of a clip were drawn on one version of its file: only then can its ranges be fitted
/// to another. Versions of one length and rate count as one unless the file has another motion now.
bool areSetsDrawnAlike(const ClipLibrary& library, ClipId clip);

/// Of a clip's sheet, one sentence each: values of another type than their property is declared to have,
/// point tags with ranges of more than one frame, and tag sets that were drawn on different versions of its
/// file.
std::vector<std::string> clipNotices(const ClipLibrary& library, ClipId clip);

/// Of a source's sidecar: what reading it noticed, and entries of clips that the model does not have.
std::vector<std::string> sidecarNotices(const LibrarySource& source, const ClipLibrary& library);

} // namespace tagline
