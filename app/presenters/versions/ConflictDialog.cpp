#include "app/presenters/versions/ConflictDialog.h"

#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/versions/VersionStrips.h"
#include "widgets/tags/choice/TagRowDelegate.h"
#include "widgets/tags/fields/PropertyText.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

enum ConflictColumn {
    ClipColumn,
    PropertyColumn,
    FramesColumn,
    BaseColumn,
    OursColumn,
    TheirsColumn,
    TakenColumn
};

QString sideText(std::optional<MergeSide> side)
{
    if (!side) return ConflictDialog::tr("to decide");
    if (*side == MergeSide::Ours) return ConflictDialog::tr("mine");
    return *side == MergeSide::Theirs ? ConflictDialog::tr("theirs") : ConflictDialog::tr("before");
}

QString baseText(const PropertyConflict& conflict)
{
    return conflict.base ? propertyText(*conflict.base) : ConflictDialog::tr("none");
}

/// Each value of a property in the versions of a clip, once: its place is that of its colour.
std::vector<PropertyValue> valuesIn(const ClipConflicts& clip, const std::string& property)
{
    std::vector<PropertyValue> values;
    for (const TagSheet* sheet : {&clip.base, &clip.ours, &clip.theirs})
        for (const PropertyRange& range : sheet->property(property))
            if (std::find(values.begin(), values.end(), range.value) == values.end())
                values.push_back(range.value);
    return values;
}

/// Colour of a value, alike in the list and in the strips.
QColor colourOf(const PropertyValue& value, const std::vector<PropertyValue>& values)
{
    const auto place = std::find(values.begin(), values.end(), value) - values.begin();
    return screenColour(automaticColour(std::size_t(place)));
}

VersionStrips::Version stripOf(const QString& name, const TagSheet& sheet, const std::string& property,
                               const ClipConflicts& clip)
{
    const std::vector<PropertyValue> values = valuesIn(clip, property);
    VersionStrips::Version version{name, {}, clip.frames, clip.rate, {}};
    for (const PropertyRange& range : sheet.property(property))
        version.values.push_back({range.range, propertyText(range.value), colourOf(range.value, values)});
    return version;
}

} // namespace

ConflictDialog::ConflictDialog(std::vector<ClipConflicts> clips, QWidget* parent)
    : Dialog(parent)
    , m_review(std::move(clips))
    , m_note(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_clip(new QLabel(this))
    , m_strips(new VersionStrips(this))
{
    setObjectName("mergeConflicts");
    setWindowTitle(tr("Merge Conflicts"));
    m_note->setObjectName("conflictNote");
    m_note->setWordWrap(true);
    m_list->setObjectName("conflictList");
    m_list->setAccessibleName(tr("Conflicts"));
    m_list->setToolTip(tr("Frames on which both sides set another value; Up and Down choose"));
    m_list->setHeaderLabels(
        {tr("Clip"), tr("Property"), tr("Frames"), tr("Before"), tr("Mine"), tr("Theirs"), tr("Taken")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    m_clip->setObjectName("conflictClip");
    m_strips->setAccessibleName(tr("Values before, mine, theirs, and the result"));
    m_strips->setToolTip(tr("The property's values in each version, and as they come out; the frames of the "
                            "chosen conflict are framed"));
    build();
    addLines();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ConflictDialog::showChosen);
    choose(0);
    m_list->setFocus();
}

QPushButton* ConflictDialog::button(const char* name, const QString& text, const QString& toolTip, int key)
{
    auto* made = new QPushButton(text, this);
    made->setObjectName(name);
    made->setAutoDefault(false);
    const QKeySequence sequence(key);
    // A button's own shortcut clicks late.
    auto* shortcut = new QShortcut(sequence, this);
    connect(shortcut, &QShortcut::activated, made, &QPushButton::click);
    made->setToolTip(tr("%1 (%2)", "what a button does, and its key")
                         .arg(toolTip, sequence.toString(QKeySequence::NativeText)));
    return made;
}

/// A row of buttons for the chosen conflict, and one for whole clips and for all.
void ConflictDialog::addSides(QVBoxLayout& column)
{
    auto* mine = button("takeMine", tr("Mine"), tr("Take the value that was set here"), Qt::Key_M);
    auto* theirs = button("takeTheirs", tr("Theirs"), tr("Take the value that the file has"), Qt::Key_T);
    auto* before = button("takeBefore", tr("Before"), tr("Take what both sides began with"), Qt::Key_B);
    auto* previous = button("previousConflict", tr("Previous"), tr("Choose the conflict before"), Qt::Key_P);
    auto* next = button("nextConflict", tr("Next"), tr("Choose the conflict after"), Qt::Key_N);
    auto* allMine =
        button("takeAllMine", tr("All Mine"), tr("Take mine in every conflict"), int(Qt::SHIFT) | Qt::Key_M);
    auto* allTheirs = button("takeAllTheirs", tr("All Theirs"), tr("Take theirs in every conflict"),
                             int(Qt::SHIFT) | Qt::Key_T);
    auto* clipMine = button("takeClipMine", tr("Clip: Mine"),
                            tr("Take the whole clip as it is here, nothing of what the file changed in it"),
                            int(Qt::CTRL) | Qt::Key_M);
    auto* clipTheirs = button("takeClipTheirs", tr("Clip: Theirs"),
                              tr("Take the whole clip as the file has it, nothing of what was changed here"),
                              int(Qt::CTRL) | Qt::Key_T);
    connect(clipMine, &QPushButton::clicked, this, [this] { takeWhole(MergeSide::Ours); });
    connect(clipTheirs, &QPushButton::clicked, this, [this] { takeWhole(MergeSide::Theirs); });
    connect(mine, &QPushButton::clicked, this, [this] { take(MergeSide::Ours); });
    connect(theirs, &QPushButton::clicked, this, [this] { take(MergeSide::Theirs); });
    connect(before, &QPushButton::clicked, this, [this] { take(MergeSide::Base); });
    connect(previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(next, &QPushButton::clicked, this, [this] { step(1); });
    connect(allMine, &QPushButton::clicked, this, [this] { takeAll(MergeSide::Ours); });
    connect(allTheirs, &QPushButton::clicked, this, [this] { takeAll(MergeSide::Theirs); });
    auto* sides = new QHBoxLayout;
    for (QPushButton* each : {mine, theirs, before, previous, next}) sides->addWidget(each);
    sides->addStretch(1);
    auto* more = new QHBoxLayout;
    for (QPushButton* each : {clipMine, clipTheirs, allMine, allTheirs}) more->addWidget(each);
    more->addStretch(1);
    column.addLayout(sides);
    column.addLayout(more);
}

void ConflictDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("&Merge and Save"));
    m_accept->setToolTip(tr("Save what was taken; what changes here is one step that can be undone"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    column->addWidget(m_clip);
    column->addWidget(m_strips);
    addSides(*column);
    column->addWidget(buttons);
    resize(100 * fontMetrics().averageCharWidth(), 30 * fontMetrics().height());
}

void ConflictDialog::addLines()
{
    for (std::size_t i = 0; i < m_review.count(); ++i) {
        const PropertyConflict& conflict = m_review.conflict(i);
        const QString frames = QString("%1–%2").arg(conflict.range.start).arg(conflict.range.stop);
        auto* line = new QTreeWidgetItem(
            m_list, {QString::fromStdString(m_review.clipOf(i).name), QString::fromStdString(conflict.name),
                     frames, baseText(conflict), propertyText(conflict.ours), propertyText(conflict.theirs)});
        const std::vector<PropertyValue> values = valuesIn(m_review.clipOf(i), conflict.name);
        const auto setSwatch = [&](ConflictColumn column, const PropertyValue& value) {
            TagDefinition swatch;
            swatch.colour = colourOf(value, values).rgb() & RGB_MASK;
            line->setIcon(column, swatchIcon(swatch));
        };
        if (conflict.base) setSwatch(BaseColumn, *conflict.base);
        setSwatch(OursColumn, conflict.ours);
        setSwatch(TheirsColumn, conflict.theirs);
        showLine(i);
    }
    for (int column = 0; column < TakenColumn; ++column) m_list->resizeColumnToContents(column);
}

std::size_t ConflictDialog::current() const
{
    return std::size_t(m_list->indexOfTopLevelItem(m_list->currentItem()));
}

void ConflictDialog::choose(std::size_t number)
{
    m_list->setCurrentItem(m_list->topLevelItem(int(number)));
    showChosen();
}

/// Goes by so many conflicts, from the last to the first and back.
void ConflictDialog::step(int by)
{
    const int count = int(m_review.count());
    choose(std::size_t((int(current()) + by + count) % count));
}

/// Takes it and goes to the next one that is to be decided.
void ConflictDialog::take(MergeSide side)
{
    const std::size_t number = current();
    m_review.take(number, side);
    for (std::size_t i = 0; i < m_review.count(); ++i) showLine(i); // its clip may have been taken whole
    choose(m_review.nextOpen(number).value_or(number));
}

void ConflictDialog::takeAll(MergeSide side)
{
    m_review.takeAll(side);
    for (std::size_t i = 0; i < m_review.count(); ++i) showLine(i);
    showChosen();
}

/// The clip of the chosen conflict; what is to be decided in others is next.
void ConflictDialog::takeWhole(MergeSide side)
{
    const std::size_t number = current();
    m_review.takeWhole(number, side);
    for (std::size_t i = 0; i < m_review.count(); ++i) showLine(i);
    choose(m_review.nextOpen(number).value_or(number));
}

void ConflictDialog::showLine(std::size_t number)
{
    const QString side = sideText(m_review.side(number));
    m_list->topLevelItem(int(number))
        ->setText(TakenColumn,
                  m_review.whole(number) ? tr("%1, the whole clip", "mine or theirs").arg(side) : side);
}

void ConflictDialog::showChosen()
{
    const std::size_t number = current();
    if (number >= m_review.count()) return;
    const std::size_t open = m_review.openCount();
    const QString why =
        m_review.whole(number)
            ? tr("This clip comes out as one side has it: what the other side changed in it is left out.")
            : tr("Both sides set another value on the same frames. Tags and captions of both "
                 "sides are kept; a frame has one value of a property.");
    m_note->setText(open > 0 ? tr("%1 %n conflict(s) to decide.", nullptr, int(open)).arg(why)
                             : tr("%1 All are decided.").arg(why));
    m_accept->setEnabled(open == 0);
    const ClipConflicts& clip = m_review.clipOf(number);
    const PropertyConflict& conflict = m_review.conflict(number);
    m_clip->setText(tr("%1 in %2", "a property, and a clip")
                        .arg(QString::fromStdString(conflict.name), QString::fromStdString(clip.name)));
    m_strips->setVersions({stripOf(tr("Before"), clip.base, conflict.name, clip),
                           stripOf(tr("Mine"), clip.ours, conflict.name, clip),
                           stripOf(tr("Theirs"), clip.theirs, conflict.name, clip),
                           stripOf(tr("Result"), m_review.result(number), conflict.name, clip)});
    m_strips->setMarked(conflict.range);
}

std::optional<ConflictDecisions> askedSides(std::vector<ClipConflicts> clips, QWidget* parent)
{
    ConflictDialog dialog(std::move(clips), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.review().decisions();
}

} // namespace tagline
