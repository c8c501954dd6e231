// `tagline info`: what model files hold, as text and as JSON.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/LegsBvh.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline::test;

class tst_InfoCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void jsonKeepsItsContract();
    void clipsWithOneNameHaveTheirIndex();
    void badFilesAreNamedAndTheRestGoesOn();
    void whatTheImporterSaidIsSaidWhenAsked();
    void textIsReadable();
    void upAxisAndUnitAreSaidAndWhy();
    void whatIsDoubtfulFollowsItsFolder();
    void realFilesHaveTheirJoints();
};

void tst_InfoCommand::jsonKeepsItsContract()
{
    put("walk.bvh", smallBvh(20));
    const CliRun info = run({"info", "walk.bvh", "--json"});
    QCOMPARE(info.messages, QString());
    QCOMPARE(info.status, 0);
    const Json list = json(info);
    QCOMPARE(list.size(), 1u);
    QCOMPARE(keys(list[0]), (QStringList{"source", "joints", "meshes", "clips", "up", "unit", "repairs"}));
    QCOMPARE(text(list[0]["source"]), text(Json("walk.bvh")));
    QCOMPARE(text(list[0]["joints"]), text(Json(2)));
    QCOMPARE(text(list[0]["meshes"]), text(Json::array()));
    const Json& clip = list[0]["clips"][0];
    QCOMPARE(keys(clip), (QStringList{"name", "frames", "rate", "seconds", "channels", "keys"}));
    QCOMPARE(text(clip["name"]), text(Json("walk")));
    QCOMPARE(text(clip["frames"]), text(Json(20)));
    QCOMPARE(text(clip["rate"]), text(Json{30, 1}));
    QCOMPARE(clip["seconds"].get<double>(), 19.0 / 30);
}

void tst_InfoCommand::clipsWithOneNameHaveTheirIndex()
{
    put("pack.gltf", smallGltf());
    const Json clips = json(run({"info", "pack.gltf", "--json"}))[0]["clips"];
    QCOMPARE(clips.size(), 3u);
    QCOMPARE(keys(clips[0]).mid(0, 3), (QStringList{"name", "index", "frames"}));
    QCOMPARE(text(clips[1]["index"]), text(Json(1)));
    QVERIFY(!clips[2].contains("index"));
    QCOMPARE(text(clips[2]["frames"]), text(Json(3)));
    QCOMPARE(text(clips[2]["rate"]), text(Json{30, 1}));
}

void tst_InfoCommand::badFilesAreNamedAndTheRestGoesOn()
{
    put("b/bad.bvh", "HIERARCHY\nnonsense");
    put("b/empty.fbx", "");
    put("b/good.bvh", smallBvh(5));
    const CliRun info = run({"info", "b", "a-missing", "--json"});
    QCOMPARE(info.status, 4);
    const Json list = json(info);
    QCOMPARE(list.size(), 4u);
    QStringList sources;
    for (const Json& each : list) sources << QString::fromStdString(each["source"]);
    QCOMPARE(sources, (QStringList{"a-missing", "b/bad.bvh", "b/empty.fbx", "b/good.bvh"}));
    for (int i : {0, 1, 2}) {
        QCOMPARE(keys(list[i]), (QStringList{"source", "error"}));
        QCOMPARE(keys(list[i]["error"]).mid(0, 2), (QStringList{"code", "message"}));
        QVERIFY(info.messages.contains('"' + sources[i] + '"'));
    }
    QCOMPARE(list[3]["clips"].size(), 1u);
    QVERIFY(!info.messages.contains("good"));
    QVERIFY(!info.messages.contains(m_folder->path()));
}

void tst_InfoCommand::whatTheImporterSaidIsSaidWhenAsked()
{
    put("a.fbx", "no FBX at all");
    const CliRun usual = run({"info", "a.fbx", "--json"});
    QCOMPARE(usual.messages.count('\n'), 1);
    QVERIFY(!usual.messages.contains("importerSaid"));
    const Json error = json(usual)[0]["error"];
    QVERIFY(QString::fromStdString(error["importerSaid"]).contains("FBX"));
    const CliRun verbose = run({"info", "--verbose", "a.fbx"});
    QVERIFY2(verbose.messages.startsWith(run({"info", "a.fbx"}).messages + "  the importer said: "),
             qPrintable(verbose.messages));
    QCOMPARE(run({"info", "--", "--verbose"}).status, 4); // a path
}

void tst_InfoCommand::textIsReadable()
{
    put("walk.bvh", smallBvh(20));
    const CliRun info = run({"info", "walk.bvh"});
    QCOMPARE(info.status, 0);
    QVERIFY2(info.output.startsWith(
                 "walk.bvh: 2 joints, 0 meshes, 1 clip\n  clip \"walk\": 20 frames at 30 fps, 0.633 s, "),
             qPrintable(info.output));
}

void tst_InfoCommand::upAxisAndUnitAreSaidAndWhy()
{
    put("walk.bvh", smallBvh(20));
    put("pack.gltf", smallGltf());
    const Json list = json(run({"info", "pack.gltf", "walk.bvh", "--json"}));
    QCOMPARE(text(list[0]["up"]), text(Json{{"axis", "Y"}, {"from", "format"}}));
    QCOMPARE(text(list[0]["unit"]["from"]), text(Json("format")));
    QCOMPARE(text(list[1]["up"]["from"]), text(Json("assumed")));
    QCOMPARE(text(list[1]["unit"]["from"]), text(Json("size")));
    const QString output = run({"info", "pack.gltf"}).output;
    QVERIFY2(output.contains("Y up (from the file format), metres (from the file format)"),
             qPrintable(output));
}

void tst_InfoCommand::whatIsDoubtfulFollowsItsFolder()
{
    const QByteArray upright = legsBvh("0 0 0.6", "0.1 0 -0.45", "-0.1 0 -0.45");
    const QByteArray doubtful = legsBvh("-0.6 0 0", "-0.45 0 0", "-0.45 0 0");
    put("lib/a.bvh", upright);
    put("lib/b.bvh", doubtful);
    put("lib/c.bvh", upright);
    put("lib/d.bvh", legsBvh("0 0.6 0", "0.1 -0.45 0", "-0.1 -0.45 0")); // shows its own at rest
    put("alone/b.bvh", doubtful);
    const Json list = json(run({"info", "lib", "alone", "--json"}));
    QCOMPARE(list.size(), 5u);
    QCOMPARE(text(list[0]["up"]), text(Json{{"axis", "Y"}, {"from", "assumed"}}));
    QCOMPARE(text(list[2]["up"]), text(Json{{"axis", "Z"}, {"from", "folder"}}));
    QCOMPARE(text(list[4]["up"]), text(Json{{"axis", "Y"}, {"from", "rest"}}));
    const QString output = run({"info", "lib"}).output;
    QVERIFY2(output.contains("Z up (as the other files of this skeleton in the folder)") &&
                 output.contains("repaired: the file hardly shows which way is up"),
             qPrintable(output));
}

void tst_InfoCommand::realFilesHaveTheirJoints()
{
    TAGLINE_REQUIRE_DATA();
    const CliRun info = run({"info", tagline::test::dataFile("bvh_cmu/01_01.bvh"),
                             tagline::test::dataFile("fbx_human_pab/arnaud.fbx"), "--json"});
    QCOMPARE(info.status, 0);
    QCOMPARE(text(json(info)[0]["joints"]), text(Json(31)));
    QCOMPARE(text(json(info)[0]["clips"][0]["frames"]), text(Json(2752)));
    QCOMPARE(text(json(info)[0]["clips"][0]["keys"]), text(Json(88125)));
    QCOMPARE(text(json(info)[1]["joints"]), text(Json(53)));
}

QTEST_GUILESS_MAIN(tst_InfoCommand)
#include "tst_InfoCommand.moc"
