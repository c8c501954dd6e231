#pragma once

// ClipLocatorList holds the clips found by the locator, and paints them: name, folder and strip.

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "widgets/finding/FuzzyIndex.h"
#include "widgets/library/rows/LibraryModel.h"

#include <vector>

namespace tagline {

/// Clips of a library, the best match of the typed text first.
class ClipLocatorList : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int longest = 100; ///< the most clips that are listed

    /// The library outlives the list.
    explicit ClipLocatorList(const LibraryModel& library, QObject* parent = nullptr);

    /// Collects the names of all clips: to be called when the library has changed. O(clips).
    void gather();
    /// Lists the best matches. For an empty text, the first clips in sorted order. O(clips that can match).
    void find(const QString& typed);
    /// Number of matching clips, including those beyond the list.
    int foundCount() const { return int(m_names.foundCount()); }
    const LibraryModel& library() const { return m_library; }
    /// Index of a listed clip in the library's rows().
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
