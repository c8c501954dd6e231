#pragma once

// DocumentChange describes a change of a library document: the argument of the signal changed().

#include "core/library/edits/LibraryEdit.h"
#include "core/support/StrongId.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

struct SheetChange;

/// Several flags may be set at once. The lists name the sources and clips that the flags refer to.
struct DocumentChange
{
    bool isReset = false;                 ///< another library is open: forget everything
    bool areSourcesChanged = false;       ///< files were added, read, or failed: see `sources`
    bool areSheetsChanged = false;        ///< tags or properties of `clips`
    bool areDiskErrorsChanged = false;    ///< which sidecars on the disk are unreadable has changed
    bool areFormerMotionsChanged = false; ///< how motions of `clips` are beside those of their former files
    bool isSaved = false;                 ///< a file was written, or the place of the library file changed

    LibraryParts
        parts; ///< changed parts of the library file; new tags are Vocabulary, even if no file holds them
    std::vector<SourceId> sources;
    std::vector<ClipId> clips;
    /// Sources to read: new, or with other import settings or files. Nothing else starts a reading.
    std::vector<SourceId> toRead;
    std::vector<std::string> toScan; ///< folders and files that another program gave the library
    /// Folders whose files were added with all below them, as shown: new files there belong to the library.
    std::vector<std::string> wholeFolders;
    /// The replaced sheets, if an edit of sheets caused the change; else null. They stay unchanged for as
    /// long as this is kept, even if the undo step goes.
    std::shared_ptr<const std::vector<SheetChange>> former;
};

} // namespace tagline
