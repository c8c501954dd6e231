#pragma once

// LayoutStage is a window with the sample library for tests of where its parts stand.

#include "app/DockSizes.h"
#include "tests/app/TimelineStage.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelTabs.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QTest>

namespace tagline::test {

class LayoutStage
{
protected:
    /// The sample library in a window; for initTestCase().
    void openSample();
    /// Its panels as at first, in a small window; for init().
    void arrange();

    MainWindow& window() { return m_app->window(); }
    ViewportWidget& viewport() { return *window().viewport(); }
    QWidget* timeline() { return window().timeline().viewport(); }
    QDockWidget& dock(const char* name) { return *window().findChild<QDockWidget*>(name); }
    QRect placeOf(const char* name) { return dock(name).geometry(); }
    void resize(QSize size);
    void trigger(const char* action);
    /// The panel that is seen at the right's top: the tags, or what stands in front of them.
    QRect placeOfInspector();
    /// The names in a panel's title line; none while it shares its place with no other.
    QStringList tabsOf(const char* name);
    /// A press, moves and a release on the window itself, as its splitters get them.
    void dragSplitter(QPoint from, QPoint by);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
};

inline void LayoutStage::openSample()
{
    applyTheme(*qApp);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    window().show();
    QVERIFY(becomesActive(window()));
    QVERIFY(isOpened(*m_app, {copyOfSample(m_folder) + "/sample.tagline"}));
    QTRY_VERIFY(viewport().hasCharacter());
}

inline void LayoutStage::arrange()
{
    resize({1280, 720});
    window().resetLayout();
    viewport().showFrom(ViewDirection::Home);
    QVERIFY(becomesActive(window())); // a panel that floated may have had the keyboard
    timeline()->setFocus();
    QCoreApplication::processEvents();
}

inline void LayoutStage::resize(QSize size)
{
    window().resize(size);
    QTRY_VERIFY(window().size() == size);
    QCoreApplication::processEvents();
}

inline void LayoutStage::trigger(const char* action)
{
    for (QMenu* menu : window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == QLatin1String(action)) return each->trigger();
    QFAIL(action);
}

inline QRect LayoutStage::placeOfInspector()
{
    QRect upper;
    for (const QDockWidget* each : window().findChildren<QDockWidget*>()) {
        const bool isSeen =
            !each->isHidden() && !isBehindTabs(*each) &&
            window().dockWidgetArea(const_cast<QDockWidget*>(each)) == Qt::RightDockWidgetArea;
        if (isSeen && (upper.isNull() || each->y() < upper.y())) upper = each->geometry();
    }
    return upper;
}

inline QStringList LayoutStage::tabsOf(const char* name)
{
    return static_cast<PanelDock&>(dock(name)).header().tabs().panels();
}

inline void LayoutStage::dragSplitter(QPoint from, QPoint by)
{
    QTest::mouseMove(&window(), from);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        const QPoint at = from + by * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, window().mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &move);
        QTest::qWait(20); // the window moves its splitter by a timer
    }
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, from + by);
    QTest::qWait(50);
}

} // namespace tagline::test
