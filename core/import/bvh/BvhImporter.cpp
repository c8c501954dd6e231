#include "core/import/bvh/BvhImporter.h"

#include "core/import/bvh/BvhModel.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/MappedModel.h"
#include "core/import/model/PlainText.h"

namespace tagline {
namespace {

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
    static thread_local std::vector<std::byte> copy; // its pages are used again for the next file
    const auto mapped = mappedModel(request, copy);
    if (!mapped) return {mapped.error(), {}};
    return {modelOf(mapped->bytes(), request), {mapped->source}};
}

} // namespace tagline
