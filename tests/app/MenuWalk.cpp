#include "tests/app/MenuWalk.h"

#include "tests/app/DialogFaults.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QTest>
#include <QToolButton>

#include <utility>

namespace tagline::test {
namespace {

constexpr int mostEntries = 16;  ///< of one menu: lists of clips and tags go on alike
constexpr int fillingTime = 100; ///< milliseconds in which a window fills itself

bool opensMenu(const QToolButton& button)
{
    return button.isEnabled() && button.menu() && button.popupMode() == QToolButton::InstantPopup;
}

/// Its class and its name; what lies in it may be made anew between two acts.
QString nameOf(const QWidget& widget)
{
    return QString("%1 %2").arg(widget.metaObject()->className(), widget.objectName());
}

/// The visible widgets of a name, as they are now.
QWidgetList widgetsOf(const QWidget& window, const QString& name)
{
    QWidgetList found;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && !widget->isWindow() && nameOf(*widget) == name) found << widget;
    return found;
}

void askForMenu(QWidget& widget, QPoint place)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

MenuWalk::MenuWalk(WindowStage& stage, std::function<void()> enter)
    : m_stage(stage)
    , m_enter(std::move(enter))
{
    m_stage.watch().setMayAnswer([this](QWidget& open) { return look(open); });
}

QList<MenuWalk::Way> MenuWalk::ways() const
{
    QList<Way> ways;
    QMap<QString, int> seen;
    QWidget& window = m_stage.app().window();
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow()) continue;
        const QString name = nameOf(*widget);
        const int place = seen[name]++;
        ways << Way{name, [&window, name, place] {
                        if (QWidget* at = widgetsOf(window, name).value(place))
                            askForMenu(*at, at->rect().center());
                    }};
        const auto* button = qobject_cast<QToolButton*>(widget);
        if (button && opensMenu(*button))
            ways << Way{"button " + name, [&window, name, place] {
                            if (QWidget* at = widgetsOf(window, name).value(place))
                                QTest::mouseClick(at, Qt::LeftButton);
                        }};
    }
    addTimelineWays(ways);
    return ways;
}

void MenuWalk::addTimelineWays(QList<Way>& ways) const
{
    const QPointer<QWidget> at(m_stage.app().window().timeline().viewport());
    for (const int x : {1, 3, 8})
        for (int y = 1; y < 8; ++y)
            ways << Way{"timeline", [at, x, y] {
                            askForMenu(*at, {at->width() * x / 16, at->height() * y / 8});
                        }};
}

void MenuWalk::walk(QSet<QString>& known)
{
    ActWatch& watch = m_stage.watch();
    m_enter();
    for (const Way& way : ways()) {
        m_way = way.name;
        m_wanted.clear();
        m_entries.clear();
        m_enter();
        watch.act("the menu of " + way.name, way.open, false);
        const auto entries = m_entries;
        for (const auto& [texts, path] : entries) {
            const QString key = way.name + ": " + texts;
            if (known.contains(key)) continue;
            known.insert(key);
            m_enter();
            m_wanted = path;
            m_hasChosen = false;
            watch.act("in the menu of " + key, way.open, false);
        }
    }
}

/// Menus are looked at or chosen from, windows that an entry opened are looked at, each once.
bool MenuWalk::look(QWidget& open)
{
    if (m_isLooking) return false;
    const bool isNew = m_seen != &open;
    m_seen = &open;
    if (auto* menu = qobject_cast<QMenu*>(&open)) {
        if (!m_wanted.isEmpty() && !m_hasChosen) {
            choose(*menu);
            return false;
        }
        if (m_wanted.isEmpty() && m_entries.isEmpty()) collect(*menu, {}, {});
    } else if (isNew && m_hasChosen) {
        lookAtWindow(open);
    }
    return true;
}

void MenuWalk::collect(QMenu& menu, const QString& texts, const Path& path)
{
    const QList<QAction*> actions = menu.actions();
    int taken = 0;
    for (int at = 0; at < actions.size() && taken < mostEntries; ++at) {
        QAction& action = *actions[at];
        const bool isRow = action.objectName().contains('.');
        if (action.isSeparator() || !action.isVisible() || !action.isEnabled() || isRow) continue;
        ++taken;
        const QString all = texts.isEmpty() ? action.text() : texts + " ▸ " + action.text();
        if (QMenu* inner = action.menu()) {
            emit inner->aboutToShow();
            collect(*inner, all, path + Path{at});
        } else if (!action.text().isEmpty()) {
            m_entries.append({all, path + Path{at}});
        }
    }
}

/// By the keyboard, into submenus too.
void MenuWalk::choose(QMenu& menu)
{
    m_hasChosen = true;
    QMenu* at = &menu;
    for (qsizetype step = 0; step + 1 < m_wanted.size(); ++step) {
        QAction* action = at->actions().value(m_wanted[step]);
        if (!action || !action->menu()) return;
        at->setActiveAction(action);
        QTest::keyClick(at, Qt::Key_Right);
        at = action->menu();
    }
    QAction* last = at->actions().value(m_wanted.back());
    if (!last) return;
    at->setActiveAction(last);
    ++m_chosen;
    QTest::keyClick(at, Qt::Key_Return);
}

void MenuWalk::lookAtWindow(QWidget& open)
{
    const QPointer<QWidget> still(&open);
    m_isLooking = true;
    QTest::qWait(fillingTime);
    m_isLooking = false;
    if (!still || !still->isVisible()) return;
    for (const QString& fault : dialogFaults(*still))
        m_stage.watch().addProblem(QString("“%1”: %2").arg(still->windowTitle(), fault));
}

} // namespace tagline::test
