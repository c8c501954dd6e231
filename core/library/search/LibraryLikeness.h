#pragma once

// LibraryLikeness makes the clips of a library comparable: their rows, for "more like this".

#include "core/library/ClipLibrary.h"
#include "core/search/likeness/LikenessIndex.h"

namespace tagline {

struct LibraryLikeness
{
    LikenessIndex index;
    std::vector<ClipId> withoutBody; ///< clips with a motion that cannot be compared, in order of id
};

/// Computes the rows of all clips, on all cores: about a microsecond a frame each. Once stopped it ends soon,
/// with clips that have no rows.
LibraryLikeness libraryLikeness(const ClipLibrary& library, const std::stop_token& stop = {});

/// The reason why a clip cannot be compared; none if it can.
std::optional<Error> likenessRefusal(const ClipLibrary& library, ClipId clip);

} // namespace tagline
