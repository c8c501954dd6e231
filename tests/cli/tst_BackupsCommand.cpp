// `tagline backups`: commands keep what they replace, and it comes back.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_BackupsCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
        m_before = content("lib/walk.bvh.tags.json");
        QCOMPARE(run({"delete", "Bad", "lib"}).status, 0);
        m_after = content("lib/walk.bvh.tags.json");
        QVERIFY(m_after != m_before);
    }
    void backupsAreListedWithWhatDiffers();
    void aBackupIsRestoredAndTheFileKept();
    void aDeletedSidecarComesBack();
    void libraryFilesHaveBackupsToo();
    void whatIsNotThereIsSaid();
    void whatCannotBeKeptIsANote();

private:
    QByteArray m_before;
    QByteArray m_after;
};

void tst_BackupsCommand::backupsAreListedWithWhatDiffers()
{
    const CliRun done = run({"backups", "lib/walk.bvh"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.startsWith("1  20") && done.output.contains("restoring it adds "),
             qPrintable(done.output));
    QCOMPARE(done.output.count('\n'), 1);
    const Json result = json(run({"backups", "lib/walk.bvh.tags.json", "--json"}));
    QCOMPARE(result["backups"].size(), 1u);
    QCOMPARE(text(result["backups"][0]["isSame"]), QString("false"));
    QVERIFY(result["backups"][0]["adds"].get<int>() > 0);
    QCOMPARE(text(result["backups"][0]["reason"]), QString("\"saved\""));
}

void tst_BackupsCommand::aBackupIsRestoredAndTheFileKept()
{
    const CliRun done = run({"backups", "lib/walk.bvh", "--restore", "1"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY2(done.output.contains("Bad\n      added ["), qPrintable(done.output));
    QCOMPARE(content("lib/walk.bvh.tags.json"), m_before);
    QCOMPARE(run({"backups", "lib/walk.bvh"}).output.count('\n'), 2);
    QCOMPARE(run({"backups", "lib/walk.bvh", "--restore", "1"}).status, 0); // what was there is the newest
    QCOMPARE(content("lib/walk.bvh.tags.json"), m_after);
}

void tst_BackupsCommand::aDeletedSidecarComesBack()
{
    QVERIFY(QFile::remove(m_folder->filePath("lib/walk.bvh.tags.json")));
    QCOMPARE(run({"backups", "lib/walk.bvh", "--restore", "1"}).status, 0);
    QCOMPARE(content("lib/walk.bvh.tags.json"), m_before);
}

void tst_BackupsCommand::libraryFilesHaveBackupsToo()
{
    const QByteArray before =
        R"({"format": "tagline.library", "version": 1, "vocabulary": [{"name": "Bad"}]})";
    put("lib/lib.tagline", before);
    QCOMPARE(run({"rename", "Bad", "Worse", "lib/lib.tagline"}).status, 0);
    QVERIFY(content("lib/lib.tagline").contains("Worse"));
    const CliRun listed = run({"backups", "lib/lib.tagline"});
    QVERIFY2(listed.output.contains("before edits were saved: restoring it"), qPrintable(listed.output));
    QCOMPARE(run({"backups", "lib/lib.tagline", "--restore", "1"}).status, 0);
    QCOMPARE(content("lib/lib.tagline"), before);
    QVERIFY(run({"backups", "lib/lib.tagline"}).output.contains("before a backup was restored"));
}

void tst_BackupsCommand::whatIsNotThereIsSaid()
{
    QCOMPARE(run({"backups", "lib/walk.bvh", "--restore", "2"}).status, 8);
    QCOMPARE(run({"backups", "lib/walk.bvh", "--restore", "x"}).status, 2);
    QCOMPARE(run({"backups"}).status, 2);
    QCOMPARE(run({"backups", "lib/nothing.bvh"}).status, 4);
    QCOMPARE(content("lib/walk.bvh.tags.json"), m_after);
    const CliRun none = run({"backups", "lib/a/jog.bvh.tags.json"});
    QVERIFY(none.output == "No backups\n" || none.output.startsWith("1  "));
}

void tst_BackupsCommand::whatCannotBeKeptIsANote()
{
    QVERIFY(QDir(m_folder->filePath(".state")).removeRecursively());
    put(".state", "a file where the folder would be");
    const CliRun plain = run({"caption", "add", "runs", "lib", "--query", "Run"});
    QCOMPARE(plain.status, 0);
    QCOMPARE(plain.messages.count('\n'), 1);
    QVERIFY2(plain.messages.contains(": note: ") &&
                 plain.messages.contains("what 2 files held before could not be kept as a backup: "),
             qPrintable(plain.messages));
    const CliRun done = run({"caption", "remove", "lib/walk.bvh", "--all", "--json"});
    QCOMPARE(done.status, 0);
    QCOMPARE(text(json(done)["written"]), QString("true"));
    const Json note = Json::parse(done.messages.toStdString(), nullptr, false);
    QVERIFY2(note.is_object(), qPrintable(done.messages));
    QCOMPARE(text(note["severity"]), QString("\"note\""));
    QVERIFY(text(note["file"]).contains(".state"));
}

QTEST_GUILESS_MAIN(tst_BackupsCommand)
#include "tst_BackupsCommand.moc"
