#pragma once

// RenderCaptions is what `tagline render` writes on pictures of a clip. Fonts and colours are the window's,
// which the command line does not know: main() gives them.

#include "app/cli/render/RenderOptions.h"
#include "app/pictures/PictureCaptions.h"
#include "core/library/ClipLibrary.h"

namespace tagline {

/// How captions look, with a chip for each tag of a library.
using CaptionStyler = CaptionStyle (*)(const ClipLibrary&);

/// Expects to be called before a command runs.
void setCaptionStyler(CaptionStyler styler);

/// Of the n-th clip of the file that the options name; its tags are read where chips are asked for. Errors:
/// "render.no-captions" where nobody gave fonts; those of reading the tags.
Result<PictureCaptions> renderCaptions(const RenderOptions& options, std::size_t clip, FrameRate rate);

} // namespace tagline
