#include "core/library/commands/CommandWords.h"
#include "core/library/commands/VersionCommands.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

class tst_VersionCommands : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreToldApart_data();
    void wordsAreToldApart();
    void wordsAreTypedSoThatTheyComeBack_data();
    void wordsAreTypedSoThatTheyComeBack();
    void theFileStandsWhereItIsNamed_data();
    void theFileStandsWhereItIsNamed();
    void whatFailsIsSaid();
};

void tst_VersionCommands::wordsAreToldApart_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("none") << "" << QStringList();
    QTest::newRow("blanks") << "  " << QStringList();
    QTest::newRow("plain") << "p4 edit {file}" << QStringList{"p4", "edit", "{file}"};
    QTest::newRow("quotes") << "\"/opt/my tools/p4\" edit" << QStringList{"/opt/my tools/p4", "edit"};
}

void tst_VersionCommands::wordsAreToldApart()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, words);
    QStringList found;
    for (const std::string& word : commandWords(typed.toStdString())) found << QString::fromStdString(word);
    QCOMPARE(found, words);
}

void tst_VersionCommands::wordsAreTypedSoThatTheyComeBack_data()
{
    QTest::addColumn<std::vector<std::string>>("words");
    const auto row = [](const char* name, std::vector<std::string> words) { QTest::newRow(name) << words; };
    row("plain", {"python3", "guess.py", "0.1"});
    row("blanks", {"/a b/run me", "--name=x y"});
    row("quotes", {"sh", "-c", "echo \"a b\""});
    row("none", {});
}

void tst_VersionCommands::wordsAreTypedSoThatTheyComeBack()
{
    QFETCH(std::vector<std::string>, words);
    QVERIFY(commandWords(commandText(words)) == words);
}

void tst_VersionCommands::theFileStandsWhereItIsNamed_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("given");
    QTest::newRow("at the end") << ""
                                << "%1/a b.json\n";
    QTest::newRow("the path") << "{file} x"
                              << "%1/a b.json\nx\n";
    QTest::newRow("folder and name") << "-C {folder} {name}"
                                     << "-C\n%1\na b.json\n";
    QTest::newRow("within a word") << "--file={file}"
                                   << "--file=%1/a b.json\n";
}

/// No shell: a blank in the path parts nothing.
void tst_VersionCommands::theFileStandsWhereItIsNamed()
{
    QFETCH(QString, arguments);
    QFETCH(QString, given);
    const QTemporaryDir folder;
    QFile script(folder.filePath("note.sh"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$(dirname \"$0\")/given\"\n");
    script.close();
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const FileCommand command = commandWords((script.fileName() + ' ' + arguments).toStdString());
    QVERIFY(runOver(folder.filePath("a b.json").toStdString(), command));
    QFile note(folder.filePath("given"));
    QVERIFY(note.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(note.readAll()), given.arg(folder.path()));
}

void tst_VersionCommands::whatFailsIsSaid()
{
    const auto missing = runOver("/lib/walk.json", {"no-such-program-anywhere"});
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, std::string("version-control.no-program"));
    QCOMPARE(missing.error().file, std::string("/lib/walk.json"));
    const auto failed = runOver("/lib/walk.json", {"sh", "-c", "echo locked by ann; exit 3"});
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, std::string("version-control.failed"));
    QVERIFY(failed.error().message.find("ended with status 3: locked by ann") != std::string::npos);
    const auto said = runOver("/lib/walk.json", {"sh", "-c", "echo locked by ben >&2; exit 1"});
    QVERIFY(!said);
    QVERIFY(said.error().message.find("ended with status 1: locked by ben") != std::string::npos);
}

QTEST_GUILESS_MAIN(tst_VersionCommands)
#include "tst_VersionCommands.moc"
