// What commands do where what they write cannot be written: for every command of the table, and every way in
// which a file cannot be.

#include "tests/cli/CliStage.h"
#include "tests/cli/CommandRuns.h"
#include "tests/cli/JsonText.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

using namespace tagline::test;

namespace {

const QStringList sidecars{"lib/walk.bvh.tags.json", "lib/a/jog.bvh.tags.json"};

/// The status that every message of a run says, the highest; −1 where one is no line of JSON.
int statusInMessages(const CliRun& done)
{
    int status = 0;
    for (const QString& line : done.messages.split('\n', Qt::SkipEmptyParts)) {
        const Json message = Json::parse(line.toStdString(), nullptr, false);
        if (!message.is_object()) return -1;
        if (message.contains("status")) status = std::max(status, message["status"].get<int>());
    }
    return status;
}

} // namespace

class tst_UnwritableFiles : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        m_elsewhere = std::make_unique<QTemporaryDir>();
        putLibraryOfRuns();
    }
    void everyCauseHasItsStatus_data();
    void everyCauseHasItsStatus();
    void strictWritesNothingWhereOneFileCannotBe_data();
    void strictWritesNothingWhereOneFileCannotBe();
    void withoutStrictTheOtherFilesAreWritten();
    void strictForeseesALibraryFileThatCannotBeWritten();
    void answersThatCannotBePrintedAreSaid_data();
    void answersThatCannotBePrintedAreSaid();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    /// Brings the cause about for what the run writes; the line of a shell that runs it then.
    QString prepared(const CommandRun& run, const QString& cause) const;
    QString asNobody() const;
    void makeReadOnly(const QString& name) const { QCOMPARE(::chmod(path(name).toUtf8(), 0444), 0); }
    /// The file becomes a link to itself in another folder.
    void leadOut(const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_elsewhere;
};

/// Root may write in every folder: the run is another user's then.
QString tst_UnwritableFiles::asNobody() const
{
    const QString start = ::geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
    return "umask 022; chmod -R a+rwX .cache 2>/dev/null; exec " + start + "\"$@\"";
}

void tst_UnwritableFiles::leadOut(const QString& name) const
{
    const QString outside = m_elsewhere->filePath(QFileInfo(name).fileName());
    QVERIFY(QFile::rename(path(name), outside));
    std::filesystem::create_symlink(outside.toStdString(), path(name).toStdString());
}

QString tst_UnwritableFiles::prepared(const CommandRun& run, const QString& cause) const
{
    const QStringList written = run.written == Written::Sidecars  ? sidecars
                                : run.written == Written::Library ? QStringList{"lib/lib.tagline"}
                                                                  : QStringList{run.target};
    const bool isNew = run.written == Written::File || run.written == Written::Folder;
    if (cause == "no space") {
        this->run({"import", "lib"}); // what is read need not be written to the cache then
        return "ulimit -f 0; trap '' XFSZ; \"$@\"";
    }
    if (cause == "read-only folder") {
        this->run({"import", "lib"});
        for (const char* folder : {"lib/a", "lib", "."}) ::chmod(path(folder).toUtf8(), 0555);
        return asNobody();
    }
    if (cause == "a folder in its place") {
        QDir(m_folder->path()).mkdir(run.target);
        return "\"$@\"";
    }
    for (const QString& name : written) {
        if (isNew) put(name, "");
        cause == "read-only file" ? makeReadOnly(name) : leadOut(name);
    }
    return "\"$@\"";
}

void tst_UnwritableFiles::everyCauseHasItsStatus_data()
{
    QTest::addColumn<int>("run");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<int>("status");
    for (qsizetype i = 0; i < commandRuns().size(); ++i) {
        const CommandRun& each = commandRuns()[i];
        const auto row = [&](const char* cause, int status) {
            QTest::newRow(qPrintable(QString("%1, %2").arg(each.name, cause))) << int(i) << cause << status;
        };
        if (each.written == Written::Nothing) continue;
        row("read-only folder", 9);
        row("no space", 9);
        if (each.written == Written::Folder || each.target == "memory.json") continue;
        row("read-only file", 9);
        row("a link that leads out", 9);
        if (each.written == Written::File) row("a folder in its place", 8);
    }
}

void tst_UnwritableFiles::everyCauseHasItsStatus()
{
    QFETCH(int, run);
    QFETCH(QString, cause);
    QFETCH(int, status);
    const CommandRun& tried = commandRuns()[run];
    const QString line = prepared(tried, cause);
    const auto before = files();
    for (const QStringList& more : {QStringList{}, QStringList{"--json"}}) {
        const CliRun done = runInShell(line, tried.arguments + more + QStringList{"--strict"});
        QVERIFY2(done.status == status, qPrintable(QString::number(done.status) + ": " + done.messages));
        QCOMPARE(files(), before);
        if (!more.isEmpty()) QCOMPARE(statusInMessages(done), status);
    }
    for (const char* folder : {".", "lib", "lib/a"}) ::chmod(path(folder).toUtf8(), 0755); // to be removed
}

void tst_UnwritableFiles::strictWritesNothingWhereOneFileCannotBe_data()
{
    QTest::addColumn<int>("run");
    QTest::addColumn<QString>("unwritable");
    QTest::addColumn<QString>("cause");
    for (qsizetype i = 0; i < commandRuns().size(); ++i)
        for (const QString& name : sidecars)
            for (const char* cause : {"read-only file", "a link that leads out"})
                if (const CommandRun& each = commandRuns()[i]; each.written == Written::Sidecars)
                    QTest::newRow(qPrintable(QString("%1, %2, %3").arg(each.name, name, cause)))
                        << int(i) << name << cause;
}

void tst_UnwritableFiles::strictWritesNothingWhereOneFileCannotBe()
{
    QFETCH(int, run);
    QFETCH(QString, unwritable);
    QFETCH(QString, cause);
    cause == "read-only file" ? makeReadOnly(unwritable) : leadOut(unwritable);
    const auto before = files();
    const CliRun refused = this->run(commandRuns()[run].arguments + QStringList{"--strict"});
    QCOMPARE(refused.status, 9);
    QCOMPARE(refused.output, QString());
    QVERIFY2(refused.messages.contains("nothing was written") && refused.messages.contains(unwritable),
             qPrintable(refused.messages));
    QCOMPARE(files(), before);
}

void tst_UnwritableFiles::withoutStrictTheOtherFilesAreWritten()
{
    makeReadOnly("lib/walk.bvh.tags.json");
    const auto before = files();
    QCOMPARE(run({"tag", "Bad", "--all", "lib"}).status, 9);
    QCOMPARE(content("lib/walk.bvh.tags.json"), before["./lib/walk.bvh.tags.json"]);
    QVERIFY(content("lib/a/jog.bvh.tags.json") != before["./lib/a/jog.bvh.tags.json"]);
}

void tst_UnwritableFiles::strictForeseesALibraryFileThatCannotBeWritten()
{
    const QStringList merge{"merge", "Bad", "Run", "lib", "--strict"};
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Bad"}]})");
    makeReadOnly("lib/lib.tagline");
    const auto before = files();
    const CliRun locked = run(merge);
    QCOMPARE(locked.status, 9);
    QVERIFY2(locked.messages.contains("lib.tagline"), qPrintable(locked.messages));
    QCOMPARE(files(), before);
}

void tst_UnwritableFiles::answersThatCannotBePrintedAreSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const CommandRun& each : commandRuns())
        if (!each.needsBody && (each.written == Written::Nothing || each.written == Written::Sidecars))
            QTest::newRow(each.name) << each.arguments;
    for (const char* name : {"help", "formats", "minutes", "manual"}) QTest::newRow(name) << QStringList{name};
    QTest::newRow("completions") << QStringList{"completions", "bash"};
    QTest::newRow("version") << QStringList{"--version"};
    QTest::newRow("export") << QStringList{"export", "--to", "csv", "lib"};
    QTest::newRow("signals") << QStringList{"signals", "--signals", "speed()", "lib"};
}

void tst_UnwritableFiles::answersThatCannotBePrintedAreSaid()
{
    QFETCH(QStringList, arguments);
    if (!QFile::exists("/dev/full")) QSKIP("SKIPPED: there is no /dev/full");
    // "query -" answers what stands on standard input.
    const CliRun done = runInShell("echo Run | \"$@\" >/dev/full", arguments);
    QVERIFY2(done.status == 9, qPrintable(QString::number(done.status) + ": " + done.messages));
    QVERIFY2(done.messages.contains("standard output cannot be written"), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_UnwritableFiles)
#include "tst_UnwritableFiles.moc"
