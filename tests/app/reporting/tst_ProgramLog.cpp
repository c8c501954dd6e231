// What was said is in the log, which never grows beyond its bound.

#include "app/reporting/ProgramLog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <thread>
#include <vector>

using namespace tagline;

class tst_ProgramLog : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aLineHasTimeProcessAndKind();
    void messagesOfQtAreKeptAndStillHandedOn();
    void aFullFileMakesWayForTheNext();
    void theEndOfTheLogGoesOverItsFiles();
    void linesOfThreadsStayWhole();
    void whatCannotBeWrittenIsNoFault();

private:
    QString folder() const { return m_folder->filePath("state/tagline"); }
    QByteArray all() const { return ProgramLog::endOf(folder(), 1'000'000); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

int handedOn = 0;
void count(QtMsgType, const QMessageLogContext&, const QString&) { ++handedOn; }

} // namespace

void tst_ProgramLog::aLineHasTimeProcessAndKind()
{
    ProgramLog log(folder());
    log.write("said", "nothing is open\nat all");
    const QString line = QString::fromUtf8(all());
    static const QRegularExpression wanted(
        R"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3} \d+ said: nothing is open\n    at all\n$)");
    QVERIFY2(wanted.match(line).hasMatch(), qPrintable(line));
}

void tst_ProgramLog::messagesOfQtAreKeptAndStillHandedOn()
{
    handedOn = 0;
    const QtMessageHandler before = qInstallMessageHandler(count);
    {
        ProgramLog log(folder());
        log.takeMessages();
        qWarning("the %s is wet", "floor");
        logLine("said", "mind the step");
    }
    qWarning("after it");
    logLine("said", "nobody listens");
    qInstallMessageHandler(before);
    QCOMPARE(handedOn, 2);
    const QByteArray text = all();
    QVERIFY2(text.contains("warning default: the floor is wet") && text.contains("mind the step"), text);
    QVERIFY2(!text.contains("after it") && !text.contains("nobody listens"), text);
}

void tst_ProgramLog::aFullFileMakesWayForTheNext()
{
    constexpr qint64 full = 2000;
    ProgramLog log(folder(), full);
    for (int line = 0; line < 500; ++line) log.write("said", QString("line %1").arg(line));
    const QStringList names = QDir(folder()).entryList(QDir::Files, QDir::Name);
    QCOMPARE(names, (QStringList{"tagline.1.log", "tagline.2.log", "tagline.log"}));
    for (const QString& name : names) QVERIFY(QFileInfo(folder() + '/' + name).size() < full + 200);
    QVERIFY(all().contains("line 499\n") && !all().contains("line 0\n"));
}

void tst_ProgramLog::theEndOfTheLogGoesOverItsFiles()
{
    ProgramLog log(folder(), 300);
    for (int line = 0; line < 20; ++line) log.write("said", QString("line %1.").arg(line));
    const QByteArray end = ProgramLog::endOf(folder(), 400);
    QVERIFY(end.size() <= 400);
    QVERIFY2(end.startsWith("20") && end.endsWith("line 19.\n"), end); // whole lines, the newest last
    const QList<QByteArray> lines = end.trimmed().split('\n');
    for (qsizetype at = 0; at < lines.size(); ++at)
        QVERIFY2(lines[at].endsWith("line " + QByteArray::number(20 - lines.size() + at) + '.'), end);
}

void tst_ProgramLog::linesOfThreadsStayWhole()
{
    {
        ProgramLog log(folder());
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&log, thread] {
                for (int line = 0; line < 200; ++line) log.write("said", QString(20, QChar('a' + thread)));
            });
    }
    const QList<QByteArray> lines = all().trimmed().split('\n');
    QCOMPARE(lines.size(), 800);
    for (const QByteArray& line : lines) {
        const QByteArray text = line.right(20);
        QCOMPARE(text, QByteArray(20, text[0]));
    }
}

void tst_ProgramLog::whatCannotBeWrittenIsNoFault()
{
    QFile inTheWay(m_folder->filePath("state"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    ProgramLog log(folder());
    log.write("said", "lost");
    QVERIFY(all().isEmpty());
}

QTEST_GUILESS_MAIN(tst_ProgramLog)
#include "tst_ProgramLog.moc"
