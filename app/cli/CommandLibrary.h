#pragma once

// CommandLibrary is the library of a command's paths, read completely before the command uses it.

#include "core/library/ClipLibrary.h"
#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/SourceLoading.h"
#include "core/query/language/QueryExpression.h"

#include <string>
#include <vector>

namespace tagline {

/// Results of reading the sources of a scan, in its order.
struct CommandSources
{
    std::vector<LoadedSource> loaded;
    std::vector<Error> sidecarErrors; ///< sidecars that cannot be read
};

/// Folder that tables name files from: that of the library file, or the only folder among the paths.
std::string commandFolder(const LibraryScan& scan, const std::vector<std::string>& paths);

/// Folder of the import's cache, which may still have former versions of files.
std::string commandCacheFolder();

/// Reads files in parallel; errors name files as the user did.
CommandSources readSources(const std::vector<FoundSource>& sources);

/// Prints on standard error the notices of the library files.
void printLibraryNotices(const LibraryScan& scan);
/// Prints on standard error what could not be read, and notes on unusual things.
void printLibraryMessages(const ClipLibrary& library, const std::vector<Error>& pathErrors,
                          const std::vector<Error>& sidecarErrors);
/// Whether the model of every source is ready; with --allow-missing-models, missing models do not
/// count.
bool areAllSourcesReady(const ClipLibrary& library);
/// The error with which a command ends if something could not be read and --strict was given.
Error strictRefusal();

struct CommandLibrary
{
    ClipLibrary library;              ///< sources and clips in order of path
    std::string folder;               ///< folder that tables name files from; empty: as they were typed
    std::vector<Error> pathErrors;    ///< paths without sources
    std::vector<Error> sidecarErrors; ///< sidecars that cannot be read, of models that exist

    /// Whether every path, model and sidecar could be read.
    bool isComplete() const;
    /// Prints on standard error what could not be read, and notes. False if --strict asks to end here.
    [[nodiscard]] bool printMessages() const;
};

/// Prints on standard error which values of a query no clip has, with the nearest that clips have.
void noteUnmetValues(const QueryExpression& query, const ClipLibrary& library);
/// Computes on all cores the signals of a query and the comparisons of like(), for its evaluation; prints on
/// standard error which of its joints some clips lack, and which examples are of no use.
void computeSignals(const QueryExpression& query, const ClipLibrary& library);
/// With `withMirrors` also those of the mirrored query.
void computeSignals(const QueryExpression& query, const ClipLibrary& library, bool withMirrors);

/// Finds and reads the files of the paths in parallel; the order of the result does not depend on timing.
/// Expects a QCoreApplication: the import worker is looked for beside it. `library` is the file of --library
/// (LibraryOption.h), empty for none.
CommandLibrary readCommandLibrary(const std::vector<std::string>& paths, const std::string& library = {});

} // namespace tagline
