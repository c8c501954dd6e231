// `tagline transitions` from each tag to each, and as a table: on copies of the sample's clips.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_TransitionsCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void eachTagHasABlockOfAllTags();
    void eachPairIsTheBestOfTheTwoQueries();
    void theTableHasALineForEachPairOfTags();
    void aTableOfQueriesHasTheListsPairs();
    void withoutTagsThereIsNothingToSay();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
};

void tst_TransitionsCommand::init()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
    const QString sample = sourceFolder() + "/resources/sample/";
    for (const char* name : {"walk.glb", "run.glb", "jump.glb", "idle.glb"}) {
        QVERIFY(QFile::copy(sample + name, m_folder->filePath("lib/") + name));
        const QString sidecar = QString(name) + ".tags.json";
        QVERIFY(QFile::copy(sample + sidecar, m_folder->filePath("lib/") + sidecar));
    }
}

void tst_TransitionsCommand::eachTagHasABlockOfAllTags()
{
    const CliRun done = run({"transitions", "--tags", "lib"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const Json found = json(run({"transitions", "--tags", "lib", "--json"}));
    QStringList blocks;
    for (const QString& line : done.output.split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith(' '))
            blocks << line;
        else
            QVERIFY2(line.contains(" ms  ") ? line.contains(" → lib/") : line.startsWith("  none"),
                     qPrintable(line));
    }
    QVERIFY(blocks.contains("Locomotion.Walk to") && blocks.contains("Locomotion.Idle to"));
    QVERIFY(!blocks.contains("Locomotion to")); // no frame has it itself
    QCOMPARE(done.output.count('\n'), blocks.size() + blocks.size() * blocks.size());
    QCOMPARE(found["transitions"].size(), std::size_t(blocks.size() * blocks.size()));
}

void tst_TransitionsCommand::eachPairIsTheBestOfTheTwoQueries()
{
    const Json found = json(run({"transitions", "--tags", "lib", "--json"}));
    QCOMPARE(text(found["withoutBody"]), QString("0"));
    int looked = 0;
    for (Json each : found["transitions"]) {
        const auto from = QString::fromStdString(each["fromTag"]), to = QString::fromStdString(each["toTag"]);
        if (!from.startsWith("Locomotion.") || !to.startsWith("Locomotion.")) continue;
        const Json best =
            json(run({"transitions", from, to, "lib", "--limit", "1", "--json"}))["transitions"];
        each.erase("fromTag");
        each.erase("toTag");
        QCOMPARE(text(each), best.empty() ? QString("{}") : text(best[0]));
        ++looked;
    }
    QVERIFY(looked >= 9);
}

void tst_TransitionsCommand::theTableHasALineForEachPairOfTags()
{
    const CliRun done = run({"transitions", "--tags", "lib", "--csv", "--whole-body"});
    QCOMPARE(done.status, 0);
    const QStringList lines = done.output.split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines[0], QString("from_tag,to_tag,from_clip,from_frame,to_clip,to_frame,cost,milliseconds"));
    const Json found = json(run({"transitions", "--tags", "lib", "--json"}));
    QCOMPARE(lines.size() - 1, qsizetype(found["transitions"].size()));
    bool hasPlace = false;
    for (const QString& line : lines) {
        QCOMPARE(line.count(','), 7);
        hasPlace = hasPlace || line.startsWith("Locomotion.Run,Locomotion.Walk,run.glb,");
    }
    QVERIFY(hasPlace);
}

void tst_TransitionsCommand::aTableOfQueriesHasTheListsPairs()
{
    const QStringList asked{"transitions", "Locomotion.Walk", "Locomotion.Run", "lib", "--limit", "4"};
    const Json listed = json(run(asked + QStringList{"--json"}))["transitions"];
    const QStringList lines =
        run(asked + QStringList{"--csv", "--paths", "given"}).output.split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines[0], QString("from_clip,from_frame,to_clip,to_frame,cost,milliseconds"));
    QCOMPARE(lines.size(), qsizetype(listed.size()) + 1);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const QStringList fields = lines[qsizetype(i) + 1].split(',');
        QCOMPARE(fields[0], QString("lib/walk.glb"));
        QCOMPARE(fields[1], text(listed[i]["from"]["frame"]));
        QCOMPARE(fields[3], text(listed[i]["to"]["frame"]));
        QCOMPARE(fields[4].toDouble(), listed[i]["cost"].get<double>());
    }
}

void tst_TransitionsCommand::withoutTagsThereIsNothingToSay()
{
    for (const QString& name : QDir(m_folder->filePath("lib")).entryList({"*.tags.json"}, QDir::Files))
        QVERIFY(QFile::remove(m_folder->filePath("lib/") + name));
    const CliRun done = run({"transitions", "--tags", "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString());
    QVERIFY2(done.messages.contains("no clip has a tag"), qPrintable(done.messages));
    QCOMPARE(text(json(run({"transitions", "--tags", "lib", "--json"}))),
             QString(R"({"transitions":[],"withoutBody":0})"));
}

void tst_TransitionsCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("no path") << QStringList{"--tags"} << "PATH is needed behind --tags";
    QTest::newRow("a limit") << QStringList{"--tags", "lib", "--limit", "3"}
                             << "--limit cannot be used with --tags";
    QTest::newRow("two forms") << QStringList{"--tags", "lib", "--csv", "--json"}
                               << "--csv cannot be used with --json";
    QTest::newRow("no table") << QStringList{"--tags", "lib", "--paths", "given"} << "--paths needs --csv";
}

void tst_TransitionsCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliRun done = run(QStringList{"transitions"} + arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(said), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_TransitionsCommand)
#include "tst_TransitionsCommand.moc"
