#include "widgets/timeline/LaneHeadButtons.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/timeline/TimelineContent.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace tagline {

namespace {

constexpr int headIconSize = 14; ///< device-independent pixels
constexpr int headButtonSize = 18;

QToolButton* newHeadButton(QWidget* parent, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // it goes with the mouse
    button->setIconSize({headIconSize, headIconSize});
    button->setFixedSize(headButtonSize, headButtonSize);
    return button;
}

} // namespace

LaneHeadButtons::LaneHeadButtons(QWidget* parent)
    : QFrame(parent)
    , m_hide(newHeadButton(this, "laneEye"))
    , m_lock(newHeadButton(this, "laneLock"))
{
    setObjectName(QStringLiteral("laneHeadButtons"));
    setThemedStyleSheet(this, QStringLiteral("#laneHeadButtons { background: @hover; border: none; }"));
    m_hide->setIcon(icon(QStringLiteral("eye")));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_hide);
    row->addWidget(m_lock);
    connect(m_hide, &QToolButton::clicked, this, [this] { emit hideClicked(m_tag); });
    connect(m_lock, &QToolButton::clicked, this, [this] { emit lockClicked(m_tag); });
    showTexts();
    hide();
}

void LaneHeadButtons::setLane(const TimelineLane& lane)
{
    m_tag = lane.tag;
    m_name = lane.name;
    m_isLocked = lane.isLocked;
    showTexts();
}

void LaneHeadButtons::setHideKey(const QString& key)
{
    m_hideKey = key;
    showTexts();
}

void LaneHeadButtons::setLockKey(const QString& key)
{
    m_lockKey = key;
    showTexts();
}

void LaneHeadButtons::showTexts()
{
    m_hide->setAccessibleName(tr("Hide the lane %1").arg(m_name));
    m_hide->setToolTip(tipWithKey(tr("Hide this lane; its tag stays"), m_hideKey));
    m_lock->setIcon(icon(QStringLiteral("lock"), m_isLocked ? &Theme::accent : &Theme::muted));
    m_lock->setAccessibleName(m_isLocked ? tr("Unlock the lane %1").arg(m_name)
                                         : tr("Lock the lane %1").arg(m_name));
    m_lock->setToolTip(tipWithKey(m_isLocked ? tr("Let the ranges of this lane be edited again")
                                             : tr("Keep the ranges of this lane from being edited"),
                                  m_lockKey));
}

void LaneHeadButtons::leaveEvent(QEvent* event)
{
    QFrame::leaveEvent(event);
    emit left();
}

} // namespace tagline
