#include "core/import/assimp/checks/FilePrechecks.h"

#include "core/import/assimp/gltf/GltfContent.h"
#include "core/support/text/BytesText.h"

namespace tagline {
namespace {

Error truncated(std::size_t promised, std::size_t there)
{
    return {"import.truncated",
            "it is cut off: it promises " + bytesText(promised) + " and has " + bytesText(there) +
                "; copy it again",
            {}};
}

Result<void> checkGlb(std::span<const std::byte> file)
{
    constexpr std::size_t headerBytes = 12;
    if (file.size() < headerBytes || wordAt(file, 0) != glbMagic)
        return Error{"import.bad-glb", "it is not a GLB file: it does not begin with “glTF”", {}};
    const std::size_t length = wordAt(file, 8);
    if (length > file.size()) return truncated(length, file.size());
    if (wordAt(file, 4) != 2) return {}; // version 1 has another layout
    for (std::size_t at = headerBytes; at < length;) {
        if (length - at < 8) return truncated(at + 8, length);
        const std::size_t chunk = wordAt(file, at);
        if (chunk > length - at - 8) return truncated(at + 8 + chunk, length);
        at += 8 + chunk;
    }
    return {};
}

} // namespace

Result<void> precheck(const ImportFormat& format, std::span<const std::byte> file)
{
    if (format.ending == "glb") return checkGlb(file);
    return {};
}

} // namespace tagline
