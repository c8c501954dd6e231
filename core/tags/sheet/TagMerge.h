#pragma once

// TagMerge joins two changed versions of a sheet with their common base.
//
//   base     [······)      [····)
//   ours     [··········)  [····)      the first one made longer
//   theirs   [······)                  the second one removed
//   merged   [··········)
//
// Per tag: kept = base ∩ ours ∩ theirs, plus ours − base, plus theirs − base. The same rule decides which
// neighbouring frames belong to one authored range, so that touching ranges stay apart unless a side joined
// them. A property merges likewise, its elements being pairs of frame and value. Captions and instances of
// counted tags are kept, added and removed whole. The last state wins; reviewed becomes done if no side
// reviewed exactly the result.

#include "core/tags/sheet/TagSheet.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Frames on which both sides changed a property to different values.
struct PropertyConflict
{
    std::string name;
    FrameRange range;
    std::optional<PropertyValue> base; ///< none if the base has no value there
    PropertyValue ours;
    PropertyValue theirs;

    bool operator==(const PropertyConflict&) const = default;
};

/// The side whose value is taken in a conflict; Base means no value if the base has none.
enum class MergeSide { Ours, Theirs, Base };

/// A conflict that the user decided.
struct TakenSide
{
    PropertyConflict conflict;
    MergeSide side = MergeSide::Ours;

    bool operator==(const TakenSide&) const = default;
};

struct MergedSheet
{
    TagSheet sheet;                          ///< with our value in undecided conflicts
    std::vector<PropertyConflict> conflicts; ///< decided or not, in order of name, then of start
};

/// If only one side differs from the base, the answer is that side, including its authored ranges. The sides
/// can change places: only the value taken in a conflict then differs. A conflict that lies within one of
/// `taken` with the same three values gets the value of that side. Expects no two of them with the same name
/// on one frame.
MergedSheet merged(const TagSheet& base, const TagSheet& ours, const TagSheet& theirs,
                   std::span<const TakenSide> taken = {});

/// The side of the one in `taken` that has the conflict's values on all of its frames; none if there is none.
/// Expects them in order of name, then of start, as conflicts are.
std::optional<MergeSide> decidedSide(const PropertyConflict& conflict, std::span<const TakenSide> taken);

/// Takes this side for each of the conflicts.
std::vector<TakenSide> takenFrom(MergeSide side, std::span<const PropertyConflict> conflicts);

} // namespace tagline
