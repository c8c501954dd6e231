#pragma once

// RestoredSidecar is the result for a model file's sidecars if one of them is restored from a backup.

#include "core/library/SidecarStore.h"

#include <string>

namespace tagline {

/// The sidecars of a file together, as a save would write them now if nobody else had written them.
TagSidecar sidecarToSave(const SaveRequest& request, const TagVocabulary& vocabulary);

struct RestoredSidecar
{
    TagSidecar setNow; ///< the tag set of the backup, alone, as it is now
    TagSidecar after;  ///< all sets composed, with that one as the backup has it
};

/// `now` holds all sets, edits included, and `base` those last read. Other sets do not change. Errors:
/// sidecar.set-clash if the backup uses a name that belongs to another set.
Result<RestoredSidecar> withBackup(const TagSidecar& now, const StoredSidecar& base, const std::string& set,
                                   const TagSidecar& backup);

} // namespace tagline
