#include "core/import/bvh/BvhFile.h"

#include "core/import/bvh/BvhHierarchy.h"
#include "core/import/bvh/BvhMotion.h"

namespace tagline {

Result<BvhFile> readBvh(std::string_view text)
{
    BvhText words(text);
    BvhFile file;
    if (auto read = readHierarchy(words, file); !read) return read.error();
    if (auto read = readMotion(words, file); !read) return read.error();
    return file;
}

} // namespace tagline
