#pragma once

// TimelineStage is a window with the sample library for tests that edit on the timeline: real keys and mouse
// on it, and words for what they change.

#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

namespace tagline::test {

using Ranges = std::vector<FrameRange>;

class TimelineStage
{
protected:
    /// A copy of the sample library in a window; for initTestCase().
    void open();
    /// An empty clip, nothing snaps; for init().
    void clear();

    QWidget* view() { return m_app->window().timeline().viewport(); }
    TimelineWidget& timeline() { return m_app->window().timeline(); }
    Workspace& workspace() { return m_app->workspace(); }
    const ClipLibrary& library() { return m_app->document().library(); }
    QUndoStack& undo() { return m_app->document().undoStack(); }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }
    const TimelineLane& lane(const char* name)
    {
        return timeline().content().lanes[std::size_t(laneOf(timeline().content(), tag(name)))];
    }

    /// The ranges of a tag in the clip that is shown.
    Ranges ranges(const char* tagName);
    /// Gives the clip these ranges, and no others.
    void give(std::initializer_list<std::pair<const char*, Ranges>> lanes);
    void select(std::vector<RangeRef> refs) { m_app->workspace().setSelection(refs); }
    /// Where a frame of a lane is, in the view.
    QPoint at(const char* tagName, double frame);

    void key(int key, Qt::KeyboardModifiers modifiers = {}) { pressKey(view(), key, modifiers); }
    void moveTo(QPoint point, Qt::KeyboardModifiers modifiers);
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    void turnWheel(QPoint place, int notches, Qt::KeyboardModifiers modifiers = {});
    /// Opens the menu at a place and clicks the entry that begins with a text.
    void choose(QPoint place, const QString& text);
    bool isChecked(const char* action, const char* menu = "menu.Clip");

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
    ClipId m_clip;
    ClipId m_other;

private:
    void declareGaits(const QString& libraryFile);
};

/// Walk and Run never both: what is drawn carves what was there.
inline void TimelineStage::declareGaits(const QString& libraryFile)
{
    QFile file(libraryFile);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    text.replace(
        "\"vocabulary\":",
        "\"groups\": [{\"name\": \"locomotion\", \"policy\": \"carve\", \"exclusive\": \"at most one\"}],\n"
        "  \"vocabulary\":");
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
}

inline void TimelineStage::open()
{
    applyTheme(*qApp);
    const QString sample = copyOfSample(m_folder);
    declareGaits(sample + "/sample.tagline");
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1400, 900);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {sample + "/sample.tagline"}));
    actionOf(*m_app, "view.emptyLanes").trigger(); // to be drawn into
    const auto clipOf = [&](const char* file) {
        return library().source(*library().findSource((sample + '/' + file).toStdString())).clips.at(0);
    };
    m_clip = clipOf("walk.glb");
    m_other = clipOf("run.glb");
}

inline void TimelineStage::clear()
{
    m_app->workspace().setCurrentClip(m_clip);
    m_app->workspace().setSnapping(false);
    for (const ClipId clip : {m_clip, m_other}) m_app->document().changeSheets({{clip, TagSheet()}}, "empty");
    m_app->workspace().setPlayhead(0);
    m_app->workspace().setSelection({});
    QCoreApplication::processEvents();
    timeline().fitAll();
    view()->setFocus();
}

inline Ranges TimelineStage::ranges(const char* tagName)
{
    const auto ranges = library().clip(m_app->workspace().currentClip()).sheet.ranges(tag(tagName));
    return {ranges.begin(), ranges.end()};
}

inline void TimelineStage::give(std::initializer_list<std::pair<const char*, Ranges>> lanes)
{
    TagSheet sheet;
    for (const auto& [name, authored] : lanes) sheet = sheet.withRanges(tag(name), authored);
    m_app->document().changeSheets({{m_app->workspace().currentClip(), sheet}}, "give");
    QCoreApplication::processEvents();
}

inline QPoint TimelineStage::at(const char* tagName, double frame)
{
    const int lane = laneOf(timeline().content(), tag(tagName));
    const TimelineGeometry& geometry = timeline().geometryOfView();
    return {int(std::lround(geometry.x(frame))), int(geometry.laneTop(lane) + geometry.laneHeight / 2)};
}

/// QTest::mouseMove knows no modifiers.
inline void TimelineStage::moveTo(QPoint point, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent move(QEvent::MouseMove, point, view()->mapToGlobal(QPointF(point)), Qt::NoButton,
                     Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(view(), &move);
}

inline void TimelineStage::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(view(), Qt::LeftButton, modifiers, from);
    for (int step = 1; step <= 4; ++step) moveTo(from + (to - from) * step / 4, modifiers);
    QTest::mouseRelease(view(), Qt::LeftButton, modifiers, to);
    QCoreApplication::processEvents();
}

inline void TimelineStage::turnWheel(QPoint place, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent wheel(place, view()->mapToGlobal(QPointF(place)), {}, QPoint(0, 120 * notches), Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view(), &wheel);
}

/// Clicks the entry that begins with a text (its mnemonic left aside), in the menu or in one below it.
/// Whether there is one.
inline bool clickEntry(QMenu& menu, const QString& text)
{
    const auto click = [](QMenu& in, QAction* entry) {
        QTest::mouseClick(&in, Qt::LeftButton, {}, in.actionGeometry(entry).center());
    };
    const auto isMeant = [&](const QAction* action) { return action->text().remove('&').startsWith(text); };
    for (QAction* action : menu.actions())
        if (!action->menu() && isMeant(action)) return click(menu, action), true;
    for (QAction* action : menu.actions())
        for (QAction* below : action->menu() ? action->menu()->actions() : QList<QAction*>())
            if (isMeant(below)) {
                click(menu, action);
                const auto isOpen = [action] { return action->menu()->isVisible(); }; // after a short delay
                if (!QTest::qWaitFor(isOpen) || !QTest::qWaitForWindowExposed(action->menu())) return false;
                return click(*action->menu(), below), true;
            }
    return false;
}

inline void TimelineStage::choose(QPoint place, const QString& text)
{
    withNextMenu(*view(), [text](QMenu& menu) {
        if (clickEntry(menu, text)) return;
        QStringList there;
        for (const QAction* action : menu.actions()) {
            there << action->text();
            if (action->menu())
                for (const QAction* below : action->menu()->actions()) there << "… " + below->text();
        }
        QFAIL(qPrintable("no entry " + text + " in " + there.join(" | ")));
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view()->mapToGlobal(place));
    QCoreApplication::sendEvent(view(), &event);
    QCoreApplication::processEvents();
}

inline bool TimelineStage::isChecked(const char* action, const char* menu)
{
    for (const QAction* each : m_app->window().menuBar()->findChild<QMenu*>(menu)->actions())
        if (each->objectName() == QLatin1String(action)) return each->isChecked();
    return false;
}

} // namespace tagline::test
