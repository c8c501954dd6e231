#include "widgets/drive/DrivePanel.h"

#include "widgets/drive/CostTable.h"
#include "widgets/drive/DriveRefinements.h"
#include "widgets/drive/DriveStrip.h"
#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace tagline {

DrivePanel::DrivePanel(QWidget* parent)
    : QWidget(parent)
    , m_filter(new ElidedLabel({}, this))
    , m_pin(new QToolButton(this))
    , m_refine(new QToolButton(this))
    , m_refinements(new DriveRefinements(this))
    , m_status(new QLabel(this))
    , m_notes(new QLabel(this))
    , m_strip(new DriveStrip(this))
    , m_costs(new CostTable(this))
    , m_counts(new ElidedLabel({}, this))
    , m_help(new QLabel(this))
    , m_gamepad(new QLabel(this))
{
    setObjectName("drivePanel");
    m_status->setObjectName("driveStatus");
    m_status->setWordWrap(true);
    m_status->setFont(tabularFont(font()));
    m_notes->setObjectName("driveNotes");
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    setTextColour(m_notes, &Theme::muted);
    m_counts->setObjectName("driveCounts");
    m_counts->setColour(&Theme::muted);
    m_counts->setFont(tabularFont(font()));
    m_help->setWordWrap(true);
    m_help->setObjectName("driveHelp");
    setTextColour(m_help, &Theme::hint);
    m_gamepad->setWordWrap(true);
    m_gamepad->setTextFormat(Qt::PlainText);
    m_gamepad->setObjectName("driveGamepad");
    m_gamepad->setAccessibleName(tr("Gamepad"));
    setTextColour(m_gamepad, &Theme::hint);
    connect(m_strip, &DriveStrip::itemRequested, this, &DrivePanel::sampleRequested);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(measure::panelInset, 8, measure::panelInset, 8);
    column->setSpacing(6);
    column->addWidget(newFilterLine());
    column->addWidget(m_refinements);
    setRefining(false);
    column->addWidget(m_notes);
    column->addWidget(m_status);
    m_progressLine = newProgressLine();
    column->addWidget(m_progressLine);
    column->addWidget(newButtonLine()); // in sight however low the panel is
    column->addWidget(m_strip);
    column->addWidget(m_counts);
    connect(m_costs, &CostTable::rowRequested, this, &DrivePanel::costRequested);
    column->addWidget(m_costs, 4);
    column->addWidget(newWeightLines());
    column->addStretch(1);
    column->addWidget(m_help);
    column->addWidget(m_gamepad);
    setState({});
    setKeys({});
}

QWidget* DrivePanel::newFilterLine()
{
    auto* box = new QWidget(this);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    auto* name = new QLabel(tr("Filter"), box);
    setTextColour(name, &Theme::muted);
    m_filter->setObjectName("driveFilter");
    m_pin->setObjectName("drivePin");
    m_pin->setIcon(icon("lock"));
    m_pin->setCheckable(true);
    m_pin->setAutoRaise(true);
    m_pin->setAccessibleName(tr("Keep this filter"));
    connect(m_pin, &QToolButton::clicked, this, &DrivePanel::pinToggled);
    line->addWidget(name);
    line->addWidget(m_filter, 1);
    line->addWidget(m_pin);
    m_refine->setObjectName("driveRefine");
    m_refine->setCheckable(true);
    m_refine->setAutoRaise(true);
    m_refine->setAccessibleName(tr("What may be entered, and what is preferred"));
    connect(m_refine, &QToolButton::clicked, this, &DrivePanel::refineToggled);
    line->addWidget(m_refine);
    return box;
}

void DrivePanel::setRefining(bool isOn)
{
    m_refine->setChecked(isOn);
    setChevron(*m_refine, isOn ? Qt::DownArrow : Qt::RightArrow);
    m_refinements->setVisible(isOn);
}

QWidget* DrivePanel::newProgressLine()
{
    auto* box = new QWidget(this);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    m_progress = new QProgressBar(box);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Clips that are ready to be driven"));
    m_cancel = new QToolButton(box);
    m_cancel->setIcon(icon("close"));
    m_cancel->setAutoRaise(true);
    m_cancel->setAccessibleName(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop making clips ready to be driven"));
    connect(m_cancel, &QToolButton::clicked, this, &DrivePanel::cancelRequested);
    line->addWidget(m_progress, 1);
    line->addWidget(m_cancel);
    return box;
}

QToolButton* DrivePanel::newTool(const QString& name, const QString& iconName, void (DrivePanel::*signal)())
{
    auto* button = new QToolButton(this);
    setUpTool(*button, name, iconName, signal);
    return button;
}

void DrivePanel::setUpTool(QToolButton& button, const QString& name, const QString& iconName,
                           void (DrivePanel::*signal)())
{
    button.setObjectName(name);
    button.setAutoRaise(true);
    if (!iconName.isEmpty()) button.setIcon(icon(iconName));
    connect(&button, &QToolButton::clicked, this, signal);
}

QWidget* DrivePanel::newButtonLine()
{
    auto* box = new QWidget(this);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    m_mark = new ElidedButton(this); // names of tags may be long
    m_mark->setKeepsLastPart(true);
    setUpTool(*m_mark, "driveMark", "tag", &DrivePanel::markRequested);
    m_mark->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_mark->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_markTag = newTool("driveMarkTag", {}, &DrivePanel::markTagRequested);
    setChevron(*m_markTag, Qt::DownArrow);
    m_markTag->setAccessibleName(tr("Choose the tag that marking gives"));
    m_markTag->setToolTip(tr("Choose the tag that marking gives"));
    m_restart = newTool("driveRestart", "first", &DrivePanel::restartRequested);
    m_restart->setAccessibleName(tr("Start again"));
    m_start = new QPushButton(box);
    m_start->setObjectName("driveStart");
    m_start->setProperty("look", "primary");
    connect(m_start, &QPushButton::clicked, this, &DrivePanel::startToggled);
    line->addWidget(m_mark);
    line->addWidget(m_markTag);
    line->addStretch(1);
    line->addWidget(m_restart);
    line->addWidget(m_start);
    return box;
}

void DrivePanel::setState(const DriveState& state)
{
    m_state = state;
    m_filter->setText(state.filter.isEmpty() ? tr("all frames") : state.filter);
    m_filter->setColour(state.isFilterBroken     ? &Theme::warning
                        : state.filter.isEmpty() ? &Theme::hint
                                                 : &Theme::text);
    m_pin->setChecked(state.isPinned);
    m_status->setText(state.status);
    m_status->setVisible(!state.status.isEmpty());
    setTextColour(m_status, state.isProblem ? &Theme::warning : &Theme::text);
    m_notes->setText(state.notes);
    m_notes->setVisible(!state.notes.isEmpty());
    m_progressLine->setVisible(state.ready.has_value());
    m_progress->setRange(0, state.clips);
    m_progress->setValue(state.ready.value_or(0));
    m_counts->setText(state.counts);
    m_counts->setToolTip(state.countsTip);
    m_counts->setVisible(!state.counts.isEmpty());
    m_strip->setVisible(state.isShown);
    m_costs->setVisible(state.isShown);
    m_gamepad->setVisible(!state.gamepad.isEmpty());
    m_gamepad->setText(
        tr("Gamepad %1: the left stick steers, the right one turns · Start pauses · Select starts "
           "again · the right button marks")
            .arg(state.gamepad));
    m_mark->setText(tr("Mark %1", "a tag").arg(state.markTag));
    m_mark->setShortText(tr("Mark %1", "a tag").arg(state.markTag.section('.', -1)));
    m_mark->setEnabled(state.isShown);
    m_restart->setEnabled(state.isShown);
    for (QWidget* each :
         {static_cast<QWidget*>(m_mark), static_cast<QWidget*>(m_markTag), static_cast<QWidget*>(m_restart)})
        each->setVisible(!state.isPreparing); // the button's words need the line
    m_start->setEnabled(state.canStart);
    const bool wantsKeys = state.isShown && !state.isSteering;
    m_start->setText(state.isPreparing ? tr("Preparing…")
                     : !state.isShown  ? tr("Drive")
                     : wantsKeys       ? tr("Steer")
                                       : tr("Stop"));
    const bool endsSomething = state.isPreparing || (state.isShown && !wantsKeys);
    m_start->setIcon(icon(endsSomething ? "stop" : "play", &Theme::onAccent));
    showHelp();
    showTips();
}

namespace {

constexpr int weightSteps = 20; ///< of a slider to either side of its middle, which is 1
constexpr double mostWeight = 4.0;

double weightOf(const QSlider& slider) { return std::pow(mostWeight, double(slider.value()) / weightSteps); }

} // namespace

QSlider* DrivePanel::newWeight(const QString& objectName, const QString& name, const QString& tip)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setObjectName(objectName);
    slider->setRange(-weightSteps, weightSteps);
    slider->setPageStep(weightSteps / 4);
    slider->setAccessibleName(name);
    slider->setToolTip(tip);
    slider->setTracking(false); // rows are weighed anew once it is let go
    connect(slider, &QSlider::valueChanged, this,
            [this] { emit weightsChosen(weightOf(*m_follow), weightOf(*m_flow)); });
    return slider;
}

QWidget* DrivePanel::newWeightLines()
{
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(2);
    m_follow = newWeight("driveFollow", tr("Follow"),
                         tr("How much it counts that the figure goes where it is steered"));
    m_flow = newWeight("driveFlow", tr("Flow"),
                       tr("How much it counts that a jump goes on as the pose before it"));
    form->addRow(tr("Follow"), m_follow);
    form->addRow(tr("Flow"), m_flow);
    return box;
}

void DrivePanel::setCosts(std::vector<DriveCostRow> rows) { m_costs->setRows(std::move(rows)); }

void DrivePanel::setStrip(const DriveStripState& state) { m_strip->setState(state); }

void DrivePanel::setKeys(const DriveKeyTexts& keys)
{
    m_keys = keys;
    showHelp();
    showTips();
}

/// The keys as they work now: once Escape ended the steering they are shortcuts.
void DrivePanel::showHelp()
{
    const QString& start = m_keys.start;
    if (m_state.isShown && !m_state.isSteering) {
        const QString left = tr("Keys are shortcuts again · Esc returns to the clip");
        m_help->setText(start.isEmpty() ? left : tr("%1 · %2 steers on").arg(left, start));
        return;
    }
    const QString help =
        tr("W A S D or arrows steer as the camera looks · Shift runs · Q E turn · right drag on the "
           "ground: it goes there · Space pauses · Backspace starts again · B marks · Esc stops steering");
    m_help->setText(start.isEmpty() ? help : tr("%1 · %2 returns to the clip").arg(help, start));
}

void DrivePanel::showTips()
{
    const QString notYet = tr("Nothing is driven now: press Drive first");
    m_mark->setAccessibleName(m_mark->text());
    m_mark->setToolTip(
        m_state.isShown
            ? tipWithKey(tr("%1: tag the frame that plays and the half second on both sides of it, so that "
                            "it is not played again")
                             .arg(m_mark->text()),
                         m_keys.mark)
            : notYet);
    m_restart->setToolTip(m_state.isShown ? tipWithKey(tr("Start again where it began"), m_keys.restart)
                                          : notYet);
    m_pin->setToolTip(tipWithKey(m_state.isPinned ? tr("Follow the query bar again")
                                                  : tr("Keep this filter, whatever the query is"),
                                 m_keys.pin));
    m_refine->setToolTip(
        tipWithKey(tr("Say which frames may be jumped into, and which are preferred"), m_keys.refine));
    const QString start = !m_state.canStart     ? tr("Open some clips first")
                          : m_state.isPreparing ? tr("Press again to cancel")
                          : !m_state.isShown    ? tr("Steer a figure through the library by keys")
                          : m_state.isSteering  ? tr("Return to the clip")
                                                : tr("Let keys steer again");
    m_start->setAccessibleName(m_state.isPreparing                     ? tr("Cancel preparing the clips")
                               : m_state.isShown && m_state.isSteering ? tr("Stop driving")
                                                                       : m_start->text());
    m_start->setToolTip(tipWithKey(start, m_keys.start));
}

} // namespace tagline
