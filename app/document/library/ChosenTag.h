#pragma once

// ChosenTag applies the tag set that a person chose for new tags to a document.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

namespace tagline {

/// The tag that receives the frames if a person names `tag` (core/tagging/ChosenSet.h); the vocabulary knows
/// it afterwards.
TagId tagInChosenSet(LibraryDocument& document, const Workspace& workspace, TagId tag);

} // namespace tagline
