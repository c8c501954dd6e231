#pragma once

// PaletteList holds the entries found by the command palette, best first.

#include "widgets/finding/FuzzyIndex.h"
#include "widgets/palette/CommandEntry.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace tagline {

/// A group of entries: their names, and a function that makes the line of an entry, called only for those
/// that are listed.
struct PaletteSource
{
    FuzzyIndex names;
    std::function<CommandEntry(std::size_t place)> entryAt;
};

class PaletteList : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr std::size_t longest = 100; ///< the most lines that are listed

    using QAbstractListModel::QAbstractListModel;

    /// Among equal matches, those of earlier sources come first. The sources outlive the list.
    void setSources(std::vector<PaletteSource*> sources) { m_sources = std::move(sources); }
    void find(const QString& typed);
    /// How many were found, also those beyond the list; and how many there are.
    std::size_t foundCount() const { return m_foundCount; }
    std::size_t count() const;
    const CommandEntry& entryOf(const QModelIndex& index) const
    {
        return m_entries[std::size_t(index.row())];
    }

    /// Index of the entry with an id; invalid if it is not listed.
    QModelIndex indexOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PaletteSource*> m_sources;
    std::vector<CommandEntry> m_entries;
    std::size_t m_foundCount = 0;
};

} // namespace tagline
