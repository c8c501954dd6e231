#include "app/import_worker/PictureLibrary.h"

#include "app/import_worker/PictureDecoding.h"
#include "core/import/exchange/ImportFormats.h"

#include <dlfcn.h>

#include <filesystem>

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
    if (!format || format->format == SceneFormat::Bvh) return noDecoder;
    std::error_code problem;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", problem);
    const std::string path = (program.parent_path() / "tagline-pictures.so").string();
    void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); // until the process ends
    const auto load =
        library ? reinterpret_cast<LoadPictureReaders*>(::dlsym(library, loadPictureReadersName)) : nullptr;
    const auto decode =
        library ? reinterpret_cast<DecodePicture*>(::dlsym(library, decodePictureName)) : nullptr;
    if (!load || !decode) return noDecoder;
    load();
    return [decode](std::span<const std::byte> bytes, std::string_view name) {
        Result<DecodedPicture> picture = Error{};
        decode(bytes, name, picture);
        return picture;
    };
}

} // namespace tagline
