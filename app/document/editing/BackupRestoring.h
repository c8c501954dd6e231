#pragma once

// BackupRestoring takes what backups hold over into the open library: each is one undo step, and nothing is
// written.

#include "app/document/library/LibraryDocument.h"

namespace tagline {

/// The clips of a file get the tags of `after`, which is what its sidecars are to say together, drawn on what
/// it says. Clips that the library does not have stay as they are in the sidecar.
void restoreTags(LibraryDocument& document, SourceId source, const TagSidecar& after, const QString& text);

/// The library gets what another version of its file holds, import settings too. Answers the files that it
/// has settings for and that are not in the library: these stay as they are.
std::vector<std::string> restoreLibrary(LibraryDocument& document, const LibraryFile& then,
                                        const QString& text);

/// The settings that lead from the imports `now` to those that are wanted; `missing` gets the files that are
/// not in the library. All paths are absolute.
std::vector<SourceSettings> settingsTowards(const std::vector<LibraryImport>& wanted,
                                            const std::vector<LibraryImport>& now, const ClipLibrary& library,
                                            std::vector<std::string>& missing);

/// Whether LibraryDocument::setLibrary would change something: it leaves imports as they are.
bool wouldChange(LibraryFile wanted, const LibraryFile& now);

} // namespace tagline
