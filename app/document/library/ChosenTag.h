#pragma once

// ChosenTag joins the document with the tag set that a person chose for new tags.

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"

namespace tagline {

/// The tag that gets the frames where a person names `tag` (core/tagging/ChosenSet.h); it is known
/// afterwards.
TagId tagInChosenSet(LibraryDocument& document, const Workspace& workspace, TagId tag);

} // namespace tagline
