#include "app/WindowLayout.h"

#include "widgets/theme/PanelFrame.h"

#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int layoutVersion = 2;
constexpr auto stateKey = "window/state";

QList<QDockWidget*> asDocks(const QList<PanelDock*>& panels) { return {panels.begin(), panels.end()}; }

} // namespace

QList<PanelDock*> WindowPanels::all() const
{
    return QList<PanelDock*>{library, tags, controller, blendSpace, history, timeline} + onDemand;
}

WindowLayout::WindowLayout(QMainWindow& window, WindowPanels panels)
    : QObject(&window)
    , m_window(window)
    , m_panels(std::move(panels))
    , m_sizes(window, asDocks(m_panels.all()), m_panels.tags)
{
    for (PanelDock* panel : m_panels.all()) {
        connect(panel, &QDockWidget::visibilityChanged, this, &WindowLayout::followLater);
        connect(panel, &QDockWidget::dockLocationChanged, this, &WindowLayout::followLater);
        connect(panel, &QDockWidget::topLevelChanged, this, &WindowLayout::followLater);
    }
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
}

// ---- places

void WindowLayout::reset()
{
    m_isSizedByHand = false;
    place(windowClassOf(m_window.size()));
}

void WindowLayout::place(WindowClass windowClass)
{
    const bool isOther = std::exchange(m_class, windowClass) != windowClass;
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_panels.library);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_panels.tags);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_panels.controller);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_panels.timeline);
    for (PanelDock* panel : m_panels.all()) panel->setFloating(false);
    placeInspector(windowClass);
    for (PanelDock* panel : m_panels.onDemand) {
        m_window.addDockWidget(Qt::RightDockWidgetArea, panel);
        m_window.tabifyDockWidget(m_panels.controller, panel);
        panel->hide();
    }
    m_panels.controller->raise();
    m_panels.tags->raise();
    m_sizes.setDefaults(m_window.size());
    m_sizes.apply();
    m_placed = arrangement();
    followLater();
    if (isOther) emit classChanged();
}

void WindowLayout::placeInspector(WindowClass windowClass)
{
    for (PanelDock* panel : m_panels.all()) panel->show();
    const bool isOnePanel = windowClass == WindowClass::Compact;
    const bool hasHistoryBelow = windowClass == WindowClass::Wide;
    if (isOnePanel)
        m_window.tabifyDockWidget(m_panels.tags, m_panels.controller);
    else
        m_window.splitDockWidget(m_panels.tags, m_panels.controller, Qt::Vertical);
    if (hasHistoryBelow) // before anything stands in the controller's place: Qt splits no tabs
        m_window.splitDockWidget(m_panels.controller, m_panels.history, Qt::Vertical);
    m_window.tabifyDockWidget(m_panels.controller, m_panels.blendSpace);
    if (!hasHistoryBelow) m_window.tabifyDockWidget(m_panels.controller, m_panels.history);
}

void WindowLayout::fit()
{
    const WindowClass windowClass = windowClassOf(m_window.size());
    if (windowClass != m_class && !isArranged()) return place(windowClass);
    if (std::exchange(m_class, windowClass) != windowClass) emit classChanged();
    m_sizes.apply();
}

void WindowLayout::bringToFront(PanelDock* panel)
{
    if (panel != m_panels.controller && m_window.dockWidgetArea(panel) == Qt::NoDockWidgetArea)
        m_window.tabifyDockWidget(m_panels.controller, panel); // the layout of an older version has no place
    panel->show();
    panel->raise();
    m_sizes.apply();
}

/// Where each panel is, and beside which tabs; not how large.
QByteArray WindowLayout::arrangement() const
{
    QByteArray text;
    for (PanelDock* panel : m_panels.all()) {
        text += panel->objectName().toUtf8() + ' ' + QByteArray::number(m_window.dockWidgetArea(panel)) +
                (panel->isHidden()     ? 'h'
                 : panel->isFloating() ? 'f'
                                       : 'd');
        QStringList beside;
        for (const QDockWidget* other : m_window.tabifiedDockWidgets(panel)) beside << other->objectName();
        beside.sort();
        text += beside.join(',').toUtf8() + '\n';
    }
    return text;
}

bool WindowLayout::isArranged() const { return m_isSizedByHand || arrangement() != m_placed; }

// ---- sizes

void WindowLayout::remember()
{
    if (m_sizes.remember()) m_isSizedByHand = true;
}

void WindowLayout::setLibraryWide(bool isWide)
{
    m_sizes.setLeftWide(isWide);
    followLater(); // its title line needs another room now, which Qt knows later
}

void WindowLayout::setTimelineHeight(int height) { m_sizes.setNeededBottom(height); }

/// What comes or goes leaves the others as they were, and is named beside its neighbours.
void WindowLayout::followLater()
{
    if (std::exchange(m_isFollowDue, true)) return;
    const auto follow = [this] {
        m_isFollowDue = false;
        m_sizes.apply();
        updateGroups();
    };
    QMetaObject::invokeMethod(this, follow, Qt::QueuedConnection);
}

void WindowLayout::updateGroups()
{
    const QList<PanelDock*> all = m_panels.all();
    for (PanelDock* panel : all) {
        QList<QDockWidget*> beside = m_window.tabifiedDockWidgets(panel);
        beside << panel;
        QList<PanelDock*> group;
        for (PanelDock* other : all)
            if (beside.contains(other) && !other->isHidden() && (other == panel || !other->isFloating()))
                group << other;
        panel->setGroup(panel->isFloating() ? QList<PanelDock*>{panel} : group);
    }
}

// ---- kept

void WindowLayout::save(QSettings& settings) const
{
    if (!isArranged())
        return settings.remove(stateKey), settings.remove("window/docks"),
               settings.remove("window/wallWidth");
    settings.setValue(stateKey, m_window.saveState(layoutVersion));
    m_sizes.save(settings);
}

void WindowLayout::restore(const QSettings& settings)
{
    if (!settings.contains(stateKey)) return reset();
    m_window.restoreState(settings.value(stateKey).toByteArray(), layoutVersion);
    m_isSizedByHand = true;
    if (m_sizes.restore(settings)) m_sizes.apply();
    followLater();
}

} // namespace tagline
