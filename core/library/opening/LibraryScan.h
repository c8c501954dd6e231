#pragma once

// LibraryScan finds the model files that paths mean: folders, model files, sidecars and library files.

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
    std::string shown; ///< as given, joined with '/'
    ImportSettings settings;
    bool isMissing = false;                 ///< only its sidecar is there
    std::optional<std::int64_t> bytes = {}; ///< where somebody asked how large it is

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
    std::vector<std::string> unwritable = {}; ///< folders, where somebody asked (UnwritableFolders.h)
};

/// Finds the sources of paths. Folders are read with their sub-folders, without hidden files and folders;
/// links to folders are followed, each folder once, so that loops end. What a folder holds beside models and
/// sidecars is passed over; a path that is itself no model is an error. A sidecar means its model.
LibraryScan scanLibrary(const std::vector<std::string>& paths);

} // namespace tagline
