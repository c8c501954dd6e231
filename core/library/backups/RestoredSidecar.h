#pragma once

// RestoredSidecar is what the sidecars of a model file come to once one of them is as a backup has it.

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

/// `now` is what the sets say together, edited or not, and `base` what was last read of them. Other sets stay
/// as they are now. Errors: sidecar.set-clash where the backup spells a name that is another set's.
Result<RestoredSidecar> withBackup(const TagSidecar& now, const StoredSidecar& base, const std::string& set,
                                   const TagSidecar& backup);

} // namespace tagline
