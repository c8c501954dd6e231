#include "widgets/timeline/TransportBar.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/timeline/painting/TimelineTexts.h"

#include <QActionGroup>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {

namespace {

constexpr std::array speeds{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr std::array allUnits{TimeUnits::Frames, TimeUnits::Seconds, TimeUnits::Timecode};
constexpr int transportIconSize = 17;
constexpr int compactHeight = 34; ///< device-independent pixels
constexpr int regularHeight = 38;
constexpr int beforeFirst = measure::panelInset - 8; ///< the sign in the first button begins where texts do
constexpr int behindLast = 4;                        ///< like in the title lines of other panels
constexpr int besideAside = 24;                      ///< between the controls and the widget beside them
constexpr int beforeClipName = 10;
constexpr int leastClipName = 90; ///< with the room before it; of a short name less

QString unitsName(TimeUnits units)
{
    switch (units) {
    case TimeUnits::Frames:
        return TransportBar::tr("frames");
    case TimeUnits::Seconds:
        return TransportBar::tr("seconds");
    case TimeUnits::Timecode:
        return TransportBar::tr("timecode");
    }
    return {};
}

QString speedName(double speed)
{
    return TransportBar::tr("%1×", "playing speed").arg(QLocale().toString(speed, 'g', 4));
}

void describe(QToolButton* button, const QString& name)
{
    button->setToolTip(name);
    button->setAccessibleName(name);
}

/// A button that opens a menu of choices, one of them checked.
QToolButton* chooser(QWidget* parent, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("look", "info");
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMenu(new QMenu(button));
    auto* group = new QActionGroup(button->menu());
    group->setExclusive(true);
    return button;
}

QAction* addChoice(QToolButton* button, const QString& text, const QVariant& value)
{
    QAction* action = button->menu()->addAction(text);
    action->setCheckable(true);
    action->setData(value);
    button->menu()->findChild<QActionGroup*>()->addAction(action);
    return action;
}

void check(QToolButton* button, const QVariant& value)
{
    for (QAction* action : button->menu()->actions()) action->setChecked(action->data() == value);
}

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(beforeFirst, 0, behindLast, 0);
    row->setSpacing(2);
    addTransportButtons();
    row->addSpacing(8);
    addModeButtons();
    row->addSpacing(10);
    addFrameField();
    addChoosers();
    m_clipName = new ElidedLabel({}, this);
    m_clipName->setObjectName(QStringLiteral("clipName"));
    m_clipName->setElideMode(Qt::ElideMiddle);
    m_clipName->setColour(&Theme::muted);
    m_clipName->setContentsMargins(beforeClipName, 0, 0, 0);
    m_clipName->hide();
    row->addWidget(m_clipName);
    row->addStretch();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTexts();
    setClip(0, {});
}

QToolButton* TransportBar::addButton(const char* iconName)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(iconName));
    button->setIcon(icon(QLatin1String(iconName)));
    button->setIconSize({transportIconSize, transportIconSize});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void TransportBar::addTransportButtons()
{
    m_toStart = addButton("first");
    m_stepBack = addButton("previous");
    m_play = addButton("play");
    m_play->setProperty("look", "raised"); // the main one of the bar
    m_stepForward = addButton("next");
    m_toEnd = addButton("last");
    m_stepBack->setAutoRepeat(true);
    m_stepForward->setAutoRepeat(true);
    connect(m_toStart, &QToolButton::clicked, this, [this] { emit seekRequested(0); });
    connect(m_stepBack, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_play, &QToolButton::clicked, this, &TransportBar::playToggled);
    connect(m_stepForward, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
    connect(m_toEnd, &QToolButton::clicked, this, [this] { emit seekRequested(std::max(0, m_frames - 1)); });
}

void TransportBar::addModeButtons()
{
    m_loop = addButton("loop");
    m_loop->setCheckable(true);
    connect(m_loop, &QToolButton::clicked, this, &TransportBar::loopToggled);
    m_snap = addButton("snap");
    m_snap->setCheckable(true);
    m_snap->setChecked(true);
    connect(m_snap, &QToolButton::clicked, this, &TransportBar::snapToggled);
}

void TransportBar::addFrameField()
{
    m_frameField = new QLineEdit(this);
    m_frameField->setObjectName(QStringLiteral("frame"));
    m_frameField->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_frameField->setFrame(false);
    followTheme(this, [this] {
        m_frameField->setFont(textFont(TextSize::CurrentFrame, QFont::DemiBold));
        updateGeometry(); // the bar's height depends on the density
    });
    setThemedStyleSheet(m_frameField,
                        QStringLiteral("QLineEdit { color: @text; background: transparent; "
                                       "border: 1px solid transparent; }"
                                       "QLineEdit:hover, QLineEdit:focus { border-color: @edge; }"));
    m_frameField->installEventFilter(this);
    m_total = new QLabel(this);
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setForegroundRole(QPalette::PlaceholderText);
    layout()->addWidget(m_frameField);
    layout()->addWidget(m_total);
    connect(m_frameField, &QLineEdit::returnPressed, this, &TransportBar::commitFrame);
}

void TransportBar::addChoosers()
{
    m_unitsButton = chooser(this, "units");
    for (const TimeUnits units : allUnits) {
        QAction* action = addChoice(m_unitsButton, unitsName(units), int(units));
        connect(action, &QAction::triggered, this, [this, units] {
            setUnits(units);
            emit unitsChanged(units);
        });
    }
    m_speedButton = chooser(this, "speed");
    setChevron(*m_speedButton, Qt::DownArrow);
    m_speedButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_speedButton->setLayoutDirection(Qt::RightToLeft); // places the chevron after the text
    for (const double speed : speeds) {
        QAction* action = addChoice(m_speedButton, speedName(speed), speed);
        connect(action, &QAction::triggered, this, [this, speed] {
            setSpeed(speed);
            emit speedChanged(speed);
        });
    }
    layout()->addWidget(m_unitsButton);
    layout()->addWidget(m_speedButton);
    showUnits();
    showSpeed();
}

void TransportBar::setTexts()
{
    describe(m_toStart, tr("Go to the first frame"));
    describe(m_stepBack, tr("Step back one frame"));
    describe(m_stepForward, tr("Step forward one frame"));
    describe(m_toEnd, tr("Go to the last frame"));
    describe(m_loop, tr("Loop"));
    describe(m_snap, tr("Snap to edges, playhead and hits while dragging; hold Alt to drag freely"));
    m_unitsButton->setToolTip(tr("The current frame in another unit; a click chooses the unit of the ruler"));
    m_speedButton->setToolTip(tr("Playback speed"));
    m_frameField->setAccessibleName(tr("Current frame"));
    m_frameField->setToolTip(tr("Current frame: type another and press Enter"));
    showPlayButton();
}

// ---- display

void TransportBar::setClip(Frame frames, FrameRate rate)
{
    m_frames = frames;
    m_rate = rate;
    m_playhead = std::clamp(m_playhead, 0, std::max(0, frames - 1));
    for (QWidget* control : {static_cast<QWidget*>(m_toStart), static_cast<QWidget*>(m_stepBack),
                             static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_stepForward),
                             static_cast<QWidget*>(m_toEnd), static_cast<QWidget*>(m_frameField)})
        control->setEnabled(frames > 0);
    fitFrameField();
    showFrame();
}

void TransportBar::setClipName(const QString& name)
{
    m_clipName->setText(name);
    fitClipName();
}

void TransportBar::fitClipName()
{
    m_clipName->setMinimumWidth(std::min(leastClipName, m_clipName->sizeHint().width()));
    showWhatFits();
}

void TransportBar::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    showPlayButton();
}

void TransportBar::setLooping(bool isLooping) { m_loop->setChecked(isLooping); }

void TransportBar::setUnits(TimeUnits units)
{
    m_units = units;
    showUnits();
    fitFrameField();
    showFrame();
}

void TransportBar::setSnapping(bool isSnapping) { m_snap->setChecked(isSnapping); }

void TransportBar::setSpeed(double speed)
{
    m_speed = speed;
    showSpeed();
}

void TransportBar::setPlayhead(Frame frame)
{
    m_playhead = frame;
    if (!m_frameField->isModified()) showFrame(); // keeps a number being typed
}

void TransportBar::showFrame()
{
    m_frameField->setText(m_frames > 0 ? timeText(m_playhead, m_rate, m_units) : QString());
    m_frameField->setModified(false);
    m_total->setText(m_frames > 0 ? tr("/ %1").arg(timeText(m_frames, m_rate, m_units)) : QString());
    m_unitsButton->setText(otherText(m_playhead));
}

/// The seconds if the field shows frames, else the frames.
QString TransportBar::otherText(Frame frame) const
{
    return m_units == TimeUnits::Frames ? TimelineTexts::seconds(m_rate.seconds(frame), 2)
                                        : TimelineTexts::length(frame);
}

void TransportBar::showPlayButton()
{
    m_play->setIcon(icon(m_isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    describe(m_play, m_isPlaying ? tr("Pause") : tr("Play"));
}

void TransportBar::showUnits()
{
    m_unitsButton->setAccessibleName(tr("Units: %1").arg(unitsName(m_units)));
    check(m_unitsButton, int(m_units));
}

void TransportBar::showSpeed()
{
    m_speedButton->setText(speedName(m_speed));
    m_speedButton->setAccessibleName(tr("Speed: %1").arg(speedName(m_speed)));
    check(m_speedButton, m_speed);
}

/// Makes the field wide enough for the clip's last frame, so that the layout does not move during playback.
void TransportBar::fitFrameField()
{
    const QString widest = timeText(std::max(m_frames, Frame(999)), m_rate, m_units);
    m_frameField->setFixedWidth(
        QFontMetrics(textFont(TextSize::CurrentFrame, QFont::DemiBold)).horizontalAdvance(widest) + 20);
    const QString shown = m_unitsButton->text();
    m_unitsButton->setText(otherText(std::max(m_frames, 999)));
    m_unitsButton->setFixedWidth(m_unitsButton->sizeHint().width());
    m_unitsButton->setText(shown);
}

// ---- the frame number

void TransportBar::editFrame()
{
    m_frameField->setFocus(Qt::ShortcutFocusReason);
    m_frameField->selectAll();
}

void TransportBar::commitFrame()
{
    const std::optional<Frame> frame = typedFrame(m_frameField->text(), m_rate, m_units);
    if (!frame || m_frames <= 0) {
        showFrame();
        m_frameField->selectAll();
        return;
    }
    m_playhead = std::clamp(*frame, 0, m_frames - 1);
    showFrame();
    m_frameField->clearFocus();
    emit seekRequested(m_playhead);
}

/// Escape and loss of focus discard the typed text; Up and Down step.
bool TransportBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) showFrame();
    const bool isEntered = event->type() == QEvent::FocusIn;
    if (isEntered && static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason)
        QTimer::singleShot(0, m_frameField,
                           &QLineEdit::selectAll); // after the click: typing replaces the number
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        showFrame();
        m_frameField->clearFocus();
        return true;
    case Qt::Key_Up:
        emit stepRequested(1);
        return true;
    case Qt::Key_Down:
        emit stepRequested(-1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
    fitFrameField();
    fitClipName();
}

// ---- widgets beside the controls

void TransportBar::setAside(QWidget* aside)
{
    m_aside = aside;
    layout()->addWidget(aside);
    showWhatFits();
}

/// Of those that are never cut.
int TransportBar::widthOfControls() const
{
    int width = layout()->minimumSize().width();
    if (m_aside && !m_aside->isHidden()) width -= m_aside->minimumSizeHint().width() + layout()->spacing();
    if (!m_clipName->isHidden()) width -= m_clipName->minimumWidth() + layout()->spacing();
    return width;
}

void TransportBar::addEnd(QWidget* control) { layout()->addWidget(control); }

/// Has the same height with any widget beside the controls.
QSize TransportBar::sizeHint() const
{
    return {layout()->sizeHint().width(), density() == Density::Compact ? compactHeight : regularHeight};
}

QSize TransportBar::minimumSizeHint() const { return {widthOfControls(), sizeHint().height()}; }

bool TransportBar::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) showWhatFits();
    return isDone;
}

/// The widget beside the controls has its room before the name has.
void TransportBar::showWhatFits()
{
    int left = width() - widthOfControls();
    const auto show = [&left](QWidget& part, int needed, bool isWanted) {
        const bool fits = isWanted && left >= needed;
        if (fits) left -= needed;
        if (part.isHidden() == fits) part.setVisible(fits);
    };
    if (m_aside) show(*m_aside, m_aside->minimumSizeHint().width() + besideAside, true);
    show(*m_clipName, m_clipName->minimumWidth() + layout()->spacing(), !m_clipName->text().isEmpty());
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showWhatFits();
}

} // namespace tagline
