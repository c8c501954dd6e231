#pragma once

// DocumentChange says what changed in a library document: the one signal that everybody listens to.

#include "core/library/edits/LibraryEdit.h"
#include "core/support/StrongId.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

struct SheetChange;

/// Several kinds may be set at once. The lists name what the kinds speak of.
struct DocumentChange
{
    bool isReset = false;              ///< another library is open: forget everything
    bool areSourcesChanged = false;    ///< files were added, read, or failed: see `sources`
    bool areSheetsChanged = false;     ///< tags or properties of `clips`
    bool areDiskErrorsChanged = false; ///< which sidecars on the disk cannot be read any more
    bool isSaved = false;              ///< something was written, or the place of the library file changed

    LibraryParts
        parts; ///< of what the library file holds; new tags are Vocabulary, also where no file holds them
    std::vector<SourceId> sources;
    std::vector<ClipId> clips;
    /// To be read: new, or their import settings or their files are others. Nothing else starts a reading.
    std::vector<SourceId> toRead;
    std::vector<std::string> toScan; ///< folders and files that another program gave the library
    /// The sheets that were replaced, where an edit of them is what changed; null where not. They stay as
    /// they are for whoever keeps this, whatever becomes of the step.
    std::shared_ptr<const std::vector<SheetChange>> former;
};

} // namespace tagline
