#pragma once

// KeptSaving saves a sidecar as SidecarStore does, and keeps what it replaces.

#include "core/library/SidecarStore.h"
#include "core/library/backups/SidecarBackups.h"

#include <optional>

namespace tagline {

struct KeptSave
{
    Result<SaveOutcome> outcome;
    std::optional<Error> fault; ///< why what was replaced could not be kept; it was saved all the same
};

/// Who holds the lock of the folder that a sidecar lies in (FolderLock) while it is saved.
enum class FolderHold {
    ByThisSave,
    ByCaller ///< who saves several files of a folder at once
};

/// saveSidecar(); the files that it replaces or removes are kept as backups.
KeptSave saveSidecarKeeping(const BackupPlace& place, const SaveRequest& request, TagVocabulary& vocabulary,
                            ConflictChoice choice = ConflictChoice::Ask,
                            FolderHold hold = FolderHold::ByThisSave);

} // namespace tagline
