#include "app/presenters/sources/MovedFilesDialog.h"

#include "widgets/theme/ThemeFollowing.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr QSize leastSize(640, 320);
constexpr int spareWidth = 60; ///< margins, a scroll bar

QLabel* newSentence(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

MovedFilesDialog::MovedFilesDialog(const std::vector<MovedFileLine>& lines, QWidget* parent)
    : Dialog(parent)
    , m_found(newSentence(this))
    , m_list(new QTreeWidget(this))
    , m_lost(newSentence(this))
    , m_note(newSentence(this))
{
    setObjectName("movedFiles");
    setWindowTitle(tr("Moved Files"));
    setUpList();
    m_note->setObjectName("movedFilesNote");
    setTextColour(m_note, &Theme::muted);
    m_note->hide();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_found);
    column->addWidget(m_list, 1);
    column->addWidget(m_lost);
    column->addWidget(m_note);
    column->addWidget(newButtons());
    connect(m_list, &QTreeWidget::itemChanged, this, &MovedFilesDialog::showButtons);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &MovedFilesDialog::showButtons);
    setSizeGripEnabled(true);
    setLines(lines);
    fitToPaths();
}

void MovedFilesDialog::setUpList()
{
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
}

QWidget* MovedFilesDialog::newButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Re&link"));
    m_accept->setToolTip(tr("Give the tags of the checked files to the files that were found"));
    m_choose = buttons->addButton(tr("Choose &File…"), QDialogButtonBox::ActionRole);
    m_choose->setObjectName("chooseMovedFile");
    m_choose->setAutoDefault(false);
    m_choose->setToolTip(tr("Say which file that of the chosen line is now, even with other content; other "
                            "missing files of its folder are then looked for beside it"));
    connect(m_choose, &QPushButton::clicked, this, [this] {
        const int line = m_list->indexOfTopLevelItem(m_list->currentItem());
        if (line >= 0) emit chooseRequested(std::size_t(line));
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

bool MovedFilesDialog::isUnchecked(const MovedFileLine& line) const
{
    const auto found = std::ranges::find_if(m_lines, [&](const MovedFileLine& each) {
        return each.from == line.from && each.to == line.to && !each.to.isEmpty();
    });
    if (found == m_lines.end()) return false;
    return m_list->topLevelItem(int(found - m_lines.begin()))->checkState(0) == Qt::Unchecked;
}

void MovedFilesDialog::addLine(const MovedFileLine& line, bool isChecked)
{
    const bool isFound = !line.to.isEmpty();
    auto* item = new QTreeWidgetItem(m_list, {line.from, isFound ? line.to : tr("not found"), line.why});
    if (isFound) item->setCheckState(0, isChecked ? Qt::Checked : Qt::Unchecked);
    for (int cell = 0; cell < item->columnCount(); ++cell) item->setToolTip(cell, item->text(cell));
}

void MovedFilesDialog::setLines(const std::vector<MovedFileLine>& lines)
{
    if (!m_lines.empty() && lines == m_lines) return; // the list stays where it is scrolled to
    std::vector<bool> checked;
    for (const MovedFileLine& line : lines) checked.push_back(!isUnchecked(line));
    const auto current = m_list->indexOfTopLevelItem(m_list->currentItem());
    const QString chosen = current >= 0 ? m_lines[std::size_t(current)].from : QString();
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        m_lines = lines;
        for (std::size_t i = 0; i < lines.size(); ++i) addLine(lines[i], checked[i]);
        const auto same = std::ranges::find(lines, chosen, &MovedFileLine::from);
        const auto lost = std::ranges::find_if(lines, [](const auto& each) { return each.to.isEmpty(); });
        const auto next = same != lines.end() ? same : lost != lines.end() ? lost : lines.begin();
        if (next != lines.end()) m_list->setCurrentItem(m_list->topLevelItem(int(next - lines.begin())));
    }
    showCounts();
    showButtons();
}

void MovedFilesDialog::showCounts()
{
    const auto lost =
        int(std::ranges::count_if(m_lines, [](const MovedFileLine& line) { return line.to.isEmpty(); }));
    const int found = int(m_lines.size()) - lost;
    m_found->setText(tr("Missing but found elsewhere: %n file(s) with tags. Their tags "
                        "move to the files that are checked; Undo takes it back.",
                        nullptr, found));
    m_found->setVisible(found > 0);
    m_lost->setText(tr("Not found: %n missing file(s) with tags. No file of this library has the same "
                       "content, or the same name and clips. Choose File… says where one is.",
                       nullptr, lost));
    m_lost->setVisible(lost > 0);
}

void MovedFilesDialog::showButtons()
{
    m_accept->setEnabled(!chosen().empty());
    m_choose->setEnabled(m_list->currentItem() != nullptr);
}

void MovedFilesDialog::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
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
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (!m_lines[i].to.isEmpty() && m_list->topLevelItem(int(i))->checkState(0) == Qt::Checked)
            places.push_back(i);
    return places;
}

} // namespace tagline
