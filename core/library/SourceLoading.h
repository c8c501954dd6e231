#pragma once

// SourceLoading reads one model file and the sidecar beside it: the work of one import job.

#include "core/import/ModelImporter.h"
#include "core/library/SidecarStore.h"

#include <atomic>
#include <memory>

namespace tagline {

/// What came of a file and of its sidecar; each can fail on its own.
struct LoadedSource
{
    Result<std::shared_ptr<const ImportedModel>> model;
    ImportSettings settings; ///< what the model was read with
    Result<StoredSidecar> sidecar;
};

/// Blocks; thread-safe. Where the format loses the rate and `settings` name none, the sidecar's rate is
/// taken: it is the one that the user saw when drawing the ranges.
LoadedSource loadSource(const ModelImporter& importer, const std::string& path,
                        const ImportSettings& settings = {}, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
