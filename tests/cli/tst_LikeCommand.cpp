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
