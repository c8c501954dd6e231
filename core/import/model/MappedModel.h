#pragma once

// MappedModel is a model file in memory, with what says later whether it is still the same.

#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ImportRequest.h"
#include "core/system/MappedFile.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

struct MappedModel
{
    std::shared_ptr<const MappedFile> file;
    std::string folder; ///< the real one, without links
    SourceFile source;
    std::span<const std::byte> copied; ///< the whole file, where it was read into a copy

    std::span<const std::byte> bytes() const { return copied.empty() ? file->bytes() : copied; }
};

/// Maps the request's file, as far as its limits allow. Codes: file.missing, file.unreadable.
Result<MappedModel> mappedModel(const ImportRequest& request);

/// Like mappedModel(), but a file of 16 MB or less is read into `copy`, and its bytes() are valid as long as
/// that is not changed. A worker that keeps the copy from file to file touches no new pages, which cost more
/// than copying into those that it has.
Result<MappedModel> mappedModel(const ImportRequest& request, std::vector<std::byte>& copy);

} // namespace tagline
