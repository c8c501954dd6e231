#pragma once

// PictureDecoding turns the pictures of models into pixels with Qt's readers: a few formats, each by its
// name. It is the library tagline-pictures, which PictureLibrary loads.

#include "core/import/assimp/figure/PictureDecoder.h"

namespace tagline {

using LoadPictureReaders = void();
using DecodePicture = void(std::span<const std::byte> bytes, std::string_view name,
                           Result<DecodedPicture>& picture);

inline constexpr const char* loadPictureReadersName = "taglineLoadPictureReaders";
inline constexpr const char* decodePictureName = "taglineDecodePicture";

} // namespace tagline

extern "C" {

/// Loads Qt's readers, which a confined process cannot.
[[gnu::visibility("default")]] void taglineLoadPictureReaders();

/// PNG, JPEG and BMP; WebP and TGA where Qt has readers for them here. What a picture is is known by its
/// first bytes (TGA has no mark: by its name's ending), and no other reader is asked. Error codes: format,
/// too-large, unreadable.
[[gnu::visibility("default")]] void taglineDecodePicture(std::span<const std::byte> bytes,
                                                         std::string_view name,
                                                         tagline::Result<tagline::DecodedPicture>& picture);
}
