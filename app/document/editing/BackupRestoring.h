#pragma once

// BackupRestoring takes the content of backups over into the open library: each is one undo step, and nothing
// is written.

#include "app/document/library/LibraryDocument.h"

namespace tagline {

/// Gives the clips of a file the tags of `after`, the merged content of its sidecars, drawn on the length and
/// rate that `after` names. Entries of clips that the library does not have stay as they are in the sidecar.
void restoreTags(LibraryDocument& document, SourceId source, const TagSidecar& after, const QString& text);

/// Gives the library the content of another version of its file, import settings too. Returns the files with
/// settings in that version that are not in the library: these stay as they are. A library that has no file
/// yet gets its place in the same step if there is one; undoing takes it back unless the file was written or
/// read in the meantime.
std::vector<std::string> restoreLibrary(LibraryDocument& document, const LibraryFile& then,
                                        const QString& text, const std::string& place = {});

/// The settings that lead from the imports `now` to the wanted ones; the files that are not in the library go
/// to `missing`. All paths are absolute.
std::vector<SourceSettings> settingsTowards(const std::vector<LibraryImport>& wanted,
                                            const std::vector<LibraryImport>& now, const ClipLibrary& library,
                                            std::vector<std::string>& missing);

/// Whether LibraryDocument::setLibrary would change something; imports, which it keeps, are not compared.
bool wouldChange(LibraryFile wanted, const LibraryFile& now);

} // namespace tagline
