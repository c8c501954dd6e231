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
    ImportSettings settings; ///< what the model was read with
    Result<StoredSidecar> sidecar;
    /// Of the file just before it was read, with its side files; none: it was not there.
    std::optional<FileState> state = {};
};

/// The state of a model file as one with those of its side files (ImportedModel::sideFiles): another where
/// any of them is another.
std::optional<FileState> stateWithSideFiles(const std::string& path, std::optional<FileState> model,
                                            const std::vector<std::string>& sideFiles);
/// The place of a side file of a model file.
std::string sideFilePath(const std::string& modelPath, const std::string& sideFile);

/// Blocks; thread-safe. Where the format loses the rate and `settings` name none, the sidecar's rate is
/// taken: it is the one that the user saw when drawing the ranges.
LoadedSource loadSource(const ModelImporter& importer, const std::string& path,
                        const ImportSettings& settings = {}, const std::atomic<bool>* cancelled = nullptr);

} // namespace tagline
