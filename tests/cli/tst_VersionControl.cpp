// Version control keeps files of tags read-only until they are checked out, and wants to hear of new ones.

#include "tests/cli/CliStage.h"

#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_VersionControl : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aReadOnlyFileIsCheckedOut_data();
    void aReadOnlyFileIsCheckedOut();
    void whatCannotBeCheckedOutIsNotWritten();
    void theRefusalNamesTheCommand();
    void newFilesAreAdded();

private:
    /// Runs a command of the program with these commands of version control.
    CliRun runWith(const QString& environment, const QStringList& arguments) const
    {
        return runInShell(environment.arg(m_folder->path()) + " exec \"$@\"", arguments);
    }
    void putScript(const QString& name, const QByteArray& line) const
    {
        put(name, "#!/bin/sh\necho \"$@\" >> '" + m_folder->path().toUtf8() + "/log'\n" + line + '\n');
        QFile::setPermissions(m_folder->filePath(name),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    void protect(const QString& name) const
    {
        QVERIFY(QFile::setPermissions(m_folder->filePath(name), QFile::ReadOwner | QFile::ReadGroup));
    }
};

void tst_VersionControl::init()
{
    open();
    putLibrary();
    putScript("checkout.sh", "chmod u+w \"$2\"");
    putScript("refuse.sh", "echo locked by ann; exit 1");
    putScript("add.sh", "");
}

void tst_VersionControl::aReadOnlyFileIsCheckedOut_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("plain") << QStringList();
    QTest::newRow("strict") << QStringList{"--strict"};
}

void tst_VersionControl::aReadOnlyFileIsCheckedOut()
{
    QFETCH(QStringList, options);
    const QString sidecar = "lib/walk.bvh.tags.json";
    const QByteArray before = content(sidecar);
    protect(sidecar);
    const QStringList tag = QStringList{"tag", "--new", "Bad", "lib/walk.bvh", "--frames", "12:15"} + options;
    QVERIFY(run(tag).status != 0); // nobody set a command
    QCOMPARE(content(sidecar), before);
    const CliRun done = runWith("TAGLINE_CHECK_OUT='%1/checkout.sh edit {file}'", tag);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY(content(sidecar).contains("Bad"));
    QCOMPARE(content("log"), "edit " + m_folder->filePath(sidecar).toUtf8() + '\n'); // once
    QVERIFY(runWith("TAGLINE_CHECK_OUT='%1/checkout.sh edit {file}'",
                    {"tag", "Bad", "lib/walk.bvh", "--frames", "16:18"})
                .status == 0);
    QCOMPARE(content("log").count('\n'), 1); // it can be written now
}

void tst_VersionControl::whatCannotBeCheckedOutIsNotWritten()
{
    const QString sidecar = "lib/walk.bvh.tags.json";
    const QByteArray before = content(sidecar);
    protect(sidecar);
    const CliRun refused = runWith("TAGLINE_CHECK_OUT='%1/refuse.sh'",
                                   {"tag", "--new", "Bad", "lib/walk.bvh", "--frames", "12:15"});
    QVERIFY(refused.status != 0);
    QVERIFY2(refused.messages.contains("locked by ann") && refused.messages.contains("walk.bvh.tags.json"),
             qPrintable(refused.messages));
    QCOMPARE(content(sidecar), before);
}

void tst_VersionControl::theRefusalNamesTheCommand()
{
    protect("lib/walk.bvh.tags.json");
    const CliRun refused = run({"tag", "--new", "Bad", "lib/walk.bvh", "--frames", "12:15"});
    QVERIFY(refused.status != 0);
    QVERIFY2(refused.messages.contains("or set TAGLINE_CHECK_OUT"), qPrintable(refused.messages));
    const QString help = run({"help"}).output;
    QVERIFY(help.contains("  TAGLINE_CHECK_OUT  ") && help.contains("  TAGLINE_ADD  "));
}

void tst_VersionControl::newFilesAreAdded()
{
    const QString sidecar = "lib/walk.bvh.tags.json";
    const QString environment = "TAGLINE_ADD='%1/add.sh add {name}'";
    const QStringList tag{"tag", "--new", "Bad", "lib/walk.bvh", "--frames", "12:15"};
    QCOMPARE(runWith(environment, tag).status, 0);
    QVERIFY(content("log").isEmpty()); // it was there
    QVERIFY(QFile::remove(m_folder->filePath(sidecar)));
    QCOMPARE(runWith(environment, tag).status, 0);
    QCOMPARE(content("log"), QByteArray("add walk.bvh.tags.json\n"));
    QVERIFY(QFile::remove(m_folder->filePath(sidecar)));
    const CliRun noted = runWith("TAGLINE_ADD='%1/refuse.sh'", tag);
    QCOMPARE(noted.status, 0); // it is saved all the same
    QVERIFY2(noted.messages.contains("locked by ann"), qPrintable(noted.messages));
    QVERIFY(content(sidecar).contains("Bad"));
}

QTEST_GUILESS_MAIN(tst_VersionControl)
#include "tst_VersionControl.moc"
