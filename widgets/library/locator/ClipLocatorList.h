#pragma once

// ClipLocatorList holds the clips that the locator found, and paints them: name, folder and strip.

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "widgets/finding/FuzzyIndex.h"
#include "widgets/library/rows/LibraryModel.h"

#include <vector>

namespace tagline {

/// Clips of a library in the order in which they fit what is typed.
class ClipLocatorList : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int longest = 100; ///< clips; nobody looks further

    /// The library outlives the list.
    explicit ClipLocatorList(const LibraryModel& library, QObject* parent = nullptr);

    /// Gathers the names of all clips: to be called when the library changed. O(clips).
    void gather();
    /// Lists what fits best. With nothing typed, the first clips as they are sorted. O(clips that can fit).
    void find(const QString& typed);
    /// How many clips fit, also those beyond the list.
    int foundCount() const { return int(m_names.foundCount()); }
    const LibraryModel& library() const { return m_library; }
    /// Where a listed clip stands among the library's rows.
    std::size_t placeOf(const QModelIndex& index) const { return m_places[std::size_t(index.row())]; }
    const LibraryRow& rowOf(const QModelIndex& index) const { return m_library.rows()[placeOf(index)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const LibraryModel& m_library;
    FuzzyIndex m_names;
    std::vector<std::size_t> m_named; ///< the row of each name
    std::vector<std::size_t> m_places;
};

class ClipLocatorDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ClipLocatorDelegate(const ClipLocatorList& list, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintStrip(QPainter& painter, const QRectF& place, const QModelIndex& index) const;

    const ClipLocatorList& m_list;
};

} // namespace tagline
