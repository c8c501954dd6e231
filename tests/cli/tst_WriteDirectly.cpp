// --write-directly: whatever writes over a file that is there writes into that file, tags after a backup;
// what writes over none refuses the option.

#include "tests/cli/CliStage.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace tagline::test;

class tst_WriteDirectly : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibraryOfRuns();
    }
    void formatWritesIntoTheFilesAfterABackup();
    void mergedTagsAreWrittenIntoTheFileAfterABackup();
    void outputsAreWrittenIntoTheirFile_data();
    void outputsAreWrittenIntoTheirFile();
    void anExportThatFailsLeavesItsFile();
    void whatWritesOverNoFileRefusesIt_data();
    void whatWritesOverNoFileRefusesIt();

private:
    /// What tells one file of a name from another.
    ino_t number(const QString& name) const
    {
        struct stat status
        {
        };
        return ::stat(QFile::encodeName(m_folder->filePath(name)).constData(), &status) == 0 ? status.st_ino
                                                                                             : 0;
    }
    /// Whether a backup has these bytes.
    bool isKept(const QByteArray& bytes) const
    {
        QDirIterator all(m_folder->filePath(".state"), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll() == bytes) return true;
        }
        return false;
    }
};

void tst_WriteDirectly::formatWritesIntoTheFilesAfterABackup()
{
    const QString sidecar = "lib/walk.bvh.tags.json", library = "lib/lib.tagline";
    const QByteArray before = content(sidecar), libraryBefore = content(library);
    const ino_t file = number(sidecar), libraryNumber = number(library);
    const CliRun done = run({"format", "lib", "--write-directly"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY(content(sidecar) != before && content(library) != libraryBefore);
    QCOMPARE(number(sidecar), file);
    QCOMPARE(number(library), libraryNumber);
    QVERIFY(isKept(before));
    QVERIFY(isKept(libraryBefore));
    const QByteArray after = content(sidecar);
    put(sidecar, before);
    QCOMPARE(run({"format", "lib"}).status, 0); // the usual way comes to the same, by another file
    QCOMPARE(content(sidecar), after);
    QVERIFY(number(sidecar) != file);
}

void tst_WriteDirectly::mergedTagsAreWrittenIntoTheFileAfterABackup()
{
    const QString ours = "lib/walk.bvh.tags.json";
    put("base.tags.json", content(ours));
    put("theirs.tags.json", content(ours));
    const QByteArray before = content(ours);
    const ino_t file = number(ours);
    const CliRun done =
        run({"merge-files", "base.tags.json", ours, "theirs.tags.json", "-o", ours, "--write-directly"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY(content(ours) != before); // in our layout
    QCOMPARE(number(ours), file);
    QVERIFY(isKept(before));
}

void tst_WriteDirectly::outputsAreWrittenIntoTheirFile_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("file");
    QTest::newRow("a table") << QStringList{"export", "lib", "--to", "csv", "-o", "out"} << "out";
    QTest::newRow("a database") << QStringList{"export", "lib", "--to", "sqlite", "-o", "out"} << "out";
    QTest::newRow("signals") << QStringList{"signals", "lib", "--signals", "speed()", "-o", "out"} << "out";
    QTest::newRow("checks") << QStringList{"check", "lib", "--junit", "out"} << "out";
}

void tst_WriteDirectly::outputsAreWrittenIntoTheirFile()
{
    QFETCH(QStringList, command);
    QFETCH(QString, file);
    const QStringList direct = command + QStringList{"--write-directly"};
    QVERIFY(!run(direct).messages.contains("--write-directly")); // a new file
    const QByteArray wanted = content(file);
    QVERIFY(!wanted.isEmpty());
    put(file, QByteArray(2 * wanted.size() + 4096, 'x')); // longer than what comes
    const ino_t there = number(file);
    run(direct);
    QVERIFY(content(file) == wanted);
    QCOMPARE(number(file), there);
    run(command);
    QVERIFY(content(file) == wanted);
    QVERIFY(number(file) != there);
}

void tst_WriteDirectly::anExportThatFailsLeavesItsFile()
{
    put("out.csv", "what was there");
    const CliRun done = runInShell("TMPDIR=/nowhere \"$@\"",
                                   {"export", "lib", "--to", "csv", "-o", "out.csv", "--write-directly"});
    QVERIFY(done.status != 0);
    QVERIFY2(done.messages.contains("TMPDIR"), qPrintable(done.messages));
    QCOMPARE(content("out.csv"), QByteArray("what was there"));
}

void tst_WriteDirectly::whatWritesOverNoFileRefusesIt_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("a query") << QStringList{"query", "Run", "lib"};
    QTest::newRow("a comparison") << QStringList{"diff", "lib/walk.bvh.tags.json", "lib/walk.bvh.tags.json"};
    QTest::newRow("cuts") << QStringList{"cut", "--query", "Run", "lib", "-o", "cuts"};
    QTest::newRow("a folder of files") << QStringList{"export", "lib", "--to", "audacity", "-o", "labels"};
    QTest::newRow("pictures") << QStringList{"render", "lib/walk.bvh", "--frame", "0", "-o", "out.png"};
}

void tst_WriteDirectly::whatWritesOverNoFileRefusesIt()
{
    QFETCH(QStringList, command);
    const auto before = files();
    const CliRun done = run(command + QStringList{"--write-directly"});
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains("--write-directly"), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

QTEST_GUILESS_MAIN(tst_WriteDirectly)
#include "tst_WriteDirectly.moc"
