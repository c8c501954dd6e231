#pragma once

// RenderCaptions are the captions of `tagline render` on pictures of a clip. Fonts and colours are the
// window's, which the command line does not depend on: main() sets them.

#include "app/cli/render/RenderOptions.h"
#include "app/pictures/PictureCaptions.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

/// Returns the style of captions, with a chip for each tag of a library.
using CaptionStyler = CaptionStyle (*)(const ClipLibrary&);

/// Sets the styler. Expects to be called before a command runs.
void setCaptionStyler(CaptionStyler styler);

/// Captions of the n-th clip of the file in the options; its tags are read if chips are requested. Errors:
/// "render.no-captions" if no styler is set; those of reading the tags.
Result<PictureCaptions> renderCaptions(const RenderOptions& options, std::size_t clip, FrameRate rate);

} // namespace tagline
