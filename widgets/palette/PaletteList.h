#pragma once

// PaletteList holds what the command palette found, best first.

#include "widgets/finding/FuzzyIndex.h"
#include "widgets/palette/CommandEntry.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace tagline {

/// Things that are found together: their names, and the line of each, which is made only for those that are
/// listed.
struct PaletteSource
{
    FuzzyIndex names;
    std::function<CommandEntry(std::size_t place)> entryAt;
};

class PaletteList : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr std::size_t longest = 100; ///< lines; nobody looks further

    using QAbstractListModel::QAbstractListModel;

    /// Where equals are found, those of the first source come first. The sources outlive the list.
    void setSources(std::vector<PaletteSource*> sources) { m_sources = std::move(sources); }
    void find(const QString& typed);
    /// How many were found, also those beyond the list; and how many there are.
    std::size_t foundCount() const { return m_foundCount; }
    std::size_t count() const;
    const CommandEntry& entryOf(const QModelIndex& index) const
    {
        return m_entries[std::size_t(index.row())];
    }

    /// Where the entry of an id is listed; not valid where none is.
    QModelIndex indexOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PaletteSource*> m_sources;
    std::vector<CommandEntry> m_entries;
    std::size_t m_foundCount = 0;
};

} // namespace tagline
