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
// them. A property merges likewise, its elements being pairs of frame and value. Captions, and
// instances of counted tags, are kept, added and removed whole. A state is what was said last; one that was
// reviewed is done where neither side reviewed just what comes of the merge.

#include "core/tags/sheet/TagSheet.h"

#include <optional>
#include <span>
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

/// Whose value is taken in a conflict; that of the base is none where it has none.
enum class MergeSide { Ours, Theirs, Base };

/// A conflict that a person decided.
struct TakenSide
{
    PropertyConflict conflict;
    MergeSide side = MergeSide::Ours;

    bool operator==(const TakenSide&) const = default;
};

struct MergedSheet
{
    TagSheet sheet;                          ///< with our value in conflicts that are not decided
    std::vector<PropertyConflict> conflicts; ///< decided or not, in order of name, then of start
};

/// If only one side differs from the base, the answer is that side, authored ranges and all. The sides can
/// change places: only the value taken in a conflict then differs. Each conflict within one of `taken` that
/// all three versions say the same of gets the value of that side. Expects no two
/// of them of a name on a frame.
MergedSheet merged(const TagSheet& base, const TagSheet& ours, const TagSheet& theirs,
                   std::span<const TakenSide> taken = {});

/// The side that one of `taken` gives the conflict, if it has the same values on all of its frames. Expects
/// them in order of name, then of start, as conflicts are.
std::optional<MergeSide> decidedSide(const PropertyConflict& conflict, std::span<const TakenSide> taken);

/// The same side for each of the conflicts.
std::vector<TakenSide> takenFrom(MergeSide side, std::span<const PropertyConflict> conflicts);

} // namespace tagline
