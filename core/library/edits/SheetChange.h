#pragma once

// SheetChange is what an edit makes of the tags of one clip.

#include "core/library/ClipLibrary.h"

#include <optional>

namespace tagline {

/// On what the ranges of a clip were drawn: another version of its file, or, with none, the present one.
struct DrawnOn
{
    std::optional<SourceChange> version;
};

/// A clip and the sheet that it is to have.
struct SheetChange
{
    ClipId clip;
    TagSheet sheet;
    std::optional<DrawnOn> drawnOn = std::nullopt; ///< what it is to become as well; none: it stays
};

} // namespace tagline
