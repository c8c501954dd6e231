#include "widgets/library/locator/ClipLocatorList.h"

#include "widgets/library/ClipStripPainter.h"
#include "widgets/library/locator/FuzzyMatch.h"
#include "widgets/theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace tagline {
namespace {

constexpr double rowInset = 10;
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
    m_names.clear();
    const std::vector<LibraryRow>& rows = m_library.rows();
    for (std::size_t place = 0; place < rows.size(); ++place)
        if (rows[place].clip.isValid())
            m_names.push_back({place, rows[place].name.toLower(), rows[place].folder.toLower()});
    std::sort(m_names.begin(), m_names.end(), [&](const Named& a, const Named& b) {
        return rows[a.place].path != rows[b.place].path ? rows[a.place].path < rows[b.place].path
                                                        : a.place < b.place;
    });
}

void ClipLocatorList::find(const QString& typed)
{
    const FuzzyPattern pattern(typed);
    std::vector<std::pair<int, std::size_t>> found; // best first: less is better
    for (std::size_t at = 0; at < m_names.size(); ++at)
        if (const auto score = pattern.isEmpty() ? 0 : pattern.score(m_names[at].name, m_names[at].folder))
            found.emplace_back(-*score, at);
    m_foundCount = int(found.size());
    const auto last = found.begin() + std::min<std::ptrdiff_t>(longest, std::ssize(found));
    std::partial_sort(found.begin(), last, found.end());
    beginResetModel();
    m_places.clear();
    std::for_each(found.begin(), last,
                  [this](const auto& each) { m_places.push_back(m_names[each.second].place); });
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
    const QRectF inner = QRectF(option.rect).adjusted(rowInset, 0, -rowInset, 0);
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
