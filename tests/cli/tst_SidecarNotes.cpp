// What a command says of sidecars that are broken, newer, of missing models, or hold something unusual.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_SidecarNotes : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void guessedRateIsTheOneThatTheSidecarKeeps();
    void whatAMissingModelLacksIsSaid();
    void whereASidecarIsBrokenIsSaid();
    void newerSidecarIsReadWithANote();
    void filesThatHoldSomethingElseAreSaidInWords_data();
    void filesThatHoldSomethingElseAreSaidInWords();
    void whatIsKeptButUnusualIsNoted();
    void valuesOfAnotherTypeAreNoted();
};

void tst_SidecarNotes::guessedRateIsTheOneThatTheSidecarKeeps()
{
    put("pack.gltf", smallGltf());
    put("pack.gltf.tags.json",
        sidecar("pack.gltf", clipEntry("idle", 5, R"("Idle":[[0,5]])").replace("[30,1]", "[60,1]")));
    const CliRun query = run({"query", "Idle", "pack.gltf", "--json"});
    QCOMPARE(query.messages, QString());
    QCOMPARE(text(json(query)["clips"][0]["frames"]), QString("5"));
    QCOMPARE(text(json(query)["clips"][0]["rate"]), QString("[60,1]"));
}

void tst_SidecarNotes::whatAMissingModelLacksIsSaid()
{
    putLibrary();
    put("lib/gone.bvh.tags.json", sidecar("gone.bvh", clipEntry("gone", 30, R"("Run":[[25,40]])")));
    const CliRun query = run({"query", "Run", "lib", "--json"});
    QCOMPARE(query.status, 3);
    QCOMPARE(text(json(query)["totals"]["clips"]), text(Json(3)));
    QCOMPARE(text(json(query)["clips"][1]["source"]), text(Json("lib/gone.bvh")));
    QCOMPARE(text(json(query)["clips"][1]["ranges"]), text(Json{{25, 30}}));
    QVERIFY(run({"query", "Run", "lib"}).messages.contains("lib/gone.bvh: the model file is missing"));
}

void tst_SidecarNotes::whereASidecarIsBrokenIsSaid()
{
    putLibrary();
    put("lib/walk.bvh.tags.json", "{\n  \"format\": \"tagline.tags\",\n  \"format\": 1\n}");
    const CliRun query = run({"query", "Run", "lib", "--json"});
    QCOMPARE(query.status, 5);
    QCOMPARE(text(json(query)["totals"]["clips"]), text(Json(1)));
    QVERIFY2(
        query.messages.contains(R"("file": "lib/walk.bvh.tags.json", "line": 3, "column": 3, "status": 5)"),
        qPrintable(query.messages));
    QVERIFY(run({"query", "Run", "lib"}).messages.startsWith("lib/walk.bvh.tags.json:3:3: "));
}

void tst_SidecarNotes::newerSidecarIsReadWithANote()
{
    putLibrary();
    put("lib/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5]])"))
                                      .replace(R"("version":1)", R"("version":2)"));
    const CliRun query = run({"query", "Run", "lib/walk.bvh", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["totals"]["frames"]), text(Json(3)));
    QVERIFY(run({"query", "Run", "lib/walk.bvh"}).messages.startsWith("lib/walk.bvh.tags.json: note: "));
}

void tst_SidecarNotes::filesThatHoldSomethingElseAreSaidInWords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("words");
    const QByteArray good = sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5]])"));
    QTest::newRow("conflict") << QByteArray("<<<<<<< HEAD\n" + good + "\n=======\n" + good +
                                            "\n>>>>>>> theirs\n")
                              << "1:1: "
                              << "holds both sides of a merge that was not finished";
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0", 4) << "1:1: "
                            << "is UTF-16";
    QTest::newRow("NUL bytes") << good + QByteArray(5, '\0') << "1:"
                               << "ends in NUL bytes";
}

void tst_SidecarNotes::filesThatHoldSomethingElseAreSaidInWords()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, words);
    putLibrary();
    put("lib/walk.bvh.tags.json", bytes);
    const CliRun query = run({"query", "Run", "lib"});
    QCOMPARE(query.status, 5);
    QVERIFY2(query.messages.startsWith("lib/walk.bvh.tags.json:" + place), qPrintable(query.messages));
    QVERIFY2(query.messages.contains(words), qPrintable(query.messages));
    QCOMPARE(run({"tag", "Run", "--all", "lib"}).status, 5);
    QFile file(m_folder->filePath("lib/walk.bvh.tags.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void tst_SidecarNotes::whatIsKeptButUnusualIsNoted()
{
    putLibrary();
    put("lib/walk.bvh.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"walk.bvh","points":["Step"],"clips":[)" +
            clipEntry("walk", 20, R"("Step":[[2,5],[7,8]],"Run":[[3,2147483647]])") + "," +
            clipEntry("older", 9, R"("Run":[[0,9]])") + "]}");
    const CliRun query = run({"query", "Run", "lib"});
    QCOMPARE(query.status, 0);
    const QString file = "lib/walk.bvh.tags.json: note: ";
    for (const QString note :
         {"the clip \"walk\" has 20 frames, and ranges that stop at frame 2147483647; they are kept\n",
          "has tags of a clip \"older\" that the model does not have; they are kept\n",
          "in \"walk\" the point tag \"Step\" has 1 range of more than one frame, the first [2, 5); kept as "
          "it is\n"})
        QVERIFY2(query.messages.contains(file + note), qPrintable(query.messages));
    QVERIFY(query.output.contains("lib/walk.bvh: [3, 20)"));
}

void tst_SidecarNotes::valuesOfAnotherTypeAreNoted()
{
    put("lib/all.tagline",
        R"({"format":"tagline.library","version":1,"properties":[{"name":"slope","type":"number"}]})");
    put("lib/walk.bvh", smallBvh(20));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", R"({"name":"walk","frames":20,"rate":[30,1],"tags":{},"properties":{
            "slope":[[0,4,"steep"],[4,8,0.5],[8,9,true]],"terrain":[[0,4,1]]}})"));
    const CliRun query = run({"query", "all", "lib"});
    QCOMPARE(query.status, 0);
    QCOMPARE(
        query.messages,
        QString("lib/walk.bvh.tags.json: note: in \"walk\" \"slope\" is declared a number; frames [0, 4) "
                "have the string \"steep\"; the value is kept as it is\n"));
}

QTEST_GUILESS_MAIN(tst_SidecarNotes)
#include "tst_SidecarNotes.moc"
