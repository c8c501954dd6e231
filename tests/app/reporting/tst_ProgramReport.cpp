// The report holds what helps and nothing that is the person's own.

#include "app/reporting/ProgramReport.h"

#include "app/reporting/LeftCrashes.h"
#include "app/reporting/ProgramLog.h"

#include <QDateTime>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

class tst_ProgramReport : public QObject
{
    Q_OBJECT

private slots:
    void pathsGoAndTheRestStays_data();
    void pathsGoAndTheRestStays();
    void theReportHoldsAllAndNoPath();
    void aCrashIsToldOnceAndKept();
    void versionsNameWhatTheyAreOf();
};

void tst_ProgramReport::pathsGoAndTheRestStays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* name, const char* text, const char* wanted) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(wanted);
    };
    row("home", "reads /home/anna/takes/walk.bvh now", "reads <path>.bvh now");
    row("quoted", "cannot open \"/data/x/walk.glb\": gone", "cannot open \"<path>.glb\": gone");
    row("curly", "“/data/x/walk.glb” is gone", "“<path>.glb” is gone");
    row("ending and place", "/data/x/walk.bvh:12:3: no number", "<path>.bvh no number");
    row("folder", "the folder /srv/mocap is gone", "the folder <path> is gone");
    row("named folder with blanks", "/mnt/My Takes/a.bvh is gone", "<path>.bvh is gone");
    row("relative", "sessions/anna/walk.bvh has no joint", "<path>.bvh has no joint");
    row("url", "file:///home/anna/x.glb", "<path>.glb");
    row("drive", "C:\\Users\\anna\\x.fbx", "<path>.fbx");
    row("person", "owned by anna", "owned by <person>");
    row("no path", "32 / 60 frames, and/or 1/2", "32 / 60 frames, and/or 1/2");
    row("of the system", "/usr/lib/x86_64-linux-gnu/libQt6Core.so.6(+0x12)",
        "/usr/lib/x86_64-linux-gnu/libQt6Core.so.6(+0x12)");
    row("call", "/opt/own/tagline(+0x1f)[0x55]", "<path>(+0x1f)[0x55]");
    row("setting", "view/theme = dark", "view/theme = dark");
}

void tst_ProgramReport::pathsGoAndTheRestStays()
{
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QCOMPARE(PathRedaction({"/mnt/My Takes"}, "/home/anna")(text), wanted);
}

void tst_ProgramReport::theReportHoldsAllAndNoPath()
{
    QTemporaryDir folder;
    {
        ProgramLog log(folder.path());
        log.write("said", "/home/anna/takes/walk.bvh cannot be read");
    }
    QFile crash(folder.filePath("last-crash.txt"));
    QVERIFY(crash.open(QIODevice::WriteOnly));
    crash.write("signal: SIGSEGV\n");
    crash.close();
    QSettings settings(folder.filePath("tagline.conf"), QSettings::IniFormat);
    settings.setValue("window/theme", "dark");
    settings.setValue("files/recent", QStringList{"/home/anna/takes"});
    settings.setValue("tagging/author", "Anna B.");
    settings.setValue("query/history", QStringList{"secret_tag"});
    settings.setValue("window/geometry", QByteArray(66, 'x'));
    settings.setValue("folded/0a1b/sections", QStringList{"1/ProjectX/boss_fight"});
    settings.setValue("lanes/0a1b/hidden", QStringList{"secret_tag"});
    settings.setValue("timeline/clipCurves/boss_fight", "speed");
    settings.setValue("cut/pattern", "ProjectX_{clip}");
    const QString report =
        programReport({{"Tagline", "1.2.3"}, {"Qt", "6"}}, settings, folder.path(), {{}, "/home/anna"});
    for (const char* held : {"Tagline: 1.2.3", "Qt: 6", "window/theme = dark", "(66 bytes)", "SIGSEGV",
                             "<path>.bvh cannot be read", "files: 1 left out", "lanes: 1 left out"})
        QVERIFY2(report.contains(QString::fromUtf8(held)), qPrintable(QString(held) + "\n" + report));
    for (const char* own : {"anna", "Anna", "takes", "secret_tag", "/home", "boss_fight", "ProjectX"})
        QVERIFY2(!report.contains(QString::fromUtf8(own)), qPrintable(QString(own) + "\n" + report));
}

void tst_ProgramReport::aCrashIsToldOnceAndKept()
{
    QTemporaryDir folder;
    QVERIFY(!takeLeftCrashes(folder.path()));
    QVERIFY(lastCrash(folder.path()).isEmpty());
    for (const QString& name : {QString("crash-11.txt"), QString("crash-12.txt")}) {
        QFile trace(folder.filePath(name));
        QVERIFY(trace.open(QIODevice::WriteOnly));
        trace.write(name.toUtf8());
        const QDateTime time = QDateTime::currentDateTime().addSecs(name.contains("12") ? -5 : -50);
        trace.flush();
        QVERIFY(trace.setFileTime(time, QFileDevice::FileModificationTime));
    }
    QVERIFY(takeLeftCrashes(folder.path()));
    QCOMPARE(lastCrash(folder.path()), QByteArray("crash-12.txt"));
    QVERIFY(!takeLeftCrashes(folder.path()));
    QCOMPARE(lastCrash(folder.path()), QByteArray("crash-12.txt"));
}

void tst_ProgramReport::versionsNameWhatTheyAreOf()
{
    QCoreApplication::setApplicationVersion("1.2.3");
    QVERIFY(versionText(programVersions({})).startsWith("Tagline: 1.2.3\n"));
    qApp->setProperty("commit", "abc123");
    const QString text = versionText(programVersions("llvmpipe"));
    QVERIFY2(text.startsWith("Tagline: 1.2.3 (abc123)\nQt: 6."), qPrintable(text));
    for (const char* library : {"Assimp: ", "nlohmann/json: ", "SQLite: ", "OpenGL: llvmpipe\n"})
        QVERIFY2(text.contains(QString(library)), qPrintable(text));
}

QTEST_MAIN(tst_ProgramReport)
#include "tst_ProgramReport.moc"
