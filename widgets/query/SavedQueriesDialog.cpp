#include "widgets/query/SavedQueriesDialog.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <utility>

namespace tagline {

namespace {

constexpr int nameColumn = 0;
constexpr int textColumn = 1;
constexpr int idRole = Qt::UserRole;
constexpr QSize usualSize{780, 360};
constexpr int nameWidth = 220;

/// Writes texts of a font of their own on the line on which those beside them stand.
class QueryTextDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QString text = std::exchange(item.text, {});
        const QStyle& style = *item.widget->style();
        style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const int beside = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
        const QRect place = style.subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget)
                                .adjusted(beside, 0, -beside, 0);
        QTextLayout names(QStringLiteral("H"), item.widget->font());
        names.beginLayout();
        const QTextLine line = names.createLine();
        names.endLayout();
        const QRect name = QStyle::alignedRect(item.direction, Qt::AlignLeft | Qt::AlignVCenter,
                                               {place.width(), int(line.height())}, place);
        const bool isSelected = item.state & QStyle::State_Selected;
        painter->save();
        painter->setFont(item.font);
        painter->setPen(item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        const QFontMetrics own(item.font);
        painter->drawText(QPointF(place.left(), name.top() + line.ascent()),
                          own.elidedText(text, item.textElideMode, place.width()));
        painter->restore();
    }
};

} // namespace

SavedQueriesDialog::SavedQueriesDialog(const std::vector<SavedQueryRow>& rows, QWidget* parent)
    : Dialog(parent)
    , m_list(new QTreeWidget(this))
    , m_use(new QPushButton(tr("&Use Query"), this))
    , m_rename(new QPushButton(tr("&Rename"), this))
    , m_delete(new QPushButton(tr("&Delete"), this))
    , m_message(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName("savedQueriesDialog");
    setWindowTitle(tr("Saved Queries"));
    build();
    section(tr("Saved queries"), rows, false);
    section(tr("Live tags"), rows, true);
    m_list->expandAll();
    if (m_list->topLevelItemCount() > 0 && m_list->topLevelItem(0)->childCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
    connect(m_list, &QTreeWidget::itemChanged, this, &SavedQueriesDialog::refresh);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SavedQueriesDialog::refresh);
    refresh();
    resize(usualSize);
}

void SavedQueriesDialog::build()
{
    m_list->setObjectName("savedQueries");
    m_list->setAccessibleName(tr("Saved queries"));
    m_list->setToolTip(tr("F2 or a double click edits a name or a query; Delete removes it"));
    m_list->setHeaderLabels({tr("Name"), tr("Query")});
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->resizeSection(nameColumn, nameWidth);
    m_list->setItemDelegateForColumn(textColumn, new QueryTextDelegate(m_list));
    m_list->installEventFilter(this);
    m_use->setObjectName("use");
    m_use->setToolTip(tr("Keep the changes, and make this query that of the query bar"));
    m_rename->setObjectName("rename");
    m_rename->setToolTip(tr("Edit the name; what uses the query follows (F2)"));
    m_delete->setObjectName("delete");
    m_delete->setToolTip(tr("Remove the query or live tag (Delete)"));
    m_message->setObjectName("message");
    m_message->setWordWrap(true);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Keep Changes"));
    m_buttons->addButton(m_use, QDialogButtonBox::ActionRole);
    m_buttons->addButton(m_rename, QDialogButtonBox::ActionRole);
    m_buttons->addButton(m_delete, QDialogButtonBox::ActionRole);
    for (QAbstractButton* each : m_buttons->buttons()) // Enter in a row is for the row
        if (auto* button = qobject_cast<QPushButton*>(each)) button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_message);
    column->addWidget(m_buttons);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem* row = currentRow()) m_wanted = row->data(nameColumn, idRole).toInt();
        accept();
    });
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (QTreeWidgetItem* row = currentRow()) m_list->editItem(row, nameColumn);
    });
    connect(m_delete, &QPushButton::clicked, this, &SavedQueriesDialog::removeCurrent);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// A heading with the rows of one kind; none where there is no row.
QTreeWidgetItem* SavedQueriesDialog::section(const QString& title, const std::vector<SavedQueryRow>& rows,
                                             bool isLive)
{
    QTreeWidgetItem* heading = nullptr;
    for (const SavedQueryRow& row : rows) {
        if (row.isLive != isLive) continue;
        if (!heading) {
            heading = new QTreeWidgetItem(m_list, {title});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
            heading->setForeground(nameColumn, theme().muted);
            heading->setData(nameColumn, idRole, isLive);
        }
        auto* item = new QTreeWidgetItem(heading, {row.name, row.text});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        item->setIcon(nameColumn, icon(isLive ? "tag" : "bookmark"));
        item->setToolTip(textColumn, row.text);
        item->setFont(textColumn, codeFont(font()));
        item->setData(nameColumn, idRole, row.id);
    }
    return heading;
}

void SavedQueriesDialog::setCheck(std::function<QString(const std::vector<SavedQueryRow>&)> check)
{
    m_check = std::move(check);
    refresh();
}

void SavedQueriesDialog::setNotes(std::function<QString(const std::vector<SavedQueryRow>&)> notes)
{
    m_notes = std::move(notes);
    refresh();
}

void SavedQueriesDialog::editQuery(int id)
{
    for (QTreeWidgetItemIterator row(m_list); *row; ++row)
        if ((*row)->parent() && (*row)->data(nameColumn, idRole).toInt() == id)
            m_list->setCurrentItem(*row, textColumn);
    QMetaObject::invokeMethod(
        m_list,
        [this] {
            if (QTreeWidgetItem* row = currentRow()) m_list->editItem(row, textColumn);
        },
        Qt::QueuedConnection);
}

std::vector<SavedQueryRow> SavedQueriesDialog::rows() const
{
    std::vector<SavedQueryRow> rows;
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        const QTreeWidgetItem* heading = m_list->topLevelItem(at);
        for (int child = 0; child < heading->childCount(); ++child) {
            const QTreeWidgetItem* item = heading->child(child);
            rows.push_back({item->data(nameColumn, idRole).toInt(), item->text(nameColumn).trimmed(),
                            item->text(textColumn).trimmed(), heading->data(nameColumn, idRole).toBool()});
        }
    }
    return rows;
}

/// None while a heading is current, or nothing.
QTreeWidgetItem* SavedQueriesDialog::currentRow() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    return item && item->parent() ? item : nullptr;
}

void SavedQueriesDialog::setSaveKey(const QString& key)
{
    m_saveKey = key;
    refresh();
}

void SavedQueriesDialog::removeCurrent()
{
    delete currentRow();
    refresh();
}

void SavedQueriesDialog::refresh()
{
    const std::vector<SavedQueryRow> now = rows();
    const QString wrong = m_check ? m_check(now) : QString();
    const QString empty = now.empty() ? tr("There are no saved queries. %1 saves the one in the query bar.")
                                            .arg(m_saveKey.isEmpty() ? tr("Query ▸ Save Query…") : m_saveKey)
                                      : QString();
    const QString note = m_notes ? m_notes(now) : QString();
    setTextColour(m_message, wrong.isEmpty() ? &Theme::muted : &Theme::error);
    m_message->setText(!wrong.isEmpty() ? wrong : !note.isEmpty() ? note : empty);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    m_use->setEnabled(currentRow() && wrong.isEmpty());
    m_rename->setEnabled(currentRow());
    m_delete->setEnabled(currentRow());
}

bool SavedQueriesDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeCurrent();
        return true;
    }
    return Dialog::eventFilter(watched, event);
}

} // namespace tagline
