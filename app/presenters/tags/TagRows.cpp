#include "app/presenters/tags/TagRows.h"

#include "app/presenters/library/ClipTexts.h"

namespace tagline {

std::vector<TagRow> tagRows(const ClipLibrary& library)
{
    std::vector<TagRow> rows;
    for (const TagId tag : shownTags(library)) {
        const RangeTotals totals = library.index().counts(tag);
        rows.push_back({tag, library.vocabulary()[tag], totals.ranges, totals.frames});
    }
    return rows;
}

} // namespace tagline
