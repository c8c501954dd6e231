#include "core/import/model/MappedModel.h"

#include "core/import/exchange/Checksum.h"

#include <filesystem>

namespace tagline {

Result<MappedModel> mappedModel(const ImportRequest& request)
{
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::canonical(request.path, problem);
    if (problem) return Error{"file.missing", "there is no such file", {}};
    auto file = MappedFile::open(real.string(), std::size_t(request.limits.largestFileBytes));
    if (!file) return Error{"file.unreadable", "it cannot be opened", {}};
    MappedModel model{*std::move(file), real.parent_path().string(), {real.filename().string(), 0, 0}};
    model.source.size = std::int64_t(model.bytes().size());
    model.source.checksum = checksum(model.bytes());
    return model;
}

} // namespace tagline
