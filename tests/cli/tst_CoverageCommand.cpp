// `tagline coverage` and `tagline transitions`: on copies of the sample's clips.

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

class tst_CoverageCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void theMapIsPrinted();
    void leftIsAtTheLeft();
    void theTableHasALineForEachCell();
    void aQueryMakesHoles();
    void onlyWhatIsAskedForIsToldOf();
    void whatTheMirrorNeedsIsComputedToo();
    void aLimitDecidesTheStatus();
    void whatCouldNotBeReadOrPrintedGoesBeforeTheLimit();
    void transitionsAreListed();
    void transitionsAreWrittenAsJson();
    void whatHasNoBodyIsCounted();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    QJsonObject json(const QStringList& arguments) const;
};

void tst_CoverageCommand::init()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const QString& name : sample.entryList({"*.glb", "*.glb.tags.json"}, QDir::Files))
        QVERIFY(QFile::copy(sample.filePath(name), m_folder->filePath("lib/") + name));
}

QJsonObject tst_CoverageCommand::json(const QStringList& arguments) const
{
    return QJsonDocument::fromJson(run(arguments + QStringList{"--json"}).output.toUtf8()).object();
}

void tst_CoverageCommand::theMapIsPrinted()
{
    const CliRun done = run({"coverage", "all", "lib"});
    QCOMPARE(done.status, 0);
    const QStringList lines = done.output.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 9 + 2);
    QVERIFY2(lines[1].startsWith(" 4.0 m/s  ") && lines[1].size() == 10 + 25, qPrintable(done.output));
    QVERIFY(lines[9].startsWith(" 0.0 m/s  "));
    QCOMPARE(lines[9][10 + 12], QChar('.')); // standing on is there
    QVERIFY2(lines[11].endsWith(" of 225 cells are holes"), qPrintable(done.output));
}

void tst_CoverageCommand::leftIsAtTheLeft()
{
    // A turn on the spot, to the left: the map has it on the side of its heading.
    const QStringList command{"coverage", "clip(\"turn_left\")", "lib", "--no-mirror"};
    const QStringList lines = run(command).output.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 9 + 2);
    QVERIFY(lines[0].indexOf("left") < lines[0].indexOf("ahead"));
    QVERIFY(lines[0].indexOf("ahead") < lines[0].indexOf("right"));
    const QString standing = lines[9].mid(10);
    QVERIFY2(standing.left(12).count('.') > standing.right(12).count('.'), qPrintable(standing));
    // The same cells as in the other forms, whose turns go from right to left.
    const QJsonArray cells = json(command)["cells"].toArray();
    QCOMPARE(cells.size(), 225);
    for (int i = 0; i < 225; ++i)
        QCOMPARE(lines[9 - i / 25][10 + 24 - i % 25] == QChar('.'), !cells[i].toObject()["hole"].toBool());
}

void tst_CoverageCommand::theTableHasALineForEachCell()
{
    const CliRun done = run({"coverage", "all", "lib", "--csv"});
    QCOMPARE(done.status, 0);
    const QStringList lines = done.output.split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 225);
    QCOMPARE(lines[0], QString("speed,turn,hole,metres,degrees,clip,frame,mirrored"));
    const QStringList ahead = lines[1 + 12].split(','); // at no speed, straight on
    QCOMPARE(ahead.size(), 8);
    QCOMPARE(ahead[0] + ' ' + ahead[1] + ' ' + ahead[2], QString("0.000 0.000 0"));
    QVERIFY(ahead[3].toDouble() < 0.3 && ahead[5].endsWith(".glb"));
}

void tst_CoverageCommand::aQueryMakesHoles()
{
    const int all = json({"coverage", "all", "lib"})["holes"].toInt();
    const QJsonObject walk = json({"coverage", "clip(\"walk\")", "lib"});
    QVERIFY2(all > 0 && walk["holes"].toInt() > all, qPrintable(QString::number(walk["holes"].toInt())));
    QCOMPARE(walk["cells"].toArray().size(), 225);
    for (const auto& cell : walk["cells"].toArray()) {
        const QJsonObject nearest = cell.toObject()["nearest"].toObject();
        QCOMPARE(nearest["clip"].toString(), QString("walk"));
    }
    const int oneSide = json({"coverage", "clip(\"turn_left\")", "lib", "--no-mirror"})["holes"].toInt();
    QVERIFY(oneSide > json({"coverage", "clip(\"turn_left\")", "lib"})["holes"].toInt());
    const CliRun none = run({"coverage", "none", "lib"});
    QCOMPARE(none.status, 8);
    QVERIFY2(none.messages.contains("no frame of a body that could play"), qPrintable(none.messages));
}

void tst_CoverageCommand::onlyWhatIsAskedForIsToldOf()
{
    const QStringList asked{"coverage", "all", "lib", "--speeds", "0.5-1.5", "--turns", "30"};
    const QJsonObject answer = json(asked);
    QCOMPARE(answer["cells"].toArray().size(), 3 * 5);
    int holes = 0;
    for (const auto& cell : answer["cells"].toArray()) holes += cell.toObject()["hole"].toBool();
    QCOMPARE(answer["holes"].toInt(), holes);
    const CliRun drawn = run(asked);
    QVERIFY2(drawn.output.contains(QString("%1 of 15 cells are holes").arg(holes)), qPrintable(drawn.output));
    QCOMPARE(drawn.output.split('\n')[9].mid(10), QString(25, '-')); // nobody asks for standing
    for (const QStringList& wrong :
         {QStringList{"--speeds", "2-1"}, {"--speeds", "fast"}, {"--turns", "181"}, {"--turns", "wide"}}) {
        const CliRun refused = run(QStringList{"coverage", "all", "lib"} + wrong);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.messages.contains("such as 0.5-2.5"), qPrintable(refused.messages));
    }
}

void tst_CoverageCommand::whatTheMirrorNeedsIsComputedToo()
{
    put("lib/box.bvh", smallBvh(10));
    put("path.json", R"({"format": "tagline.path", "version": 1, "seconds": 1,
                         "commands": [{"at": 0, "speed": 1, "direction": 0}]})");
    const QString query = "speed(LeftFoot) >= 0";
    for (const QStringList& command : {QStringList{"coverage", query, "lib"},
                                       QStringList{"drive", "path.json", "lib", "--query", query}}) {
        const QString both = run(command).messages;
        QVERIFY2(both.contains("1 clip has no LeftFoot") && both.contains("1 clip has no RightFoot"),
                 qPrintable(both));
        QVERIFY(!run(command + QStringList{"--no-mirror"}).messages.contains("RightFoot"));
    }
}

void tst_CoverageCommand::aLimitDecidesTheStatus()
{
    QCOMPARE(run({"coverage", "all", "lib", "--require", "holes=225"}).status, 0);
    const CliRun unmet = run({"coverage", "all", "lib", "--require", "holes=0"});
    QCOMPARE(unmet.status, 1);
    QVERIFY2(unmet.messages.contains("holes: required are at most 0"), qPrintable(unmet.messages));
}

void tst_CoverageCommand::whatCouldNotBeReadOrPrintedGoesBeforeTheLimit()
{
    const QStringList unmet{"coverage", "clip(\"walk\")", "lib", "--require", "holes=0"};
    QCOMPARE(run(unmet).status, 1);
    const CliRun full = runOnFullOutput(unmet);
    QCOMPARE(full.status, 9);
    QVERIFY2(full.messages.contains("holes: required are at most 0"), qPrintable(full.messages));
    put("lib/broken.bvh", "HIERARCHY\nnonsense");
    const CliRun broken = run(unmet);
    QCOMPARE(broken.status, 4);
    QVERIFY2(broken.messages.contains("holes: required are at most 0"), qPrintable(broken.messages));
}

void tst_CoverageCommand::transitionsAreListed()
{
    const CliRun done = run({"transitions", "clip(\"walk\")", "clip(\"run\")", "lib", "--limit", "3"});
    QCOMPARE(done.status, 0);
    const QStringList lines = done.output.split('\n', Qt::SkipEmptyParts);
    QVERIFY(!lines.isEmpty() && lines.size() <= 3);
    for (const QString& line : lines)
        QVERIFY2(line.contains("ms  lib/walk.glb ") && line.contains(" → lib/run.glb "), qPrintable(line));
    const CliRun none = run({"transitions", "none", "all", "lib"});
    QVERIFY2(none.output.isEmpty() && none.messages.contains("no frame to go from"),
             qPrintable(none.messages));
}

void tst_CoverageCommand::transitionsAreWrittenAsJson()
{
    const QJsonObject found =
        json({"transitions", "clip(\"walk\")", "clip(\"run\") | clip(\"idle\")", "lib"});
    const QJsonArray pairs = found["transitions"].toArray();
    QVERIFY(!pairs.isEmpty());
    double before = 0.0;
    for (const auto& each : pairs) {
        const QJsonObject pair = each.toObject();
        QCOMPARE(pair["from"].toObject()["clip"].toString(), QString("walk"));
        QVERIFY(pair["to"].toObject()["clip"].toString() != "walk");
        QVERIFY(pair["cost"].toDouble() >= before);
        before = pair["cost"].toDouble();
    }
    const QJsonObject whole =
        json({"transitions", "clip(\"walk\")", "clip(\"run\")", "lib", "--whole-body", "--limit", "1"});
    QCOMPARE(whole["transitions"].toArray().size(), 1);
}

void tst_CoverageCommand::whatHasNoBodyIsCounted()
{
    put("lib/box.bvh", smallBvh(10));
    QVERIFY(run({"coverage", "all", "lib"}).messages.contains("1 clip without a body"));
    QCOMPARE(json({"transitions", "all", "all", "lib"})["withoutBody"].toInt(), 1);
}

void tst_CoverageCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{"coverage"} << "QUERY and PATH are needed" << 2;
    QTest::newRow("two forms") << QStringList{"coverage", "all", "lib", "--csv", "--json"}
                               << "--csv cannot be used with --json" << 2;
    QTest::newRow("a bound of what") << QStringList{"coverage", "all", "lib", "--require", "skate=1"}
                                     << "holes=50" << 2;
    QTest::newRow("no table") << QStringList{"coverage", "all", "lib", "--no-formulas"} << "needs --csv" << 2;
    QTest::newRow("no query") << QStringList{"coverage", "Walk &", "lib"} << "^" << 6;
    QTest::newRow("one query") << QStringList{"transitions", "all", "lib"} << "FROM, TO and PATH" << 2;
    QTest::newRow("no number") << QStringList{"transitions", "all", "all", "lib", "--limit", "0"}
                               << "--limit takes a whole number" << 2;
    QTest::newRow("no second query") << QStringList{"transitions", "all", "Walk &", "lib"} << "^" << 6;
}

void tst_CoverageCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    QFETCH(int, status);
    const CliRun done = run(arguments);
    QCOMPARE(done.status, status);
    QVERIFY2(done.messages.contains(message), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_CoverageCommand)
#include "tst_CoverageCommand.moc"
