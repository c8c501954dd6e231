#include "widgets/tags/vocabulary/TagSetsDialog.h"

#include "core/tags/vocabulary/SetNames.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tagline {
namespace {

enum Column { Name, Shown, Locked, Ranges, Clips };

QString shownName(const std::string& set)
{
    return set.empty() ? TagSetsDialog::tr("default") : QString::fromStdString(set);
}

} // namespace

TagSetsDialog::TagSetsDialog(const std::vector<TagSetRow>& rows, const SetSwitches& switches,
                             const std::string& newTags, QWidget* parent)
    : QDialog(parent)
    , m_sets(new QTreeWidget(this))
    , m_newTags(new QComboBox(this))
{
    setWindowTitle(tr("Tag Sets"));
    auto* about = new QLabel(tr("Each set lies in a file of its own: %1 holds the set gameplay. A tag that "
                                "is named gameplay::Run goes "
                                "there.")
                                 .arg(QStringLiteral("walk.bvh.gameplay.tags.json")),
                             this);
    about->setWordWrap(true);
    m_sets->setAccessibleName(tr("Tag sets"));
    m_sets->setToolTip(
        tr("Sets that are not shown are neither drawn nor found by queries; locked ones cannot be "
           "edited (Space switches)"));
    m_sets->setRootIsDecorated(false);
    m_sets->setHeaderLabels({tr("Set"), tr("Shown"), tr("Locked"), tr("Ranges"), tr("Clips")});
    addRows(rows, switches);
    m_newTags->setAccessibleName(tr("Set of new tags"));
    m_newTags->setToolTip(tr("Tags that are made from now on lie in this set"));
    for (const TagSetRow& row : rows)
        m_newTags->addItem(shownName(row.name), QString::fromStdString(row.name));
    m_newTags->setCurrentIndex(std::max(0, m_newTags->findData(QString::fromStdString(newTags))));
    auto* form = new QFormLayout;
    form->addRow(tr("&New tags go to:"), m_newTags);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_sets, 1);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_sets, &QTreeWidget::itemChanged, this, [this] { emit switched(this->switches()); });
    connect(m_newTags, &QComboBox::activated, this,
            [this] { emit newTagsSetChosen(m_newTags->currentData().toString()); });
}

void TagSetsDialog::addRows(const std::vector<TagSetRow>& rows, const SetSwitches& switches)
{
    const QLocale locale;
    for (const TagSetRow& row : rows) {
        auto* item = new QTreeWidgetItem(m_sets);
        item->setText(Name, shownName(row.name));
        item->setData(Name, Qt::UserRole, QString::fromStdString(row.name));
        item->setCheckState(Shown, switches.hidden.contains(row.name) ? Qt::Unchecked : Qt::Checked);
        item->setCheckState(Locked, switches.locked.contains(row.name) ? Qt::Checked : Qt::Unchecked);
        item->setText(Ranges, locale.toString(qlonglong(row.ranges)));
        item->setText(Clips, locale.toString(qlonglong(row.clips)));
        for (const Column column : {Ranges, Clips})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int column = 0; column <= Clips; ++column) m_sets->resizeColumnToContents(column);
    if (m_sets->topLevelItemCount() > 0) m_sets->setCurrentItem(m_sets->topLevelItem(0));
}

SetSwitches TagSetsDialog::switches() const
{
    SetSwitches switches;
    for (int i = 0; i < m_sets->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = m_sets->topLevelItem(i);
        const std::string name = item->data(Name, Qt::UserRole).toString().toStdString();
        if (item->checkState(Shown) == Qt::Unchecked) switches.hidden.insert(name);
        if (item->checkState(Locked) == Qt::Checked) switches.locked.insert(name);
    }
    return switches;
}

} // namespace tagline
