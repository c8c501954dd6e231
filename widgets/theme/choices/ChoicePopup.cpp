#include "widgets/theme/choices/ChoicePopup.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/choices/ChoiceDelegate.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>

namespace tagline {
namespace {

/// Rows are as high as those of other lists.
class ChoiceRowDelegate final : public ChoiceDelegate
{
public:
    using ChoiceDelegate::ChoiceDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {ChoiceDelegate::sizeHint(option, index).width(), measure::listRow};
    }
};

bool canBePicked(const QModelIndex& row)
{
    constexpr Qt::ItemFlags needed = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return row.isValid() && (row.flags() & needed) == needed;
}

} // namespace

ChoicePopup::ChoicePopup(QComboBox& box)
    : FilterPopup(&box)
    , m_entries(new QSortFilterProxyModel(this))
    , m_rows(new QListView(this))
{
    setObjectName("choices");
    setAccessibleName(box.accessibleName());
    field().setPlaceholderText(tr("Type to find an entry"));
    field().setAccessibleName(tr("Find an entry"));
    field().setToolTip(tr("Show only entries that contain this; Up and Down choose, Enter takes one"));
    m_entries->setSourceModel(box.model());
    m_entries->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_entries->setFilterKeyColumn(box.modelColumn());
    m_rows->setAccessibleName(tr("Entries"));
    m_rows->setToolTip(tr("Click an entry to take it"));
    m_rows->setModel(m_entries);
    m_rows->setModelColumn(box.modelColumn());
    m_rows->setRootIndex(m_entries->mapFromSource(box.rootModelIndex()));
    auto* delegate = new ChoiceRowDelegate(box);
    connect(this, &QObject::destroyed, delegate, &QObject::deleteLater);
    m_rows->setItemDelegate(delegate);
    m_rows->setIconSize(box.iconSize());
    m_rows->setUniformItemSizes(true);
    m_rows->setTextElideMode(Qt::ElideMiddle);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setMouseTracking(true); // the row under the mouse is marked
    setView(m_rows);
    showRows(box.count());
    const QModelIndex chosen =
        box.model()->index(box.currentIndex(), box.modelColumn(), box.rootModelIndex());
    m_rows->setCurrentIndex(m_entries->mapFromSource(chosen));
    connect(&field(), &QLineEdit::textChanged, this, &ChoicePopup::filter);
    connect(m_rows, &QListView::clicked, this, &ChoicePopup::pick);
}

/// Marks the entry that fits best, the first among equals.
void ChoicePopup::filter()
{
    const QString typed = field().text().trimmed();
    m_entries->setFilterFixedString(typed);
    QModelIndex best;
    int bestFit = 0;
    for (int row = 0; row < m_entries->rowCount(m_rows->rootIndex()); ++row) {
        const QModelIndex each = m_entries->index(row, m_rows->modelColumn(), m_rows->rootIndex());
        const int fit = fitOf(each.data().toString(), typed);
        if (fit <= bestFit || !canBePicked(each)) continue;
        best = each;
        bestFit = fit;
    }
    m_rows->setCurrentIndex(best);
    if (best.isValid()) m_rows->scrollTo(best);
}

void ChoicePopup::pickCurrent() { pick(m_rows->currentIndex()); }

void ChoicePopup::pick(const QModelIndex& row)
{
    if (!canBePicked(row) || !beginAnswer()) return;
    const int entry = m_entries->mapToSource(row).row();
    close(); // a listener may open a dialog, or delete the box and this with it
    emit picked(entry);
}

} // namespace tagline
