#include "app/presenters/search/DuplicatesDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tagline {
namespace {

QDoubleSpinBox* numberField(const char* name, double least, double most, int decimals, double value,
                            QWidget* parent)
{
    auto* field = new QDoubleSpinBox(parent);
    field->setObjectName(name);
    field->setDecimals(decimals);
    field->setRange(least, most);
    field->setValue(value);
    field->setKeyboardTracking(false);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // as wide as its numbers
    return field;
}

} // namespace

DuplicatesDialog::DuplicatesDialog(QWidget* parent)
    : Dialog(parent)
    , m_seconds(numberField("duplicatesSeconds", DuplicateOptions::leastSeconds,
                            DuplicateOptions::mostSeconds, 1, DuplicateOptions().seconds, this))
    , m_threshold(numberField("duplicatesThreshold", DuplicateOptions::leastThreshold,
                              DuplicateOptions::mostThreshold, 3, DuplicateOptions().threshold, this))
    , m_mirrored(new QCheckBox(tr("&Mirrored too"), this))
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_tag(new QLineEdit(tr("Duplicate"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_mark(new QPushButton(tr("Mark &All but One"), this))
{
    setObjectName("duplicatesDialog");
    setWindowTitle(tr("Near Duplicates"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setAccessibleName(tr("Shortest stretch"));
    m_seconds->setToolTip(tr("How long the same motion lasts at least"));
    m_threshold->setSingleStep(DuplicateOptions().threshold / 3.0);
    m_threshold->setAccessibleName(tr("Threshold"));
    m_threshold->setToolTip(tr("How far the parts of the bodies lie apart at most, in leg lengths: 0.03 are "
                               "about 3 cm of a grown person"));
    m_mirrored->setObjectName("duplicatesMirrored");
    m_mirrored->setToolTip(tr("Find what is the same in a mirror too"));
    m_list->setObjectName("duplicatesList");
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Motion"), tr("Frames"), tr("Note")});
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Near duplicates"));
    m_list->setToolTip(
        tr("Groups of stretches that are the same motion, the longest first. Choose one to see "
           "it in the window."));
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_note->setObjectName("duplicatesNote");
    m_note->setWordWrap(true);
    m_tag->setObjectName("duplicatesTag");
    m_tag->setAccessibleName(tr("Tag"));
    m_tag->setToolTip(tr("The tag for all frames that are not to be kept; one that is new is made"));
    m_stop->setObjectName("duplicatesStop");
    m_stop->setToolTip(tr("Stop the search"));
    m_mark->setObjectName("duplicatesMark");
    m_mark->setToolTip(tr("Give the tag to all stretches but the one to keep of each group, in one step"));
    build();
    for (QDoubleSpinBox* field : {m_seconds, m_threshold})
        connect(field, &QDoubleSpinBox::valueChanged, this, &DuplicatesDialog::asked);
    connect(m_mirrored, &QCheckBox::toggled, this, &DuplicatesDialog::asked);
    connect(m_stop, &QPushButton::clicked, this, &DuplicatesDialog::stopRequested);
    connect(m_mark, &QPushButton::clicked, this, &DuplicatesDialog::markRequested);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DuplicatesDialog::tellChosen);
    setState({}, false, false);
}

void DuplicatesDialog::build()
{
    auto* form = new QFormLayout;
    form->addRow(tr("Shortest stretch"), m_seconds);
    form->addRow(tr("Threshold"), m_threshold);
    form->addRow(tr("Tag"), m_tag);
    auto* options = new QHBoxLayout;
    options->addWidget(m_mirrored);
    options->addStretch(1);
    options->addWidget(m_stop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_mark, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the fields
    m_stop->setAutoDefault(false);
    QSizePolicy stays = m_stop->sizePolicy(); // nothing moves as a search ends
    stays.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(stays);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addLayout(options);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
}

DuplicateOptions DuplicatesDialog::options() const
{
    DuplicateOptions options;
    options.seconds = m_seconds->value();
    options.threshold = m_threshold->value();
    options.findsMirrored = m_mirrored->isChecked();
    return options;
}

QString DuplicatesDialog::tagName() const { return m_tag->text().trimmed(); }

void DuplicatesDialog::setGroups(const std::vector<DuplicateLines>& groups)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const DuplicateLines& group : groups) {
        auto* head = new QTreeWidgetItem(m_list, {group.title, QString(), group.apart});
        for (const DuplicateLines::Member& member : group.members) {
            auto* item = new QTreeWidgetItem(head, {member.clip, member.frames, member.note});
            item->setToolTip(0, member.clip);
        }
    }
    m_list->expandAll();
}

void DuplicatesDialog::setState(const QString& note, bool isSearching, bool canMark)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_stop->setEnabled(isSearching);
    m_stop->setVisible(isSearching);
    m_mark->setEnabled(canMark);
}

void DuplicatesDialog::tellChosen(QTreeWidgetItem* item)
{
    if (!item) return;
    QTreeWidgetItem* head = item->parent() ? item->parent() : item;
    emit memberChosen(m_list->indexOfTopLevelItem(head), item == head ? 0 : head->indexOfChild(item));
}

} // namespace tagline
