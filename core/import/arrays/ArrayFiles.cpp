#include "core/import/arrays/ArrayFiles.h"

#include "core/import/arrays/AmassFigure.h"
#include "core/import/arrays/NpyArray.h"
#include "core/import/arrays/ZipArchive.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/system/MappedFile.h"

#include <algorithm>
#include <limits>

namespace tagline {

bool mayHoldAnything(std::string_view path)
{
    const ImportFormat* format = importFormatOf(path);
    return format && format->format == SceneFormat::Arrays;
}

bool holdsMotion(std::span<const std::byte> file)
{
    if (const auto array = NpyArray::readHead(file))
        return array->shape().size() == 3 && array->shape()[2] == 3 && array->size() > 0;
    const auto archive = ZipArchive::open(file);
    return archive && std::any_of(archive->members().begin(), archive->members().end(),
                                  [](const ZipMember& member) { return namesPoses(member.name); });
}

bool holdsMotion(const std::string& path)
{
    const auto file = MappedFile::open(path, std::numeric_limits<std::size_t>::max());
    return file && holdsMotion((*file)->bytes());
}

} // namespace tagline
