#pragma once

// LibraryScan finds the model files for given paths: folders, model files, sidecars and library files.

#include "core/io/LibraryFile.h"
#include "core/support/Result.h"
#include "core/system/saving/FileContent.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// A model file that was found, or one that a sidecar names and that is not there.
struct FoundSource
{
    std::string path;  ///< absolute; its folder without links
    std::string shown; ///< path as given, joined with '/'
    ImportSettings settings;
    bool isMissing = false;                 ///< only its sidecar exists
    std::optional<std::int64_t> bytes = {}; ///< file size, if the caller asked for it

    bool operator==(const FoundSource&) const = default;
};

/// A library file that was named, or that lies at the top of a folder that was named.
struct FoundLibrary
{
    std::string path; ///< absolute; its folder without links
    std::string shown;
    FileStamp stamp;
    LibraryFile file;
};

struct LibraryScan
{
    std::vector<FoundSource> sources; ///< in order of the bytes of `shown`, each file once
    std::vector<FoundLibrary> libraries;
    std::vector<Error> errors; ///< paths that are missing, unreadable or no models; in the order found
    std::vector<Error> unreadLibraries = {};  ///< of the errors, those of library files that are there
    std::vector<std::string> unwritable = {}; ///< folders, if the caller asked for them (UnwritableFolders.h)
    /// Folders that were read with all below them, as shown: those of the paths, and of library files that
    /// the paths name.
    std::vector<std::string> wholeFolders = {};
};

/// Finds the sources of paths. Folders are read with their sub-folders, without hidden ones; links to folders
/// are followed, each folder once, so that loops end. Other files in folders are skipped; a path that is
/// itself no model is an error. A sidecar stands for its model.
LibraryScan scanLibrary(const std::vector<std::string>& paths);

// Rules of the scan, for those that look at one folder again:

/// Paths of the sub-folders of a folder and of its files that may be models, without hidden ones; none if it
/// cannot be read.
std::vector<std::string> entriesToScan(const std::string& folder);
/// Whether the scan of a folder takes this file of it as a model. Array files are opened: they may hold any
/// data.
bool isScannedModel(const std::string& path);
/// Whether an entry of a folder is a link to that folder or to one above it, which the scan does not follow.
bool leadsUp(const std::string& folder, const std::string& entry);

} // namespace tagline
