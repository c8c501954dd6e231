#include "widgets/curves/CurvePanel.h"

#include "widgets/curves/CurveDrawing.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/choices/ChoiceBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace tagline {
namespace {

struct SignalChoice
{
    MotionSignal signal;
    const char* name;
};
constexpr std::array<SignalChoice, 7> signalChoices{
    {{MotionSignal::Speed, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Speed")},
     {MotionSignal::Height, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Height")},
     {MotionSignal::TurnRate, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Turn rate")},
     {MotionSignal::Acceleration, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Acceleration")},
     {MotionSignal::X, QT_TRANSLATE_NOOP("tagline::CurvePanel", "X")},
     {MotionSignal::Y, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Y")},
     {MotionSignal::Z, QT_TRANSLATE_NOOP("tagline::CurvePanel", "Z")}}};

} // namespace

CurvePanel::CurvePanel(QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_signal(new QComboBox(this))
    , m_joint(new ChoiceBox(this))
    , m_onlyClip(new QCheckBox(tr("This clip only"), this))
    , m_comparison(new QComboBox(this))
    , m_enter(newNumber(tr("Threshold"), tr("A range begins where the curve is beyond this")))
    , m_leaveTitle(new QLabel(this))
    , m_leave(newNumber(tr("Second threshold"), tr("A range lasts until the curve falls back past this")))
    , m_ranges(new QPushButton(tr("Make Ranges"), this))
    , m_remove(new QPushButton(tr("Remove"), this))
{
    m_list->setAccessibleName(tr("Curves"));
    m_list->setToolTip(tr("Ticked curves are shown under the tags; drag their dashed lines there"));
    m_list->setMinimumHeight(96);
    for (const SignalChoice& choice : signalChoices) m_signal->addItem(tr(choice.name));
    m_signal->setAccessibleName(tr("Signal"));
    m_signal->setToolTip(tr("What is measured"));
    m_joint->setEditable(true);
    m_joint->setInsertPolicy(QComboBox::NoInsert);
    m_joint->setAccessibleName(tr("Joint"));
    m_joint->setToolTip(tr("The joint that is measured; empty: the root"));
    m_joint->lineEdit()->setPlaceholderText(tr("root"));
    for (QComboBox* box : {m_signal, m_joint, m_comparison}) { // narrow enough for a narrow dock
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(2);
    }
    m_onlyClip->setToolTip(tr("Show the curve for the current clip, not for all clips"));
    m_comparison->addItems({tr("above"), tr("below")});
    m_comparison->setAccessibleName(tr("Side of the threshold"));
    m_comparison->setToolTip(tr("Whether frames above the line match, or those below it"));
    m_remove->setToolTip(tr("Remove the curve from the list"));
    auto* add = new QPushButton(tr("Add"), this);
    add->setToolTip(tr("Show this signal of this joint"));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(measure::panelInset, 8, measure::panelInset, 8);
    grid->addWidget(m_list, 0, 0, 1, 4);
    grid->addWidget(new QLabel(tr("Frames"), this), 1, 0);
    grid->addWidget(m_comparison, 1, 1);
    grid->addWidget(m_enter, 1, 2, 1, 2);
    grid->addWidget(m_leaveTitle, 2, 0, 1, 2);
    grid->addWidget(m_leave, 2, 2, 1, 2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ranges);
    buttons->addWidget(m_remove);
    grid->addLayout(buttons, 3, 0, 1, 4);
    grid->addWidget(new QLabel(tr("New"), this), 4, 0);
    grid->addWidget(m_signal, 4, 1);
    grid->addWidget(m_joint, 4, 2);
    grid->addWidget(add, 4, 3);
    grid->addWidget(m_onlyClip, 5, 1, 1, 3);
    grid->setHorizontalSpacing(4);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(0, 1);

    connect(m_list, &QListWidget::currentRowChanged, this, &CurvePanel::showChosen);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        emit showRequested(m_list->row(item), item->checkState() == Qt::Checked);
    });
    connect(add, &QPushButton::clicked, this, &CurvePanel::sendAdd);
    connect(m_joint->lineEdit(), &QLineEdit::returnPressed, this, &CurvePanel::sendAdd);
    connect(m_ranges, &QPushButton::clicked, this, [this] { emit rangesRequested(chosen()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(chosen()); });
    connect(m_comparison, &QComboBox::activated, this, &CurvePanel::sendThreshold);
    connect(m_enter, &QDoubleSpinBox::valueChanged, this, &CurvePanel::sendThreshold);
    connect(m_leave, &QDoubleSpinBox::valueChanged, this, &CurvePanel::sendThreshold);
    setTag({});
    showChosen();
}

QDoubleSpinBox* CurvePanel::newNumber(const QString& name, const QString& tip)
{
    auto* field = new QDoubleSpinBox(this);
    field->setRange(-1e6, 1e6);
    field->setDecimals(thresholdPlaces);
    field->setSingleStep(0.05);
    field->setKeyboardTracking(false);
    field->setMinimumWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("-00.000")) + 24);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->findChild<QLineEdit*>()->installEventFilter(this);
    field->installEventFilter(this); // it has the focus for its text
    return field;
}

int CurvePanel::chosen() const { return m_list->currentRow(); }

void CurvePanel::choose(int row) { m_list->setCurrentRow(row); }

void CurvePanel::sendAdd()
{
    const MotionSignal signal = signalChoices[std::size_t(m_signal->currentIndex())].signal;
    emit addRequested(signal, m_joint->currentText().trimmed(), m_onlyClip->isChecked());
}

void CurvePanel::sendThreshold()
{
    const bool isAbove = m_comparison->currentIndex() == 0;
    Threshold threshold{isAbove ? Comparison::Greater : Comparison::Less, float(m_enter->value()), {}};
    threshold.leave = float(isAbove ? std::min(m_leave->value(), m_enter->value())
                                    : std::max(m_leave->value(), m_enter->value()));
    m_isDragged = m_isPressed;
    if (chosen() >= 0) emit thresholdEdited(chosen(), threshold, !m_isDragged);
}

void CurvePanel::endDrag()
{
    m_isPressed = false;
    if (m_isDragged) sendThreshold();
}

bool CurvePanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isLeft =
        (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    if (isLeft && event->type() == QEvent::MouseButtonPress) m_isPressed = true;
    if ((isLeft && event->type() == QEvent::MouseButtonRelease) || event->type() == QEvent::FocusOut)
        endDrag();
    return QWidget::eventFilter(watched, event);
}

void CurvePanel::setRows(const std::vector<CurveRow>& rows)
{
    if (rows == m_rows) return;
    const QSignalBlocker blocker(m_list);
    const int before = chosen();
    m_rows = rows;
    while (m_list->count() > int(rows.size())) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < int(rows.size())) m_list->addItem(QString());
    for (int i = 0; i < m_list->count(); ++i) {
        const CurveRow& row = rows[std::size_t(i)];
        QString text = row.name + ' ' + row.unit;
        if (row.isOnlyThisClip) text += tr(" · this clip");
        if (!row.note.isEmpty()) text += QStringLiteral(" · ") + row.note;
        m_list->item(i)->setText(text);
        m_list->item(i)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        m_list->item(i)->setCheckState(row.isShown ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(std::min(std::max(before, 0), m_list->count() - 1));
    showChosen();
}

void CurvePanel::setTag(const QString& name)
{
    constexpr int longest = 16; // letters: the panel stays as narrow as a dock may be
    const QString shown = name.size() > longest ? name.left(longest - 1) + QChar(0x2026) : name;
    m_ranges->setText(name.isEmpty() ? tr("Make Ranges") : tr("Make Ranges of %1").arg(shown));
    m_ranges->setToolTip(
        name.isEmpty() ? tr("Tag the frames beyond the threshold (Enter on the timeline): choose a tag in "
                            "the palette first")
                       : tr("Tag the frames beyond the threshold with %1 (Enter on the timeline)").arg(name));
}

void CurvePanel::setJoints(const QStringList& names)
{
    const QString typed = m_joint->currentText();
    m_joint->clear();
    m_joint->addItem(QString());
    m_joint->addItems(names);
    m_joint->setCurrentText(typed);
}

void CurvePanel::showChosen()
{
    const int row = chosen();
    const bool isThere = row >= 0 && std::size_t(row) < m_rows.size();
    const Threshold* threshold =
        isThere && m_rows[std::size_t(row)].threshold ? &*m_rows[std::size_t(row)].threshold : nullptr;
    m_remove->setEnabled(isThere);
    for (QWidget* field : {static_cast<QWidget*>(m_comparison), static_cast<QWidget*>(m_enter),
                           static_cast<QWidget*>(m_leave), static_cast<QWidget*>(m_ranges)})
        field->setEnabled(threshold != nullptr);
    const bool isBelow = threshold && threshold->comparison == Comparison::Less;
    m_leaveTitle->setText(isBelow ? tr("End above") : tr("End below"));
    if (!threshold) return;
    const QSignalBlocker comparisonBlocker(m_comparison);
    const QSignalBlocker enterBlocker(m_enter);
    const QSignalBlocker leaveBlocker(m_leave);
    const QString suffix = ' ' + m_rows[std::size_t(row)].unit;
    m_comparison->setCurrentIndex(isBelow ? 1 : 0);
    m_enter->setSuffix(suffix);
    m_leave->setSuffix(suffix);
    m_enter->setValue(double(threshold->enter));
    m_leave->setValue(double(threshold->leave.value_or(threshold->enter)));
}

} // namespace tagline
