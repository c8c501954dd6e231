// `tagline like`: on copies of the sample's clips.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tagline::test;

class tst_LikeCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void otherStepsOfAWalkComeFirst();
    void theMirroredStepIsFound();
    void partsCountAsTheyAreTold();
    void hitsAreTagged();
    void keptExamplesAreAskedForInQueries();
    void examplesAreListedRenamedAndRemoved();
    void whatIsFartherIsLeftOut();
    void whatHasNoBodyIsCounted();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    QJsonArray hits(const QStringList& arguments) const;
};

void tst_LikeCommand::init()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
    for (const char* name : {"walk.glb", "walk_to_run.glb", "jump.glb", "mannequin.glb"})
        QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/" + name, m_folder->filePath("lib/") + name));
}

QJsonArray tst_LikeCommand::hits(const QStringList& arguments) const
{
    const CliRun done = run(QStringList{"like"} + arguments + QStringList{"lib", "--json"});
    return QJsonDocument::fromJson(done.output.toUtf8()).object()["hits"].toArray();
}

void tst_LikeCommand::otherStepsOfAWalkComeFirst()
{
    const QJsonArray found = hits({"lib/walk.glb:32-94", "--limit", "3"});
    QCOMPARE(found.size(), 3);
    for (const auto& each : found) {
        const QJsonObject hit = each.toObject();
        QVERIFY(hit["clip"].toString().startsWith("walk"));
        QVERIFY(hit["distance"].toDouble() < 0.25);
        const QJsonArray range = hit["range"].toArray();
        QVERIFY(std::abs(range[1].toInt() - range[0].toInt() - 62) <= 12);
    }
    QVERIFY(found[0].toObject()["distance"].toDouble() < 0.05);
}

void tst_LikeCommand::theMirroredStepIsFound()
{
    const QJsonArray found = hits({"lib/walk.glb:32-63", "--mirror", "--limit", "6"});
    int mirrored = 0;
    for (const auto& each : found) mirrored += each.toObject()["mirrored"].toBool() ? 1 : 0;
    QVERIFY(mirrored > 0 && mirrored < found.size()); // every second step is of the other side
    for (const auto& each : hits({"lib/walk.glb:32-63", "--limit", "6"}))
        QVERIFY(!each.toObject()["mirrored"].toBool());
}

void tst_LikeCommand::partsCountAsTheyAreTold()
{
    const QStringList example{"lib/walk.glb:32-94", "--limit", "3"};
    const auto distance = [](const QJsonArray& found) { return found[2].toObject()["distance"].toDouble(); };
    const QJsonArray even = hits(example);
    QCOMPARE(hits(example + QStringList{"--parts", "arms=1, root=1"}), even);
    const QJsonArray arms = hits(example + QStringList{"--parts", "arms=10,legs=0,root=0"});
    QCOMPARE(arms.size(), 3);
    QVERIFY(distance(arms) != distance(even));
    QCOMPARE(hits(example + QStringList{"--parts", "legs=0,root=0,arms=10"}), arms);
}

void tst_LikeCommand::hitsAreTagged()
{
    const QStringList command{"like", "lib/walk.glb:32-94", "lib", "--limit", "2", "--tag", "Gait.Cycle"};
    const CliRun dry = run(command + QStringList{"--dry-run"});
    QVERIFY2(dry.output.contains("frames of 2 clips would be tagged"), qPrintable(dry.output));
    QVERIFY(content("lib/walk.glb.tags.json").isEmpty());
    const CliRun done = run(command + QStringList{"--author", "ana"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains("frames of 2 clips tagged"), qPrintable(done.output));
    const QByteArray written = content("lib/walk.glb.tags.json");
    QVERIFY(written.contains("\"Gait.Cycle\"") && written.contains("ana"));
    QVERIFY(run({"query", "Gait.Cycle", "lib"}).output.contains("walk_to_run"));
}

void tst_LikeCommand::keptExamplesAreAskedForInQueries()
{
    put("lib/moves.tagline", R"({"format": "tagline.library", "version": 1})");
    const QStringList command{"like", "lib/walk.glb:32-94", "lib", "--keep", "cycle", "--distance", "0.3"};
    const CliRun dry = run(command + QStringList{"--dry-run"});
    QVERIFY2(dry.output.contains("example cycle would be kept"), qPrintable(dry.output));
    QVERIFY(!content("lib/moves.tagline").contains("cycle"));
    const CliRun none = run({"query", "like(\"cycle\")", "lib"});
    QCOMPARE(none.status, 7);
    QVERIFY2(none.messages.contains("no example \"cycle\""), qPrintable(none.messages));
    const CliRun done = run(command);
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains("example cycle kept"), qPrintable(done.output));
    const QByteArray written = content("lib/moves.tagline");
    QVERIFY2(written.contains("\"examples\"") && written.contains("[32, 94]"), written.constData());
    QVERIFY(written.contains("\"source\": \"walk.glb\""));

    const CliRun asked = run({"query", "like(\"cycle\") & all", "lib"});
    QCOMPARE(asked.status, 0);
    QVERIFY2(asked.output.startsWith("(like(\"cycle\") & all)"), qPrintable(asked.output));
    QVERIFY(asked.output.contains("walk.glb:") && asked.output.contains("walk_to_run.glb:"));
    QVERIFY2(!asked.output.contains("jump.glb:"), qPrintable(asked.output));
    const auto answer =
        QJsonDocument::fromJson(run({"query", "like(\"cycle\")", "lib", "--json"}).output.toUtf8());
    QVERIFY(answer["totals"]["frames"].toInt() >= 62); // itself at least
    const CliRun wrong = run({"query", "like(\"cylce\")", "lib"});
    QVERIFY2(wrong.messages.contains("this library keeps: \"cycle\""), qPrintable(wrong.messages));

    QVERIFY(QFile::remove(m_folder->filePath("lib/walk.glb")));
    const CliRun gone = run({"query", "like(\"cycle\")", "lib"});
    QVERIFY2(gone.messages.contains("nothing can move like the example \"cycle\""),
             qPrintable(gone.messages));
}

void tst_LikeCommand::examplesAreListedRenamedAndRemoved()
{
    put("lib/moves.tagline", R"({"format": "tagline.library", "version": 1,
        "queries": [{"name": "cycles", "query": "like(\"cycle\") & all"}]})");
    QCOMPARE(run({"like", "lib/walk.glb:32-94", "lib", "--keep", "cycle", "--mirror"}).status, 0);
    const CliRun listed = run({"examples", "lib"});
    QVERIFY2(listed.output.contains("[32, 94), up to 1, mirrored too\n1 example\n"),
             qPrintable(listed.output));
    QCOMPARE(run({"examples", "rename", "cycle", "step", "lib", "--dry-run"}).output,
             QString("example cycle would be step\n"));
    QCOMPARE(run({"examples", "rename", "cycle", "step", "lib"}).output,
             QString("example cycle is step now\n"));
    QVERIFY(content("lib/moves.tagline").contains(R"(like(\"step\") & all)"));
    QCOMPARE(run({"query", "@cycles", "lib"}).status, 0);
    QCOMPARE(run({"examples", "rename", "cycle", "step", "lib"}).status, 7);
    QCOMPARE(run({"examples", "rename", "step", "step", "lib"}).status, 8);
    const CliRun removed = run({"examples", "remove", "step", "lib"});
    QCOMPARE(removed.output, QString("example step removed\n"));
    QVERIFY2(removed.messages.contains("\"cycles\" cannot be asked any more"), qPrintable(removed.messages));
    QVERIFY(!content("lib/moves.tagline").contains("examples"));
    QCOMPARE(run({"examples", "remove", "lib"}).status, 2);
}

void tst_LikeCommand::whatIsFartherIsLeftOut()
{
    const QJsonArray near = hits({"lib/walk.glb:32-94", "--distance", "0.3"});
    const QJsonArray all = hits({"lib/walk.glb:32-94"});
    QVERIFY(!near.isEmpty() && near.size() < all.size());
    for (const auto& each : near) QVERIFY(each.toObject()["distance"].toDouble() <= 0.3);
}

void tst_LikeCommand::whatHasNoBodyIsCounted()
{
    put("lib/box.bvh", smallBvh(20));
    const CliRun done = run({"like", "lib/walk.glb:32-94", "lib", "--limit", "1"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.messages.contains("1 clip without a body with legs that is known cannot be compared"),
             qPrintable(done.messages));
    const CliRun box = run({"like", "lib/box.bvh:0-10", "lib"});
    QCOMPARE(box.status, 8);
    QVERIFY2(box.messages.contains("no body"), qPrintable(box.messages));
}

void tst_LikeCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no path") << QStringList{"lib/walk.glb:0-9"} << "FILE:START-STOP and PATH are needed";
    QTest::newRow("no range") << QStringList{"lib/walk.glb", "lib"} << "written FILE:START-STOP";
    QTest::newRow("empty") << QStringList{"lib/walk.glb:9-9", "lib"} << "written FILE:START-STOP";
    QTest::newRow("no file") << QStringList{"lib/run.glb:0-9", "lib"} << "run.glb";
    QTest::newRow("no clip") << QStringList{"lib/walk.glb#trot:0-9", "lib"} << "there is no clip";
    QTest::newRow("past the end") << QStringList{"lib/walk.glb:300-400", "lib"} << "must end by 311";
    QTest::newRow("limit") << QStringList{"lib/walk.glb:0-9", "lib", "--limit", "0"} << "from 1, not \"0\"";
    QTest::newRow("part") << QStringList{"lib/walk.glb:0-9", "lib", "--parts", "wings=3"}
                          << "\"wings\" is no part of the body: there are arms, legs, ";
    QTest::newRow("weight") << QStringList{"lib/walk.glb:0-9", "lib", "--parts", "arms=11"}
                            << "\"11\" is no weight for arms: it is a number from 0 to 10";
    QTest::newRow("distance") << QStringList{"lib/walk.glb:0-9", "lib", "--distance", "far"}
                              << "from 0.001 to 100, not \"far\"";
    QTest::newRow("keep") << QStringList{"lib/walk.glb:0-9", "lib", "--keep", " "} << "--keep takes a name";
    QTest::newRow("no library file") << QStringList{"lib/walk.glb:32-94", "lib", "--keep", "a"}
                                     << "library file";
    QTest::newRow("tag") << QStringList{"lib/walk.glb:0-9", "lib", "--tag", "a..b"} << "--tag";
}

void tst_LikeCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliRun done = run(QStringList{"like"} + arguments);
    QVERIFY(done.status != 0);
    QVERIFY2(done.messages.contains(said), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_LikeCommand)
#include "tst_LikeCommand.moc"
