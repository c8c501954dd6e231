// `tagline pose`: the joints of a blend that a library keeps, at moments of it.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

#include <cmath>

using namespace tagline::test;

namespace {

const QByteArray blends = R"json({"format":"tagline.library","version":1,"roots":["."],"presets":[
  {"name":"Walk, then jog","transition":{"kind":"cross-fade","seconds":0.2,"curve":"linear","enters":"beginning"},
   "tracks":[{"source":"walk.bvh","clip":"walk"},{"source":"a/jog.bvh","clip":"jog"}],
   "schedule":[{"to":1,"at":"time","seconds":0.2,"duration":0.2}]},
  {"name":"Half","tracks":[{"source":"walk.bvh","clip":"walk"},{"source":"gone.bvh","clip":"gone"}]},
  {"name":"Led","tracks":[{"source":"walk.bvh","clip":"walk"},
    {"source":"a/jog.bvh","clip":"jog","layer":"override","weightBy":{"value":"Run","track":0}}]},
  {"name":"Misled","tracks":[{"source":"walk.bvh","clip":"walk"},
    {"source":"a/jog.bvh","clip":"jog","layer":"override","weightBy":{"value":"speed(Tail)"}}]},
  {"name":"Lost","tracks":[{"source":"gone.bvh","clip":"gone"}]}]})json";

} // namespace

class tst_PoseCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
        put("lib/lib.tagline", blends);
    }
    void jointsArePrinted();
    void aFadeIsSeenInItsTracks();
    void aMomentIsTheSameWhateverIsAskedBefore();
    void tagsThatAreMetAreTold();
    void whatIsMissingIsNamed();
    void aLayerFollowsATag();
    void unknownPresetsAreRefused();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    CliRun posed(const QString& preset, const QString& at, const QStringList& more = {"--json"}) const
    {
        return run(QStringList{"pose", "lib/lib.tagline", "--preset", preset, "--at", at} + more);
    }
};

void tst_PoseCommand::jointsArePrinted()
{
    const CliRun done = posed("Walk, then jog", "0,300ms", {});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const QStringList lines = done.output.split('\n', Qt::SkipEmptyParts);
    const Json poses = json(posed("Walk, then jog", "0,300ms"))["poses"];
    QCOMPARE(lines.size(), qsizetype(2 * poses[0]["joints"].size()));
    QVERIFY2(lines.first().startsWith("0.000 s ") && lines.last().startsWith("0.300 s "),
             qPrintable(done.output));
    QVERIFY(lines.last().endsWith(QString::fromStdString(poses[1]["joints"].back()["name"])));
    QCOMPARE(posed("Walk, then jog", "0", {}).output,
             run({"pose", "lib", "--preset", "Walk, then jog"}).output);
}

void tst_PoseCommand::aFadeIsSeenInItsTracks()
{
    const Json answer = json(posed("Walk, then jog", "0.1,0.3,0.6"));
    QCOMPARE(keys(answer), (QStringList{"preset", "poses"}));
    QCOMPARE(keys(answer["poses"][0]), (QStringList{"seconds", "tracks", "joints", "events"}));
    const auto weight = [&](std::size_t pose, std::size_t track) {
        return answer["poses"][pose]["tracks"][track]["weight"].get<double>();
    };
    QCOMPARE(weight(0, 0), 1.0);
    QVERIFY(std::abs(weight(1, 1) - 0.5) < 0.01); // halfway through a linear fade
    QCOMPARE(weight(2, 1), 1.0);
    for (const Json& pose : answer["poses"])
        for (const Json& joint : pose["joints"]) {
            double length = 0.0;
            for (const Json& each : joint["rotation"]) length += std::pow(each.get<double>(), 2);
            QVERIFY(std::abs(length - 1.0) < 1e-3);
            QCOMPARE(joint["position"].size(), 3u);
        }
}

void tst_PoseCommand::aMomentIsTheSameWhateverIsAskedBefore()
{
    const Json alone = json(posed("Walk, then jog", "0.5"))["poses"][0]["joints"];
    const Json after = json(posed("Walk, then jog", "0.05,0.21,0.5"))["poses"][2]["joints"];
    QCOMPARE(alone.size(), after.size());
    for (std::size_t i = 0; i < alone.size(); ++i)
        for (std::size_t axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(alone[i]["position"][axis].get<double>() -
                             after[i]["position"][axis].get<double>()) < 1e-4);
}

void tst_PoseCommand::tagsThatAreMetAreTold()
{
    const Json poses = json(posed("Walk, then jog", "0,0.19"))["poses"]; // to frame 5.7 of the walk
    QCOMPARE(text(poses[0]["events"]), QString("[]"));
    QStringList met;
    for (const Json& event : poses[1]["events"])
        met << QString::fromStdString(event["kind"]) + ' ' + QString::fromStdString(event["tag"]) + ' ' +
                   text(event["frame"]) + " of " + text(event["track"]);
    met.sort();
    QCOMPARE(met, (QStringList{"entered Bad 4 of 0", "entered Run 2 of 0", "entered Run 5 of 0",
                               "left Run 5 of 0"}));
}

void tst_PoseCommand::whatIsMissingIsNamed()
{
    const CliRun half = posed("Half", "0");
    QCOMPARE(half.status, 0);
    QVERIFY2(half.messages.contains("gone") && half.messages.contains("track 2"), qPrintable(half.messages));
    QCOMPARE(text(json(half)["poses"][0]["tracks"][1]), QString(R"({"clip":"gone"})"));
    const CliRun strict = posed("Half", "0", {"--strict"});
    QVERIFY(strict.status != 0);
    QCOMPARE(strict.output, QString());
    const CliRun lost = posed("Lost", "0");
    QCOMPARE(lost.status, 8);
    QCOMPARE(lost.output, QString());
}

void tst_PoseCommand::aLayerFollowsATag()
{
    const Json poses = json(posed("Led", "0,0.1,0.4"))["poses"]; // frames 0, 3 and 12 of the walk
    const auto weight = [&](std::size_t pose) { return poses[pose]["tracks"][1]["weight"].get<double>(); };
    QCOMPARE(weight(0), 0.0);
    QCOMPARE(weight(1), 1.0);
    QCOMPARE(weight(2), 0.0);
    const CliRun misled = posed("Misled", "0");
    QCOMPARE(misled.status, 0);
    QVERIFY2(misled.messages.contains("track 2") && misled.messages.contains("Tail"),
             qPrintable(misled.messages));
    QCOMPARE(json(misled)["poses"][0]["tracks"][1]["weight"].get<double>(), 1.0);
    QVERIFY(posed("Misled", "0", {"--strict"}).status != 0);
}

void tst_PoseCommand::unknownPresetsAreRefused()
{
    const CliRun unknown = posed("Jog", "0", {});
    QCOMPARE(unknown.status, 7);
    QVERIFY2(unknown.messages.contains("Walk, then jog, Half, Led, Misled, Lost"),
             qPrintable(unknown.messages));
    const CliRun none = run({"pose", "lib/walk.bvh", "--preset", "Half"});
    QCOMPARE(none.status, 7);
    QVERIFY2(none.messages.contains(".tagline"), qPrintable(none.messages));
}

void tst_PoseCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QStringList{} << "--preset";
    QTest::newRow("no preset") << QStringList{"lib"} << "--preset";
    QTest::newRow("no library") << QStringList{"--preset", "Half"} << "PATH";
    for (const char* at : {"1,0.5", "soon", "-1", "5f", "0,,1", "4000", "nan"})
        QTest::newRow(at) << QStringList{"lib", "--preset", "Half", QString("--at=") + at} << at;
}

void tst_PoseCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const CliRun refused = run(QStringList{"pose"} + arguments);
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.messages.contains(named), qPrintable(refused.messages));
}

QTEST_GUILESS_MAIN(tst_PoseCommand)
#include "tst_PoseCommand.moc"
