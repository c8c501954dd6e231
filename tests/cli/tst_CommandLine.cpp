// What the command line says of itself: help, usage, version; arguments, folders and outputs that it cannot
// use.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace tagline::test;

class tst_CommandLine : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void helpNamesEveryCommand();
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void wrongUsageIsStatus2_data();
    void wrongUsageIsStatus2();
    void nearNamesAreOffered_data();
    void nearNamesAreOffered();
    void versionIsPrinted();
    void folderWithoutModelsIsSaid();
    void importFillsTheCache();
    void unwritableOutputIsSaid();
};

void tst_CommandLine::helpNamesEveryCommand()
{
    for (const char* word : {"help", "--help", "-h"}) {
        const CliRun help = run({word});
        QCOMPARE(help.status, 0);
        QVERIFY(help.messages.isEmpty());
        for (const char* name : {"info", "query", "pick", "export", "render", "import", "help"})
            QVERIFY2(help.output.contains(QString("\n  %1 ").arg(name)), name);
    }
}

void tst_CommandLine::everyCommandHasHelp_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"info", "query", "export", "render", "import"}) QTest::newRow(name) << name;
}

void tst_CommandLine::everyCommandHasHelp()
{
    QFETCH(QString, name);
    const CliRun help = run({"help", name});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("tagline " + name));
    for (const QStringList& arguments : {QStringList{name, "--help"}, {name, "x", "--help"}, {name, "-h"}}) {
        const CliRun again = run(arguments);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.output, help.output);
    }
}

void tst_CommandLine::wrongUsageIsStatus2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"bogus"};
    QTest::newRow("help on nothing known") << QStringList{"help", "bogus"};
    QTest::newRow("info of nothing") << QStringList{"info"};
    QTest::newRow("info option") << QStringList{"info", "--bogus", "."};
    QTest::newRow("query without path") << QStringList{"query", "Run"};
    QTest::newRow("an option twice") << QStringList{"pick", "--need", "Run", "--need=Walk", "."};
    QTest::newRow("query option") << QStringList{"query", "Run", ".", "--jsn"};
    QTest::newRow("export without format") << QStringList{"export", "."};
    QTest::newRow("export in another format") << QStringList{"export", "--to", "xml", "."};
    QTest::newRow("export without value") << QStringList{"export", ".", "--to"};
    QTest::newRow("export over a model") << QStringList{"export", "--to", "csv", ".", "-o", "walk.bvh"};
    QTest::newRow("export over a sidecar")
        << QStringList{"export", "--to", "csv", ".", "-o", "walk.bvh.tags.json"};
    QTest::newRow("export over a library") << QStringList{"export", "--to", "csv", ".", "-o", "my.tagline"};
    QTest::newRow("export of nothing") << QStringList{"export", "--to", "csv"};
    QTest::newRow("import of nothing") << QStringList{"import"};
}

void tst_CommandLine::wrongUsageIsStatus2()
{
    QFETCH(QStringList, arguments);
    const CliRun wrong = run(arguments);
    QCOMPARE(wrong.status, 2);
    QVERIFY(wrong.output.isEmpty());
    QVERIFY(wrong.messages.startsWith("tagline: "));
    QCOMPARE(wrong.messages.count('\n'), 1);
}

void tst_CommandLine::nearNamesAreOffered_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("offered");
    QTest::newRow("command") << QStringList{"qurey", "Run", "."} << "did you mean query?";
    QTest::newRow("flag") << QStringList{"export", "--to", "csv", ".", "--strcit"} << "did you mean --strict?";
    QTest::newRow("with a value") << QStringList{"export", "--ot=csv", "."} << "did you mean --to?";
    QTest::newRow("far from all") << QStringList{"info", "--bogus", "."} << "write -- before";
}

void tst_CommandLine::nearNamesAreOffered()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, offered);
    const CliRun wrong = run(arguments);
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.messages.contains(offered), qPrintable(wrong.messages));
}

void tst_CommandLine::versionIsPrinted()
{
    QCOMPARE(run({"--version"}).output, QString("tagline 0.0-test\n"));
}

void tst_CommandLine::folderWithoutModelsIsSaid()
{
    put("empty/notes.txt", "x");
    const CliRun info = run({"info", "empty", "--json"});
    QCOMPARE(info.status, 0);
    QCOMPARE(text(json(info)), QString("[]"));
    QCOMPARE(info.messages,
             QString(R"({"severity": "note", "file": "tagline", "message": "no model files were found"})"
                     "\n"));
}

void tst_CommandLine::importFillsTheCache()
{
    putLibrary();
    const CliRun import = run({"import", "lib"});
    QCOMPARE(import.status, 0);
    QCOMPARE(import.output, QString("the cache holds 5 clips of 3 files\n"));
    QCOMPARE(QDir(m_folder->filePath(".cache")).entryList(QDir::Files).size(), 3);
}

void tst_CommandLine::unwritableOutputIsSaid()
{
    if (!QFile::exists("/dev/full")) QSKIP("SKIPPED: there is no /dev/full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(
        qEnvironmentVariable("TAGLINE_CLI", tagline::test::buildFolder() + "/tests/cli/tagline-cli"),
        {"help"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 9);
    QVERIFY(process.readAllStandardError().contains("No space left"));
}

QTEST_GUILESS_MAIN(tst_CommandLine)
#include "tst_CommandLine.moc"
