#include "widgets/viewport/ViewportOptionsBar.h"

#include "widgets/theme/ThemeFollowing.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace tagline {

namespace {

constexpr int switchGap = 2; ///< between switches, pixels

} // namespace

ViewportOptionsBar::ViewportOptionsBar(QWidget* parent)
    : QFrame(parent)
    , m_menu(new QToolButton(this))
{
    setObjectName(QStringLiteral("viewportOptions"));
    setAccessibleName(tr("Viewport options"));
    setFrameShape(QFrame::NoFrame);
    setThemedStyleSheet(this, QStringLiteral("QToolButton { color: @muted; padding: 2px 5px; }"
                                             "QToolButton:checked { color: @text; background: transparent; }"
                                             "QToolButton:hover { color: @text; background: @hover; }"
                                             "QToolButton::menu-indicator { image: none; }"));
    m_menu->setText(tr("Show ▾"));
    m_menu->setAccessibleName(tr("Show"));
    m_menu->setToolTip(tr("What the viewport shows"));
    m_menu->setAutoRaise(true);
    m_menu->setFocusPolicy(Qt::TabFocus);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_menu->menu()->setToolTipsVisible(true);
    addSwitch(tr("Mesh"), tr("Show the skinned mesh"), &ViewportOptions::hasMesh);
    addSwitch(tr("Skeleton"), tr("Show joints and bones over the figure"), &ViewportOptions::hasSkeleton);
    addSwitch(tr("Grid"), tr("Show the ground grid"), &ViewportOptions::hasGrid);
    addSwitch(tr("Trajectory"), tr("Show the path of the root over the ground, two seconds each way"),
              &ViewportOptions::hasTrajectory);
    addSwitch(tr("Follow"), tr("Keep the figure centred while it moves"), &ViewportOptions::isFollowing);
    setOptions({});
}

void ViewportOptionsBar::addSwitch(const QString& text, const QString& toolTip, bool ViewportOptions::*option)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(text);
    button->setAccessibleDescription(toolTip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the window
    QAction* action = m_menu->menu()->addAction(text);
    action->setCheckable(true);
    action->setToolTip(toolTip);
    m_switches.push_back({button, action, text, option});
    connect(button, &QToolButton::clicked, this, [this, option](bool isOn) { ask(option, isOn); });
    connect(action, &QAction::triggered, this, [this, option](bool isOn) { ask(option, isOn); });
}

void ViewportOptionsBar::ask(bool ViewportOptions::*option, bool isOn)
{
    ViewportOptions wanted = m_options;
    wanted.*option = isOn;
    emit optionsChangeRequested(wanted);
    setOptions(m_options); // whoever owns the options has the last word
}

void ViewportOptionsBar::setOptions(const ViewportOptions& options)
{
    m_options = options;
    for (const Switch& one : m_switches) {
        const bool isOn = options.*one.option;
        one.button->setChecked(isOn);
        one.action->setChecked(isOn);
        one.button->setText(isOn ? one.text + QStringLiteral(" ✓") : one.text);
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
    QPoint at;
    QSize all;
    for (const Switch& one : m_switches) {
        const QSize size = one.button->sizeHint();
        one.button->setGeometry(QRect(at, size));
        at.rx() += size.width() + switchGap;
        all = {at.x() - switchGap, std::max(all.height(), size.height())};
    }
    const bool isRow = all.width() <= m_room;
    for (const Switch& one : m_switches) one.button->setVisible(isRow);
    m_menu->setVisible(!isRow);
    m_menu->resize(m_menu->sizeHint());
    resize(isRow ? all : m_menu->size());
}

} // namespace tagline
