#include "app/presenters/takes/TakesDialog.h"

#include "core/tags/takes/Take.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagline {
namespace {

constexpr int beginsColumnWidth = 100;
constexpr int offsetDecimals = 6; ///< offsets are whole microseconds
constexpr double mostOffsetSeconds = double(Take::mostMicroseconds) / 1e6;

/// In the place of an icon: names of clips begin below that of their take.
QIcon noIcon()
{
    QPixmap nothing(measure::iconSize, measure::iconSize);
    nothing.fill(Qt::transparent);
    return nothing;
}

void fillTake(QTreeWidgetItem& item, const TakeLine& take)
{
    const QIcon indent = noIcon();
    item.setText(0, take.name);
    item.setToolTip(0, take.name);
    item.setText(2, take.isProposed ? TakesDialog::tr("proposed") : QString());
    item.setIcon(0, take.isProposed ? icon("plus") : icon("check", &Theme::success));
    for (const TakeClipLine& clip : take.clips) {
        const QString begins = TakesDialog::tr("%1 s").arg(QLocale().toString(clip.offset, 'g', 9));
        auto* line = new QTreeWidgetItem(&item, {clip.name, begins});
        line->setToolTip(0, clip.name);
        line->setIcon(0, indent);
    }
}

} // namespace

TakesDialog::TakesDialog(QWidget* parent)
    : Dialog(parent)
    , m_pattern(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_note(new QLabel(this))
    , m_accept(new QPushButton(tr("&Accept"), this))
    , m_acceptAll(new QPushButton(tr("Accept A&ll"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_offset(new QDoubleSpinBox(this))
{
    setObjectName("takesDialog");
    setWindowTitle(tr("Takes"));
    m_pattern->setObjectName("takePattern");
    m_pattern->setPlaceholderText(tr("by timecode or name, or {take}_{subject}"));
    m_pattern->setAccessibleName(tr("Pattern of names"));
    m_pattern->setToolTip(
        tr("How names say which take a clip is of: {take}_{subject} makes a take fight_01 of "
           "fight_01_A and fight_01_B. {subject}/{take} is for a folder for each figure. "
           "Without it, clips that begin at one timecode, as a shoot sheet says, and of clips without one "
           "those as long as each other whose names differ in one word"));
    m_list->setObjectName("takes");
    m_note->setObjectName("takesNote");
    m_accept->setObjectName("acceptTake");
    m_acceptAll->setObjectName("acceptAllTakes");
    m_remove->setObjectName("removeTake");
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Take"), tr("Begins"), tr("State")});
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Takes and their clips"));
    m_list->setToolTip(tr("The window shows the clip that is chosen"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->resizeSection(1, beginsColumnWidth);
    m_note->setWordWrap(true);
    m_accept->setToolTip(tr("Keep the take that is chosen in the library file; this can be undone"));
    m_acceptAll->setToolTip(tr("Keep all takes that are proposed; this can be undone"));
    m_remove->setToolTip(tr("Remove the take that is chosen from the library file; its clips stay"));
    buildOffset();
    build();
    connect(m_pattern, &QLineEdit::textChanged, this, &TakesDialog::patternChanged);
    connect(m_accept, &QPushButton::clicked, this, [this] { emit acceptRequested(chosenTake()); });
    connect(m_acceptAll, &QPushButton::clicked, this, &TakesDialog::acceptAllRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(chosenTake()); });
    connect(m_offset, &QDoubleSpinBox::valueChanged, this,
            [this](double seconds) { emit offsetEdited(chosenTake(), chosenClip(), seconds); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        showButtons();
        if (chosenClip() >= 0) emit clipChosen(chosenTake(), chosenClip());
    });
    showButtons();
}

void TakesDialog::buildOffset()
{
    m_offset->setObjectName("takeOffset");
    m_offset->setAccessibleName(tr("When the chosen clip begins in its take"));
    m_offset->setToolTip(
        tr("When the chosen clip begins in its take, in seconds; the arrows move it by a frame. "
           "Its partners in the picture and on the timeline follow. This can be undone"));
    m_offset->setSuffix(tr(" s"));
    m_offset->setDecimals(offsetDecimals);
    m_offset->setRange(-mostOffsetSeconds, mostOffsetSeconds);
    m_offset->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // as wide as its numbers
    m_offset->setKeyboardTracking(false);                            // a number counts once it is typed
}

void TakesDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_accept, m_acceptAll, m_remove})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Enter is for the field and the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->addRow(tr("&Propose"), m_pattern);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    auto* offset = new QFormLayout;
    offset->addRow(tr("Clip &begins at"), m_offset);
    column->addLayout(offset);
    column->addWidget(buttons);
}

QString TakesDialog::pattern() const { return m_pattern->text().trimmed(); }

int TakesDialog::chosenTake() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    if (item && item->parent()) item = item->parent();
    return item ? m_list->indexOfTopLevelItem(item) : -1;
}

int TakesDialog::chosenClip() const
{
    QTreeWidgetItem* item = m_list->currentItem();
    return item && item->parent() ? item->parent()->indexOfChild(item) : -1;
}

void TakesDialog::editOffset(int take, int clip)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentItem(m_list->topLevelItem(take)->child(clip));
    }
    showButtons();
    m_offset->setFocus();
    m_offset->selectAll();
}

void TakesDialog::showButtons()
{
    const int take = chosenTake();
    const bool isChosen = take >= 0 && std::size_t(take) < m_takes.size();
    m_accept->setEnabled(isChosen && m_takes[std::size_t(take)].isProposed);
    m_remove->setEnabled(isChosen && !m_takes[std::size_t(take)].isProposed);
    m_acceptAll->setEnabled(std::ranges::any_of(m_takes, &TakeLine::isProposed));
    const bool isClip = m_remove->isEnabled() && chosenClip() >= 0;
    m_offset->setEnabled(isClip);
    if (!isClip) return;
    const TakeClipLine& clip = m_takes[std::size_t(take)].clips[std::size_t(chosenClip())];
    const QSignalBlocker quiet(m_offset);
    m_offset->setSingleStep(clip.step);
    if (m_offset->value() != clip.offset) m_offset->setValue(clip.offset); // else what is typed stays
}

void TakesDialog::setTakes(const std::vector<TakeLine>& takes)
{
    if (takes == m_takes) return showButtons(); // an offset that was refused is as it was
    const QSignalBlocker quiet(m_list);
    const int chosen = chosenTake(), clip = chosenClip();
    const QString name = chosen >= 0 ? m_takes[std::size_t(chosen)].name : QString();
    m_list->clear();
    m_takes = takes;
    for (const TakeLine& take : m_takes) {
        auto* item = new QTreeWidgetItem(m_list);
        fillTake(*item, take);
        if (name.isEmpty() || take.name != name) continue;
        QTreeWidgetItem* line = clip >= 0 ? item->child(clip) : nullptr;
        m_list->setCurrentItem(line ? line : item);
    }
    m_list->expandAll();
    showButtons();
}

void TakesDialog::setNote(const QString& text) { m_note->setText(text); }

} // namespace tagline
