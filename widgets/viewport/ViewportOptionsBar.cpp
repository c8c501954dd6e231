#include "widgets/viewport/ViewportOptionsBar.h"

#include "widgets/theme/Theme.h"

#include <QToolButton>

namespace tagline {

namespace {

constexpr int gap = 2; ///< between switches, pixels

} // namespace

ViewportOptionsBar::ViewportOptionsBar(QWidget* parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("viewportOptions"));
    setAccessibleName(tr("Viewport options"));
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QToolButton { color: %1; padding: 2px 5px; }"
                                 "QToolButton:checked { color: %2; background: transparent; }"
                                 "QToolButton:hover { color: %2; background: %3; }")
                      .arg(theme().muted.name(), theme().text.name(), theme().raised.name()));
    addSwitch(tr("Mesh"), tr("Show the skinned mesh"), &ViewportOptions::hasMesh);
    addSwitch(tr("Skeleton"), tr("Show joints and bones over the figure"), &ViewportOptions::hasSkeleton);
    addSwitch(tr("Grid"), tr("Show the ground grid"), &ViewportOptions::hasGrid);
    addSwitch(tr("Trajectory"), tr("Show where the root was and where it goes, two seconds each way"),
              &ViewportOptions::hasTrajectory);
    addSwitch(tr("Follow"), tr("Keep the figure in the picture while it walks"),
              &ViewportOptions::isFollowing);
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
    m_switches.push_back({button, text, option});
    connect(button, &QToolButton::clicked, this, [this, option](bool isOn) {
        ViewportOptions wanted = m_options;
        wanted.*option = isOn;
        emit optionsChangeRequested(wanted);
        setOptions(m_options); // whoever owns the options has the last word
    });
}

void ViewportOptionsBar::setOptions(const ViewportOptions& options)
{
    m_options = options;
    for (const Switch& one : m_switches) {
        const bool isOn = options.*one.option;
        one.button->setChecked(isOn);
        one.button->setText(isOn ? one.text + QStringLiteral(" ✓") : one.text);
    }
    place();
}

void ViewportOptionsBar::fitInto(int width)
{
    m_room = width;
    place();
}

/// In rows from the left, as many as the room needs.
void ViewportOptionsBar::place()
{
    QPoint at;
    QSize all;
    for (const Switch& one : m_switches) {
        const QSize size = one.button->sizeHint();
        if (at.x() > 0 && at.x() + size.width() > m_room) at = {0, all.height()};
        one.button->setGeometry(QRect(at, size));
        all = all.expandedTo({at.x() + size.width(), at.y() + size.height()});
        at.rx() += size.width() + gap;
    }
    resize(all);
}

} // namespace tagline
