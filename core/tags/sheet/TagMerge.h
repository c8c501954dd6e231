#pragma once

// TagMerge joins two changed versions of a sheet with the version that both came from.
//
//   base     [······)      [····)
//   ours     [··········)  [····)      the first one made longer
//   theirs   [······)                  the second one removed
//   merged   [··········)
//
// Per tag: kept = base ∩ ours ∩ theirs, plus ours − base, plus theirs − base. The same rule says which
// neighbouring frames belong to one authored range, so that touching ranges stay apart unless a side joined
// them. A property merges likewise, its elements being pairs of frame and value. Captions are kept, added and
// removed whole. A state is what was said last; one that was reviewed is done where neither side reviewed
// just what comes of the merge.

#include "core/tags/sheet/TagSheet.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Frames on which both sides set another value of a property, and not the same.
struct PropertyConflict
{
    std::string name;
    FrameRange range;
    std::optional<PropertyValue> base; ///< absent where the base has no value there
    PropertyValue ours;
    PropertyValue theirs;

    bool operator==(const PropertyConflict&) const = default;
};

struct MergedSheet
{
    TagSheet sheet;                          ///< with our value where there is a conflict
    std::vector<PropertyConflict> conflicts; ///< in order of name, then of start
};

/// If only one side differs from the base, the answer is that side, authored ranges and all. The sides can
/// change places: only the value taken in a conflict then differs.
MergedSheet merged(const TagSheet& base, const TagSheet& ours, const TagSheet& theirs);

} // namespace tagline
