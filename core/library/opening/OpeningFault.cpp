#include "core/library/opening/OpeningFault.h"

#include "core/import/ModelImporter.h"
#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/system/saving/FileContent.h"

#include <filesystem>

namespace tagline {

namespace fs = std::filesystem;

std::optional<Error> pathFault(const std::string& shown)
{
    std::error_code fault;
    const fs::file_type type = fs::status(shown, fault).type();
    if (type == fs::file_type::not_found)
        return Error{"scan.missing", "there is no such file or folder", shown};
    if (fault) return Error{"scan.unreadable", "cannot be read: " + fault.message(), shown};
    if (type == fs::file_type::directory) return std::nullopt;
    if (type != fs::file_type::regular)
        return Error{"scan.not-a-model", "is neither a file nor a folder", shown};
    if (modelPathOfSidecar(shown) || isLibraryPath(shown) || ModelImporter::canRead(shown))
        return std::nullopt;
    return Error{"scan.not-a-model",
                 "is not a model file that Tagline reads (FBX, glTF, GLB, Collada, BVH, AMASS .npz and "
                 "others); open one, "
                 "a folder or a .tagline library",
                 shown};
}

std::optional<Error> openingFault(const std::string& path)
{
    std::error_code ignored;
    if (auto fault = pathFault(path)) return fault;
    if (!isLibraryPath(path) || fs::is_directory(path, ignored)) return std::nullopt;
    const auto content = readFile(path, LibraryFile::largestBytes + 3);
    if (!content) return content.error();
    const auto file = readLibraryFile(content->bytes, path);
    return file ? std::nullopt : std::optional(file.error());
}

} // namespace tagline
