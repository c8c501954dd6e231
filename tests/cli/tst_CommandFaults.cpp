// Every system call of a command's save, also of one that writes directly, fails in turn, once and for good,
// by each reason that disks give: the file is whole, nothing is said to be saved that is not, the reason is
// named by the system's words, and the status is the one that is promised for it. TAGLINE_FAULT_CALLS is how
// many calls fail at most in each row (all of them).

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/support/FaultWords.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <limits>

using namespace tagline::test;

namespace {

/// A sidecar but for the hash of the model: it is left out where the model could not be read.
Json tagsOf(const QByteArray& sidecar)
{
    Json file = Json::parse(sidecar.toStdString(), nullptr, false);
    if (file.is_object())
        for (Json& clip : file["clips"]) clip.erase("hash");
    return file;
}

const QString sidecarName = "lib/walk.bvh.tags.json";

constexpr int statusUnreadable = 4, statusUnwritten = 9; ///< as the README promises them

/// What a command may end with where one call fails, and then all is well again. Calls that look and those
/// that open are made to read as well as to write.
std::vector<int> promised(const QString& failed, bool isForGood)
{
    static const QStringList writing{"write",  "pwrite",    "fsync",     "fchmod",    "fchown",   "linkat",
                                     "rename", "renameat2", "faccessat", "ftruncate", "fallocate"};
    if (isForGood) return {statusUnreadable, statusUnwritten};
    if (writing.contains(failed)) return {statusUnwritten};
    return failed == "read" ? std::vector{statusUnreadable} : std::vector{statusUnreadable, statusUnwritten};
}

int mostCalls()
{
    const int wanted = qEnvironmentVariableIntValue("TAGLINE_FAULT_CALLS");
    return wanted > 0 ? wanted : std::numeric_limits<int>::max();
}

} // namespace

class tst_CommandFaults : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        m_more.clear();
        putLibrary();
        m_before = content(sidecarName);
        QCOMPARE(run(command).status, 0); // the cache is there from now on
        m_after = content(sidecarName);
        QVERIFY(m_after != m_before && m_after.contains("Run") && m_after.contains("Bad"));
    }
    void noSaveLosesWhatWasThere_data();
    void noSaveLosesWhatWasThere();
    void noDirectWritingLosesWhatWasThere_data();
    void noDirectWritingLosesWhatWasThere();
    void theWayAroundARefusedRenameIsSaid();
    void aDiskThatExchangesNoNamesIsSavedTo_data();
    void aDiskThatExchangesNoNamesIsSavedTo();

private:
    struct Fault
    {
        QString folder;
        int call;
        int error;
        bool isForGood;
        QString only = {};
    };
    /// The file holds what it held or what it is to hold, or the message names the backup that does.
    void checkDirect(const CliRun& done, const Fault& fault) const;
    /// Runs the command over the file as it was; which call failed, "passed" where it is none that can write
    /// less than it was given, empty where there are fewer calls.
    QString runWith(const Fault& fault, CliRun& done);
    void check(const CliRun& done, const QString& failed, const Fault& fault) const;
    static void checkCause(const CliRun& done, const QString& failed, const Fault& fault);

    QStringList m_more; ///< options of the command
    const QStringList command{"tag", "--new", "Bad", "lib/walk.bvh", "--frames", "12:15", "--json"};
    QByteArray m_before, m_after;
};

QString tst_CommandFaults::runWith(const Fault& fault, CliRun& done)
{
    if (m_before.isEmpty())
        QFile::remove(m_folder->filePath(sidecarName));
    else
        put(sidecarName, m_before);
    const QString log = m_folder->filePath("failed");
    QFile::remove(log);
    const QString line =
        QString(
            "TAGLINE_FAULT_UNDER='%1' TAGLINE_FAULT_CALL=%2 TAGLINE_FAULT_ERROR=%3 "
            "TAGLINE_FAULT_FOR_GOOD=%4 TAGLINE_FAULT_LOG='%5' TAGLINE_FAULT_ONLY='%6' LD_PRELOAD='%7' exec "
            "\"$@\"")
            .arg(m_folder->filePath(fault.folder))
            .arg(fault.call)
            .arg(fault.error)
            .arg(int(fault.isForGood))
            .arg(log, fault.only, qEnvironmentVariable("TAGLINE_FAILING_CALLS"));
    done = runInShell(line, command + m_more);
    return QString::fromUtf8(content("failed"));
}

/// Each error that is printed names the fault, and the status is that of the worst.
void tst_CommandFaults::checkCause(const CliRun& done, const QString& failed, const Fault& fault)
{
    int worst = 0;
    for (const QString& line : done.messages.split('\n', Qt::SkipEmptyParts)) {
        const Json message = Json::parse(line.toStdString(), nullptr, false);
        QVERIFY2(message.is_object(), qPrintable(line));
        if (message.value("severity", "") != "error") continue;
        QVERIFY2(namesError(QString::fromStdString(message.value("message", "")), fault.error),
                 qPrintable(line));
        worst = std::max(worst, message.value("status", 0));
    }
    QCOMPARE(done.status, worst);
    QVERIFY(std::ranges::count(promised(failed, fault.isForGood), done.status) == 1);
}

void tst_CommandFaults::check(const CliRun& done, const QString& failed, const Fault& fault) const
{
    const QByteArray now = content(sidecarName);
    QVERIFY2(done.status >= 0, "crashed or hung");
    const bool isWritten = tagsOf(now) == tagsOf(m_after);
    QVERIFY2(isWritten || now == m_before, now.constData());
    if (done.status == 0) QVERIFY2(isWritten, "said to be written, and is not");
    if (fault.error == 0) QCOMPARE(done.status, 0); // the rest is written by the next call
    if (done.status != 0) checkCause(done, failed, fault);
    if (QTest::currentTestFailed()) return;
    const QDir folder(m_folder->filePath("lib"));
    const QStringList left = folder.entryList({"*.saving"}, QDir::Files | QDir::Hidden);
    if (failed != "unlink" && !fault.isForGood) QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
}

void tst_CommandFaults::noSaveLosesWhatWasThere_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("isThere");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isForGood");
    const std::pair<const char*, int> errors[] = {{"full disk", ENOSPC},     {"input/output error", EIO},
                                                  {"no permission", EACCES}, {"read-only disk", EROFS},
                                                  {"interrupted", EINTR},    {"short write", 0}};
    for (const auto& [name, error] : errors)
        for (const bool isForGood : {false, true})
            for (const bool isThere : {true, false}) {
                if (error == EINTR && isForGood) continue; // no system interrupts every call
                const QString row = QString("%1, %2, %3")
                                        .arg(name, isForGood ? "for good" : "once",
                                             isThere ? "a file is there" : "the first file");
                QTest::newRow(qPrintable(row)) << "lib" << isThere << error << isForGood;
                if (isThere && (error == ENOSPC || error == EIO))
                    QTest::newRow(qPrintable("backups: " + row)) << ".state" << isThere << error << isForGood;
            }
}

void tst_CommandFaults::noSaveLosesWhatWasThere()
{
    QFETCH(QString, folder);
    QFETCH(bool, isThere);
    QFETCH(int, error);
    QFETCH(bool, isForGood);
    if (!isThere) {
        m_before.clear();
        QVERIFY(QFile::remove(m_folder->filePath(sidecarName)));
        QCOMPARE(run(command).status, 0);
        m_after = content(sidecarName);
    }
    int failures = 0;
    for (int call = 1; call <= mostCalls(); ++call) {
        CliRun done;
        const Fault fault{folder, call, error, isForGood};
        const QString failed = runWith(fault, done);
        if (failed.isEmpty()) break; // no more calls than these
        failures += done.status != 0;
        if (failed != "passed") check(done, failed, fault);
        if (QTest::currentTestFailed()) {
            qWarning("Call %d (%s); status %d; %s", call, qPrintable(failed), done.status,
                     qPrintable(done.messages));
            return;
        }
    }
    if (folder == "lib" && error != 0 && error != EINTR) QVERIFY(failures > 3);
}

void tst_CommandFaults::checkDirect(const CliRun& done, const Fault& fault) const
{
    const QByteArray now = content(sidecarName);
    QVERIFY2(done.status >= 0, "crashed or hung");
    const bool isWritten = tagsOf(now) == tagsOf(m_after);
    if (done.status == 0) QVERIFY2(isWritten, "said to be written, and is not");
    if (isWritten || now == m_before) return;
    QVERIFY2(fault.isForGood, now.constData()); // once is mended: what was there is put back
    QVERIFY2(done.messages.contains("file.half-written"), qPrintable(done.messages));
    const qsizetype at = done.messages.indexOf(m_folder->filePath(".state"));
    QVERIFY2(at >= 0, qPrintable(done.messages));
    QFile backup(done.messages.mid(at).section(".json", 0, 0) + ".json");
    QVERIFY2(backup.open(QIODevice::ReadOnly), qPrintable(backup.fileName()));
    QCOMPARE(backup.readAll(), m_before);
}

void tst_CommandFaults::noDirectWritingLosesWhatWasThere_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isForGood");
    const std::pair<const char*, int> errors[] = {
        {"full disk", ENOSPC}, {"input/output error", EIO}, {"interrupted", EINTR}, {"short write", 0}};
    for (const auto& [name, error] : errors)
        for (const bool isForGood : {false, true})
            if (error != EINTR || !isForGood) // no system interrupts every call
                QTest::addRow("%s, %s", name, isForGood ? "for good" : "once") << error << isForGood;
}

void tst_CommandFaults::noDirectWritingLosesWhatWasThere()
{
    QFETCH(int, error);
    QFETCH(bool, isForGood);
    m_more = {"--write-directly"};
    for (int call = 1; call <= mostCalls(); ++call) {
        CliRun done;
        const Fault fault{"lib", call, error, isForGood};
        const QString failed = runWith(fault, done);
        if (failed.isEmpty()) break;
        if (failed != "passed") checkDirect(done, fault);
        if (QTest::currentTestFailed())
            return qWarning("Call %d (%s); status %d; %s", call, qPrintable(failed), done.status,
                            qPrintable(done.messages));
    }
    if (error != ENOSPC && error != EIO) return;
    // By their names: how many calls look at the model before depends on its age.
    for (const char* each : {"fallocate", "pwrite", "ftruncate", "fsync"}) {
        CliRun done;
        const Fault fault{sidecarName, 1, error, isForGood, each};
        QCOMPARE(runWith(fault, done), QString(each));
        QCOMPARE(done.status, statusUnwritten);
        checkDirect(done, fault);
    }
    for (const char* each : {"renameat2", "linkat", "rename"}) { // no other file comes and goes
        CliRun done;
        QCOMPARE(runWith({"lib", 1, error, isForGood, each}, done), QString());
        QCOMPARE(done.status, 0);
    }
}

void tst_CommandFaults::theWayAroundARefusedRenameIsSaid()
{
    const Fault refused{"lib", 1, EPERM, true, "renameat2"};
    CliRun done;
    QCOMPARE(runWith(refused, done), QString("renameat2"));
    QCOMPARE(done.status, statusUnwritten);
    QVERIFY2(done.messages.contains("--write-directly"), qPrintable(done.messages));
    QCOMPARE(content(sidecarName), m_before);
    m_more = {"--write-directly"};
    QCOMPARE(runWith(refused, done), QString());
    QCOMPARE(done.status, 0);
    QVERIFY2(tagsOf(content(sidecarName)) == tagsOf(m_after), content(sidecarName).constData());
}

/// Network disks and old file systems know renameat2 not, or not its flags.
void tst_CommandFaults::aDiskThatExchangesNoNamesIsSavedTo_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isThere");
    for (const auto& [name, error] :
         {std::pair("ENOSYS", ENOSYS), {"EINVAL", EINVAL}, {"EOPNOTSUPP", EOPNOTSUPP}})
        for (const bool isThere : {true, false})
            QTest::addRow("%s, %s", name, isThere ? "a file is there" : "the first file") << error << isThere;
}

void tst_CommandFaults::aDiskThatExchangesNoNamesIsSavedTo()
{
    QFETCH(int, error);
    QFETCH(bool, isThere);
    if (!isThere) {
        m_before.clear();
        QVERIFY(QFile::remove(m_folder->filePath(sidecarName)));
        QCOMPARE(run(command).status, 0);
        m_after = content(sidecarName);
    }
    CliRun done;
    QCOMPARE(runWith({"lib", 1, error, true, "renameat2"}, done), QString("renameat2"));
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY2(tagsOf(content(sidecarName)) == tagsOf(m_after), content(sidecarName).constData());
    const QDir folder(m_folder->filePath("lib"));
    QCOMPARE(folder.entryList({"*.saving"}, QDir::Files | QDir::Hidden), QStringList());
}

QTEST_GUILESS_MAIN(tst_CommandFaults)
#include "tst_CommandFaults.moc"
