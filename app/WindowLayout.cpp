#include "app/WindowLayout.h"

#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QMainWindow>
#include <QMouseEvent>
#include <QPointer>

#include <algorithm>
#include <functional>
#include <utility>

namespace tagline {
namespace {

constexpr int layoutVersion = 2;
constexpr auto planKey = "layout";
constexpr auto stateKey = "state";
constexpr auto sumKey = "checksum"; ///< of the state
constexpr auto classKey = "class";  ///< of the window whose state is kept
constexpr auto movedKey = "isMoved";
constexpr auto railKey = "rail";
constexpr int leastWithPanels = 1180; ///< of a window's width, for panels at the right beside the picture

QByteArray sumOf(const QByteArray& state)
{
    return QCryptographicHash::hash(state, QCryptographicHash::Sha1).toHex();
}

QList<QDockWidget*> asDocks(const QList<PanelDock*>& panels) { return {panels.begin(), panels.end()}; }

/// The shares of a layout as they hold beside what is in front. Panels that it does not name, such as Drive,
/// need the height that its share would take from them.
DockShares sharesNow(const LayoutPlan& plan, const QList<PanelDock*>& inspector)
{
    const QList<QString> named = plan.upper + plan.lower + plan.lowest;
    const bool isOtherInFront = std::any_of(inspector.begin(), inspector.end(), [&](const PanelDock* panel) {
        return !named.contains(panel->objectName()) && panel->isVisible() && !panel->isFloating() &&
               !isBehindTabs(*panel);
    });
    DockShares shares = plan.shares;
    if (isOtherInFront) shares.upperOfColumn = 0.0;
    return shares;
}

} // namespace

QList<PanelDock*> WindowPanels::all() const { return QList<PanelDock*>{library, timeline} + inspector(); }

QList<PanelDock*> WindowPanels::inspector() const
{
    return QList<PanelDock*>{tags, controller, blendSpace, history} + onDemand;
}

QList<PanelDock*> WindowPanels::named(const QList<QString>& names) const
{
    QList<PanelDock*> panels;
    const QList<PanelDock*> every = all();
    for (const QString& name : names)
        for (PanelDock* panel : every)
            if (panel->objectName() == name) panels << panel;
    return panels;
}

WindowLayout::WindowLayout(QMainWindow& window, WindowPanels panels, PanelRail& rail)
    : QObject(&window)
    , m_window(window)
    , m_panels(std::move(panels))
    , m_rail(rail)
    , m_sizes(window, asDocks(m_panels.all()), m_panels.tags)
    , m_plan(&layoutPlans().front())
{
    m_class = windowClassOf(window.size());
    for (PanelDock* panel : m_panels.all()) {
        panel->installEventFilter(this);
        connect(panel, &QDockWidget::visibilityChanged, this, &WindowLayout::followLater);
        connect(panel, &QDockWidget::dockLocationChanged, this, &WindowLayout::followLater);
        connect(panel, &QDockWidget::topLevelChanged, this,
                [this, panel](bool isFloating) { showFloating(panel, isFloating); });
    }
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) endDrags(watched); // before its own may begin
    return QObject::eventFilter(watched, event);
}

// ---- places

void WindowLayout::reset()
{
    m_isByHand = false;
    m_railChoice.reset();
    place(windowClassOf(m_window.size()));
    takeAsMade();
}

void WindowLayout::arrange(const LayoutPlan& plan)
{
    m_plan = &plan;
    endDrags();
    reset();
    const QList<PanelDock*> first = m_panels.named(plan.upper);
    if (m_isFolded && plan.opensFirst && !first.isEmpty()) m_rail.open(first.front());
}

void WindowLayout::place(WindowClass windowClass)
{
    const bool isOther = std::exchange(m_class, windowClass) != windowClass;
    dockAll(windowClass);
    m_sizes.setLayout(groupsAtRight(windowClass).front().front(), m_plan->shares);
    m_sizes.setDefaults(m_window.size());
    finishPlacing();
    m_placed = arrangement();
    if (isOther) emit classChanged();
}

/// Places the panels for a window class, with its sizes; panels that a person closed or opened stay so.
void WindowLayout::placeAnew(WindowClass windowClass)
{
    const bool isOther = std::exchange(m_class, windowClass) != windowClass;
    QList<std::pair<PanelDock*, bool>> hidden;
    for (PanelDock* panel : m_panels.all()) hidden.append({panel, panel->isHidden()});
    dockAll(windowClass);
    for (const auto& [panel, isHidden] : hidden) panel->setHidden(isHidden);
    m_sizes.changeClass(windowClass);
    m_isByHand = true;
    finishPlacing();
    if (isOther) emit classChanged();
}

/// The groups at the right in a window of that class, from the top; the first panel of each is in front.
QList<QList<PanelDock*>> WindowLayout::groupsAtRight(WindowClass windowClass) const
{
    const QList<PanelDock*> upper = m_panels.named(m_plan->upper), lowest = m_panels.named(m_plan->lowest);
    QList<PanelDock*> lower = m_panels.named(m_plan->lower);
    const bool isLowestApart = windowClass == WindowClass::Wide && !lowest.isEmpty();
    if (!isLowestApart) lower += lowest;
    for (PanelDock* panel : m_panels.inspector()) // closed, but with a place
        if (!upper.contains(panel) && !lower.contains(panel) && !lowest.contains(panel)) lower << panel;
    if (windowClass == WindowClass::Compact) return {upper + lower};
    QList<QList<PanelDock*>> groups{upper, lower};
    if (isLowestApart) groups << lowest;
    return groups;
}

bool WindowLayout::isOpenAtFirst(PanelDock* panel) const
{
    const QString name = panel->objectName();
    return m_plan->upper.contains(name) || m_plan->lower.contains(name) || m_plan->lowest.contains(name);
}

/// Docks each panel at its place in windows of that class; panels that the layout does not name are closed.
void WindowLayout::dockAll(WindowClass windowClass)
{
    releaseAll();
    const QList<QList<PanelDock*>> groups = groupsAtRight(windowClass);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_panels.library);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, m_panels.timeline);
    for (const QList<PanelDock*>& group : groups)
        m_window.addDockWidget(Qt::RightDockWidgetArea, group.front());
    for (PanelDock* panel : m_panels.all()) panel->setFloating(false);
    for (PanelDock* panel : m_panels.all()) panel->show();
    // Under one another before anything stands in their places: Qt splits no tabs.
    for (qsizetype i = 1; i < groups.size(); ++i)
        m_window.splitDockWidget(groups[i - 1].front(), groups[i].front(), Qt::Vertical);
    for (const QList<PanelDock*>& group : groups)
        for (qsizetype i = 1; i < group.size(); ++i) m_window.tabifyDockWidget(group[i - 1], group[i]);
    m_places = places(); // Qt does not say beside whom hidden ones are
    for (PanelDock* panel : m_panels.inspector())
        if (!isOpenAtFirst(panel)) panel->hide();
}

void WindowLayout::finishPlacing()
{
    const QList<QList<PanelDock*>> groups = groupsAtRight(m_class);
    for (const QList<PanelDock*>& group : groups) group.front()->raise();
    m_sizes.apply();
    if (wantsRail()) {
        fold();
        m_sizes.apply();
    }
    followLater();
}

void WindowLayout::fit()
{
    const WindowClass windowClass = windowClassOf(m_window.size());
    if (windowClass == m_class && wantsRail() == m_isFolded) return m_sizes.apply();
    const bool wasChanged = isChanged();
    const QPointer<QWidget> typing = QApplication::focusWidget();
    fitAnew(windowClass);
    if (typing && !typing->isVisible()) emit keyboardFreed();
    if (!wasChanged) m_made = arrangement(); // the window moved the panels, no person
}

void WindowLayout::fitAnew(WindowClass windowClass)
{
    const bool isOther = windowClass != m_class;
    if (isOther && !isArranged()) return place(windowClass);
    if (isOther && !m_isFolded && !isMoved()) return placeAnew(windowClass);
    followRail();
    if (isOther && !m_isFolded && !isMoved()) return placeAnew(windowClass); // no icons any more
    if (std::exchange(m_class, windowClass) != windowClass) emit classChanged();
    m_sizes.apply();
}

void WindowLayout::bringToFront(PanelDock* panel)
{
    if (m_rail.has(panel)) return m_rail.open(panel);
    if (panel != m_panels.controller && m_window.dockWidgetArea(panel) == Qt::NoDockWidgetArea)
        m_window.tabifyDockWidget(m_panels.controller, panel); // the layout of an older version has no place
    panel->show();
    panel->raise();
    m_sizes.setShares(sharesNow(*m_plan, m_panels.inspector()));
    m_sizes.apply();
}

/// Describes the area and the tab group of each panel, but no sizes.
QByteArray WindowLayout::arrangement() const
{
    QByteArray text;
    for (PanelDock* panel : m_panels.all()) {
        if (m_rail.has(panel)) continue;
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

bool WindowLayout::isChanged() const { return m_isTouched || arrangement() != m_made; }

void WindowLayout::takeAsMade()
{
    m_isTouched = false;
    m_made = arrangement();
    emit arranged();
}

bool WindowLayout::isArranged() const { return m_isByHand || arrangement() != m_placed; }

QHash<const PanelDock*, WindowLayout::Place> WindowLayout::places() const
{
    QHash<const PanelDock*, Place> places;
    for (PanelDock* panel : m_panels.all()) {
        Place place{m_window.dockWidgetArea(panel), panel->isFloating(), {}};
        for (const QDockWidget* other : m_window.tabifiedDockWidgets(panel)) place.beside << other;
        std::sort(place.beside.begin(), place.beside.end(), std::less<>());
        places.insert(panel, place);
    }
    return places;
}

/// Whether a person put a panel elsewhere. Expects that none is an icon.
bool WindowLayout::isMoved() const
{
    const QHash<const PanelDock*, Place> now = places();
    return std::any_of(now.keyBegin(), now.keyEnd(), [&](const PanelDock* panel) {
        Place is = now[panel], was = m_places[panel];
        if (panel->isHidden()) is.beside = was.beside = {};
        return is != was;
    });
}

// ---- the rail

bool WindowLayout::wantsRail() const
{
    return m_railChoice.value_or(m_plan->hasIcons || m_window.width() < leastWithPanels);
}

void WindowLayout::setRail(bool isRail)
{
    m_railChoice.reset();
    if (wantsRail() != isRail) m_railChoice = isRail;
    followRail();
    m_sizes.apply();
    followLater();
}

void WindowLayout::followRail()
{
    if (wantsRail() == m_isFolded) return;
    if (!isArranged()) return place(m_class);
    m_isByHand = true; // it stays arranged, whatever the icons hide
    m_isFolded ? unfold() : fold();
}

/// A drag whose release another window took goes on for Qt, and the panel has a gap in the layout and a place
/// of its own: the next state that is restored deletes it twice. Another drag would keep that gap for good.
void WindowLayout::endDrags(const QObject* except)
{
    for (PanelDock* panel : m_panels.all()) {
        if (panel == except || !panel->isFloating()) continue;
        const QPoint middle = panel->rect().center();
        QMouseEvent release(QEvent::MouseButtonRelease, middle, panel->mapToGlobal(middle), Qt::LeftButton,
                            Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(panel, &release);
    }
}

/// Turns panels into icons; those that float, or that a person put elsewhere, stay.
void WindowLayout::fold()
{
    endDrags();
    m_unfolded = m_window.saveState(layoutVersion);
    foldDocked();
    m_isFolded = true;
    m_rail.setPanelWidth(m_sizes.wanted().right);
    emit railChanged(true);
}

/// Panels that are docked at the right, or have no place, become icons; one that comes while others are icons
/// already stays open.
void WindowLayout::foldDocked()
{
    for (PanelDock* panel : m_panels.inspector()) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(panel);
        const bool isThere = area == Qt::RightDockWidgetArea || area == Qt::NoDockWidgetArea;
        if (m_rail.has(panel) || panel->isFloating() || !isThere) continue;
        const bool staysOpen = m_isFolded && !panel->isHidden();
        m_window.removeDockWidget(panel);
        m_rail.take(panel, m_panels.onDemand.contains(panel) && !isOpenAtFirst(panel));
        if (staysOpen) m_rail.open(panel);
    }
}

void WindowLayout::releaseAll()
{
    const QList<PanelDock*> held = m_rail.panels();
    for (PanelDock* panel : held) m_rail.release(panel, m_window);
    if (std::exchange(m_isFolded, false)) emit railChanged(false);
}

/// Restores the panels at the right; changes that a person made to the others meanwhile stay.
void WindowLayout::unfold()
{
    const bool isLibraryHidden = m_panels.library->isHidden(),
               isTimelineHidden = m_panels.timeline->isHidden();
    endDrags();
    releaseAll();
    m_window.restoreState(m_unfolded, layoutVersion);
    m_panels.library->setHidden(isLibraryHidden);
    m_panels.timeline->setHidden(isTimelineHidden);
    followLater();
}

/// A panel that floats is no icon; one that is docked again while the others are is one.
void WindowLayout::showFloating(PanelDock* panel, bool isFloating)
{
    if (isFloating && m_rail.has(panel)) {
        const bool isShown = !panel->isHidden();
        m_rail.release(panel, m_window);
        m_window.addDockWidget(Qt::RightDockWidgetArea, panel);
        panel->setVisible(isShown);
    }
    followLater();
}

// ---- sizes

void WindowLayout::remember()
{
    const std::optional<int> from = std::exchange(m_draggedFrom, std::nullopt);
    const bool isLibraryAlone = m_window.dockWidgetArea(m_panels.library) == Qt::LeftDockWidgetArea &&
                                !m_panels.library->isFloating() && !isBehindTabs(*m_panels.library);
    const bool isOther = from && isLibraryAlone && m_sizes.followLeftEdge(*from);
    if (isOther || m_sizes.remember()) { // other edges stayed
        m_isByHand = m_isTouched = true;
        emit arranged();
    }
    if (isOther) emit libraryWidened(m_sizes.isLeftWide());
}

void WindowLayout::setLibraryWide(bool isWide)
{
    m_sizes.setLeftWide(isWide);
    followLater(); // its title line needs another room now, which Qt knows later
}

void WindowLayout::setTimelineHeight(int height) { m_sizes.setNeededBottom(height); }

void WindowLayout::setControllerHeight(int height) { m_sizes.setNeededLower(*m_panels.controller, height); }

void WindowLayout::setRowsOfTags(std::function<int(int)> heightOfWholeRows)
{
    m_sizes.setWholeRows(*m_panels.tags, std::move(heightOfWholeRows));
}

/// Applies sizes and tab groups after panels came or went: the others keep their sizes.
void WindowLayout::followLater()
{
    if (std::exchange(m_isFollowDue, true)) return;
    const auto follow = [this] {
        m_isFollowDue = false;
        if (m_isFolded) foldDocked();
        m_sizes.setShares(sharesNow(*m_plan, m_panels.inspector()));
        m_sizes.apply();
        updateGroups();
        emit arranged();
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

QVariantMap WindowLayout::kept()
{
    QVariantMap kept{{planKey, QString(m_plan->id)}};
    if (m_railChoice) kept[railKey] = *m_railChoice;
    if (!isArranged()) return kept;
    const bool isFolded = m_isFolded;
    if (isFolded) unfold(); // the state that Qt keeps knows no icons
    kept[movedKey] = isMoved();
    kept[classKey] = int(m_class);
    const QByteArray state = m_window.saveState(layoutVersion);
    kept[stateKey] = state;
    kept[sumKey] = sumOf(state);
    m_sizes.save(kept);
    if (isFolded) fold();
    return kept;
}

bool WindowLayout::restore(const QVariantMap& kept)
{
    const QString id = kept.value(planKey, QString(layoutPlans().front().id)).toString();
    const LayoutPlan* plan = findLayoutPlan(id);
    const bool isOther = plan && std::exchange(m_plan, plan) != plan;
    const bool hasState = kept.contains(stateKey);
    endDrags();
    const bool isFirst = m_placed.isEmpty();
    if (!hasState || isOther || isFirst) reset(); // so that what is kept stands on the places of its layout
    const bool isWhole = plan && (!hasState || restoreState(kept));
    if (!isWhole) reset();
    m_railChoice.reset();
    const QVariant choice = kept[railKey];
    if (isWhole && choice.isValid() && choice.toBool() != wantsRail()) m_railChoice = choice.toBool();
    followRail();
    followLater();
    takeAsMade();
    return isWhole;
}

/// False if it is damaged or Qt cannot read it, or if it leaves out a panel that each version has. Qt
/// takes panels apart before it notices the damage, and does not put them together again; what an older
/// version kept has no checksum.
bool WindowLayout::restoreState(const QVariantMap& kept)
{
    const QByteArray state = kept[stateKey].toByteArray();
    if (kept.contains(sumKey) && kept[sumKey].toByteArray() != sumOf(state)) return false;
    releaseAll();
    if (!m_window.restoreState(state, layoutVersion)) return false;
    for (PanelDock* panel : m_panels.all())
        if (!panel->isFloating() && !m_panels.onDemand.contains(panel) &&
            m_window.dockWidgetArea(panel) == Qt::NoDockWidgetArea)
            return false;
    m_isByHand = true;
    const int classThen =
        std::clamp(kept.value(classKey, int(m_class)).toInt(), 0, int(windowClassCount) - 1);
    const bool isSized = m_sizes.restore(kept, WindowClass(classThen));
    const bool isMovedThen = kept.value(movedKey, true).toBool();
    if (classThen != int(m_class) && !isMovedThen)
        placeAnew(m_class);
    else if (isSized)
        m_sizes.apply();
    return true;
}

} // namespace tagline
