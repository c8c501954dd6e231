#include "widgets/tags/vocabulary/VocabularyTable.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int aboveTable = 8;

} // namespace

VocabularyTable::VocabularyTable(const QStringList& headings, const QString& addText,
                                 const QString& removeText, const QString& hint, QWidget* parent)
    : QWidget(parent)
    , m_table(new QTableWidget(0, int(headings.size()), this))
    , m_add(new QPushButton(addText, this))
    , m_remove(new QPushButton(removeText, this))
    , m_offer(new QLabel(this))
    , m_takeOffer(new QPushButton(this))
{
    m_table->setHorizontalHeaderLabels(headings);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QTableWidget::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QTableWidget::ScrollPerPixel);
    m_table->setFocusPolicy(Qt::NoFocus); // the cells take the focus
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* empty = new QLabel(hint, this);
    empty->setObjectName("emptyHint");
    empty->setWordWrap(true);
    empty->setAlignment(Qt::AlignCenter);
    setTextColour(empty, &Theme::muted);
    m_offer->setObjectName("offer");
    m_offer->setWordWrap(true);
    setTextColour(m_offer, &Theme::muted);
    m_takeOffer->setObjectName("takeOffer");
    m_takeOffer->setAutoDefault(false);
    setOffer({}, {}, {});
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    m_remove->setToolTip(tr("The current row"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, aboveTable, 0, 0);
    layout->addStretch(); // without a table hint and offer stand in the middle
    layout->addWidget(empty);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_offer);
    layout->addWidget(m_takeOffer);
    layout->addStretch();
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, &VocabularyTable::rowAddRequested);
    connect(m_remove, &QPushButton::clicked, this, &VocabularyTable::removeCurrent);
    connect(m_takeOffer, &QPushButton::clicked, this, &VocabularyTable::offerTaken);
    updateButtons();
}

void VocabularyTable::setOffer(const QString& text, const QString& verb, const QString& toolTip)
{
    m_offer->setText(text);
    m_takeOffer->setText(verb);
    m_takeOffer->setToolTip(toolTip);
    m_offer->setVisible(!text.isEmpty());
    m_takeOffer->setVisible(!text.isEmpty());
}

void VocabularyTable::setEqualColumns()
{
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void VocabularyTable::setWideColumn(int column)
{
    m_wideColumn = column;
    m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    m_table->viewport()->installEventFilter(this);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int resized) {
        if (resized != m_wideColumn) fitWideColumn();
    });
    fitWideColumn();
}

/// Gives the wide column the width that the others leave, at least that of its heading; the table may scroll.
void VocabularyTable::fitWideColumn()
{
    QHeaderView& header = *m_table->horizontalHeader();
    int others = 0;
    for (int column = 0; column < header.count(); ++column)
        if (column != m_wideColumn) others += header.sectionSize(column);
    header.resizeSection(
        m_wideColumn, std::max(m_table->viewport()->width() - others, header.sectionSizeHint(m_wideColumn)));
}

void VocabularyTable::addRow(const std::vector<QWidget*>& cells)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (std::size_t column = 0; column < cells.size(); ++column) {
        cells[column]->setProperty("look", "cell");
        cells[column]->installEventFilter(this);
        m_table->setCellWidget(row, int(column), cells[column]);
    }
    cells.front()->ensurePolished();
    m_table->setRowHeight(row, std::max(measure::listRow, cells.front()->sizeHint().height()));
    describeCells(row);
    updateButtons();
}

int VocabularyTable::rowCount() const { return m_table->rowCount(); }

QWidget* VocabularyTable::cellWidget(int row, int column) const { return m_table->cellWidget(row, column); }

void VocabularyTable::editRow(int row)
{
    if (QWidget* first = cellWidget(row, 0)) first->setFocus();
    m_table->setCurrentCell(row, 0);
    updateButtons();
}

void VocabularyTable::removeCurrent()
{
    const int row = m_table->currentRow();
    if (row < 0) return;
    m_table->removeRow(row);
    describeCells(row);
    if (m_table->rowCount() > 0) editRow(qMin(row, m_table->rowCount() - 1));
    updateButtons();
    emit rowRemoved();
}

/// Cells of one column have one name: screen readers are told the row of each, before its tip.
void VocabularyTable::describeCells(int fromRow)
{
    for (int row = fromRow; row < m_table->rowCount(); ++row)
        for (int column = 0; column < m_table->columnCount(); ++column)
            if (QWidget* cell = cellWidget(row, column))
                cell->setAccessibleDescription(tr("Row %1. %2").arg(row + 1).arg(cell->toolTip()));
}

/// The current row is the one whose cell has the focus. Enter accepts a field and moves to the next.
bool VocabularyTable::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport()) {
        if (event->type() == QEvent::Resize) fitWideColumn();
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::KeyPress && qobject_cast<QLineEdit*>(watched)) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            focusNextChild();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn)
        for (int row = 0; row < m_table->rowCount(); ++row)
            for (int column = 0; column < m_table->columnCount(); ++column)
                if (m_table->cellWidget(row, column) == watched) m_table->setCurrentCell(row, column);
    if (event->type() == QEvent::FocusIn) updateButtons();
    if (event->type() == QEvent::ToolTipChange) describeCells(0);
    return QWidget::eventFilter(watched, event);
}

void VocabularyTable::updateButtons()
{
    const bool isEmpty = m_table->rowCount() == 0;
    findChild<QLabel*>("emptyHint")->setVisible(isEmpty);
    const Qt::Alignment side = isEmpty ? Qt::AlignHCenter : Qt::AlignLeft;
    m_offer->setAlignment(side);
    layout()->setAlignment(m_takeOffer, side);
    m_table->setVisible(!isEmpty);
    m_remove->setEnabled(!isEmpty && m_table->currentRow() >= 0);
}

} // namespace tagline
