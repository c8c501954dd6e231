#include "app/presenters/checks/ChecksDialog.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {

ChecksDialog::ChecksDialog(QWidget* parent)
    : Dialog(parent)
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_add(new QPushButton(tr("&New Check…"), this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_addTags(new QPushButton(tr("Add to the &Vocabulary"), this))
{
    setObjectName("checksDialog");
    setWindowTitle(tr("Checks"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Check"), tr("Frames"), tr("Found")});
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Checks and what breaks them"));
    m_list->setToolTip(tr("The window shows the place that is chosen"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->resizeSection(0, 300);
    m_list->header()->resizeSection(1, 90);
    m_note->setWordWrap(true);
    m_add->setToolTip(tr("Add a check to the library file, of the query that is typed"));
    m_edit->setToolTip(tr("Change the check that is chosen"));
    m_remove->setToolTip(tr("Remove the check that is chosen from the library file; this can be undone"));
    m_addTags->setToolTip(tr("Add the tag of the line that is chosen to the vocabulary, or all tags that are "
                             "found by the check; this can be undone"));
    build();
    connect(m_add, &QPushButton::clicked, this, &ChecksDialog::addRequested);
    connect(m_edit, &QPushButton::clicked, this, [this] { emit editRequested(chosenCheck()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(chosenCheck()); });
    connect(m_addTags, &QPushButton::clicked, this, &ChecksDialog::addChosenTags);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QTreeWidget::customContextMenuRequested, this, &ChecksDialog::showMenu);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        showChosen();
        if (item && item->parent()) emit findingChosen(chosenCheck(), chosenFinding());
    });
    showChosen();
}

void ChecksDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_add, m_edit, m_remove, m_addTags})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
}

int ChecksDialog::chosenCheck() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    if (item && item->parent()) item = item->parent();
    return item ? m_list->indexOfTopLevelItem(item) : -1;
}

/// -1 where a check itself is chosen, or nothing.
int ChecksDialog::chosenFinding() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    return item && item->parent() ? item->parent()->indexOfChild(item) : -1;
}

bool ChecksDialog::isOfTagChosen() const
{
    const int check = chosenCheck(), finding = chosenFinding();
    if (check < 0) return false;
    const auto& findings = m_checks[std::size_t(check)].findings;
    return finding < 0 ? std::ranges::any_of(findings, &FindingLine::isOfTag)
                       : findings[std::size_t(finding)].isOfTag;
}

void ChecksDialog::addChosenTags() { emit addTagsRequested(chosenCheck(), chosenFinding()); }

void ChecksDialog::showChosen()
{
    const int check = chosenCheck();
    const bool isOwn = check >= 0 && m_checks[std::size_t(check)].isOwn;
    for (QPushButton* button : {m_edit, m_remove}) button->setEnabled(isOwn);
    m_addTags->setVisible(std::ranges::any_of(m_checks, [](const CheckLine& each) {
        return std::ranges::any_of(each.findings, &FindingLine::isOfTag);
    }));
    m_addTags->setEnabled(isOfTagChosen());
}

/// Offers what the buttons do for the row under the pointer, which is the current one by now.
void ChecksDialog::showMenu(const QPoint& position)
{
    if (!m_list->itemAt(position)) return;
    QMenu menu(this);
    for (QPushButton* button : {m_addTags, m_edit, m_remove})
        if (button->isEnabled()) menu.addAction(button->text(), button, &QPushButton::click);
    if (!menu.isEmpty()) menu.exec(m_list->viewport()->mapToGlobal(position));
}

void ChecksDialog::fill(QTreeWidgetItem& item, const CheckLine& check) const
{
    item.setText(0, check.name);
    item.setToolTip(0, check.tip);
    item.setIcon(0,
                 check.findings.empty() ? icon("check", &Theme::success) : icon("warning", &Theme::warning));
    item.setText(2, check.state);
    qDeleteAll(item.takeChildren());
    for (const FindingLine& finding : check.findings) {
        auto* line = new QTreeWidgetItem(&item, {finding.place, finding.frames, finding.message});
        line->setToolTip(0, finding.place);
        line->setToolTip(1, finding.frames);
        line->setToolTip(2, finding.message);
    }
}

void ChecksDialog::setChecks(const std::vector<CheckLine>& checks)
{
    const QSignalBlocker quiet(m_list);
    while (m_list->topLevelItemCount() > int(checks.size()))
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    for (int i = 0; i < int(checks.size()); ++i) {
        const bool isNew = i >= m_list->topLevelItemCount();
        QTreeWidgetItem* item = isNew ? new QTreeWidgetItem(m_list) : m_list->topLevelItem(i);
        const CheckLine& check = checks[std::size_t(i)];
        if (!isNew && m_checks[std::size_t(i)] == check) continue;
        const bool isOther = isNew || m_checks[std::size_t(i)].name != check.name;
        fill(*item, check);
        if (isOther) item->setExpanded(!check.findings.empty());
    }
    m_checks = checks;
    m_list->setRootIsDecorated(std::ranges::any_of( // else there is nothing to unfold
        m_checks, [](const CheckLine& check) { return !check.findings.empty(); }));
    showChosen();
}

void ChecksDialog::setNote(const QString& text) { m_note->setText(text); }

} // namespace tagline
