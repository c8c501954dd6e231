#include "widgets/tags/vocabulary/TagSetsDialog.h"

#include "core/tags/vocabulary/SetNames.h"
#include "widgets/theme/messages/Question.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tagline {
namespace {

enum Column { Name, Shown, Locked, Ranges, Clips };
constexpr QSize smallestList(520, 160); ///< every column whole, beside a name of usual length

QString shownName(const std::string& set)
{
    return set.empty() ? TagSetsDialog::tr("default") : QString::fromStdString(set);
}

} // namespace

TagSetsDialog::TagSetsDialog(const std::vector<TagSetRow>& rows, const SetSwitches& switches,
                             const std::string& newTags, QWidget* parent)
    : Dialog(parent)
    , m_sets(new QTreeWidget(this))
    , m_newTags(new QComboBox(this))
{
    setWindowTitle(tr("Tag Sets"));
    auto* about = new QLabel(tr("Each set is saved in a file of its own: %1 holds the set gameplay, and with "
                                "it the tag gameplay::Run.")
                                 .arg(QStringLiteral("walk.bvh.gameplay.tags.json")),
                             this);
    about->setWordWrap(true);
    m_sets->setAccessibleName(tr("Tag sets"));
    m_sets->setToolTip(
        tr("Sets that are not shown are neither drawn nor found by queries; locked ones cannot be "
           "edited (Space toggles)"));
    m_sets->setRootIsDecorated(false);
    m_sets->setTextElideMode(Qt::ElideMiddle);
    m_sets->setMinimumSize(smallestList);
    m_sets->setHeaderLabels({tr("Set"), tr("Shown"), tr("Locked"), tr("Ranges"), tr("Clips")});
    for (const int column : {3, 4})
        m_sets->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    addRows(rows, switches);
    QHeaderView* header = m_sets->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_newTags->setAccessibleName(tr("Set of new tags"));
    m_newTags->setToolTip(tr("Tags that are made from now on go into this set"));
    for (const TagSetRow& row : rows)
        m_newTags->addItem(shownName(row.name), QString::fromStdString(row.name));
    m_newTags->setCurrentIndex(std::max(0, m_newTags->findData(QString::fromStdString(newTags))));
    auto* make = new QPushButton(tr("New &Set…"), this);
    make->setObjectName("newTagSet");
    make->setToolTip(tr("Make a set that new tags go to; its files are written with its first tags"));
    make->setAutoDefault(false);
    connect(make, &QPushButton::clicked, this, &TagSetsDialog::makeSet);
    auto* line = new QHBoxLayout;
    line->addWidget(m_newTags, 1);
    line->addWidget(make);
    auto* label = new QLabel(tr("&New tags go to"), this);
    label->setBuddy(m_newTags);
    auto* form = new QFormLayout;
    form->addRow(label, line);
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
        item->setToolTip(Name, shownName(row.name));
        item->setData(Name, Qt::UserRole, QString::fromStdString(row.name));
        item->setCheckState(Shown, switches.hidden.contains(row.name) ? Qt::Unchecked : Qt::Checked);
        item->setCheckState(Locked, switches.locked.contains(row.name) ? Qt::Checked : Qt::Unchecked);
        item->setText(Ranges, locale.toString(qlonglong(row.ranges)));
        item->setText(Clips, locale.toString(qlonglong(row.clips)));
        for (const Column column : {Ranges, Clips})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (m_sets->topLevelItemCount() > 0) m_sets->setCurrentItem(m_sets->topLevelItem(0));
}

/// Asks for a name; the set of that name is where new tags go, whether it was there or not.
void TagSetsDialog::makeSet()
{
    const auto typed = askedText(tr("New Tag Set"), tr("Name of the set:"), tr("Make Set"), {}, this);
    if (!typed || typed->isEmpty()) return;
    const std::string name = typed->toStdString();
    if (!isSetName(name))
        return showNotice(tr("New Tag Set"),
                          tr("“%1” cannot name a tag set. A name is made of letters, digits and _, does not "
                             "begin with a digit, and is not “default”.")
                              .arg(*typed),
                          this);
    if (m_newTags->findData(*typed) < 0) {
        const QSignalBlocker quiet(m_sets); // nothing was switched
        TagSetRow row;
        row.name = name;
        addRows({row}, {});
        m_newTags->addItem(shownName(name), *typed);
    }
    m_newTags->setCurrentIndex(m_newTags->findData(*typed));
    emit newTagsSetChosen(*typed);
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
