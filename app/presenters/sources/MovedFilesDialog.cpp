#include "app/presenters/sources/MovedFilesDialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr QSize leastSize(640, 320);
constexpr int spareWidth = 60; ///< margins, a scroll bar

} // namespace

MovedFilesDialog::MovedFilesDialog(const std::vector<MovedFileLine>& lines, const QStringList& lost,
                                   QWidget* parent)
    : Dialog(parent)
    , m_list(new QTreeWidget(this))
{
    setObjectName("movedFiles");
    setWindowTitle(tr("Moved Files"));
    auto* column = new QVBoxLayout(this);
    auto* question = new QLabel(tr("Missing but found elsewhere: %n file(s) with tags. Their tags "
                                   "move to the files that are checked; Undo takes it back.",
                                   nullptr, int(lines.size())),
                                this);
    question->setWordWrap(true);
    column->addWidget(question);
    m_list->setObjectName("movedFilesList");
    m_list->setAccessibleName(tr("Missing files and where they were found"));
    m_list->setToolTip(tr("Uncheck what is another file; Space checks and unchecks the chosen line"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Missing"), tr("Found"), tr("Why")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // ends of paths tell them apart, and beginnings
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    for (const MovedFileLine& line : lines) {
        auto* item = new QTreeWidgetItem(m_list, {line.from, line.to, line.why});
        item->setCheckState(0, Qt::Checked);
        for (int cell = 0; cell < item->columnCount(); ++cell) item->setToolTip(cell, item->text(cell));
    }
    column->addWidget(m_list, 1);
    if (!lost.isEmpty()) {
        auto* others =
            new QLabel(tr("%n more missing file(s) were not found, the first: %1", nullptr, int(lost.size()))
                           .arg(lost.front()),
                       this);
        others->setWordWrap(true);
        column->addWidget(others);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Re&link"));
    m_accept->setToolTip(tr("Give the tags of the checked files to the files that were found"));
    column->addWidget(buttons);
    connect(m_list, &QTreeWidget::itemChanged, this, [this] { m_accept->setEnabled(!chosen().empty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setSizeGripEnabled(true);
    fitToPaths();
}

/// So wide that the paths are read whole, where the screen has room for that.
void MovedFilesDialog::fitToPaths()
{
    const QAbstractItemView& list = *m_list;
    const int paths = 2 * std::max(list.sizeHintForColumn(0), list.sizeHintForColumn(1));
    const int whole = paths + list.sizeHintForColumn(2) + spareWidth;
    const QSize most = screen()->availableSize() * 0.9;
    resize(QSize(std::max(whole, leastSize.width()), leastSize.height()).boundedTo(most));
}

std::vector<std::size_t> MovedFilesDialog::chosen() const
{
    std::vector<std::size_t> places;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(0) == Qt::Checked) places.push_back(std::size_t(i));
    return places;
}

} // namespace tagline
