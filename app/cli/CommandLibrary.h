#pragma once

// CommandLibrary is the library that a command's paths mean, read whole before the command looks at it.

#include "core/library/ClipLibrary.h"
#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/SourceLoading.h"
#include "core/query/language/QueryExpression.h"

#include <string>
#include <vector>

namespace tagline {

/// What came of reading the sources of a scan; in its order.
struct CommandSources
{
    std::vector<LoadedSource> loaded;
    std::vector<Error> sidecarErrors; ///< sidecars that cannot be read
};

/// Where the library lies that tables name files from: its file's folder, or the one folder that was named.
std::string commandFolder(const LibraryScan& scan, const std::vector<std::string>& paths);

/// Reads several files at once; errors name files as the user did.
CommandSources readSources(const std::vector<FoundSource>& sources);

/// Names on standard error what is unusual about the library files.
void printLibraryNotices(const LibraryScan& scan);
/// Names on standard error what could not be read, and what is unusual.
void printLibraryMessages(const ClipLibrary& library, const std::vector<Error>& pathErrors,
                          const std::vector<Error>& sidecarErrors);
/// Whether the model of every source is there; with --allow-missing-models, whether each that is there can
/// be read.
bool areAllSourcesReady(const ClipLibrary& library);
/// Why nothing is done where something could not be read: what --strict asks for.
Error strictRefusal();

struct CommandLibrary
{
    ClipLibrary library;              ///< sources and clips in order of path
    std::string folder;               ///< that tables name files from; empty: as they were typed
    std::vector<Error> pathErrors;    ///< paths that mean no source
    std::vector<Error> sidecarErrors; ///< sidecars that cannot be read; their models are there

    /// Whether every path, model and sidecar could be read.
    bool isComplete() const;
    /// Names on standard error what could not be read, and what is unusual. False: --strict asks to end here.
    [[nodiscard]] bool printMessages() const;
};

/// Notes on standard error which values of a query no clip has, with the nearest that clips have.
void noteUnmetValues(const QueryExpression& query, const ClipLibrary& library);
/// Computes on all cores the signals that a query asks for and what like() compares, so that its evaluation
/// finds them; notes on standard error which of its joints some clips lack, and which examples are of no use.
void computeSignals(const QueryExpression& query, const ClipLibrary& library);
/// `withMirrors`: those of the query in a mirror too.
void computeSignals(const QueryExpression& query, const ClipLibrary& library, bool withMirrors);

/// Finds and reads what paths mean, several files at once; order does not depend on which comes
/// first. Expects a QCoreApplication: the import worker is looked for beside it. `library` is the file of
/// --library (LibraryOption.h), empty for none.
CommandLibrary readCommandLibrary(const std::vector<std::string>& paths, const std::string& library = {});

} // namespace tagline
