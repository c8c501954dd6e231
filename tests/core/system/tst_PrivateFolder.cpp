// Each import has a folder of its own, which nothing is left of, whoever was killed before.

#include "core/system/PrivateFolder.h"
#include "core/system/processes/FileConfinement.h"
#include "tests/core/import/ImportFixture.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A worker that notes where it is to write, and reads nothing.
QString notingWorker(const ImportFixture& fixture)
{
    const QString script = fixture.write("worker.sh", "#!/bin/sh\nfor last; do :; done\n"
                                                      "dirname \"$last\" >> \"$0.folders\"\nexit 1\n");
    QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return script;
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

enum class Confined { WritesInside, WritesOutside, CannotBe };

/// What a process can still do once it is confined to one of two folders.
Confined confined(const QString& inside, const QString& outside)
{
    const pid_t child = ::fork();
    if (child == 0) {
        if (!confineFiles(inside.toStdString(), inside.toStdString())) ::_exit(3);
        const bool isInside = std::ofstream(inside.toStdString() + "/new").is_open();
        const bool isOutside = std::ofstream(outside.toStdString() + "/new").is_open();
        ::_exit(isOutside ? 2 : isInside ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    switch (WEXITSTATUS(status)) {
    case 1:
        return Confined::WritesInside;
    case 3:
        return Confined::CannotBe;
    default:
        return Confined::WritesOutside;
    }
}

} // namespace

class tst_PrivateFolder : public QObject
{
    Q_OBJECT

private slots:
    void eachImportHasItsOwn();
    void aWorkerWritesNowhereElse();
    void leftoversAreSwept();
    void theFirstReadingSweeps();
    void linksAreNoResults();
    void aLinkedCacheFolderIsLockedAndSwept();
    void aFolderThatCannotBeLockedIsNotLeft();
};

void tst_PrivateFolder::eachImportHasItsOwn()
{
    ImportFixture fixture;
    const QString worker = notingWorker(fixture);
    fixture.environment.workerPath = worker.toStdString();
    const QString file = fixture.write("walk.bvh", bvh());
    QVERIFY(!fixture.read(file));
    QVERIFY(!fixture.read(file));
    const QStringList folders = linesOf(worker + ".folders");
    QCOMPARE(folders.size(), 2);
    QVERIFY(folders[0] != folders[1]);
    for (const QString& folder : folders) {
        QCOMPARE(QFileInfo(folder).path(), QString::fromStdString(fixture.environment.cacheFolder));
        QVERIFY2(!QFileInfo::exists(folder), "it was left behind");
    }
}

void tst_PrivateFolder::aWorkerWritesNowhereElse()
{
    const QTemporaryDir cache;
    const auto own = PrivateFolder::make(cache.path().toStdString());
    QVERIFY(own);
    const Confined can = confined(QString::fromStdString(own->path()), cache.path());
    if (can == Confined::CannotBe) QSKIP("this system has no Landlock");
    QVERIFY(can == Confined::WritesInside);
}

void tst_PrivateFolder::leftoversAreSwept()
{
    const QTemporaryDir cache;
    const QDir folder(cache.path());
    const auto living = PrivateFolder::make(cache.path().toStdString());
    QVERIFY(living);
    QVERIFY(folder.mkpath(".import-dead00/below"));
    const auto touch = [&](const QString& name) {
        return QFile(folder.filePath(name)).open(QIODevice::WriteOnly);
    };
    QVERIFY(touch(".import-dead00/result"));
    QVERIFY(touch(".import-2147483646-0")); // as earlier versions named them; no process has this number
    const QString own = QString(".import-%1-0").arg(::getpid());
    QVERIFY(touch(own));
    QVERIFY(touch("abc.clips"));

    sweepPrivateFolders(cache.path().toStdString());
    QStringList left = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    left.removeOne(QFileInfo(QString::fromStdString(living->path())).fileName());
    left.sort();
    QCOMPARE(left, (QStringList{own, "abc.clips"}));
    QVERIFY(QFileInfo::exists(QString::fromStdString(living->path())));
}

void tst_PrivateFolder::theFirstReadingSweeps()
{
    ImportFixture fixture;
    const QString left = QString::fromStdString(fixture.environment.cacheFolder) + "/.import-dead00";
    QVERIFY(QDir().mkpath(left));
    QVERIFY(fixture.read(fixture.write("walk.bvh", bvh())));
    QVERIFY(!QFileInfo::exists(left));
}

void tst_PrivateFolder::linksAreNoResults()
{
    ImportFixture fixture;
    const QString file = fixture.write("walk.bvh", bvh());
    QVERIFY(fixture.read(file));
    const QString cached =
        QString::fromStdString(fixture.environment.cacheFolder) + '/' + fixture.cacheFiles()[0];
    const QString kept = fixture.path("kept.clips");
    QVERIFY(QFile::rename(cached, kept));
    const QString script = fixture.write("worker.sh", "#!/bin/sh\nfor last; do :; done\nln -s \"" +
                                                          kept.toUtf8() + "\" \"$last\"\n");
    QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    fixture.environment.workerPath = script.toStdString();
    QCOMPARE(codeOf(fixture.read(file)), QString("import.bad-result"));
}

void tst_PrivateFolder::aLinkedCacheFolderIsLockedAndSwept()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("real/.import-left"));
    QVERIFY(QFile::link(folder.filePath("real"), folder.filePath("cache")));
    const auto living = PrivateFolder::make(folder.filePath("cache").toStdString());
    QVERIFY(living);
    sweepPrivateFolders(folder.filePath("cache").toStdString());
    QVERIFY(!QFile::exists(folder.filePath("real/.import-left")));
    QVERIFY(QFile::exists(QString::fromStdString(living->path())));
}

void tst_PrivateFolder::aFolderThatCannotBeLockedIsNotLeft()
{
    QTemporaryDir folder;
    rlimit former{};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &former), 0);
    const int next = ::dup(0); // the lowest number that is free: the cache folder gets it, its folder none
    ::close(next);
    const rlimit few{rlim_t(next) + 1, former.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto made = PrivateFolder::make(folder.path().toStdString());
    ::setrlimit(RLIMIT_NOFILE, &former);
    QVERIFY(!made);
    QCOMPARE(made.error().code, std::string("import.unwritable"));
    QVERIFY(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

QTEST_APPLESS_MAIN(tst_PrivateFolder)
#include "tst_PrivateFolder.moc"
