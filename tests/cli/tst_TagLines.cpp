// `tagline tag -`: several edits from standard input. `--library` and frames by time, of all commands.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_TagLines : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
    }
    void editsAreMadeInOrder();
    void linesThatCannotBeDoneAreNamed();
    void strictDoesAllLinesOrNone();
    void aDryRunOfLinesWritesNothing();
    void eachLineIsSignedByItsAuthor();
    void wrongLines_data();
    void wrongLines();
    void framesAreGivenByTime_data();
    void framesAreGivenByTime();
    void timesThatCouldBeFramesAreNotGuessed();
    void anExampleIsGivenByTime();
    void aVocabularyNeedNotLieWithItsClips();
    void aNamedLibraryIsTheOneThatIsEdited();

private:
    QString answer(const QString& query) const
    {
        return run({"query", query, "lib"}).output.section('\n', 1);
    }
};

void tst_TagLines::editsAreMadeInOrder()
{
    const CliRun done = run({"tag", "-", "lib", "--json"}, "Good --new --query 'Run & ~Bad'\n"
                                                           "\n"
                                                           "Best --new --query \"Good\" --clip jog\r\n"
                                                           "Bad --remove --all");
    QVERIFY2(done.status == 0 && done.messages.isEmpty(), qPrintable(done.messages));
    const QStringList lines = done.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(text(Json::parse(lines[0].toStdString())),
             QString(R"({"line":1,"tag":"Good","written":true,"clips":2,"ranges":3,"frames":15,"carved":0,)"
                     R"("blocked":0,"unchanged":0,"outside":0,"readOnly":0})"));
    QVERIFY(lines[1].startsWith(R"({"line": 3, "tag": "Best", "written": true, "clips": 1,)"));
    QCOMPARE(answer("Best"), QString("lib/a/jog.bvh: [0, 10)\n10 frames in 1 range of 1 clip\n"));
    QCOMPARE(answer("optional(Bad)"), QString("0 frames in 0 ranges of 0 clips\n"));
}

void tst_TagLines::linesThatCannotBeDoneAreNamed()
{
    const QByteArray lines = "Good --new --all\nRum --all\nGood --remove --query 'Run &'\nBad --all\n";
    const CliRun done = run({"tag", "-", "lib"}, lines);
    QCOMPARE(done.status, 7); // of 6 and 7
    const QStringList said = done.output.trimmed().split('\n');
    QVERIFY2(said.size() == 4 && said[1].startsWith("line 2: there is no tag \"Rum\"") &&
                 said[2].startsWith("line 3: "),
             qPrintable(done.output));
    QVERIFY(answer("Bad").endsWith("39 frames in 5 ranges of 5 clips\n"));
    const CliRun asJson = run({"tag", "-", "lib", "--json"}, lines);
    const Json refused = Json::parse(asJson.output.section('\n', 1, 1).toStdString());
    QCOMPARE(keys(refused), (QStringList{"line", "edit", "error"}));
    QCOMPARE(text(refused["edit"]), QString("\"Rum --all\""));
    QCOMPARE(text(refused["error"]["status"]), QString("7"));
}

void tst_TagLines::strictDoesAllLinesOrNone()
{
    const auto before = files();
    const CliRun refused = run({"tag", "-", "lib", "--strict", "--json"}, "Bad --all\nRum --all\n");
    QCOMPARE(refused.status, 7);
    QCOMPARE(refused.output, QString());
    const Json message = Json::parse(refused.messages.section('\n', 0, 0).toStdString());
    QCOMPARE(text(message["file"]), QString("\"line 2 of standard input\""));
    QCOMPARE(files(), before);
    QCOMPARE(run({"tag", "-", "lib", "--strict"}, "Bad --all\n").status, 0);
    QVERIFY(files() != before);
}

void tst_TagLines::aDryRunOfLinesWritesNothing()
{
    const auto before = files();
    const CliRun done = run({"tag", "-", "lib", "--dry-run"}, "Good --new --all\nBad --query Good\n");
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output.count("would change"), 2);
    QCOMPARE(files(), before);
}

void tst_TagLines::eachLineIsSignedByItsAuthor()
{
    const CliRun done =
        run({"tag", "-", "lib", "--author", "ana"},
            "A --new --frames 0:1\nB --new --frames 1:2 --author ben\nC --new --frames 2:3\n");
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    for (const char* query : {"A.author == \"ana\"", "B.author == \"ben\"", "C.author == \"ana\""})
        QVERIFY2(answer(query).endsWith("5 frames in 5 ranges of 5 clips\n"), query);
}

void tst_TagLines::wrongLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("said");
    QTest::newRow("no tag") << QByteArray("--all") << "the tag is missing";
    QTest::newRow("two tags") << QByteArray("Run Bad --all") << "an edit has one tag, not \"Bad\" too";
    QTest::newRow("no frames") << QByteArray("Run") << "give exactly one of --query";
    QTest::newRow("an open quote") << QByteArray("Run --query 'Bad") << "a quote is not closed";
    QTest::newRow("another option") << QByteArray("Run --all --dry-run") << "unknown option --dry-run";
    QTest::newRow("no range") << QByteArray("Run --frames 5..8") << "START:STOP";
}

void tst_TagLines::wrongLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, said);
    const auto before = files();
    const CliRun done = run({"tag", "-", "lib"}, line);
    QCOMPARE(done.status, 6);
    QVERIFY2(done.output.startsWith("line 1: ") && done.output.contains(said), qPrintable(done.output));
    QCOMPARE(files(), before);
    QCOMPARE(run({"tag", "-", "lib", "--all"}, line).status, 2);
}

void tst_TagLines::framesAreGivenByTime_data()
{
    QTest::addColumn<QString>("frames");
    QTest::addColumn<QString>("walk"); ///< of 20 frames at 30 a second
    QTest::newRow("seconds") << "0.1s:0.5s"
                             << "[3, 15)";
    QTest::newRow("milliseconds") << "100ms:500ms"
                                  << "[3, 15)";
    QTest::newRow("frames") << "3f:15"
                            << "[3, 15)";
    QTest::newRow("both") << "3:0.5s"
                          << "[3, 15)";
    QTest::newRow("the nearest frame") << "0.11s:0.49s"
                                       << "[3, 15)";
    QTest::newRow("past the end") << "0.5s:2s"
                                  << "[15, 20)";
    QTest::newRow("by the clock") << "00:00.1-00:00.5"
                                  << "[3, 15)";
    QTest::newRow("with hours, and frames") << "3-0:00:00.5"
                                            << "[3, 15)";
    QTest::newRow("parted by -") << "100ms-15"
                                 << "[3, 15)";
    QTest::newRow("past a minute") << "00:00.5-1:00"
                                   << "[15, 20)";
}

void tst_TagLines::framesAreGivenByTime()
{
    QFETCH(QString, frames);
    QFETCH(QString, walk);
    QCOMPARE(run({"tag", "New", "--new", "--frames", frames, "lib/walk.bvh"}).status, 0);
    QCOMPARE(answer("New").section('\n', 0, 0), "lib/walk.bvh: " + walk);
    for (const char* wrong : {"0.5s:0.1s", "1.5:3", "1s", "1s:2m", "1s:1s", "00:01:00:02", "00:01-00:60",
                              "00:1-00:02", "00:01", "00:02-00:01", "1:02:03", "0:01.5-"})
        QVERIFY2(run({"tag", "New", "--frames", wrong, "lib"}).status == 2, wrong);
}

void tst_TagLines::timesThatCouldBeFramesAreNotGuessed()
{
    const auto said = [this](const char* frames) {
        return run({"tag", "New", "--new", "--frames", frames, "lib/walk.bvh"}).messages;
    };
    QVERIFY2(said("00:01.5:00:03").contains("between times by the clock stands a -: 00:01.5-00:03"),
             qPrintable(said("00:01.5:00:03")));
    QVERIFY(said("0:00:01:0:00:03").contains("0:00:01-0:00:03"));
    QVERIFY(said("00:03").contains("write frames without zeros in front"));
    QVERIFY(!said("1s").contains("clock"));
    QCOMPARE(run({"tag", "New", "--new", "--frames", "3:15", "lib/walk.bvh"}).status, 0);
    QCOMPARE(answer("New").section('\n', 0, 0), QString("lib/walk.bvh: [3, 15)"));
}

void tst_TagLines::anExampleIsGivenByTime()
{
    QVERIFY(QDir(m_folder->path()).mkdir("sample"));
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const QString& name : {QString("walk.glb"), QString("walk_to_run.glb")})
        QVERIFY(QFile::copy(sample.filePath(name), m_folder->filePath("sample/") + name));
    const Json clip = json(run({"query", "all", "sample/walk.glb", "--json"}))["clips"][0];
    QCOMPARE(text(clip["rate"]), QString("[60,1]"));
    const CliRun frames = run({"like", "sample/walk.glb:30-90", "sample", "--limit", "3"});
    QCOMPARE(frames.status, 0);
    QVERIFY(!frames.output.isEmpty());
    QCOMPARE(run({"like", "sample/walk.glb:0.5s-1500ms", "sample", "--limit", "3"}).output, frames.output);
    QCOMPARE(run({"like", "sample/walk.glb:00:00.5-00:01.5", "sample", "--limit", "3"}).output,
             frames.output);
    QCOMPARE(run({"like", "sample/walk.glb#walk:0:00:00.5-90", "sample", "--limit", "3"}).status, 0);
    QCOMPARE(run({"like", "sample/walk.glb:2s-1s", "sample"}).status, 2);
    QCOMPARE(run({"like", "sample/walk.glb:00:00.5:00:01.5", "sample"}).status, 2);
#ifndef Q_OS_WIN
    QVERIFY(QFile::copy(m_folder->filePath("sample/walk.glb"), m_folder->filePath("sample/00:10")));
    const CliRun colon = run({"like", "sample/00:10:30-90", "sample"});
    QVERIFY2(colon.messages.contains("there is no clip sample/00:10"), qPrintable(colon.messages));
#endif
}

void tst_TagLines::aVocabularyNeedNotLieWithItsClips()
{
    put("rules/rules.tagline", R"({"format":"tagline.library","version":1,
        "vocabulary":[{"name":"Run","synonyms":["Sprint"]}],
        "queries":[{"name":"clean","query":"Run & ~Bad"}],
        "derived":[{"name":"Clean","query":"@clean"}],
        "checks":[{"name":"No bad runs","query":"Run & Bad","expect":"none"}]})");
    put("rules/other.bvh", smallBvh(7)); // is not read
    const QStringList named{"lib", "--library", "rules/rules.tagline"};
    QCOMPARE(run(QStringList{"query", "@clean"} + named).output,
             QString("(Run & ~Bad)\nlib/a/jog.bvh: [0, 10)\nlib/walk.bvh: [2, 4) [6, 9)\n"
                     "15 frames in 3 ranges of 2 clips\n"));
    QCOMPARE(run(QStringList{"query", "@clean", "lib"}).status, 7);
    const QString table = run(QStringList{"export", "--to", "csv"} + named).output;
    QVERIFY2(table.contains("\na/jog.bvh,Clean,") && !table.contains("other"), qPrintable(table));
    const CliRun checked = run(QStringList{"check", "--only", "No bad runs"} + named);
    QVERIFY2(checked.status == 1 && checked.output.contains("lib/walk.bvh [4, 6)"),
             qPrintable(checked.output));
    QCOMPARE(run(QStringList{"tag", "Sprint", "--remove", "--all"} + named).status, 0);
    QCOMPARE(run({"query", "optional(Run)", "lib"}).output.section('\n', 1),
             QString("0 frames in 0 ranges of 0 clips\n"));
    for (const QString command : {"query", "tag"}) {
        const QStringList start =
            command == "tag" ? QStringList{"tag", "Bad", "--all"} : QStringList{"query", "Bad"};
        QCOMPARE(run(start + QStringList{"lib", "--library", "rules"}).status, 2);
        QCOMPARE(run(start + QStringList{"lib", "--library", "no.tagline"}).status, command == "tag" ? 5 : 4);
    }
}

void tst_TagLines::aNamedLibraryIsTheOneThatIsEdited()
{
    put("rules/rules.tagline",
        R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run"}],"roots":["clips"]})");
    const QByteArray before = content("rules/rules.tagline");
    QCOMPARE(run({"tag", "Run", "--all", "lib", "--library", "rules/rules.tagline"}).status, 0);
    QCOMPARE(content("rules/rules.tagline"), before);
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1})");
    const CliRun two = run({"tag", "Run", "--all", "lib", "--library", "rules/rules.tagline"});
    QCOMPARE(two.status, 8);
    QVERIFY2(two.messages.contains("only one library can be edited"), qPrintable(two.messages));
}

QTEST_GUILESS_MAIN(tst_TagLines)
#include "tst_TagLines.moc"
