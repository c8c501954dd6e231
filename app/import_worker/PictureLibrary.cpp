#include "app/import_worker/PictureLibrary.h"

#include "app/import_worker/PictureDecoding.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/PathText.h"
#include "core/system/SharedLibrary.h"
#include "core/system/processes/ThisProcess.h"

namespace tagline {
namespace {

Result<DecodedPicture> noDecoder(std::span<const std::byte>, std::string_view)
{
    return Error{"unreadable", "the library tagline-pictures cannot be loaded: install Tagline again", {}};
}

} // namespace

PictureDecoder loadPictureDecoder(std::string_view modelPath)
{
    const ImportFormat* format = importFormatOf(modelPath);
    if (!format || !mayHoldPictures(*format)) return noDecoder;
    const SharedLibrary library(folderOf(programPath()) + "/tagline-pictures.so");
    const auto load = library.function<LoadPictureReaders>(loadPictureReadersName);
    const auto decode = library.function<DecodePicture>(decodePictureName);
    if (!load || !decode) return noDecoder;
    load();
    return [decode](std::span<const std::byte> bytes, std::string_view name) {
        Result<DecodedPicture> picture = Error{};
        decode(bytes, name, picture);
        return picture;
    };
}

} // namespace tagline
