#include "core/import/model/MappedModel.h"

#include "core/import/exchange/Checksum.h"

#include <filesystem>

namespace tagline {

namespace {

constexpr std::uintmax_t largestCopy = 16u << 20; ///< bytes

Result<MappedModel> mappedModel(const ImportRequest& request, std::size_t mostCopied,
                                std::vector<std::byte>& copy)
{
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::canonical(request.path, problem);
    if (problem) return Error{"file.missing", "there is no such file", {}};
    auto file =
        MappedFile::open(real.string(), std::size_t(request.limits.largestFileBytes), mostCopied, copy);
    if (!file) return Error{"file.unreadable", "it cannot be opened", {}};
    MappedModel model{*std::move(file), real.parent_path().string(), {real.filename().string(), 0, 0}, {}};
    if (copy.size() == model.file->bytes().size()) model.copied = copy; // else it grew meanwhile
    model.source.size = std::int64_t(model.bytes().size());
    model.source.checksum = checksum(model.bytes());
    return model;
}

} // namespace

Result<MappedModel> mappedModel(const ImportRequest& request)
{
    std::vector<std::byte> none;
    return mappedModel(request, 0, none);
}

Result<MappedModel> mappedModel(const ImportRequest& request, std::vector<std::byte>& copy)
{
    std::error_code problem; // a size that cannot be had is none: the file is mapped
    const std::uintmax_t size = std::filesystem::file_size(request.path, problem);
    return mappedModel(request, !problem && size <= largestCopy ? std::size_t(size) : 0, copy);
}

} // namespace tagline
