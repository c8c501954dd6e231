#pragma once

// MappedModel is a model file in memory, with what says later whether it is still the same.

#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ImportRequest.h"
#include "core/system/MappedFile.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tagline {

struct MappedModel
{
    std::shared_ptr<const MappedFile> file;
    std::string folder; ///< the real one, without links
    SourceFile source;

    std::span<const std::byte> bytes() const { return file->bytes(); }
};

/// Maps the request's file, as far as its limits allow. Codes: file.missing, file.unreadable.
Result<MappedModel> mappedModel(const ImportRequest& request);

} // namespace tagline
