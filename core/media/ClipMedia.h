#pragma once

// ClipMedia are the reference media of an open library's clips: each clip's own, or that of a clip that was
// recorded together with it.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/SheetChange.h"
#include "core/media/MediaSource.h"
#include "core/media/ReferenceMedium.h"

#include <optional>
#include <vector>

namespace tagline {

struct ClipMedium
{
    ClipId holder;      ///< the clip whose tags say so
    MediaSource source; ///< its path is absolute
    double offset = 0;  ///< when in the medium the clip begins that was asked for, in seconds

    bool operator==(const ClipMedium&) const = default;
};

/// The clip's own medium, else the one of its first partner that has one; none if neither has. Expects a
/// clip of the library.
std::optional<ClipMedium> mediumOfClip(const ClipLibrary& library, ClipId clip);

/// Sets when in the medium of a clip's take the clip begins, in seconds; none if there is no medium. The
/// change is of the clip that holds the medium.
std::optional<SheetChange> withMediumOffset(const ClipLibrary& library, ClipId clip, double offset);

/// Gives a clip a medium of its own, whose path may be absolute: it is kept from the clip's folder.
SheetChange withMediumFile(const ClipLibrary& library, ClipId clip, const MediaSource& source, double offset);

/// Takes the medium of a clip's take away, from all clips of the take that have one.
std::vector<SheetChange> withoutMedia(const ClipLibrary& library, ClipId clip);

} // namespace tagline
