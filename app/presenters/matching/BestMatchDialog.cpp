#include "app/presenters/matching/BestMatchDialog.h"

#include "widgets/tags/choice/TagChips.h"
#include "widgets/theme/messages/EmptyNote.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int narrowestClip = 240; ///< the column of names

} // namespace

BestMatchDialog::BestMatchDialog(QWidget* parent)
    : Dialog(parent)
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_empty(new EmptyNote(*m_list, *m_note))
    , m_again(new QPushButton(tr("Dra&w Again"), this))
{
    setObjectName("bestMatchDialog");
    setWindowTitle(tr("Best Match"));
    m_list->setObjectName("bestMatches");
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Clip"), tr("Why")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Clips that fit best"));
    m_list->setToolTip(tr("The best first; the window shows the one that is chosen"));
    m_list->header()->setStretchLastSection(true);
    m_note->setWordWrap(true);
    m_note->setObjectName("bestMatchNote");
    m_again->setObjectName("drawAgain");
    m_again->setToolTip(tr("Draw another order among the clips that fit alike"));
    build();
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        enableButtons();
        if (item) emit matchChosen(m_list->indexOfTopLevelItem(item));
    });
    connect(m_again, &QPushButton::clicked, this, [this] {
        ++m_seed;
        emit wishChanged();
    });
    setMatches({});
}

TagChips* BestMatchDialog::addLine(const QString& label, const QString& purpose, const QString& hint,
                                   const char* name)
{
    auto* chips = new TagChips(purpose, hint, this);
    chips->setObjectName(name);
    connect(chips, &TagChips::chosenChanged, this, &BestMatchDialog::wishChanged);
    connect(chips, &TagChips::unknownNameTyped, this, &BestMatchDialog::unknownNameTyped);
    static_cast<QFormLayout*>(layout()->itemAt(0)->layout())->addRow(label, chips);
    return chips;
}

QPushButton* BestMatchDialog::trackButton(const QString& text, const QString& hint, const char* name,
                                          int track)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(hint);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, track] {
        if (QTreeWidgetItem* item = m_list->currentItem())
            emit trackRequested(m_list->indexOfTopLevelItem(item), track);
    });
    return button;
}

void BestMatchDialog::build()
{
    auto* column = new QVBoxLayout(this);
    auto* lines = new QFormLayout;
    lines->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(lines);
    m_need = addLine(tr("Need"), tr("Needed tags"), tr("Only clips with all of these tags are listed"),
                     "neededTags");
    m_want =
        addLine(tr("Want"), tr("Wanted tags"), tr("Clips with more of these tags go first"), "wantedTags");
    m_avoid =
        addLine(tr("Avoid"), tr("Tags to avoid"), tr("Clips with any of these tags go last"), "avoidedTags");
    column->addWidget(m_note); // above the list, as it says what to do first
    column->addWidget(m_list, 1);
    m_tracks = {
        trackButton(tr("To Track &1"), tr("Play the chosen clip on track 1"), "toTrack1", 0),
        trackButton(tr("To Track &2"), tr("Play the chosen clip on track 2"), "toTrack2", 1),
        trackButton(tr("To &New Track"), tr("Play the chosen clip on a track of its own"), "toNewTrack", -1)};
    auto* tracks = new QHBoxLayout;
    for (QPushButton* button : m_tracks) tracks->addWidget(button);
    tracks->addStretch(1);
    tracks->addWidget(m_again);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter is for the list
    tracks->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_again->setAutoDefault(false);
    column->addLayout(tracks);
}

void BestMatchDialog::setTags(const std::vector<TagRow>& tags)
{
    for (TagChips* chips : {m_need, m_want, m_avoid}) chips->setTags(tags);
}

MatchWish BestMatchDialog::wish() const
{
    return {m_need->chosen(), m_want->chosen(), m_avoid->chosen(), 1, m_seed};
}

void BestMatchDialog::setMatches(const std::vector<MatchLine>& lines)
{
    const QSignalBlocker quiet(m_list);
    const QTreeWidgetItem* current = m_list->currentItem();
    const int chosen = current ? m_list->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(current)) : -1;
    const QString chosenClip = current ? current->text(0) : QString();
    m_list->clear();
    for (const MatchLine& line : lines) {
        auto* item = new QTreeWidgetItem(m_list, {line.clip, line.reason});
        item->setToolTip(0, line.clip);
        item->setToolTip(1, line.reason);
    }
    m_list->resizeColumnToContents(0);
    m_list->setColumnWidth(0, std::max(m_list->columnWidth(0), narrowestClip));
    if (QTreeWidgetItem* item = m_list->topLevelItem(chosen); item && item->text(0) == chosenClip)
        m_list->setCurrentItem(item);
    enableButtons();
}

void BestMatchDialog::enableButtons()
{
    for (QPushButton* button : m_tracks) button->setEnabled(m_list->currentItem() != nullptr);
    m_again->setEnabled(m_list->topLevelItemCount() > 1);
}

void BestMatchDialog::setNote(const QString& text) { m_empty->say(text); }

} // namespace tagline
