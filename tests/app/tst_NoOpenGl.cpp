// Without OpenGL the window opens, and everything but the picture works: here on a platform that has none.

#include "tests/app/TestWindow.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportPlaceholder.h"
#include "widgets/viewport/ViewportWidget.h"
#include "widgets/welcome/WelcomePage.h"

#include <QApplication>
#include <QSettings>

using namespace tagline;
using namespace tagline::test;

class tst_NoOpenGl : public QObject
{
    Q_OBJECT

private slots:
    void everythingButThePictureWorks();
    void aDriverThatIsGoneIsAskedAtTheNextStart();
};

void tst_NoOpenGl::everythingButThePictureWorks()
{
    applyTheme(*qApp);
    QTemporaryDir folder;
    const QString sample = copyOfSample(folder);
    Application app(pathsIn(folder));
    app.window().show();
    QVERIFY(!app.window().viewport());
    QTRY_VERIFY(app.window().welcomePage().isVisible());
    const auto* placeholder = app.window().findChild<ViewportPlaceholder*>();
    QVERIFY(placeholder);
    QVERIFY(!placeholder->why().isEmpty());

    QVERIFY(isOpened(app, {sample}));
    QTRY_VERIFY(app.workspace().currentClip().isValid());
    QVERIFY(placeholder->isVisible() && !app.window().welcomePage().isVisible());
    QVERIFY(app.window().timeline().content().hasClip());
    app.playback().setPlaying(true);
    QTRY_VERIFY(app.workspace().playhead() > 2);
    app.query().setText("Walk");
    QTRY_VERIFY(app.query().answer() && app.query().answer()->frameCount() > 100);
    keepPicture(app.window(), "no-opengl");
}

/// OpenGL drew at the start before, so that the window does not ask the driver before it is shown.
void tst_NoOpenGl::aDriverThatIsGoneIsAskedAtTheNextStart()
{
    QTemporaryDir folder;
    const QString sample = copyOfSample(folder);
    const ApplicationPaths paths = pathsIn(folder);
    const auto drawnOn = [&] {
        return QSettings(paths.settingsFile, QSettings::IniFormat).value("viewport/drawnOn").toString();
    };
    QSettings(paths.settingsFile, QSettings::IniFormat).setValue("viewport/drawnOn", "offscreen");
    {
        Application app(paths);
        app.window().show();
        QVERIFY(app.window().viewport());
        QVERIFY(isOpened(app, {sample}));
        QTRY_VERIFY(app.window().viewport()->problem().contains("does not provide OpenGL"));
        keepPicture(app.window(), "opengl-gone");
    }
    QCOMPARE(drawnOn(), QString());
    Application next(paths);
    QVERIFY(!next.window().viewport());
}

QTEST_MAIN(tst_NoOpenGl)
#include "tst_NoOpenGl.moc"
