#include "tests/app/Monkey.h"

#include "tests/support/MouseButtons.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>
#include <numeric>

namespace tagline::test {
namespace {

constexpr int mostWaits = 25;      ///< acts after which a window that waits is left
constexpr int actsToDisk = 60;     ///< between two looks at what lies on the disk
constexpr int longestAct = 2000;   ///< milliseconds that an act may take on average
constexpr int longestRead = 90000; ///< milliseconds, with sanitizers on a busy machine

constexpr Qt::Key keys[]{Qt::Key_Left,         Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,
                         Qt::Key_Home,         Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown,
                         Qt::Key_Space,        Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab,
                         Qt::Key_Backspace,    Qt::Key_Delete, Qt::Key_Comma,  Qt::Key_Period,
                         Qt::Key_Slash,        Qt::Key_Minus,  Qt::Key_Equal,  Qt::Key_BracketLeft,
                         Qt::Key_BracketRight, Qt::Key_F1,     Qt::Key_F10,    Qt::Key_Menu};
const QStringList texts{"Walk",  "Run & ~Bad", "Walk | (", "speed(Hips) > 1", "longer 10", "\"", "ä🙂",
                        "99999", "-1",         "0",        "A.B.C",           "/(",        "*",  " "};

/// What is wrong with a sheet by the rules that TagSheet.h gives; empty where nothing is.
QString problemOf(const TagSheet& sheet)
{
    for (std::size_t i = 0; i < sheet.lanes().size(); ++i) {
        const TagLane& lane = sheet.lanes()[i];
        if (i > 0 && !(sheet.lanes()[i - 1].tag < lane.tag)) return "lanes are not in order";
        if (lane.ranges.empty()) return "a lane has no range";
        for (std::size_t r = 0; r < lane.ranges.size(); ++r) {
            if (lane.ranges[r].start >= lane.ranges[r].stop) return "a range is empty";
            if (lane.ranges[r].start < 0) return "a range starts before the clip";
            if (r > 0 && lane.ranges[r - 1].stop > lane.ranges[r].start) return "ranges overlap";
        }
    }
    for (std::size_t i = 0; i < sheet.properties().size(); ++i) {
        const PropertyLane& lane = sheet.properties()[i];
        if (i > 0 && sheet.properties()[i - 1].name >= lane.name) return "properties are not in order";
        if (lane.ranges.empty()) return "a property has no range";
        for (std::size_t r = 0; r < lane.ranges.size(); ++r) {
            if (lane.ranges[r].range.start >= lane.ranges[r].range.stop) return "a value has no frame";
            if (r > 0 && lane.ranges[r - 1].range.stop > lane.ranges[r].range.start) return "values overlap";
        }
    }
    return {};
}

/// Everything that undo takes back.
struct Snapshot
{
    std::vector<TagSheet> sheets;
    LibraryFile file;

    explicit Snapshot(const LibraryDocument& document)
        : file(document.libraryFile())
    {
        for (std::uint32_t i = 0; i < document.library().clipCount(); ++i)
            sheets.push_back(document.library().clip(ClipId(i)).sheet);
    }
    bool operator==(const Snapshot&) const = default;
};

} // namespace

Monkey::Monkey(std::uint32_t seed, ApplicationPaths paths, QStringList libraries, Mind mind)
    : m_mind(mind)
    , m_seed(seed)
    , m_random(seed)
    , m_libraries(std::move(libraries))
    , m_faults([this](const QString& text) { complain("Qt warned: " + text); })
    , m_app(std::make_unique<Application>(paths))
    , m_paths(std::move(paths))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Monkey::follow);
    m_app->window().show();
}

void Monkey::complain(const QString& problem)
{
    m_problems
        << QString("seed %1, %2 acts before the end, %3: %4").arg(m_seed).arg(m_left).arg(m_doing, problem);
}

void Monkey::doing(const QString& what)
{
    m_doing = what;
    if (qEnvironmentVariableIsSet("TAGLINE_MONKEY_TELLS")) qInfo("%d: %s", m_left, qPrintable(what));
    m_faults.begin(QString("seed %1, %2 acts before the end, %3").arg(m_seed).arg(m_left).arg(what));
}

bool Monkey::act(int times)
{
    m_left = times;
    m_app->open({m_libraries.front()});
    if (!QTest::qWaitFor([&] { return m_app->workspace().currentClip().isValid(); }, longestRead))
        return false;
    m_timer.start();
    const auto isOver = [&] { return m_left <= 0 && m_depth == 0; };
    if (!QTest::qWaitFor(isOver, times * longestAct)) return false;
    check();
    checkDisk();
    return true;
}

std::span<const Monkey::Impulse> Monkey::impulsesOf(Mind mind)
{
    static constexpr Impulse impulses[]{
        {22, &Monkey::key},
        {4, &Monkey::text},
        {16, &Monkey::click},
        {4, &Monkey::doubleClick},
        {4, &Monkey::contextMenu},
        {5, &Monkey::drag},
        {14, &Monkey::dragOnTimeline},
        {6, &Monkey::wheel},
        {1, &Monkey::drop},
        {2, &Monkey::size},
        {5, &Monkey::undoAndRedo},
        {16, &Monkey::anyAction},
        {1, &Monkey::closeAndOpen},
    };
    return mind == Mind::Driving ? drivingImpulses() : std::span<const Impulse>(impulses);
}

void Monkey::follow()
{
    const auto impulses = impulsesOf(m_mind);
    QWidget* waiting = QApplication::activePopupWidget();
    if (!waiting) waiting = QApplication::activeModalWidget();
    if (m_left <= 0 && !waiting && m_depth == 0) return;
    m_timer.start();               // an act may wait in a window that it opened
    if (m_left <= 0 && !waiting) { // or in a drag to another widget, which the next act would have ended
        QTest::keyClick(&m_app->window(), Qt::Key_Escape);
        return;
    }
    --m_left;
    m_waits = waiting && waiting == m_waiting ? m_waits + 1 : 0;
    m_waiting = waiting;
    const bool isLeft = waiting && (qobject_cast<QFileDialog*>(waiting) || m_left < 0 || m_waits > mostWaits);
    ++m_depth;
    if (isLeft) {
        doing("leaving " + waiting->windowTitle());
        QTest::keyClick(waiting, Qt::Key_Escape);
        if (m_waiting && m_waits > 2 * mostWaits && m_waiting->isVisible()) {
            complain(waiting->windowTitle() + " does not close by Escape");
            m_waiting->close();
        }
    } else {
        int choice = below(std::accumulate(impulses.begin(), impulses.end(), 0,
                                           [](int sum, const Impulse& each) { return sum + each.weight; }));
        const Impulse* impulse = impulses.data();
        while (choice >= impulse->weight) choice -= (impulse++)->weight;
        (this->*impulse->follow)();
    }
    --m_depth;
    if (m_depth > 0 || QApplication::activeModalWidget() || QApplication::activePopupWidget()) return;
    m_app->window().show(); // it may have been closed
    check();
    if (m_left % actsToDisk == 0) checkDisk();
}

// ---- where

QWidget* Monkey::top() const
{
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    return &m_app->window();
}

/// By area, or any of the widgets however small.
QWidget* Monkey::somewhere(QPoint& place)
{
    QWidget* from = top();
    if (from->width() < 1 || from->height() < 1) return nullptr;
    QWidget* widget = nullptr;
    if (isOnce(2)) {
        QList<QWidget*> visible;
        for (QWidget* each : from->findChildren<QWidget*>())
            if (each->isVisible() && !each->visibleRegion().isEmpty()) visible << each;
        if (!visible.isEmpty()) widget = visible[below(int(visible.size()))];
    } else {
        widget = from->childAt(below(from->width()), below(from->height()));
    }
    if (!widget) widget = from;
    const QRect seen = widget->visibleRegion().boundingRect();
    if (seen.isEmpty()) return nullptr;
    place = seen.topLeft() + QPoint(below(seen.width()), below(seen.height()));
    return widget;
}

Qt::KeyboardModifiers Monkey::modifiers()
{
    Qt::KeyboardModifiers chosen;
    if (isOnce(4)) chosen |= Qt::ShiftModifier;
    if (isOnce(4)) chosen |= Qt::ControlModifier;
    if (isOnce(8)) chosen |= Qt::AltModifier;
    return chosen;
}

// ---- impulses

void Monkey::key()
{
    QWidget* focus = QApplication::focusWidget();
    QWidget* target = focus && top()->isAncestorOf(focus) ? focus : top();
    const bool isLetter = isOnce(2);
    const auto letter = Qt::Key(isOnce(4) ? int(Qt::Key_0) + below(10) : int(Qt::Key_A) + below(26));
    const Qt::Key chosen = isLetter ? letter : keys[below(int(std::size(keys)))];
    const Qt::KeyboardModifiers held = modifiers();
    doing(QString("the key %1 on %2")
              .arg(QKeySequence(held | chosen).toString(), target->metaObject()->className()));
    QTest::keyClick(target, chosen, held);
}

void Monkey::text()
{
    QWidget* focus = QApplication::focusWidget();
    if (!focus) return;
    const QString typed = texts[below(int(texts.size()))];
    doing(QString("typing %1 into %2").arg(typed, focus->metaObject()->className()));
    for (const QChar each : typed) {
        if (!QApplication::focusWidget()) return;
        QKeyEvent press(QEvent::KeyPress, each.isLetter() ? each.toUpper().unicode() : 0, {}, each);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &press);
    }
}

void Monkey::click()
{
    QPoint place;
    QWidget* widget = somewhere(place);
    if (!widget) return;
    const auto button = isOnce(8) ? Qt::RightButton : isOnce(12) ? Qt::MiddleButton : Qt::LeftButton;
    doing(QString("a click on %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    const Qt::KeyboardModifiers held = modifiers();
    const QPointer<QWidget> pressed = widget;
    QTest::mousePress(widget, button, held, place);
    // What was pressed may be gone or disabled by the press; a mouse is let go over the window then.
    const bool isThere = pressed && pressed->isVisible() && pressed->isEnabled();
    QTest::mouseRelease(isThere ? pressed.data() : top(), button, held, isThere ? place : QPoint());
}

void Monkey::doubleClick()
{
    QPoint place;
    QWidget* widget = somewhere(place);
    if (!widget) return;
    doing(QString("a double click on %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    test::doubleClick(widget, place, modifiers());
}

void Monkey::contextMenu()
{
    QPoint place;
    QWidget* widget = somewhere(place);
    if (!widget) return;
    doing(QString("the menu of %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &event);
}

void Monkey::drag()
{
    QPoint from;
    QPointer<QWidget> widget = somewhere(from);
    if (!widget) return;
    doing(QString("a drag on %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    const Qt::KeyboardModifiers held = modifiers();
    const QPoint by(below(401) - 200, below(201) - 100);
    QTest::mousePress(widget, Qt::LeftButton, held, from);
    for (int step = 1; step <= 5 && widget && widget->isVisible(); ++step) {
        const QPoint at = from + by * step / 5;
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::LeftButton, held);
        QCoreApplication::sendEvent(widget, &move);
        if (isOnce(30)) QTest::keyClick(widget, Qt::Key_Escape);
    }
    if (widget) releaseMouse(*widget, from + by, held);
}

void Monkey::dragOnTimeline()
{
    QWidget* view = m_app->window().timeline().viewport();
    if (top() != &m_app->window() || !view->isVisible()) return drag();
    doing("a drag on the timeline");
    const Qt::KeyboardModifiers held = isOnce(2) ? Qt::NoModifier : modifiers();
    const QPoint from(below(view->width()), below(view->height()));
    const QPoint by(below(301) - 150, isOnce(3) ? below(121) - 60 : 0);
    QTest::mousePress(view, Qt::LeftButton, held, from);
    for (int step = 1; step <= 4; ++step) {
        const QPoint at = from + by * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                         held);
        QCoreApplication::sendEvent(view, &move);
    }
    releaseMouse(*view, from + by, held);
}

void Monkey::wheel()
{
    QPoint place;
    QWidget* widget = somewhere(place);
    if (!widget) return;
    doing(QString("the wheel on %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    QWheelEvent event(place, widget->mapToGlobal(QPointF(place)), {}, QPoint(0, 120 * (below(7) - 3)),
                      Qt::NoButton, modifiers(), Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &event);
}

void Monkey::drop()
{
    if (top() != &m_app->window()) return;
    const QStringList offered = m_libraries + QStringList{"/does/not/exist", m_paths.settingsFile};
    const QString path = offered[below(int(offered.size()))];
    doing("dropping " + path);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPoint place = m_app->window().rect().center();
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_app->window(), &enter);
    QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_app->window(), &event);
}

void Monkey::size()
{
    doing("another size of the window");
    m_app->window().resize(500 + below(1400), 350 + below(850));
}

void Monkey::undoAndRedo()
{
    if (top() != &m_app->window()) return;
    doing("undo and redo");
    const int times = 1 + below(25);
    for (int i = 0; i < times; ++i) {
        QUndoStack& undo = m_app->document().undoStack();
        if (isOnce(2))
            undo.undo();
        else
            undo.redo();
    }
}

void Monkey::anyAction()
{
    if (top() != &m_app->window()) return;
    QList<QAction*> actions;
    for (const QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator() && !action->menu()) actions << action;
    QAction* action = actions[below(int(actions.size()))];
    doing("the action " + action->text());
    action->trigger();
}

void Monkey::closeAndOpen()
{
    if (top() != &m_app->window()) return;
    doing("opening another library");
    m_app->document().undoStack().setIndex(std::max(0, m_app->document().undoStack().cleanIndex()));
    m_app->open({m_libraries[below(int(m_libraries.size()))]});
}

// ---- what must hold

void Monkey::check()
{
    if (m_app->window().timeline().isDragging()) return;
    checkSheets();
    checkUndo();
}

void Monkey::checkSheets()
{
    const ClipLibrary& library = m_app->document().library();
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        if (const QString problem = problemOf(library.clip(ClipId(i)).sheet); !problem.isEmpty())
            complain(QString("the tags of %1: %2")
                         .arg(QString::fromStdString(library.clip(ClipId(i)).name), problem));
}

void Monkey::checkUndo()
{
    LibraryDocument& document = m_app->document();
    QUndoStack& undo = document.undoStack();
    if (!undo.canUndo()) return;
    const QString text = undo.undoText();
    const Snapshot before(document);
    const int index = undo.index();
    undo.undo();
    undo.redo();
    if (undo.index() != index) complain("undo and redo leave another step: " + text);
    if (!(Snapshot(document) == before)) complain("undo and redo change what they come back to: " + text);
}

/// Saves, and reads what lies on the disk into a document of its own.
void Monkey::checkDisk()
{
    LibraryDocument& document = m_app->document();
    const bool isSettled = !m_app->isOpening() && m_app->imports().isIdle();
    if (document.libraryPath().empty() || !isSettled) return;
    doing("saving and reading again");
    m_timer.stop(); // nobody acts meanwhile
    const auto goOn = qScopeGuard([this] { m_timer.start(); });
    const SaveReport report = document.save(ConflictChoice::Ours);
    for (const Error& error : report.errors) complain("not saved: " + QString::fromStdString(error.text()));
    LibraryDocument again;
    ImportQueue queue(again, m_paths.import);
    SourceScan scan(again, queue);
    scan.open({document.libraryPath()});
    if (!QTest::qWaitFor([&] { return again.library().sourceCount() > 0 && queue.isIdle(); }, longestRead))
        return complain("what was saved is not read again");
    if (!(again.libraryFile() == document.libraryFile())) complain("the library file is read as another");
    for (std::uint32_t i = 0; i < again.library().sourceCount(); ++i) {
        const auto here = document.library().findSource(again.library().source(SourceId(i)).path);
        if (here && !(again.sidecarOf(SourceId(i)) == document.sidecarOf(*here)))
            complain("tags are read as others: " +
                     QString::fromStdString(again.library().source(SourceId(i)).path));
    }
}

} // namespace tagline::test
