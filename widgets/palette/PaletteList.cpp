#include "widgets/palette/PaletteList.h"

#include <algorithm>

namespace tagline {
namespace {

/// A hit, and the source that it is of.
struct Found
{
    FuzzyHit hit;
    std::size_t source = 0;
};

} // namespace

void PaletteList::find(const QString& typed)
{
    std::vector<std::vector<FuzzyHit>> hits;
    for (PaletteSource* source : m_sources) hits.push_back(source->names.find(typed, longest));
    const auto isMeant = [](const std::vector<FuzzyHit>& of) { return !of.empty() && !of.front().isLoose; };
    const bool isAnyMeant = std::ranges::any_of(hits, isMeant); // then loose ones of another source are not
    std::vector<Found> found;
    m_foundCount = 0;
    for (std::size_t source = 0; source < hits.size(); ++source) {
        if (isAnyMeant && !isMeant(hits[source])) continue;
        for (const FuzzyHit& hit : hits[source]) found.push_back({hit, source});
        m_foundCount += m_sources[source]->names.foundCount();
    }
    std::ranges::stable_sort(found, std::ranges::greater(), [](const Found& each) { return each.hit.worth; });
    found.resize(std::min(found.size(), longest));
    beginResetModel();
    m_entries.clear();
    for (const Found& each : found) m_entries.push_back(m_sources[each.source]->entryAt(each.hit.place));
    endResetModel();
}

std::size_t PaletteList::count() const
{
    std::size_t sum = 0;
    for (const PaletteSource* source : m_sources) sum += source->names.size();
    return sum;
}

QModelIndex PaletteList::indexOf(const QString& id) const
{
    if (id.isEmpty()) return {};
    const auto found = std::ranges::find(m_entries, id, &CommandEntry::id);
    return found == m_entries.end() ? QModelIndex() : index(int(found - m_entries.begin()));
}

int PaletteList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant PaletteList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const CommandEntry& entry = entryOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.text};
        for (const QString& part : {entry.detail, entry.key, entry.whyNot})
            if (!part.isEmpty()) parts << part;
        return parts.join(role == Qt::ToolTipRole ? QStringLiteral("\n") : QStringLiteral(", "));
    }
    }
    return {};
}

} // namespace tagline
