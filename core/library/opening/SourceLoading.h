#pragma once

// SourceLoading reads one model file and the sidecar beside it: the work of one import job.

#include "core/import/FileStamps.h"
#include "core/import/ModelImporter.h"
#include "core/library/SidecarStore.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The result of reading a file and its sidecar; each can fail on its own.
struct LoadedSource
{
    Result<std::shared_ptr<const ImportedModel>> model;
    ImportSettings settings; ///< settings with which the model was read
    Result<StoredSidecar> sidecar;
    /// State of the file just before it was read, with its side files; none: the file did not exist.
    std::optional<FileState> state = {};
};

/// The combined state of a model file and its side files (ImportedModel::sideFiles); it changes if any of
/// them changes.
std::optional<FileState> stateWithSideFiles(const std::string& path, std::optional<FileState> model,
                                            const std::vector<std::string>& sideFiles);
/// The place of a side file of a model file.
std::string sideFilePath(const std::string& modelPath, const std::string& sideFile);

/// Blocks; thread-safe. If the format loses the rate and `settings` name none, the rate of the sidecar is
/// taken: it is the one that the user saw when drawing the ranges.
LoadedSource loadSource(const ModelImporter& importer, const std::string& path,
                        const ImportSettings& settings = {}, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
