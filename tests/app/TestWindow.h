#pragma once

// The whole program in a test: folders of its own, the real worker, a real window.

#include "app/Application.h"
#include "core/import/ImportLocations.h"
#include "tests/support/ActiveWindow.h"
#include "tests/support/TestData.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tagline::test {

/// Settings, cache and recovery in a folder.
inline ApplicationPaths pathsIn(const QDir& folder)
{
    ApplicationPaths paths;
    paths.import = standardImportEnvironment((buildFolder() + "/app").toStdString());
    paths.import.cacheFolder = folder.filePath("cache").toStdString();
    paths.settingsFile = folder.filePath("tagline.conf");
    paths.recoveryFolder = folder.filePath("recovery");
    paths.stateFolder = folder.filePath("state");
    paths.sampleLibrary = sourceFolder() + "/resources/sample/sample.tagline";
    return paths;
}

/// The same in a folder that goes with the test.
inline ApplicationPaths pathsIn(const QTemporaryDir& folder) { return pathsIn(QDir(folder.path())); }

/// Copies the sample library to where a test may write.
inline QString copyOfSample(const QTemporaryDir& folder)
{
    const QDir sample(sourceFolder() + "/resources/sample");
    QDir(folder.path()).mkpath("sample");
    for (const QString& name : sample.entryList({"*.glb", "*.bvh", "*.json", "*.tagline"}, QDir::Files))
        QFile::copy(sample.filePath(name), folder.filePath("sample/" + name));
    return folder.filePath("sample");
}

/// Opens files and folders and waits until all of them are read. Whether that came about.
inline bool isOpened(Application& app, const QStringList& paths)
{
    QSignalSpy finished(&app.imports(), &ImportQueue::finished);
    app.open(paths);
    const auto isRead = [&] { return !app.isOpening() && !finished.isEmpty() && app.imports().isIdle(); };
    return QTest::qWaitFor(isRead, 30000);
}

/// The first clip of a file; none where the file is not in the library or not read yet.
inline ClipId clipOf(Application& app, const QString& path)
{
    const ClipLibrary& library = app.document().library();
    const auto source = library.findSource(path.toStdString());
    if (!source || library.source(*source).clips.empty()) return {};
    return library.source(*source).clips.front();
}

/// An action of the menu bar.
inline QAction& actionOf(Application& app, const char* id)
{
    for (const QMenu* menu : app.window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == QLatin1String(id)) return *each;
    qFatal("no menu has the action %s", id);
}

/// Waits until the window itself has the keyboard: Qt calls a dialog active also while the window that it
/// stands before has it, and then its shortcuts are not heard.
inline bool getsKeyboard(QWidget& window)
{
    constexpr int milliseconds = 10000; // a window manager on a busy machine
    if (QApplication::activeWindow() == &window) return true;
    window.raise();
    window.activateWindow();
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == &window; }, milliseconds);
}

/// Presses a key as soon as the window is active, which it is not at once after a dialog: shortcuts need it.
inline void pressKey(QWidget* receiver, int key, Qt::KeyboardModifiers modifiers = {})
{
    const bool isBehind = QApplication::activePopupWidget() || QApplication::activeModalWidget();
    QVERIFY(isBehind || becomesActive(*receiver->window()));
    QVERIFY(isBehind || !qobject_cast<QDialog*>(receiver->window()) || getsKeyboard(*receiver->window()));
    QTest::keyClick(receiver, Qt::Key(key), modifiers);
}

/// Keeps a picture of the window in $TAGLINE_PICTURES, where that is set.
inline void keepPicture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(500); // the figure is drawn on a thread of its own
    window.grab().save(folder + '/' + name + ".png");
}

/// How large a test has the window: $TAGLINE_WINDOW, as "1680x1050", where that is set.
inline QSize wantedWindowSize(QSize usual)
{
    const QStringList sides = qEnvironmentVariable("TAGLINE_WINDOW").split('x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : usual;
}

} // namespace tagline::test
