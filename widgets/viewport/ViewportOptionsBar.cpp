#include "widgets/viewport/ViewportOptionsBar.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/KeyTips.h"

#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tagline {

namespace {

constexpr int switchGap = 2; ///< between switches, device-independent pixels
constexpr int switchSize = 26;
constexpr int aroundSwitches = 3;

} // namespace

ViewportOptionsBar::ViewportOptionsBar(QWidget* parent)
    : QFrame(parent)
    , m_menu(new QToolButton(this))
{
    setObjectName(QStringLiteral("viewportOptions"));
    setAccessibleName(tr("Viewport options"));
    setFrameShape(QFrame::NoFrame);
    m_menu->setIcon(icon("eye"));
    m_menu->setIconSize({measure::iconSize, measure::iconSize});
    m_menu->setAccessibleName(tr("Show"));
    m_menu->setToolTip(tr("What the viewport shows"));
    m_menu->setAutoRaise(true);
    m_menu->setFocusPolicy(Qt::TabFocus);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->menu()->setToolTipsVisible(true);
    addSwitch("mesh", tr("Mesh"), tr("Show the skinned mesh"), &ViewportOptions::hasMesh);
    addSwitch("skeleton", tr("Skeleton"), tr("Show joints and bones over the figure"),
              &ViewportOptions::hasSkeleton);
    addSwitch("grid", tr("Grid"), tr("Show the ground grid"), &ViewportOptions::hasGrid);
    addSwitch("trajectory", tr("Trajectory"),
              tr("Show the path of the root over the ground, two seconds each way"),
              &ViewportOptions::hasTrajectory);
    addSwitch("ghosts", tr("Ghosts"),
              tr("Show the poses at the edges of the selected ranges, or before and after the playhead"),
              &ViewportOptions::hasGhosts);
    addSwitch("contacts", tr("Contacts"), tr("Mark feet that rest on the ground"),
              &ViewportOptions::hasContacts);
    addSwitch("follow", tr("Follow"), tr("Keep the figure centred while it moves"),
              &ViewportOptions::isFollowing);
    setOptions({});
}

void ViewportOptionsBar::addSwitch(const char* iconName, const QString& text, const QString& toolTip,
                                   bool ViewportOptions::*option)
{
    auto* button = new QToolButton(this);
    button->setIcon(icon(QLatin1String(iconName)));
    button->setIconSize({measure::iconSize, measure::iconSize});
    button->setAccessibleName(text);
    button->setAccessibleDescription(toolTip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    QAction* action = m_menu->menu()->addAction(text);
    action->setCheckable(true);
    action->setToolTip(toolTip);
    m_switches.push_back(
        {button, action, tr("%1: %2", "a switch and what it does").arg(text, toolTip), option});
    setKey(option, {});
    connect(button, &QToolButton::clicked, this, [this, option](bool isOn) { ask(option, isOn); });
    connect(action, &QAction::triggered, this, [this, option](bool isOn) { ask(option, isOn); });
}

void ViewportOptionsBar::setKey(bool ViewportOptions::*option, const QString& key)
{
    for (const Switch& one : m_switches)
        if (one.option == option) one.button->setToolTip(tipWithKey(one.toolTip, key));
}

void ViewportOptionsBar::ask(bool ViewportOptions::*option, bool isOn)
{
    ViewportOptions wanted = m_options;
    wanted.*option = isOn;
    emit optionsChangeRequested(wanted);
    setOptions(m_options); // the owner of the options decides
}

void ViewportOptionsBar::setOptions(const ViewportOptions& options)
{
    m_options = options;
    for (const Switch& one : m_switches) {
        const bool isOn = options.*one.option;
        one.button->setChecked(isOn);
        one.action->setChecked(isOn);
    }
    place();
}

void ViewportOptionsBar::fitInto(int width)
{
    m_room = width;
    place();
}

void ViewportOptionsBar::place()
{
    const QSize one(switchSize, switchSize);
    QPoint at(aroundSwitches, aroundSwitches);
    for (const Switch& each : m_switches) {
        each.button->setGeometry(QRect(at, one));
        at.rx() += switchSize + switchGap;
    }
    const QSize all(at.x() - switchGap + aroundSwitches, switchSize + 2 * aroundSwitches);
    const bool isRow = all.width() <= m_room;
    for (const Switch& each : m_switches) each.button->setVisible(isRow);
    m_menu->setVisible(!isRow);
    m_menu->setGeometry(QRect(QPoint(aroundSwitches, aroundSwitches), one));
    resize(isRow ? all : QSize(switchSize + 2 * aroundSwitches, all.height()));
}

void ViewportOptionsBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().overlay);
    painter.drawRoundedRect(rect(), measure::panelRadius, measure::panelRadius);
}

} // namespace tagline
