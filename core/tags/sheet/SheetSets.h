#pragma once

// SheetSets take a sheet apart by the tag sets that its tags and properties lie in (SetNames.h).

#include "core/support/Result.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace tagline {

/// Names of tag sets; the default one is empty.
using SetList = std::set<std::string, std::less<>>;

/// Which tag sets are switched off (not drawn, no answer of a query) and which may not be edited.
struct SetSwitches
{
    SetList hidden;
    SetList locked;

    bool operator==(const SetSwitches&) const = default;
};

/// The sheet without the tags, properties and captions of these sets.
TagSheet withoutSets(const TagSheet& sheet, const SetList& sets, const TagVocabulary& vocabulary);
/// The sheet with those of these sets alone.
TagSheet withSetsOnly(const TagSheet& sheet, const SetList& sets, const TagVocabulary& vocabulary);
/// The sheet `after` an edit of `before`, with the tags, properties and captions of these sets as they were.
TagSheet withSetsKept(const TagSheet& before, TagSheet after, const SetList& sets,
                      const TagVocabulary& vocabulary);

/// Which tags go from one set to another.
struct SetMove
{
    std::string from; ///< empty: the default set
    std::string to;
    std::function<bool(std::string_view)>
        takes; ///< by the tag's name without a set; null: all, and all properties, captions and the state
};

/// The sheet with the tags that a move takes in their new set, joined with what lies there, and with their
/// records (TagRecords.h), of which those that lie there go first. Names that are new are interned. Errors:
/// sets.conflict where a property has another value on the same frames there.
Result<TagSheet> withSetMoved(const TagSheet& sheet, const SetMove& move, TagVocabulary& vocabulary);

} // namespace tagline
