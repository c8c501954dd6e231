#pragma once

// SheetChange is the change of one clip's tags by an edit.

#include "core/library/ClipLibrary.h"

#include <optional>

namespace tagline {

/// The version on which a clip's ranges were drawn: a former one of its file, or, with none, the present one.
struct DrawnOn
{
    std::optional<SourceChange> version;
};

/// A clip and its new sheet.
struct SheetChange
{
    ClipId clip;
    TagSheet sheet;
    std::optional<DrawnOn> drawnOn = std::nullopt; ///< new version that they are drawn on; none: unchanged
};

} // namespace tagline
