#pragma once

// ReadFiles remember what model files held when this program last read them, so that those who save tags know
// which content was tagged without reading the files again.

#include "core/import/ImportedModel.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tagline {

struct ReadFile
{
    std::uint64_t hash = 0;                   ///< Xxh3 of its bytes
    std::weak_ptr<const ImportedModel> model; ///< what was read of it, while somebody holds it
};

/// Thread-safe, both. Paths are taken as they are spelled.
void noteReadFile(const std::string& path, ReadFile file);
std::optional<ReadFile> readFileAt(const std::string& path);

} // namespace tagline
