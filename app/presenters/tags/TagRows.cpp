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

std::vector<TagRow> liveTagRows(const ClipLibrary& library, const LiveTagTotals& totals)
{
    std::vector<TagRow> rows;
    for (const SavedQuery& tag : library.derivedTags()) {
        const std::optional<RangeTotals> held = totals ? totals(tag.name) : std::nullopt;
        TagRow& row = rows.emplace_back();
        row.definition.name = tag.name;
        row.definition.description = tag.text;
        row.definition.isRegistered = true;
        row.isDerived = true;
        row.hasTotals = held.has_value();
        row.ranges = held ? held->ranges : 0;
        row.frames = held ? held->frames : 0;
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
