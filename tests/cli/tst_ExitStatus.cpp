// What a process ends with and writes, for every command and every kind of input that is not as it should be.

#include "tests/cli/CliStage.h"
#include "tests/cli/CommandRuns.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_ExitStatus : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibraryOfRuns();
    }
    void everyCauseHasItsStatus_data();
    void everyCauseHasItsStatus();
    void strictWritesAndAnswersNothing_data();
    void strictWritesAndAnswersNothing();
    void aCheckoutOfSidecarsIsAWholeAnswer();
    void aGoodFileIsNotReplacedByAPartialOne();
    void queriesTellTheirCauses_data();
    void queriesTellTheirCauses();
    void errorsAreLinesOfJson();
    void theTableIsInHelpAndReadme();

private:
    void damageSidecar() const { put("lib/walk.bvh.tags.json", "{\n  \"format\": 1\n"); }
    void removeModel() const { QVERIFY(QFile::remove(m_folder->filePath("lib/walk.bvh"))); }
    void damageModel() const { put("lib/walk.bvh", "HIERARCHY\nnonsense"); }
};

void tst_ExitStatus::everyCauseHasItsStatus_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<int>("status");
    for (const CommandRun& each : commandRuns()) {
        if (each.needsBody || each.hasFindings) continue;
        const auto row = [&](const char* cause, int status) {
            QTest::newRow(qPrintable(QString("%1, %2").arg(each.name, cause)))
                << each.arguments << cause << status;
        };
        row("good", 0);
        row("missing model", 3);
        row("damaged model", 4);
        row("damaged sidecar", 5);
    }
}

void tst_ExitStatus::everyCauseHasItsStatus()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, cause);
    QFETCH(int, status);
    if (cause == "missing model") removeModel();
    if (cause == "damaged model") damageModel();
    if (cause == "damaged sidecar") damageSidecar();
    const CliRun done = run(arguments);
    QVERIFY2(done.status == status, qPrintable(QString::number(done.status) + ": " + done.messages));
}

void tst_ExitStatus::strictWritesAndAnswersNothing_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<int>("status");
    for (const CommandRun& each : commandRuns()) {
        QTest::newRow(qPrintable(QString("%1, damaged sidecar").arg(each.name)))
            << each.arguments << "sidecar" << 5;
        QTest::newRow(qPrintable(QString("%1, missing model").arg(each.name)))
            << each.arguments << "model" << 3;
    }
}

void tst_ExitStatus::strictWritesAndAnswersNothing()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, cause);
    QFETCH(int, status);
    cause == "sidecar" ? damageSidecar() : removeModel();
    const auto before = files();
    const CliRun done = run(arguments + QStringList{"--strict"});
    QVERIFY2(done.status == status, qPrintable(QString::number(done.status) + ": " + done.messages));
    QCOMPARE(done.output, QString());
    QVERIFY2(done.messages.contains("(--strict)"), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

void tst_ExitStatus::aCheckoutOfSidecarsIsAWholeAnswer()
{
    removeModel();
    QVERIFY(QFile::remove(m_folder->filePath("lib/a/jog.bvh")));
    QVERIFY(QFile::remove(m_folder->filePath("lib/pack.gltf")));
    const QStringList query{"query", "Run & ~Bad", "lib", "--allow-missing-models"};
    for (const QStringList& more : {QStringList{}, QStringList{"--strict"}}) {
        const CliRun done = run(query + more);
        QCOMPARE(done.status, 0);
        QVERIFY2(done.output.endsWith("14 frames in 3 ranges of 2 clips\n"), qPrintable(done.output));
        QCOMPARE(
            done.messages,
            QString("tagline: note: 2 models are missing; the tags of their clips answer all the same\n"));
    }
    QCOMPARE(run({"tag", "Bad", "--query", "Run", "lib", "--allow-missing-models"}).status, 0);
    QCOMPARE(run({"check", "lib", "--allow-missing-models", "--only", "Files are readable"}).status, 0);
    QCOMPARE(run({"check", "lib", "--only", "Files are readable"}).status, 1);
}

void tst_ExitStatus::aGoodFileIsNotReplacedByAPartialOne()
{
    const QStringList table{"export", "--to", "csv", "lib", "-o", "out.csv"};
    const QStringList folder{"export", "--to", "praat", "lib", "-o", "out", "--replace"};
    QCOMPARE(run(table).status, 0);
    QCOMPARE(run(folder).status, 0);
    const auto before = files();
    damageSidecar();
    for (const QStringList& arguments : {table, folder}) {
        const CliRun kept = run(arguments);
        QCOMPARE(kept.status, 5);
        QVERIFY2(kept.messages.contains("was kept as it is"), qPrintable(kept.messages));
        QCOMPARE(content("out.csv"), before["./out.csv"]);
        QCOMPARE(content("out/walk.TextGrid"), before["./out/walk.TextGrid"]);
    }
    for (const QStringList& arguments : {table, folder})
        QCOMPARE(run(arguments + QStringList{"--partial"}).status, 5);
    QVERIFY(!content("out.csv").contains("walk.bvh"));
    QVERIFY(content("out/walk.TextGrid") != before["./out/walk.TextGrid"]);
}

void tst_ExitStatus::queriesTellTheirCauses_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("status");
    QTest::newRow("unknown tag") << "Rum" << 7;
    QTest::newRow("unknown joint") << "height(Wing) > 1" << 7;
    QTest::newRow("unknown saved query") << "@nothing" << 7;
    QTest::newRow("unfinished") << "Run &" << 6;
    QTest::newRow("brackets") << "(Run" << 6;
    QTest::newRow("unknown function") << "runs(Run)" << 6;
}

void tst_ExitStatus::queriesTellTheirCauses()
{
    QFETCH(QString, query);
    QFETCH(int, status);
    for (CommandRun each : commandRuns()) {
        if (!each.hasQuery) continue;
        const qsizetype option = each.arguments.indexOf("--query");
        each.arguments[option < 0 ? 1 : option + 1] = query;
        const auto before = files();
        const CliRun done = run(each.arguments);
        QVERIFY2(done.status == status, qPrintable(QString(each.name) + ": " + done.messages));
        QCOMPARE(files(), before);
    }
}

void tst_ExitStatus::errorsAreLinesOfJson()
{
    damageSidecar();
    const CliRun done = run({"query", "Bad | Rum", "lib", "--json"});
    QCOMPARE(done.status, 7);
    QCOMPARE(done.output, QString());
    const QStringList lines = done.messages.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const Json damaged = Json::parse(lines[0].toStdString()), unknown = Json::parse(lines[1].toStdString());
    QCOMPARE(text(damaged["status"]), QString("5"));
    QCOMPARE(text(damaged["file"]), QString("\"lib/walk.bvh.tags.json\""));
    QCOMPARE(text(unknown["code"]), QString("\"query.unknown-tag\""));
    QCOMPARE(text(unknown["column"]), QString("7"));
    const CliRun usage = run({"query", "--json"});
    QCOMPARE(usage.status, 2);
    QCOMPARE(text(Json::parse(usage.messages.toStdString())["code"]), QString("\"usage\""));
}

void tst_ExitStatus::theTableIsInHelpAndReadme()
{
    const QString help = run({"help"}).output;
    const QString table = help.section("--strict:\n", 1);
    QCOMPARE(table.count('\n'), 10);
    QFile readme(tagline::test::sourceFolder() + "/README.md");
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(readme.readAll());
    for (const QString& line : table.trimmed().split('\n')) {
        const QString row =
            "| " + line.trimmed().section("  ", 0, 0) + " | " + line.trimmed().section("  ", 1) + " |";
        QVERIFY2(text.contains(row), qPrintable(row));
    }
}

QTEST_GUILESS_MAIN(tst_ExitStatus)
#include "tst_ExitStatus.moc"
