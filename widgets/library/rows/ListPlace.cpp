#include "widgets/library/rows/ListPlace.h"

#include "widgets/library/ClipListView.h"

#include <QScrollBar>

namespace tagline {

ListPlace ListPlace::of(const ClipListView& list, const LibraryModel& model, ClipId current)
{
    ListPlace place;
    for (const QModelIndex& index : list.selectionModel()->selectedIndexes())
        place.m_selected.push_back(model.row(index).id);
    place.m_scrolled = list.verticalScrollBar()->value();
    const QRect row = list.visualRect(model.indexOfClip(current));
    place.m_currentTop = row.intersects(list.viewport()->rect()) ? row.top() : -1;
    return place;
}

bool ListPlace::restore(ClipListView& list, const LibraryModel& model, ClipId current) const
{
    QItemSelection selection;
    for (const std::uint64_t id : m_selected)
        if (const QModelIndex index = model.indexOfId(id); index.isValid()) selection.select(index, index);
    const QModelIndex currentRow = model.indexOfClip(current);
    list.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (currentRow.isValid())
        list.selectionModel()->setCurrentIndex(currentRow, QItemSelectionModel::NoUpdate);
    QScrollBar* bar = list.verticalScrollBar();
    bar->setValue(m_scrolled);
    if (m_currentTop >= 0 && currentRow.isValid())
        bar->setValue(bar->value() + list.visualRect(currentRow).top() - m_currentTop);
    return selection.indexes().size() == qsizetype(m_selected.size());
}

} // namespace tagline
