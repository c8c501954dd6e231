#include "app/presenters/characters/RetargetDialog.h"

#include "widgets/joints/JointPickerPopup.h"
#include "widgets/joints/TreeFilter.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace tagline {
namespace {

constexpr int jointColumn = 0;
constexpr int sourceColumn = 1;
constexpr int sourceRole = Qt::UserRole;
constexpr int guessRole = Qt::UserRole + 1;
constexpr int rowHeight = 24;
constexpr int mostUnusedShown = 6;

QString textOf(std::string_view name) { return QString::fromUtf8(name.data(), qsizetype(name.size())); }

QString sourceOf(const QTreeWidgetItem& row) { return row.data(sourceColumn, sourceRole).toString(); }

bool isGuess(const QTreeWidgetItem& row) { return row.data(sourceColumn, guessRole).toBool(); }

/// Dims joints that are open or only guessed.
void colourSource(QTreeWidgetItem& row)
{
    const bool isSure = !sourceOf(row).isEmpty() && !isGuess(row);
    row.setForeground(sourceColumn, isSure ? theme().text : theme().muted);
}

std::vector<QTreeWidgetItem*> rowsOf(QTreeWidget& tree)
{
    std::vector<QTreeWidgetItem*> rows;
    for (QTreeWidgetItemIterator each(&tree); *each; ++each) rows.push_back(*each);
    return rows;
}

} // namespace

RetargetDialog::RetargetDialog(Figure source, Figure character, const RetargetMap& map, bool isGuess,
                               QWidget* parent)
    : Dialog(parent)
    , m_source(std::move(source))
    , m_character(std::move(character))
    , m_sourceJoints(jointEntries(m_source.skeleton))
    , m_isKept(!isGuess)
    , m_filter(new QLineEdit(this))
    , m_onlyUnmapped(new QCheckBox(tr("Only &unmapped"), this))
    , m_rows(new QTreeWidget(this))
    , m_counts(new QLabel(this))
    , m_unused(new QLabel(this))
    , m_reference(map.reference())
    , m_referenceKind(new QComboBox(this))
    , m_referenceFrame(new QSpinBox(this))
    , m_sketch(new FigureSketch(this))
    , m_preview(new QLabel(this))
{
    setObjectName("retargetDialog");
    setWindowTitle(tr("Retarget to Character"));
    build();
    fill(map, isGuess);
    setReference(map.reference());
}

void RetargetDialog::build()
{
    m_filter->setPlaceholderText(tr("Filter joints"));
    m_filter->setAccessibleName(tr("Filter joints"));
    m_filter->setToolTip(tr("Show only rows that contain this text"));
    m_filter->setClearButtonEnabled(true);
    m_onlyUnmapped->setToolTip(tr("Hide joints that are already mapped"));
    m_rows->setObjectName("retargetRows");
    m_rows->setAccessibleName(tr("Joints of the character and what moves them"));
    m_rows->setToolTip(
        tr("Click the second column, or press Enter, to choose the joint of the clip that moves this "
           "one. Delete unmaps it."));
    m_rows->setHeaderLabels(
        {tr("Joint of %1").arg(m_character.name), tr("Moved by, in %1").arg(m_source.name)});
    makeOpenTree(*m_rows, 10);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_rows->installEventFilter(this);
    m_counts->setObjectName("retargetCounts");
    m_preview->setObjectName("retargetPreview");
    m_unused->setObjectName("retargetUnused");
    for (QLabel* each : {m_counts, m_preview, m_unused}) each->setWordWrap(true);

    auto* top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_onlyUnmapped);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_counts);
    layout->addWidget(m_preview);
    layout->addWidget(m_sketch);
    layout->addLayout(newReferenceLine());
    layout->addLayout(top);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_unused);
    layout->addWidget(newButtons());

    connect(m_filter, &QLineEdit::textChanged, this, &RetargetDialog::filter);
    connect(m_onlyUnmapped, &QCheckBox::toggled, this, &RetargetDialog::filter);
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* row, int column) {
        if (column == sourceColumn) chooseFor(row);
    });
    connect(&themeSignal(), &ThemeSignal::changed, this, [this] {
        for (QTreeWidgetItem* row : rowsOf(*m_rows)) colourSource(*row);
        filter(); // it colours the other column
    });
}

QLayout* RetargetDialog::newReferenceLine()
{
    m_sketch->setAccessibleName(tr("Both figures in the reference pose"));
    m_sketch->setToolTip(
        tr("The clip's figure and the character in the reference pose: they should look alike"));
    auto* label = new QLabel(tr("Reference &pose"), this);
    label->setBuddy(m_referenceKind);
    m_referenceKind->setObjectName("retargetReference");
    m_referenceKind->setAccessibleName(tr("Reference pose"));
    m_referenceKind->setToolTip(
        tr("The pose of the clip's figure in which the character stands alike. Best is one that stands "
           "upright, with its arms at its sides or held out."));
    m_referenceKind->addItems({tr("Found"), tr("Rest pose"), tr("Frame of the clip")});
    m_referenceFrame->setObjectName("retargetReferenceFrame");
    m_referenceFrame->setAccessibleName(tr("Frame of the reference pose"));
    m_referenceFrame->setToolTip(tr("The frame of the clip that is the reference pose"));
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addWidget(m_referenceKind, 1);
    line->addWidget(m_referenceFrame);
    connect(m_referenceKind, &QComboBox::activated, this, &RetargetDialog::wishReference);
    connect(m_referenceFrame, &QSpinBox::valueChanged, this, &RetargetDialog::wishReference);
    return line;
}

void RetargetDialog::wishReference()
{
    const auto kind = ReferenceKind(m_referenceKind->currentIndex());
    m_referenceFrame->setEnabled(kind == FrameOfClip);
    emit referenceWished(kind, m_referenceFrame->value());
}

void RetargetDialog::setReference(std::optional<ChosenReference> reference)
{
    m_reference = std::move(reference);
    const ReferenceKind kind = !m_reference ? FoundPose : m_reference->isRest() ? RestPose : FrameOfClip;
    const QSignalBlocker blocker(m_referenceFrame);
    m_referenceKind->setCurrentIndex(kind);
    m_referenceFrame->setEnabled(kind == FrameOfClip);
    if (kind != FrameOfClip) return;
    m_referenceFrame->setMaximum(std::max(m_referenceFrame->maximum(), m_reference->frame));
    m_referenceFrame->setValue(m_reference->frame);
}

void RetargetDialog::setFrames(Frame frames)
{
    const QSignalBlocker blocker(m_referenceFrame);
    m_referenceFrame->setMaximum(frames - 1);
}

void RetargetDialog::showReference(std::vector<SketchedFigure> figures, const QString& found)
{
    m_sketch->setFigures(std::move(figures));
    m_referenceKind->setItemText(FoundPose, found);
}

QDialogButtonBox* RetargetDialog::newButtons()
{
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, const QString& tip, QDialogButtonBox::ButtonRole role) {
        QPushButton* button = buttons->addButton(text, role);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        return button;
    };
    QPushButton* guess = add(tr("&Guess Again"), tr("Map the joints by the usual names of body parts"),
                             QDialogButtonBox::ResetRole);
    QPushButton* clear = add(tr("C&lear"), tr("Unmap every joint"), QDialogButtonBox::ResetRole);
    add(tr("Cancel"), tr("Close without changing anything (Esc)"), QDialogButtonBox::RejectRole);
    m_retarget = add(tr("&Retarget"), {}, QDialogButtonBox::AcceptRole);
    m_retarget->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(guess, &QPushButton::clicked, this, [this] {
        fill(guessedRetargetMap(m_source.skeleton, m_character.skeleton), true);
        emit mapChanged();
    });
    connect(clear, &QPushButton::clicked, this, [this] {
        fill({}, false);
        emit mapChanged();
    });
    return buttons;
}

void RetargetDialog::fill(const RetargetMap& map, bool isGuess)
{
    m_rows->clear();
    std::vector<QTreeWidgetItem*> rows;
    for (const JointEntry& joint : jointEntries(m_character.skeleton)) {
        addRow(joint.name, joint.parent < 0 ? nullptr : rows[std::size_t(joint.parent)], map, isGuess);
        rows.push_back(m_rows->currentItem());
    }
    for (const Joint& joint : m_character.skeleton.joints()) // that a map moves though it is no joint
        if (joint.kind != JointKind::Joint && !map.sourceOf(joint.name).empty())
            addRow(textOf(joint.name), nullptr, map, isGuess);
    m_rows->expandAll();
    m_rows->setCurrentItem(m_rows->topLevelItem(0));
    filter();
    count();
}

/// Adds the row of a joint, and makes it the current one.
void RetargetDialog::addRow(const QString& joint, QTreeWidgetItem* parent, const RetargetMap& map,
                            bool isGuess)
{
    auto* row = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_rows);
    row->setText(jointColumn, joint);
    row->setSizeHint(jointColumn, {0, rowHeight});
    setSource(*row, textOf(map.sourceOf(joint.toStdString())), isGuess);
    m_rows->setCurrentItem(row);
}

void RetargetDialog::setSource(QTreeWidgetItem& row, const QString& joint, bool isGuess)
{
    row.setData(sourceColumn, sourceRole, joint);
    row.setData(sourceColumn, guessRole, isGuess && !joint.isEmpty());
    row.setText(sourceColumn, joint.isEmpty() ? tr("Not mapped")
                              : isGuess       ? tr("%1 (guess)", "a joint that was guessed").arg(joint)
                                              : joint);
    colourSource(row);
}

/// Asks in the row's place which joint of the clip moves it.
void RetargetDialog::chooseFor(QTreeWidgetItem* row)
{
    if (!row) return;
    m_rows->setCurrentItem(row);
    m_rows->scrollToItem(row);
    auto* popup = new JointPickerPopup({{tr("Not mapped"), {}}}, m_sourceJoints, this);
    const QString now = sourceOf(*row);
    popup->setChosen(now.isEmpty() ? QStringList() : QStringList{now});
    connect(popup, &JointPickerPopup::picked, this, [this](const QStringList& joints) {
        if (QTreeWidgetItem* chosen = m_rows->currentItem()) {
            setSource(*chosen, joints.value(0), false);
            changed();
        }
    });
    const int left = m_rows->header()->sectionViewportPosition(sourceColumn);
    const QRect line = m_rows->visualItemRect(row);
    popup->popUp({m_rows->viewport()->mapToGlobal(QPoint(left, line.top())),
                  QSize(m_rows->header()->sectionSize(sourceColumn), line.height())});
}

bool RetargetDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_rows || event->type() != QEvent::KeyPress) return Dialog::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.modifiers() & Qt::ControlModifier) return Dialog::eventFilter(watched, event);
    QTreeWidgetItem* row = m_rows->currentItem();
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        chooseFor(row);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (row && !sourceOf(*row).isEmpty()) {
            setSource(*row, {}, false);
            changed();
        }
        return true;
    }
    return Dialog::eventFilter(watched, event);
}

/// Enter in rows and fields is for them; elsewhere, and with Ctrl, it applies the map.
void RetargetDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return Dialog::keyPressEvent(event);
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (event->modifiers() & Qt::ControlModifier)
        m_retarget->click();
    else if (button)
        button->click();
    else if (focusWidget() == m_filter)
        m_rows->setFocus();
    else
        m_retarget->click();
}

void RetargetDialog::changed()
{
    count();
    emit mapChanged();
}

RetargetMap RetargetDialog::map() const
{
    RetargetMap map;
    for (const QTreeWidgetItem* row : rowsOf(*m_rows))
        if (const QString source = sourceOf(*row); !source.isEmpty())
            map.set(source.toStdString(), row->text(jointColumn).toStdString());
    map.setReference(m_reference);
    return map;
}

void RetargetDialog::setPreviewText(const QString& text) { m_preview->setText(text); }

void RetargetDialog::filter()
{
    const QString wanted = m_filter->text().trimmed();
    filterTree(*m_rows, [&](const QTreeWidgetItem& row) {
        const QString source = sourceOf(row);
        if (m_onlyUnmapped->isChecked() && !source.isEmpty()) return false;
        return row.text(jointColumn).contains(wanted, Qt::CaseInsensitive) ||
               source.contains(wanted, Qt::CaseInsensitive);
    });
}

/// Enables the button, and says in its tooltip what it does, or why it cannot be clicked.
void RetargetDialog::showRetarget(bool isAnyMapped)
{
    m_retarget->setEnabled(isAnyMapped || m_isKept);
    m_retarget->setToolTip(isAnyMapped ? tr("Save this map in the library and use it (Ctrl+Enter, or Enter "
                                            "outside rows and fields)")
                           : m_isKept  ? tr("Remove the map from the library: the clip is not retargeted")
                                       : tr("No joint is mapped: map one first, or click Guess Again"));
}

/// Counts the joints that are mapped, and the clip's joints that move nothing.
void RetargetDialog::count()
{
    std::set<QString> used;
    int joints = 0, mapped = 0, guessed = 0;
    for (const QTreeWidgetItem* row : rowsOf(*m_rows)) {
        const QString source = sourceOf(*row);
        ++joints;
        if (source.isEmpty()) continue;
        ++mapped;
        guessed += isGuess(*row);
        used.insert(source);
    }
    const QString text = tr("%1 of %n joint(s) mapped", "of the character", joints).arg(mapped);
    m_counts->setText(guessed == 0 ? text : tr("%1, %2 of them guessed").arg(text).arg(guessed));
    showRetarget(mapped > 0);
    QStringList unused;
    for (const JointEntry& joint : m_sourceJoints)
        if (!used.contains(joint.name)) unused << joint.name;
    QString names = unused.mid(0, mostUnusedShown).join(QStringLiteral(", "));
    if (const int more = int(unused.size()) - mostUnusedShown; more > 0)
        names += tr(" and %n more", nullptr, more);
    m_unused->setText(unused.isEmpty() ? tr("Every joint of the clip is used.")
                                       : tr("Unused joints of the clip: %1").arg(names));
    m_unused->setToolTip(unused.join(QStringLiteral(", ")));
}

} // namespace tagline
