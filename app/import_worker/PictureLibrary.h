#pragma once

// PictureLibrary loads the part of the worker that decodes pictures, if a file may hold some: most motion
// holds none, and Qt's readers take longer to load than a small file to read.

#include "core/import/assimp/figure/PictureDecoder.h"

#include <string_view>

namespace tagline {

/// Returns the decoder of the pictures of a model file. To be called before the process is confined. If the
/// library is not there, returns a decoder whose error says so.
PictureDecoder loadPictureDecoder(std::string_view modelPath);

} // namespace tagline
