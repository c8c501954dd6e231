#pragma once

// CaptionLook is how the theme that is shown writes on pictures that are exported.

#include "app/pictures/PictureCaptions.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

/// With a chip for each tag of the library, named and coloured as over the picture of the window.
CaptionStyle captionStyle(const ClipLibrary& library);

} // namespace tagline
