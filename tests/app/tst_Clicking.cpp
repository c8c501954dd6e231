// The machine that clicks: every action, menu, button and panel in every state of the window. It fails where
// the program ends, Qt warns, a window stays open, or nothing comes of a click and nobody says why; and where
// something is cut or out of its place at any size of the window.

#include "app/actions/ActionTable.h"
#include "tests/app/MenuWalk.h"
#include "tests/app/WidgetFaults.h"
#include "tests/app/WindowStates.h"
#include "tests/support/ActiveWindow.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

using namespace tagline;
using namespace tagline::test;

namespace {

bool isOffscreen() { return QGuiApplication::platformName() == QLatin1String("offscreen"); }

} // namespace

class tst_Clicking : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyAction_data() { addStates(true); }
    void everyAction();
    void everyMenu_data() { addStates(false); }
    void everyMenu();
    void everyContextMenu_data() { addStates(false); }
    void everyContextMenu();
    void everyMenuEntry_data() { addStates(false); }
    void everyMenuEntry();
    void everyButton_data() { addStates(false); }
    void everyButton();
    void everyPanel_data() { addStates(false); }
    void everyPanel();
    void everyWidget_data() { addStates(false); }
    void everyWidget();

private:
    void addStates(bool withLookAlikes);
    void enter()
    {
        ((*m_stage).*m_state.enter)();
        showPanel();
    }
    void showPanel()
    {
        if (m_state.show) (window().*m_state.show)();
    }
    MainWindow& window() { return m_stage->app().window(); }
    QStringList faultsWithLargeTexts(QSize size);
    void showIn(ThemeChoice choice);
    void lookAtWidgets(ThemeChoice choice, QSize size);
    /// Other languages and the mirrored window have pictures of their own.
    QString pictureName(const char* look, QSize size);
    void report();
    void openMenus(QMenu& menu);
    QMenu* shownMenu(const QList<int>& places);
    void triggerOthers(const QList<int>& places);

    std::unique_ptr<ActWatch> m_watch;
    std::unique_ptr<WindowStage> m_stage;
    WindowState m_state{};
    int m_chosenEntries = 0;      ///< of menus, in all states so far
    QSet<QString> m_knownEntries; ///< of menus, that were chosen in a state before
};

/// Those without OpenGL where there is none, else the others.
void tst_Clicking::addStates(bool withLookAlikes)
{
    QTest::addColumn<int>("place");
    for (std::size_t place = 0; place < windowStates().size(); ++place) {
        const WindowState& state = windowStates()[place];
        const bool isWithout = qstrcmp(state.name, "noOpenGl") == 0;
        if (isWithout == isOffscreen() && (isWithout || withLookAlikes || !state.isAnothersLook))
            QTest::newRow(state.name) << int(place);
    }
}

void tst_Clicking::init()
{
    QFETCH(int, place);
    m_state = windowStates()[std::size_t(place)];
    m_watch = std::make_unique<ActWatch>();
    m_watch->setState(m_state.name);
    m_stage = std::make_unique<WindowStage>(*m_watch);
    m_stage->setMayBeRefused(qstrcmp(QTest::currentTestFunction(), "everyAction") != 0);
    QVERIFY(isOffscreen() || becomesActive(window()));
    QCOMPARE(window().viewport() == nullptr, isOffscreen());
}

void tst_Clicking::cleanup()
{
    m_stage.reset();
    m_watch.reset();
}

void tst_Clicking::report()
{
    qInfo("%d acts", m_watch->actCount());
    for (auto each = m_watch->opened().begin(); each != m_watch->opened().end(); ++each)
        qInfo("opened %d times: %s", each.value(), qPrintable(each.key()));
    QVERIFY2(m_watch->problems().isEmpty(), qPrintable('\n' + m_watch->problems().join('\n')));
}

void tst_Clicking::everyAction()
{
    m_watch->setAnswer(m_state.answer);
    for (const ActionRow& row : actionTable()) {
        enter();
        QAction& action = m_stage->action(row.id);
        if (action.isEnabled())
            m_watch->act(row.id, [&] { action.trigger(); });
        else if (!action.toolTip().contains('\n'))
            m_watch->addProblem(QString("%1 is disabled, and its tooltip does not say why").arg(row.id));
        if (!row.isCheckable || !action.isEnabled()) continue;
        m_watch->act(QString(row.id) + " again", [&] { action.trigger(); });
    }
    report();
}

/// Opens a menu by the mouse, and its submenus by the keyboard.
void tst_Clicking::openMenus(QMenu& menu)
{
    const QString name = menu.title().remove('&');
    m_watch->act(
        "the menu " + name,
        [&] {
            QMenuBar& bar = *window().menuBar();
            QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.actionGeometry(menu.menuAction()).center());
            if (!menu.isVisible() || menu.isEmpty()) m_watch->addProblem("does not open");
            for (QAction* action : menu.actions()) {
                if (action->isSeparator()) continue;
                if (action->text().isEmpty() || action->toolTip().isEmpty())
                    m_watch->addProblem(QString("“%1” has no text or no tooltip").arg(action->text()));
                if (!action->menu()) continue;
                menu.setActiveAction(action);
                QTest::keyClick(&menu, Qt::Key_Right);
                if (!action->menu()->isVisible() || action->menu()->isEmpty())
                    m_watch->addProblem(QString("the menu “%1” in it does not open").arg(action->text()));
                action->menu()->hide();
            }
            menu.hide();
        },
        false);
}

void tst_Clicking::everyMenu()
{
    for (QAction* action : window().menuBar()->actions()) {
        enter();
        openMenus(*action->menu());
    }
    const qsizetype menus = window().menuBar()->actions().size();
    enter();
    for (int place = 0; place < menus; ++place) triggerOthers({place});
    report();
}

/// Menus that are filled anew delete those within them: each is found by its places, from the bar.
QMenu* tst_Clicking::shownMenu(const QList<int>& places)
{
    QMenu* menu = nullptr;
    for (const int place : places) {
        const QList<QAction*> actions = menu ? menu->actions() : window().menuBar()->actions();
        QAction* action = actions.value(place);
        menu = action ? action->menu() : nullptr;
        if (!menu) return nullptr;
        emit menu->aboutToShow();
    }
    return menu;
}

/// What stands in menus and not in the table: files and characters to choose, panels to show, tracks.
void tst_Clicking::triggerOthers(const QList<int>& places)
{
    for (int place = 0;; ++place) {
        QMenu* menu = shownMenu(places);
        if (!menu || place >= menu->actions().size()) return;
        QAction* action = menu->actions().at(place);
        if (action->menu()) {
            triggerOthers(places + QList<int>{place});
            continue;
        }
        if (action->isSeparator() || !action->isEnabled() || action->objectName().contains('.')) continue;
        const bool isChosen = action->actionGroup() && action->isChecked(); // one of several is always on
        m_watch->act(
            action->text(), [&] { action->trigger(); }, !isChosen);
        enter();
    }
}

void tst_Clicking::everyContextMenu()
{
    enter();
    const auto ask = [&](QWidget& widget, QPoint place, QContextMenuEvent::Reason reason) {
        if (!widget.isVisible()) return;
        m_watch->act(
            QString("the menu of %1 %2").arg(widget.metaObject()->className(), widget.objectName()),
            [&] {
                QContextMenuEvent event(reason, place, widget.mapToGlobal(place));
                QCoreApplication::sendEvent(&widget, &event);
            },
            false);
    };
    QList<QPointer<QWidget>> widgets;
    for (QWidget* widget : window().findChildren<QWidget*>())
        if (widget->isVisible()) widgets << widget;
    for (const auto& widget : widgets)
        for (const auto reason : {QContextMenuEvent::Mouse, QContextMenuEvent::Keyboard})
            if (widget) ask(*widget, widget->rect().center(), reason);
    QWidget& timeline = *window().timeline().viewport();
    for (int x = 1; x < 16; ++x)
        for (int y = 1; y < 10; ++y)
            ask(timeline, {timeline.width() * x / 16, timeline.height() * y / 10}, QContextMenuEvent::Mouse);
    if (m_stage->app().document().library().clipCount() > 0) QVERIFY(m_watch->opened().size() > 1);
    report();
}

/// What menus hold that are no rows of the table, down to the windows that they open.
void tst_Clicking::everyMenuEntry()
{
    MenuWalk walk(*m_stage, [this] { enter(); });
    walk.walk(m_knownEntries);
    qInfo("%d entries were chosen", walk.chosen());
    m_chosenEntries += walk.chosen();
    QVERIFY(m_chosenEntries > 0);
    report();
}

void tst_Clicking::everyButton()
{
    enter();
    QList<QPointer<QAbstractButton>> buttons;
    for (QAbstractButton* button : window().findChildren<QAbstractButton*>())
        if (button->isVisible()) buttons << button;
    QVERIFY(buttons.size() > 20);
    for (const auto& button : buttons) {
        enter();
        if (!button || !button->isVisible() || !button->isEnabled()) continue;
        const QString name = button->text().isEmpty() ? button->accessibleName() : button->text();
        const bool isOfField = qobject_cast<QLineEdit*>(button->parent()); // Qt's cross that empties it
        if (name.isEmpty() && button->toolTip().isEmpty() && !isOfField)
            m_watch->addProblem(QString("a button in %1 has no name").arg(button->parent()->objectName()));
        const bool isChosen = button->autoExclusive() && button->isChecked(); // one of several is always on
        m_watch->act(
            QString("the button “%1”").arg(name), [&] { QTest::mouseClick(button, Qt::LeftButton); },
            !isChosen);
    }
    report();
}

void tst_Clicking::everyPanel()
{
    enter();
    for (QDockWidget* dock : window().findChildren<QDockWidget*>()) {
        const QString name = dock->windowTitle();
        if (!dock->isVisible()) m_watch->act(name + " shown", [&] { dock->toggleViewAction()->trigger(); });
        m_watch->act(name + " floating", [&] { dock->setFloating(true); });
        m_watch->act(name + " docked", [&] { dock->setFloating(false); });
        m_watch->act(name + " closed", [&] { dock->close(); });
        m_watch->act(name + " shown again", [&] { dock->toggleViewAction()->trigger(); });
        QVERIFY(dock->isVisible());
    }
    report();
}

QString tst_Clicking::pictureName(const char* look, QSize size)
{
    const QString language = qEnvironmentVariable("LANGUAGE");
    return QString("%1%2%3-%4-%5x%6")
        .arg(m_state.name, language.isEmpty() ? QString() : '-' + language,
             QGuiApplication::isRightToLeft() ? QStringLiteral("-mirrored") : QString())
        .arg(look)
        .arg(size.width())
        .arg(window().devicePixelRatio());
}

/// The reel's state has a query with hits.
/// As a person may want them at any size; in the states whose panels have the most words.
QStringList tst_Clicking::faultsWithLargeTexts(QSize size)
{
    if (!QStringList{"sample", "blend", "reel"}.contains(m_state.name)) return {};
    setTextRows(*qApp, TextRows::Large);
    QStringList faults;
    if (!QTest::qWaitFor([&] { return (faults = widgetFaults(window())).isEmpty(); }, 3000))
        faults.prepend("with large texts");
    keepPicture(window(), pictureName("large", size));
    setTextRows(*qApp, TextRows::ByWindow);
    QCoreApplication::processEvents();
    return faults;
}

/// With the figure in the theme's colours, which is drawn on a thread of its own.
void tst_Clicking::showIn(ThemeChoice choice)
{
    const ViewportWidget* viewport = window().viewport();
    if (!viewport || !viewport->isVisible()) return applyTheme(*qApp, choice);
    applyTheme(*qApp, choice);
    const bool isDrawn = QTest::qWaitFor([&] { return !viewport->isPictureDue(); }, 600); // else it plays
    if (isDrawn) QCoreApplication::processEvents();
}

/// The window in a size, as it is laid out there.
void tst_Clicking::lookAtWidgets(ThemeChoice choice, QSize size)
{
    constexpr double largestTimeline = 0.4; // share of the window's height
    window().resize(size);
    QTRY_COMPARE(window().size(), size);
    window().resetLayout();
    showPanel();
    QCoreApplication::processEvents(); // title lines follow at once after it
    QStringList faults;
    if (!QTest::qWaitFor([&] { return (faults = widgetFaults(window())).isEmpty(); }, 3000))
        faults.prepend(choice == ThemeChoice::Light ? "in the light theme" : "in the dark theme");
    keepPicture(window(), pictureName(choice == ThemeChoice::Light ? "light" : "dark", size));
    if (choice == ThemeChoice::Dark) faults += faultsWithLargeTexts(size);
    if (!faults.isEmpty())
        m_watch->addProblem(
            QString("%1×%2: %3").arg(size.width()).arg(size.height()).arg(faults.join("\n  ")));
    const int timeline = window().findChild<QDockWidget*>("timelineDock")->height();
    if (timeline > largestTimeline * size.height() + 1)
        m_watch->addProblem(QString("the timeline is %1 high in %2").arg(timeline).arg(size.height()));
}

/// All sizes in one theme and then in the other: a theme takes ten times as long as a size.
void tst_Clicking::everyWidget()
{
    enter();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        showIn(choice);
        for (const QSize size : {QSize(1024, 640), QSize(1280, 720), QSize(1680, 1050), QSize(2560, 1440)})
            lookAtWidgets(choice, size);
    }
    report();
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    tst_Clicking test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Clicking.moc"
