#pragma once

// KeptSaving saves a sidecar as SidecarStore does, and keeps what it replaces.

#include "core/library/SidecarStore.h"
#include "core/library/backups/SidecarBackups.h"

#include <optional>

namespace tagline {

struct KeptSave
{
    Result<SaveOutcome> outcome;
    std::optional<Error> fault; ///< why the replaced file could not be backed up; it was saved nevertheless
};

/// Holder of the lock on the sidecar's folder (FolderLock) during a save.
enum class FolderHold {
    ByThisSave,
    ByCaller ///< the caller, which saves several files of one folder
};

/// saveSidecar(); the files that it replaces or removes are kept as backups.
KeptSave saveSidecarKeeping(const BackupPlace& place, const SaveRequest& request, TagVocabulary& vocabulary,
                            ConflictChoice choice = ConflictChoice::Ask,
                            FolderHold hold = FolderHold::ByThisSave);

} // namespace tagline
