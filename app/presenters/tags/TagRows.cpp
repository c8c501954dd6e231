#include "app/presenters/tags/TagRows.h"

#include "app/presenters/library/ClipTexts.h"

namespace tagline {

std::vector<TagRow> tagRows(const ClipLibrary& library)
{
    std::vector<TagRow> rows;
    for (const TagId tag : shownTags(library)) {
        const RangeTotals totals = library.rangeTotals(tag);
        rows.push_back({tag, library.vocabulary()[tag], totals.ranges, totals.frames});
    }
    return rows;
}

std::vector<VocabularyItem> vocabularyItems(const ClipLibrary& library)
{
    std::vector<VocabularyItem> items;
    for (const TagRow& row : tagRows(library))
        items.push_back({QString::fromStdString(row.definition.name), screenColour(row.definition.colour),
                         row.frames, row.definition.synonyms});
    return items;
}

} // namespace tagline
