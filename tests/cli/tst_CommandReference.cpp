// Completions and the manual page name every command and every option of the one table, and work in shells.

#include "app/cli/CommandLine.h"
#include "app/cli/options/LineWords.h"
#include "app/cli/reference/CommandReference.h"
#include "app/cli/reference/ManualPage.h"
#include "app/cli/reference/ShellCompletions.h"
#include "app/cli/text/FormatsText.h"
#include "tests/cli/CliStage.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

CliRun runProgram(const QString& program, const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class tst_CommandReference : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void everyOptionHasAMeaningInTheHelp();
    void titlesOfFormatsBeginInOneColumn();
    void everyOptionIsInEveryScript_data();
    void everyOptionIsInEveryScript();
    void bashCompletes_data();
    void bashCompletes();
    void shellsReadTheirScripts_data();
    void shellsReadTheirScripts();
    void theManualPageHasAllOfTheHelp();
    void meaningsAreFoundInHelp();
    void examplesAreInHelpAndManual();
    void examplesOfTheHelpRun();
};

void tst_CommandReference::everyOptionHasAMeaningInTheHelp()
{
    QVERIFY(commandReferences().size() > 15);
    QStringList unsaid;
    for (const CommandReference& command : commandReferences())
        for (const OptionReference& option : command.options)
            if (option.meaning.isEmpty()) unsaid << command.name + ' ' + option.name;
    QCOMPARE(unsaid, QStringList());
}

void tst_CommandReference::titlesOfFormatsBeginInOneColumn()
{
    const std::vector<DescribedFormat> formats{{"a", "Short", ".a", {}, {}, {}},
                                               {"a-format-of-a-long-name", "Long", ".b", {}, {}, {}}};
    QCOMPARE(headingOf(formats[0], formats), QString("  a                       Short (.a)\n"));
    QCOMPARE(headingOf(formats[1], formats), QString("  a-format-of-a-long-name Long (.b)\n"));
}

void tst_CommandReference::everyOptionIsInEveryScript_data()
{
    QTest::addColumn<QString>("shell");
    for (const QString& shell : completedShells()) QTest::newRow(qPrintable(shell)) << shell;
}

void tst_CommandReference::everyOptionIsInEveryScript()
{
    QFETCH(QString, shell);
    const CliRun printed = run({"completions", shell});
    QCOMPARE(printed.status, 0);
    for (const CommandReference& command : commandReferences()) {
        QVERIFY(printed.output.contains(command.name));
        for (const OptionReference& option : command.options) {
            const QString fish =
                option.name.startsWith("--") ? " -l " + option.name.mid(2) : " -s " + option.name.mid(1);
            const QString wanted = shell == "fish" ? "from " + command.name + "'" + fish + ' ' : option.name;
            QVERIFY2(printed.output.contains(wanted), qPrintable(wanted));
        }
    }
    QCOMPARE(run({"completions", "tcsh"}).status, 2);
}

void tst_CommandReference::bashCompletes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("wanted"); ///< all completions, in order
    QTest::newRow("a command") << QStringList{"exp"} << "export";
    QTest::newRow("an option") << QStringList{"query", "--st"} << "--statistics --strict";
    QTest::newRow("a format") << QStringList{"export", "--to", "sql"} << "sqlite";
    QTest::newRow("a word") << QStringList{"sets", "me"} << "merge";
    QTest::newRow("a word of captions") << QStringList{"caption", "re"} << "remove";
    QTest::newRow("a topic of help") << QStringList{"help", "ren"} << "rename render";
    QTest::newRow("a file") << QStringList{"info", "wal"} << "walk.bvh";
    QTest::newRow("a file behind an option") << QStringList{"export", "-o", "wal"} << "walk.bvh";
    QTest::newRow("no option behind --") << QStringList{"query", "--", "--st"} << "";
    for (const CommandReference& command : commandReferences()) {
        QStringList options;
        for (const OptionReference& option : command.options)
            if (option.name.startsWith("--")) options << option.name;
        if (!options.isEmpty())
            QTest::newRow(qPrintable("options of " + command.name))
                << QStringList{command.name, "--"} << options.join(' ');
    }
}

void tst_CommandReference::bashCompletes()
{
    QFETCH(QStringList, words);
    QFETCH(QString, wanted);
    const QString bash = QStandardPaths::findExecutable("bash");
    if (bash.isEmpty()) QSKIP("SKIPPED: there is no bash");
    put("walk.bvh", "x");
    QString typed;
    for (const QString& word : words) typed += " '" + word + '\'';
    const QString script = completionScript("bash") + "cd '" + m_folder->path() + "'\nCOMP_WORDS=(tagline" +
                           typed + ")\nCOMP_CWORD=" + QString::number(words.size()) +
                           "\n_tagline\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    const CliRun done = runProgram(bash, {"--norc", "-s"}, script.toUtf8());
    QCOMPARE(done.messages, QString());
    QStringList found = done.output.split('\n', Qt::SkipEmptyParts),
                expected = wanted.split(' ', Qt::SkipEmptyParts);
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void tst_CommandReference::shellsReadTheirScripts_data()
{
    QTest::addColumn<QString>("shell");
    for (const QString& shell : completedShells()) QTest::newRow(qPrintable(shell)) << shell;
}

void tst_CommandReference::shellsReadTheirScripts()
{
    QFETCH(QString, shell);
    if (QStandardPaths::findExecutable(shell).isEmpty())
        QSKIP(qPrintable("SKIPPED: there is no " + shell + " to read its completions"));
    put("script", completionScript(shell).toUtf8());
    const CliRun read = runProgram(shell, {"-n", m_folder->filePath("script")});
    QVERIFY2(read.status == 0 && read.messages.isEmpty(), qPrintable(read.messages));
}

void tst_CommandReference::theManualPageHasAllOfTheHelp()
{
    const CliRun printed = run({"manual"});
    QCOMPARE(printed.status, 0);
    QVERIFY(printed.output.startsWith(".TH TAGLINE 1 "));
    for (const Command& command : commands())
        QVERIFY(printed.output.contains("\n.SS " + QString(command.name).replace('-', "\\-") + '\n'));
    for (const QString& line : printed.output.split('\n')) QVERIFY2(!line.startsWith('\''), qPrintable(line));
    for (const ExitCause& cause : exitCauses())
        QVERIFY(printed.output.contains(".B " + QString::number(cause.status) + '\n'));
    if (QStandardPaths::findExecutable("groff").isEmpty())
        QSKIP("SKIPPED: there is no groff to set the page");
    const CliRun set = runProgram("groff", {"-K", "utf8", "-man", "-ww", "-Tutf8", "-P-cbou", "-rLL=140n"},
                                  printed.output.toUtf8());
    QVERIFY2(set.status == 0 && set.messages.isEmpty(), qPrintable(set.messages));
    QString page = set.output; // where groff itself makes the page, a minus sign is one
    QVERIFY(page.replace(QChar(0x2212), '-').contains("--allow-missing-models"));
}

void tst_CommandReference::meaningsAreFoundInHelp()
{
    const QString help = "Usage: tagline x --not-this\n\n"
                         "  --plain       the first; the second\n"
                         "  --long VALUE  a text that goes\n"
                         "                on in the next line. And on\n"
                         "  --one, --two N  of both\n"
                         "  --far FILE --away N\n"
                         "                below\n";
    QCOMPARE(optionMeaning(help, "--plain"), QString("the first"));
    QCOMPARE(optionMeaning(help, "--long"), QString("a text that goes on in the next line"));
    QCOMPARE(optionMeaning(help, "--two"), QString("of both"));
    QCOMPARE(optionMeaning(help, "--away"), QString("below"));
    QCOMPARE(optionMeaning(help, "--not-this"), QString());
}

void tst_CommandReference::examplesAreInHelpAndManual()
{
    const CliRun manual = run({"manual"});
    for (const Command& command : commands()) {
        QVERIFY2(!command.examples.isEmpty(), qPrintable(command.name));
        const CliRun help = run({"help", command.name});
        QVERIFY(help.output.contains("\nExamples:\n  tagline " + command.name));
        for (const QString& line : command.examples) {
            QVERIFY2(help.output.contains("\n  " + line + '\n'), qPrintable(line));
            QVERIFY2(manual.output.contains("\n  " + roffText(line) + '\n'), qPrintable(line));
        }
    }
}

/// Those of a command in order, each in the folder as those before left it.
void tst_CommandReference::examplesOfTheHelpRun()
{
    for (const Command& command : commands()) {
        putSampleLibrary();
        for (const QString& line : command.examples) {
            const auto words = lineWords(line);
            QVERIFY2(words && words->mid(0, 2) == QStringList({"tagline", command.name}), qPrintable(line));
            const CliRun done = run(words->mid(1));
            QVERIFY2(done.status == 0, qPrintable(line + ": " + done.messages));
            const bool onlyLooks = line.contains(" --check") || line.contains(" --dry-run");
            QVERIFY2(onlyLooks || !done.output.startsWith("0 "),
                     qPrintable(line + ": " + done.output)); // it does something
        }
    }
}

QTEST_GUILESS_MAIN(tst_CommandReference)
#include "tst_CommandReference.moc"
