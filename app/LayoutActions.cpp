#include "app/LayoutActions.h"

#include "app/LayoutPlan.h"
#include "app/MainWindow.h"
#include "app/WindowLayout.h"
#include "app/actions/ActionRegistry.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/theme/messages/Question.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>

#include <algorithm>

namespace tagline {
namespace {

constexpr auto shownKey = "layouts/shown";
constexpr auto changedKey = "layouts/isChanged";
constexpr auto hasWallKey = "layouts/hasWall";
constexpr int longestEntry = 40; ///< characters of a name in the menu; its tooltip has all of them

QString shortened(const QString& name)
{
    if (name.size() <= longestEntry) return name;
    return name.left(longestEntry * 2 / 3) + QStringLiteral("…") + name.right(longestEntry / 3);
}

/// Keeps the keyboard focus while panels come and go; if its widget is hidden, the timeline gets it.
class KeyboardKept
{
public:
    explicit KeyboardKept(MainWindow& window)
        : m_window(window)
        , m_before(QApplication::focusWidget())
    {
    }
    ~KeyboardKept()
    {
        const bool isSeen = m_before && m_before->isVisible();
        (isSeen ? m_before.data() : &m_window.timeline())->setFocus();
    }
    Q_DISABLE_COPY_MOVE(KeyboardKept)

private:
    MainWindow& m_window;
    QPointer<QWidget> m_before;
};

} // namespace

LayoutActions::LayoutActions(const PresenterContext& context, MainWindow& window)
    : Presenter(context)
    , m_mainWindow(window)
    , m_line(new QAction(this))
{
    for (const LayoutPlan& plan : layoutPlans())
        m_actions.connectTo(plan.action, this, [this, &plan] { show(plan); });
    m_actions.connectTo("view.saveLayout", this, [this] { askForName(); });
    m_actions.connectTo("view.renameLayout", this, [this] { rename(); });
    m_actions.connectTo("view.removeLayout", this, [this] { remove(); });
    m_actions.connectTo("view.resetLayout", this, [this] { showAgain(); });
    connect(&window.layoutOfPanels(), &WindowLayout::arranged, this, &LayoutActions::showTicks);
    connect(m_actions["view.wall"], &QAction::toggled, this, &LayoutActions::showTicks);
    m_line->setSeparator(true);
    m_layouts = readOwnLayouts(m_settings);
    fillMenu();
}

QString LayoutActions::titleOf(const LayoutPlan& plan) const
{
    return m_actions[plan.action]->text().remove('&');
}

// ---- showing

void LayoutActions::show(const LayoutPlan& plan)
{
    const WindowLayout& layout = m_mainWindow.layoutOfPanels();
    const bool isShown = m_own.isEmpty() && &plan == &layout.plan() && isAsMade();
    m_own.clear();
    m_isNone = false;
    showWall(plan.hasWall);
    {
        const KeyboardKept kept(m_mainWindow);
        m_mainWindow.layoutOfPanels().arrange(plan); // another panel may come to the front
    }
    if (isShown)
        emit noted(tr("The layout %1 is shown as it was made.").arg(titleOf(plan)));
    else
        emit done(tr("Layout %1").arg(titleOf(plan)));
    showTicks();
}

void LayoutActions::showOwn(QString name) // by value: it may be m_own
{
    const qsizetype place = placeOf(m_layouts, name);
    if (place < 0) return;
    const OwnLayout layout = m_layouts[place];
    m_own = name;
    m_isNone = false;
    showWall(layout.hasWall);
    const KeyboardKept kept(m_mainWindow);
    if (m_mainWindow.layoutOfPanels().restore(layout.panels)) {
        emit done(tr("Layout %1").arg(name));
    } else {
        const LayoutPlan& instead = m_mainWindow.layoutOfPanels().plan();
        m_own.clear();
        showWall(instead.hasWall);
        emit warned(tr("The layout %1 cannot be read: it is damaged, or of another version of Tagline. The "
                       "layout %2 is shown instead; Save Layout As… replaces the damaged one.")
                        .arg(name, titleOf(instead)));
    }
    showTicks();
}

void LayoutActions::showAgain()
{
    if (m_own.isEmpty()) return show(m_mainWindow.layoutOfPanels().plan());
    showOwn(m_own);
}

void LayoutActions::showWall(bool isShown)
{
    m_hasWall = isShown;
    m_actions["view.wall"]->setChecked(isShown);
}

bool LayoutActions::isAsMade() const
{
    return !m_isNone && m_actions["view.wall"]->isChecked() == m_hasWall &&
           !m_mainWindow.layoutOfPanels().isChanged();
}

// ---- the menu

void LayoutActions::fillMenu()
{
    QMenu& menu = ActionRegistry::menuOf("view.saveLayout", *m_mainWindow.menuBar());
    qDeleteAll(m_entries);
    m_entries.clear();
    menu.removeAction(m_line);
    const QList<QAction*> before = menu.actions();
    const qsizetype place = before.indexOf(m_actions["view.saveLayout"]);
    QAction* below = before[place - 1]; // the separator above the actions that save layouts
    if (!m_layouts.isEmpty()) menu.insertAction(below, m_line);
    for (const OwnLayout& layout : m_layouts) {
        auto* entry = new QAction(menuText(shortened(layout.name)), &menu);
        entry->setCheckable(true);
        entry->setData(layout.name);
        entry->setToolTip(tr("Show your layout %1").arg(layout.name));
        entry->setStatusTip(entry->toolTip());
        connect(entry, &QAction::triggered, this, [this, name = layout.name] { showOwn(name); });
        menu.insertAction(below, entry);
        m_entries << entry;
    }
    for (const char* id : {"view.renameLayout", "view.removeLayout"})
        m_actions.setAvailable(id, !m_layouts.isEmpty(), tr("You saved no layout yet."));
    showTicks();
}

void LayoutActions::showTicks()
{
    const bool isMade = isAsMade();
    const LayoutPlan& shown = m_mainWindow.layoutOfPanels().plan();
    for (const LayoutPlan& plan : layoutPlans())
        m_actions[plan.action]->setChecked(isMade && m_own.isEmpty() && &plan == &shown);
    for (QAction* entry : m_entries) entry->setChecked(isMade && entry->data().toString() == m_own);
}

// ---- kept

void LayoutActions::load(bool isWindowWhole)
{
    const QString own = m_settings.value(shownKey).toString();
    const bool isOwn = placeOf(m_layouts, own) >= 0;
    const bool isLost = !own.isEmpty() && !isOwn;
    m_own = isOwn && isWindowWhole ? own : QString();
    m_isNone = isWindowWhole && (isLost || m_settings.value(changedKey).toBool());
    const LayoutPlan& plan = m_mainWindow.layoutOfPanels().plan();
    const QVariant hadWall = m_settings.value(hasWallKey);
    const qsizetype place = placeOf(m_layouts, m_own);
    m_actions["view.wall"]->setChecked(isWindowWhole && hadWall.isValid() ? hadWall.toBool() : plan.hasWall);
    m_hasWall = place < 0 ? plan.hasWall : m_layouts[place].hasWall;
    if (!isWindowWhole)
        emit warned(tr("Where the panels stood cannot be read: it is damaged, or of another version of "
                       "Tagline. The layout %1 is shown instead.")
                        .arg(titleOf(plan)));
    showTicks();
}

void LayoutActions::save()
{
    m_settings.setValue(shownKey, m_own);
    m_settings.setValue(changedKey, !isAsMade());
    m_settings.setValue(hasWallKey, m_actions["view.wall"]->isChecked());
}

void LayoutActions::keep()
{
    writeOwnLayouts(m_settings, m_layouts);
    fillMenu();
}

void LayoutActions::askForName()
{
    const std::optional<QString> answer =
        askedText(tr("Save Layout"), tr("Name of the layout:"), tr("Save Layout"), m_own, &m_mainWindow);
    if (!answer) return;
    const QString name = answer->simplified();
    if (!mayBeNamed(name, {})) return;
    OwnLayout layout{name, m_actions["view.wall"]->isChecked(), m_mainWindow.layoutOfPanels().kept()};
    const qsizetype place = placeOf(m_layouts, name);
    if (place < 0)
        m_layouts << layout;
    else
        m_layouts[place] = layout;
    m_own = name;
    m_hasWall = layout.hasWall;
    m_isNone = false;
    m_mainWindow.layoutOfPanels().takeAsMade();
    keep();
    emit done(tr("Layout %1 is saved; it stands in View ▸ Layouts").arg(name));
}

/// Refuses an invalid name, and asks if another layout has it. `formerly`: its name until now.
bool LayoutActions::mayBeNamed(const QString& name, const QString& formerly)
{
    if (name.isEmpty()) {
        emit refused(tr("A layout needs a name."));
        return false;
    }
    for (const LayoutPlan& plan : layoutPlans()) {
        if (name.compare(titleOf(plan), Qt::CaseInsensitive) != 0) continue;
        emit refused(tr("%1 is a layout of Tagline's own: give yours another name.").arg(name));
        return false;
    }
    if (name == formerly || placeOf(m_layouts, name) < 0) return true;
    return isWanted({.title = tr("Replace Layout"),
                     .text = tr("There is a layout %1 already. Does this one replace it?").arg(name),
                     .verb = tr("Replace"),
                     .isCautious = true},
                    &m_mainWindow);
}

/// Name of a saved layout that a person chose, the shown one offered first; empty if they cancel.
QString LayoutActions::askedOwn(const QString& title, const QString& label, const QString& verb)
{
    QStringList names;
    for (const OwnLayout& layout : m_layouts) names << layout.name;
    if (names.removeOne(m_own)) names.prepend(m_own);
    return askedChoice(title, label, verb, names, &m_mainWindow).value_or(QString());
}

void LayoutActions::rename()
{
    const QString name = m_layouts.size() == 1
                             ? m_layouts.front().name
                             : askedOwn(tr("Rename Layout"), tr("Layout to rename:"), tr("Go On"));
    if (placeOf(m_layouts, name) < 0) return;
    const std::optional<QString> answer =
        askedText(tr("Rename Layout"), tr("New name of %1:").arg(shortened(name)), tr("Rename Layout"), name,
                  &m_mainWindow);
    if (!answer) return;
    const QString newName = answer->simplified();
    if (!mayBeNamed(newName, name)) return;
    if (newName == name) return emit noted(tr("The layout has that name."));
    if (const qsizetype other = placeOf(m_layouts, newName); other >= 0) m_layouts.removeAt(other);
    m_layouts[placeOf(m_layouts, name)].name = newName;
    if (m_own == name)
        m_own = newName;
    else
        forgetShown(newName);
    keep();
    emit done(tr("Layout %1 is named %2 now").arg(name, newName));
}

/// Notes that no layout is shown any more, if it was the one of this name.
void LayoutActions::forgetShown(const QString& name)
{
    if (m_own != name) return;
    m_own.clear();
    m_isNone = true;
}

/// Removes a saved layout; the panels stay as they are.
void LayoutActions::remove()
{
    const QString name = askedOwn(tr("Remove Layout"), tr("Layout to remove:"), tr("Remove Layout"));
    const qsizetype place = placeOf(m_layouts, name);
    if (place < 0) return;
    m_layouts.removeAt(place);
    forgetShown(name);
    keep();
    emit done(tr("Layout %1 is removed").arg(name));
}

} // namespace tagline
