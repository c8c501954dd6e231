// `tagline query`: answers, the files that are asked, and what is said of a query that is wrong.

#include "core/query/language/QueryOperations.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

const char* const queryContract = R"json({
  "query": "(Run & ~Bad)",
  "clips": [
    {
      "source": "lib/a/jog.bvh",
      "clip": "jog",
      "frames": 10,
      "rate": [30, 1],
      "ranges": [
        [0, 10]
      ]
    },
    {
      "source": "lib/walk.bvh",
      "clip": "walk",
      "frames": 20,
      "rate": [30, 1],
      "ranges": [
        [2, 4],
        [6, 9]
      ]
    }
  ],
  "totals": {
    "clips": 2,
    "ranges": 3,
    "frames": 15
  }
}
)json";

} // namespace

class tst_QueryCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void jsonKeepsItsContract();
    void answersAreInOrderOfPath();
    void anAnswerIsCutToTheFramesThatExist();
    void modelsSidecarsAndLibrariesAreTaken_data();
    void modelsSidecarsAndLibrariesAreTaken();
    void clipsWithOneNameHaveTheirIndex();
    void noMatchIsStatus0();
    void aValueThatNoClipHasIsNoted();
    void nothingAskedIsNothingAnswered();
    void jointsArePartsOfTheBodyOfAnyRig();
    void aWrongQueryPointsAtTheColumn();
    void aPathThatIsNotThereIsSaidAlone();
    void savedQueriesAndVocabularyAreUsed();
    void queriesAreNamedForOneRun();
    void aClipsOwnNameGoesBeforeAPattern();
    void helpHasALineForEveryFunction();
    void helpDrawsOneFunction();
};

void tst_QueryCommand::jsonKeepsItsContract()
{
    putLibrary();
    const CliRun query = run({"query", "Run & ~Bad", "lib", "--json"});
    QCOMPARE(query.messages, QString());
    QCOMPARE(query.status, 0);
    QCOMPARE(query.output, QString(queryContract));
    QCOMPARE(run({"query", "Run & ~Bad", "lib"}).output,
             QString("(Run & ~Bad)\nlib/a/jog.bvh: [0, 10)\nlib/walk.bvh: [2, 4) [6, 9)\n"
                     "15 frames in 3 ranges of 2 clips\n"));
}

void tst_QueryCommand::answersAreInOrderOfPath()
{
    putLibrary();
    const CliRun query = run({"query", "all", "lib/walk.bvh", "--json", "./lib/pack.gltf", "lib/a/"});
    QStringList order;
    const Json answer = json(query);
    for (const Json& clip : answer["clips"])
        order << QString::fromStdString(clip["source"].get<std::string>() + ' ' +
                                        clip["clip"].get<std::string>());
    QCOMPARE(order, (QStringList{"./lib/pack.gltf run", "./lib/pack.gltf run", "./lib/pack.gltf idle",
                                 "lib/a/jog.bvh jog", "lib/walk.bvh walk"}));
}

void tst_QueryCommand::anAnswerIsCutToTheFramesThatExist()
{
    put("walk.bvh", smallBvh(8));
    put("walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[5,15],[16,20]])")));
    const CliRun query = run({"query", "Run", "walk.bvh", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"][0]["ranges"]), text(Json{{5, 8}}));
    QCOMPARE(text(json(query)["clips"][0]["frames"]), text(Json(8)));
    QVERIFY(query.messages.startsWith(R"({"severity": "note", "file": "walk.bvh", "message": )"));
}

void tst_QueryCommand::modelsSidecarsAndLibrariesAreTaken_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("clips");
    QTest::newRow("model") << "lib/walk.bvh" << 1;
    QTest::newRow("sidecar") << "lib/walk.bvh.tags.json" << 1;
    QTest::newRow("folder") << "lib" << 2;
    QTest::newRow("library") << "my.tagline" << 2;
}

void tst_QueryCommand::modelsSidecarsAndLibrariesAreTaken()
{
    QFETCH(QString, path);
    QFETCH(int, clips);
    putLibrary();
    put("my.tagline", R"({"format":"tagline.library","version":1,"roots":["lib"]})");
    const CliRun query = run({"query", "Run", path, "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["totals"]["clips"]), text(Json(clips)));
    QCOMPARE(text(json(query)["clips"].back()["source"]), text(Json("lib/walk.bvh")));
}

void tst_QueryCommand::clipsWithOneNameHaveTheirIndex()
{
    put("pack.gltf", smallGltf());
    put("pack.gltf.tags.json",
        sidecar("pack.gltf", R"({"name":"run","index":1,"frames":3,"rate":[30,1],"tags":{"Run":[[1,3]]}})"));
    const CliRun query = run({"query", "Run", "pack.gltf", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(json(query)["clips"].size(), 1u);
    QCOMPARE(keys(json(query)["clips"][0]),
             (QStringList{"source", "clip", "index", "frames", "rate", "ranges"}));
    QCOMPARE(text(json(query)["clips"][0]["index"]), text(Json(1)));
    QVERIFY(run({"query", "Run", "pack.gltf"}).output.contains("pack.gltf:run:1: [1, 3)\n"));
}

void tst_QueryCommand::aValueThatNoClipHasIsNoted()
{
    putLibrary();
    QCOMPARE(run({"property", "set", "part", "train", "lib", "--query", "Run"}).status, 0);
    const CliRun unmet = run({"query", "part == \"trian\"", "lib"});
    QCOMPARE(unmet.status, 0);
    QVERIFY2(unmet.messages.contains("no clip has part \"trian\": nearest are \"train\""),
             qPrintable(unmet.messages));
    QCOMPARE(run({"query", "part == \"train\"", "lib"}).messages, QString());
}

void tst_QueryCommand::noMatchIsStatus0()
{
    putLibrary();
    const CliRun query = run({"query", "Bad - Run", "lib", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"]), text(Json::array()));
    QCOMPARE(text(json(query)["totals"]), text(Json{{"clips", 0}, {"ranges", 0}, {"frames", 0}}));
}

void tst_QueryCommand::nothingAskedIsNothingAnswered()
{
    putLibrary();
    const CliRun query = run({"query", "  ", "lib", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"]), text(Json::array()));
}

void tst_QueryCommand::jointsArePartsOfTheBodyOfAnyRig()
{
    put("lib/one.bvh", smallBvh(5).replace("Spine", "LeftFoot"));
    put("lib/two.bvh", smallBvh(5).replace("Spine", "foot_l"));
    put("lib/three.bvh", smallBvh(5));
    const CliRun found = run({"query", "height(LeftFoot) > -1000", "lib", "--json"});
    QCOMPARE(found.status, 0);
    QCOMPARE(text(json(found)["totals"]["clips"]), text(Json(2)));
    QCOMPARE(run({"query", "height(LeftFoot) > -1000", "lib"}).messages,
             QString("tagline: note: 1 clip has no LeftFoot\n"));
    const CliRun unknown = run({"query", "height(LeftHand) > 0", "lib"});
    QVERIFY2(unknown.messages.contains("no joint \"LeftHand\""), qPrintable(unknown.messages));
}

void tst_QueryCommand::aWrongQueryPointsAtTheColumn()
{
    putLibrary();
    const CliRun query = run({"query", "Bad | Rum", "lib"});
    QCOMPARE(query.status, 7);
    QVERIFY(query.output.isEmpty());
    QVERIFY2(query.messages.startsWith("column 7: "), qPrintable(query.messages));
    QVERIFY(query.messages.contains("Run"));
    QVERIFY2(query.messages.endsWith("\n  Bad | Rum\n        ^\n"), qPrintable(query.messages));
}

void tst_QueryCommand::aPathThatIsNotThereIsSaidAlone()
{
    const CliRun query = run({"query", "Run", "nowhere"});
    QCOMPARE(query.status, 4);
    QCOMPARE(query.messages, QString("nowhere: there is no such file or folder\n"));
    const CliRun unread = run({"query", "all &", "nowhere"});
    QCOMPARE(unread.status, 6);
    QVERIFY2(unread.messages.contains('^'), qPrintable(unread.messages));
    putLibrary();
    QVERIFY(run({"query", "Rum", "lib", "nowhere"}).messages.contains("\"Rum\""));
}

void tst_QueryCommand::savedQueriesAndVocabularyAreUsed()
{
    putLibrary();
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Style.Tired"}],
        "queries":[{"name":"clean","query":"Run & ~Bad"}],"derived":[{"name":"Good.Clean","query":"@clean"}]})");
    QCOMPARE(text(json(run({"query", "@clean", "lib", "--json"}))["totals"]["frames"]), text(Json(15)));
    QCOMPARE(text(json(run({"query", "Clean", "lib", "--json"}))["totals"]["frames"]), text(Json(15)));
    const CliRun unused = run({"query", "Run & Tired", "lib", "--json"});
    QCOMPARE(unused.status, 0);
    QCOMPARE(text(json(unused)["query"]), text(Json("(Run & Style.Tired)")));
}

void tst_QueryCommand::queriesAreNamedForOneRun()
{
    putLibrary();
    const QString expected = run({"query", "Run & ~Bad", "lib"}).output.section('\n', 1);
    QCOMPARE(run({"query", "@good & Run", "lib", "--let", "good=~Bad"}).output.section('\n', 1), expected);
    QCOMPARE(run({"query", "--let=r=Run", "--let=both=@r & ~Bad", "@both", "lib"}).output.section('\n', 1),
             expected);
    const CliRun unknown = run({"query", "@good", "lib"});
    QCOMPARE(unknown.status, 7); // it was named for the other run alone
    const CliRun nameless = run({"query", "@x", "lib", "--let", "=Run"});
    QCOMPARE(nameless.status, 2);
    QVERIFY(nameless.messages.contains("--let"));
    // Nothing was read: the folder that is not there is not named.
    const auto wrong = [&](const char* let) {
        return run({"query", "@x", "nowhere", "--let", let}).messages;
    };
    QVERIFY(wrong("=Run").startsWith("tagline: query: --let \"=Run\", column 1: a name before the ="));
    QVERIFY(wrong("fast= ").startsWith("tagline: query: --let \"fast= \", column 7: a query behind the ="));
    QVERIFY(wrong("fast").startsWith("tagline: query: --let \"fast\", column 5: = and a query are missing"));
    QVERIFY(!wrong("fast").contains("nowhere"));
    QCOMPARE(run({"query", "count(Run & ~Bad) == 2", "lib"}).output.section('\n', 1, 1),
             QString("lib/walk.bvh: [0, 20)"));
}

void tst_QueryCommand::aClipsOwnNameGoesBeforeAPattern()
{
    for (const char* name : {"a*b", "axb", "ab"}) {
        const QByteArray file = QByteArray(name) + ".bvh";
        put("lib/" + file, smallBvh(5));
        put("lib/" + file + ".tags.json", sidecar(file, clipEntry(name, 5, R"("Run":[[0,5]])")));
    }
    const auto clips = [&](const char* name) {
        return run({"query", "Run", "lib", "--clip", name}).output.section('\n', 1, -3);
    };
    QCOMPARE(clips("a*b"), QString("lib/a*b.bvh: [0, 5)"));
    QCOMPARE(clips("lib/a*b.bvh"), QString("lib/a*b.bvh: [0, 5)"));
    QCOMPARE(clips("a?b"), QString("lib/a*b.bvh: [0, 5)\nlib/axb.bvh: [0, 5)"));
    QCOMPARE(clips("a*"), QString("lib/a*b.bvh: [0, 5)\nlib/ab.bvh: [0, 5)\nlib/axb.bvh: [0, 5)"));
    QCOMPARE(run({"query", "Run", "lib", "--clip", "c*"}).status, 7);
}

void tst_QueryCommand::helpHasALineForEveryFunction()
{
    const QString help = run({"help", "query"}).output;
    for (const char* line : {"\n  head(q, duration)         the beginning of each range\n",
                             "\n  random(q, count, seed)    ", "\n  clip(\"pattern\")           ",
                             "\n  x(joint)                  ", "\n  after(a, b, duration)     "})
        QVERIFY2(help.contains(line), line);
}

void tst_QueryCommand::helpDrawsOneFunction()
{
    const CliRun plain = runInShell("LC_ALL=C \"$@\"", {"help", "query", "inside"});
    QCOMPARE(plain.status, 0);
    QCOMPARE(plain.output,
             QString("inside(a, b)   ranges of a within one range of b\n\n"
                     "  step                 ..####....####....####......####...####.\n"
                     "  walk                 ....############....##############......\n"
                     "  inside(step, walk)   ..........####..............####........\n\n"
                     "Each character is a frame, of 30 a second; the last line is the answer.\n"));
    const CliRun blocks = runInShell("LC_ALL= LC_CTYPE=C.UTF-8 LANG=C \"$@\"", {"help", "query", "inside"});
    QString drawn = blocks.output;
    QVERIFY2(drawn.contains(QChar(0x2588)), qPrintable(drawn));
    QCOMPARE(drawn.replace(QChar(0x2588), '#').replace(QChar(0xB7), '.'), plain.output);
    for (const QueryOperation& each : queryOperations) {
        if (each.form == QueryForm::Name) continue;
        const QString name = QString::fromUtf8(each.name.data(), qsizetype(each.name.size()));
        const CliRun one = runInShell("LC_ALL=C \"$@\"", {"help", "query", name});
        QVERIFY2(one.status == 0 && one.bytes.contains(each.help.data()), qPrintable(name + one.messages));
        QVERIFY2(std::ranges::all_of(one.bytes, [](char c) { return c > 0; }), qPrintable(one.output));
        QCOMPARE(one.output.contains("the answer"), each.isOfTagsAlone());
    }
    QCOMPARE(run({"help", "query", "and"}).output, run({"help", "query", "&"}).output);
    const CliRun unknown = run({"help", "query", "insde"});
    QCOMPARE(unknown.status, 2);
    QCOMPARE(unknown.messages,
             QString("tagline: help query: there is no function \"insde\"; did you mean inside? "
                     "tagline help query lists all functions\n"));
    QCOMPARE(unknown.output, QString());
    QVERIFY(!run({"help", "query", "wordthatisnowhere"}).messages.contains("did you mean"));
}

QTEST_GUILESS_MAIN(tst_QueryCommand)
#include "tst_QueryCommand.moc"
