#include "core/import/bvh/BvhImporter.h"

#include "core/import/bvh/BvhModel.h"
#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/PlainText.h"
#include "core/system/MappedFile.h"

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

Result<ImportedModel> modelOf(std::span<const std::byte> bytes, const ImportRequest& request)
{
    const auto plain = plainText(*importFormatOf(request.path), bytes);
    const auto text = plain.empty() ? bytes : std::span<const std::byte>(plain);
    auto file = readBvh({reinterpret_cast<const char*>(text.data()), text.size()});
    if (!file) return file.error();
    return checkedModel(modelOf(*std::move(file), fileStem(request.path), request.settings, {}));
}

} // namespace

ImportOutcome importBvh(const ImportRequest& request)
{
    std::error_code problem;
    const fs::path real = fs::canonical(request.path, problem);
    if (problem) return {Error{"file.missing", "there is no such file", {}}, {}};
    const auto file = MappedFile::open(real.string(), std::size_t(request.limits.largestFileBytes));
    if (!file) return {Error{"file.unreadable", "it cannot be opened", {}}, {}};
    const auto bytes = (*file)->bytes();
    const SourceFile source{real.filename().string(), std::int64_t(bytes.size()), checksum(bytes)};
    return {modelOf(bytes, request), {source}};
}

} // namespace tagline
