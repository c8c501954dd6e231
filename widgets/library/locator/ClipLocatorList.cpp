#include "widgets/library/locator/ClipLocatorList.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace tagline {
namespace {

constexpr double entryInset = 10;
constexpr double partsGap = 10;
constexpr double stripShare = 0.34; ///< of a row

} // namespace

ClipLocatorList::ClipLocatorList(const LibraryModel& library, QObject* parent)
    : QAbstractListModel(parent)
    , m_library(library)
{
}

void ClipLocatorList::gather()
{
    m_named.clear();
    const std::vector<LibraryRow>& rows = m_library.rows();
    for (std::size_t place = 0; place < rows.size(); ++place)
        if (rows[place].clip.isValid()) m_named.push_back(place);
    std::sort(m_named.begin(), m_named.end(), [&](std::size_t a, std::size_t b) {
        return rows[a].path != rows[b].path ? rows[a].path < rows[b].path : a < b;
    });
    m_names.clear();
    m_names.reserve(m_named.size());
    for (const std::size_t place : m_named) m_names.add(rows[place].name, rows[place].folder);
}

void ClipLocatorList::find(const QString& typed)
{
    beginResetModel();
    m_places.clear();
    for (const FuzzyHit& hit : m_names.find(typed, longest)) m_places.push_back(m_named[hit.place]);
    endResetModel();
}

int ClipLocatorList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_places.size());
}

QVariant ClipLocatorList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LibraryRow& row = rowOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::ToolTipRole:
        return row.path + '\n' + row.detail;
    case Qt::AccessibleTextRole:
        return row.folder.isEmpty() ? row.name : tr("%1 in %2").arg(row.name, row.folder);
    }
    return {};
}

ClipLocatorDelegate::ClipLocatorDelegate(const ClipLocatorList& list, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_list(list)
{
}

QSize ClipLocatorDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, std::max(26, option.fontMetrics.height() + 12)};
}

void ClipLocatorDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const LibraryRow& row = m_list.rowOf(index);
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected || option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, isSelected ? theme().selection : theme().hover);
    const QRectF inner = QRectF(option.rect).adjusted(entryInset, 0, -entryInset, 0);
    const double stripWidth = inner.width() * stripShare;
    QRectF text = inner.adjusted(0, 0, -stripWidth - partsGap, 0);
    const QString name = option.fontMetrics.elidedText(row.name, Qt::ElideMiddle, int(text.width()));
    painter->setFont(option.font);
    painter->setPen(isSelected ? theme().onSelection : theme().text);
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft, name);
    text.setLeft(text.left() + option.fontMetrics.horizontalAdvance(name) + partsGap);
    painter->setPen(isSelected ? theme().onSelectionMuted : theme().muted);
    if (text.width() > partsGap)
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(row.folder, Qt::ElideMiddle, int(text.width())));
    paintStrip(*painter, {inner.right() - stripWidth, inner.top() + 4, stripWidth, inner.height() - 8},
               index);
    painter->restore();
}

void ClipLocatorDelegate::paintStrip(QPainter& painter, const QRectF& place, const QModelIndex& index) const
{
    const LibraryRow& row = m_list.rowOf(index);
    const LibraryModel& library = m_list.library();
    if (row.frames <= 0) return;
    const std::vector<FrameRange>& answer = library.answerAt(m_list.placeOf(index)).ranges;
    if (row.bars.empty() && answer.empty()) return paintEmptyStrip(painter, place);
    const StripLight light = library.isAnswerStale() ? StripLight::Stale : StripLight::Lit;
    paintStripGround(painter, place, answer, row.frames, light);
    paintStripBars(painter, place, row.bars, row.frames);
    paintStripUnderline(painter, place, answer, row.frames, light);
}

} // namespace tagline
