// `tagline sets`: what lies in which tag set, moved from one to another; `--set` of query and export.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_SetsCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void setsAreListed();
    void namesAreToldApart();
    void oneSetIsAskedAndExported();
    void setsAreMerged();
    void aStateGoesWithItsSet();
    void setsWithOtherValuesAreNotMerged();
    void tagsAreSplitOff();
    void aTagGoesIntoASet();
    void movedFilesTakeTheirSets();
    void cutClipsTakeTheirSets();
    void oneSetIsCut();
    void wrongUseIsSaid();
};

void tst_SetsCommand::init()
{
    open();
    put("lib/walk.bvh", smallBvh(20));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[0,10]],"Style.Tired":[[2,5]])")));
    put("lib/walk.bvh.gameplay.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 20, R"("Hit":[[4,5]],"Run":[[8,12]])")));
}

void tst_SetsCommand::setsAreListed()
{
    const CliRun listed = run({"sets", "lib"});
    QCOMPARE(listed.output, QString("default: 2 ranges of 2 tags in 1 clip\n"
                                    "gameplay: 2 ranges of 2 tags in 1 clip\n"));
    QVERIFY(listed.messages.isEmpty());
    QVERIFY(run({"sets", "lib", "--json"}).output.contains("\"name\": \"gameplay\""));
}

void tst_SetsCommand::namesAreToldApart()
{
    QVERIFY(run({"query", "Run", "lib"}).output.contains("[0, 10)"));
    QVERIFY(run({"query", "gameplay::Run", "lib"}).output.contains("[8, 12)"));
    QVERIFY(run({"query", "Hit", "lib"}).output.contains("[4, 5)"));
}

void tst_SetsCommand::oneSetIsAskedAndExported()
{
    QVERIFY(run({"query", "Run", "lib", "--set", "gameplay"}).output.contains("[8, 12)"));
    const CliRun csv = run({"export", "--to", "csv", "lib", "--set", "gameplay"});
    QCOMPARE(csv.status, 0);
    QVERIFY(csv.output.contains("walk.bvh,Run,8,12,"));
    QVERIFY(!csv.output.contains("Tired") && !csv.output.contains("gameplay::"));
    const CliRun plain = run({"export", "--to", "csv", "lib", "--set", "default"});
    QVERIFY(plain.output.contains("Tired") && !plain.output.contains("Hit"));
    QCOMPARE(run({"export", "--to", "csv", "lib", "--set", "Gameplay"}).messages,
             QString("there is no tag set “Gameplay” here; there are: default, gameplay\n"));
}

void tst_SetsCommand::setsAreMerged()
{
    const CliRun dry = run({"sets", "merge", "gameplay", "default", "lib", "--dry-run"});
    QCOMPARE(dry.output, QString("2 ranges in 1 clip would go from the tag set gameplay to default\n"));
    QVERIFY(!content("lib/walk.bvh.gameplay.tags.json").isEmpty());
    const CliRun done = run({"sets", "merge", "gameplay", "default", "lib"});
    QCOMPARE(done.status, 0);
    QVERIFY(content("lib/walk.bvh.gameplay.tags.json").isEmpty()); // nothing is left in it
    QVERIFY(run({"query", "Run", "lib"}).output.contains("[0, 12)"));
    QCOMPARE(run({"sets", "lib"}).output, QString("default: 3 ranges of 3 tags in 1 clip\n"));
}

/// Also where nothing else is in that set.
void tst_SetsCommand::aStateGoesWithItsSet()
{
    QByteArray entry = clipEntry("walk", 20, "");
    entry.chop(1); // its brace
    put("lib/walk.bvh.gameplay.tags.json",
        sidecar("walk.bvh", entry + R"(,"state":{"is":"done","by":"ana"}})"));
    QCOMPARE(run({"sets", "merge", "gameplay", "default", "lib"}).status, 0);
    QVERIFY(content("lib/walk.bvh.gameplay.tags.json").isEmpty());
    QVERIFY2(content("lib/walk.bvh.tags.json").contains("ana"), content("lib/walk.bvh.tags.json"));
}

void tst_SetsCommand::setsWithOtherValuesAreNotMerged()
{
    const QByteArray before = sidecar(
        "walk.bvh", clipEntry("walk", 20, R"("Run":[[0,10]]},"properties":{"ground":[[0,9,"sand"]])"));
    put("lib/walk.bvh.tags.json", before);
    put("lib/walk.bvh.gameplay.tags.json",
        sidecar("walk.bvh",
                clipEntry("walk", 20, R"("Run":[[8,12]]},"properties":{"ground":[[5,12,"ice"]])")));
    const CliRun refused = run({"sets", "merge", "gameplay", "default", "lib"});
    QCOMPARE(refused.status, 8);
    QVERIFY2(refused.messages.contains("“ground” has another value in each of the two sets on frames [5, 9)"),
             qPrintable(refused.messages));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
}

void tst_SetsCommand::tagsAreSplitOff()
{
    const CliRun done = run({"sets", "split", "style", "--tags", "Style.*, Nothing", "lib", "--json"});
    QCOMPARE(done.status, 0);
    QVERIFY(done.output.contains("\"ranges\": 1"));
    QVERIFY(content("lib/walk.bvh.style.tags.json").contains("\"Style.Tired\""));
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("Tired"));
    QVERIFY(run({"query", "Tired", "lib"}).output.contains("[2, 5)")); // as before
}

void tst_SetsCommand::aTagGoesIntoASet()
{
    QCOMPARE(run({"tag", "audio::Step", "lib", "--new", "--frames", "3:4"}).status, 0);
    QVERIFY(content("lib/walk.bvh.audio.tags.json").contains("\"Step\""));
}

void tst_SetsCommand::movedFilesTakeTheirSets()
{
    put("out/hits/walk_2.bvh.audio.tags.json", "{}"); // would become the moved file's
    const CliRun refused =
        run({"cut", "lib", "--query", "Hit", "--whole", "--move", "--name", "hits/{clip}_2", "-o", "out"});
    QCOMPARE(refused.status, 8);
    QVERIFY(!content("lib/walk.bvh").isEmpty() && !content("lib/walk.bvh.gameplay.tags.json").isEmpty());
    QVERIFY(QFile::remove(m_folder->filePath("out/hits/walk_2.bvh.audio.tags.json")));
    QCOMPARE(
        run({"cut", "lib", "--query", "Hit", "--whole", "--move", "--name", "hits/{clip}_2", "-o", "out"})
            .status,
        0);
    QVERIFY(content("out/hits/walk_2.bvh.gameplay.tags.json").contains("\"walk_2\""));
    QVERIFY(content("lib/walk.bvh.gameplay.tags.json").isEmpty());
    QVERIFY(run({"query", "gameplay::Run", "out"}).output.contains("[8, 12)"));
}

void tst_SetsCommand::cutClipsTakeTheirSets()
{
    QCOMPARE(run({"cut", "lib", "--query", "Run", "--name", "{clip}", "-o", "out"}).status, 0);
    QVERIFY(content("out/walk.glb.gameplay.tags.json").contains("\"Hit\""));
    QVERIFY(!content("out/walk.glb.tags.json").contains("::"));
    put("out/walk.glb.former.tags.json", "{}"); // of another cut
    QCOMPARE(run({"cut", "lib", "--query", "Run", "--name", "{clip}", "-o", "out", "--replace"}).status, 0);
    QVERIFY(content("out/walk.glb.former.tags.json").isEmpty());
}

void tst_SetsCommand::oneSetIsCut()
{
    const QStringList cut{"cut", "lib", "--query", "Run", "--name", "{tag}/{clip}", "--set"};
    const CliRun listed = run(cut + QStringList{"gameplay", "--dry-run"});
    QCOMPARE(listed.output,
             QString("Run/walk.glb  lib/walk.bvh [8, 12)\n1 cut\n")); // [0, 10) of the default set
    QCOMPARE(run(cut + QStringList{"gameplay", "-o", "out"}).status, 0);
    const QByteArray tags = content("out/Run/walk.glb.tags.json");
    QVERIFY2(tags.contains("\"Run\"") && !tags.contains("Tired") && !tags.contains("::"), tags.constData());
    QVERIFY(content("out/Run/walk.glb.gameplay.tags.json").isEmpty());
    QCOMPARE(run(cut + QStringList{"Gameplay", "-o", "other"}).messages,
             QString("there is no tag set “Gameplay” here; there are: default, gameplay\n"));
    QCOMPARE(run(cut + QStringList{"gameplay", "--whole", "--move", "-o", "other"}).messages,
             QString("tagline: cut: --set cannot be used with --move, which leaves files as they are\n"));
}

void tst_SetsCommand::wrongUseIsSaid()
{
    QCOMPARE(run({"sets"}).messages, QString("tagline: sets: PATH is missing; see tagline help sets\n"));
    QCOMPARE(run({"sets", "merge", "a", "b"}).status, 2);
    QCOMPARE(run({"sets", "split", "9", "--tags", "Run", "lib"}).status, 2);
    QCOMPARE(run({"sets", "split", "fbx", "--tags", "Run", "lib"}).messages,
             QString("tagline: sets: \"fbx\" cannot name a tag set: files of clips end so\n"));
    QCOMPARE(run({"sets", "split", "fights", "lib"}).status, 2);
    QCOMPARE(run({"sets", "split", "default", "--tags", "Run", "lib"}).status, 2);
    QCOMPARE(run({"sets", "merge", "gameplay", "gameplay", "lib"}).status, 2);
    QCOMPARE(run({"sets", "merge", "sound", "gameplay", "lib"}).status, 7);
}

QTEST_GUILESS_MAIN(tst_SetsCommand)
#include "tst_SetsCommand.moc"
