#include "tests/cli/CliRunner.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using Json = nlohmann::ordered_json;
using tagline::test::CliRun;

namespace {

QByteArray sidecar(const QByteArray& source, const QByteArray& clips)
{
    return R"({"format":"tagline.tags","version":1,"source":")" + source + R"(","clips":[)" + clips + "]}";
}

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

/// An entry of a clip at 30 frames a second.
QByteArray entry(const QByteArray& name, int frames, const QByteArray& tags)
{
    return R"({"name":")" + name + R"(","frames":)" + QByteArray::number(frames) +
           R"(,"rate":[30,1],"tags":{)" + tags + "}}";
}

/// Compact text, which compares well and reads well where a comparison fails.
QString text(const Json& value) { return QString::fromStdString(value.dump()); }

QStringList keys(const Json& object)
{
    QStringList names;
    for (const auto& [key, value] : object.items()) names << QString::fromStdString(key);
    return names;
}

} // namespace

class tst_CommandLine : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void helpNamesEveryCommand();
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void wrongUsageIsStatus2_data();
    void wrongUsageIsStatus2();
    void argumentsThatAreNoTextAreSaid();
    void versionIsPrinted();
    void infoJsonKeepsItsContract();
    void infoOfClipsWithOneNameHasTheirIndex();
    void infoNamesBadFilesAndGoesOn();
    void infoTextIsReadable();
    void folderWithoutModelsIsSaid();
    void guessedRateIsTheOneThatTheSidecarKeeps();
    void queryJsonKeepsItsContract();
    void queryAnswersInOrderOfPath();
    void queryIsCutToTheFramesThatExist();
    void queryTakesModelsSidecarsAndLibraries_data();
    void queryTakesModelsSidecarsAndLibraries();
    void queryOfClipsWithOneNameHasTheirIndex();
    void queryWithoutMatchIsStatus0();
    void queryOfNothingAnswersNothing();
    void queryThatIsWrongPointsAtTheColumn();
    void querySaysWhatAMissingModelLacks();
    void querySaysWhereASidecarIsBroken();
    void queryUsesSavedQueriesAndVocabulary();
    void newerSidecarIsReadWithANote();
    void filesThatHoldSomethingElseAreSaidInWords_data();
    void filesThatHoldSomethingElseAreSaidInWords();
    void whatIsKeptButUnusualIsNoted();
    void valuesOfAnotherTypeAreNoted();
    void exportWritesTheDocumentedTable();
    void exportNamesFilesFromTheLibrary();
    void exportWritesIntoAFile();
    void exportWritesDerivedTags();
    void importFillsTheCache();
    void unwritableOutputIsStatus1();
    void realFilesHaveTheirJoints();

private:
    void put(const QString& name, const QByteArray& bytes) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    CliRun run(const QStringList& arguments) const
    {
        return tagline::test::runCli(m_folder->path(), arguments);
    }
    Json json(const CliRun& run) const { return Json::parse(run.output.toStdString(), nullptr, false); }
    /// Two tagged BVH files and one glTF file.
    void putLibrary() const
    {
        put("lib/walk.bvh", tagline::test::smallBvh(20));
        put("lib/walk.bvh.tags.json",
            sidecar("walk.bvh", entry("walk", 20, R"("Run":[[2,5],[5,9]],"Bad":[[4,6]])")));
        put("lib/a/jog.bvh", tagline::test::smallBvh(10));
        put("lib/a/jog.bvh.tags.json", sidecar("jog.bvh", entry("jog", 10, R"("Run":[[0,10]])")));
        put("lib/pack.gltf", tagline::test::smallGltf());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_CommandLine::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void tst_CommandLine::helpNamesEveryCommand()
{
    for (const char* word : {"help", "--help", "-h"}) {
        const CliRun help = run({word});
        QCOMPARE(help.status, 0);
        QVERIFY(help.messages.isEmpty());
        for (const char* name : {"info", "query", "pick", "export", "render", "import", "help"})
            QVERIFY2(help.output.contains(QString("\n  %1 ").arg(name)), name);
    }
}

void tst_CommandLine::everyCommandHasHelp_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"info", "query", "export", "render", "import"}) QTest::newRow(name) << name;
}

void tst_CommandLine::everyCommandHasHelp()
{
    QFETCH(QString, name);
    const CliRun help = run({"help", name});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("tagline " + name));
    for (const QStringList& arguments : {QStringList{name, "--help"}, {name, "x", "--help"}, {name, "-h"}}) {
        const CliRun again = run(arguments);
        QCOMPARE(again.status, 0);
        QCOMPARE(again.output, help.output);
    }
}

void tst_CommandLine::wrongUsageIsStatus2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"bogus"};
    QTest::newRow("help on nothing known") << QStringList{"help", "bogus"};
    QTest::newRow("info of nothing") << QStringList{"info"};
    QTest::newRow("info option") << QStringList{"info", "--bogus", "."};
    QTest::newRow("query without path") << QStringList{"query", "Run"};
    QTest::newRow("an option twice") << QStringList{"pick", "--need", "Run", "--need=Walk", "."};
    QTest::newRow("query option") << QStringList{"query", "Run", ".", "--jsn"};
    QTest::newRow("export without format") << QStringList{"export", "."};
    QTest::newRow("export in another format") << QStringList{"export", "--to", "xml", "."};
    QTest::newRow("export without value") << QStringList{"export", ".", "--to"};
    QTest::newRow("export over a model") << QStringList{"export", "--to", "csv", ".", "-o", "walk.bvh"};
    QTest::newRow("export over a sidecar")
        << QStringList{"export", "--to", "csv", ".", "-o", "walk.bvh.tags.json"};
    QTest::newRow("export over a library") << QStringList{"export", "--to", "csv", ".", "-o", "my.tagline"};
    QTest::newRow("export of nothing") << QStringList{"export", "--to", "csv"};
    QTest::newRow("import of nothing") << QStringList{"import"};
}

void tst_CommandLine::wrongUsageIsStatus2()
{
    QFETCH(QStringList, arguments);
    const CliRun wrong = run(arguments);
    QCOMPARE(wrong.status, 2);
    QVERIFY(wrong.output.isEmpty());
    QVERIFY(wrong.messages.startsWith("tagline: "));
    QCOMPARE(wrong.messages.count('\n'), 1);
}

void tst_CommandLine::argumentsThatAreNoTextAreSaid()
{
    const QString program =
        qEnvironmentVariable("TAGLINE_CLI", tagline::test::buildFolder() + "/tests/cli/tagline-cli");
    QProcess shell;
    shell.start("/bin/sh", {"-c", "exec \"$0\" info \"$(printf 'bad\\377.bvh')\"", program});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.exitCode(), 1);
    const QString said = QString::fromUtf8(shell.readAllStandardError());
    QVERIFY2(said.contains("is not UTF-8 text"), qPrintable(said));
}

void tst_CommandLine::versionIsPrinted()
{
    QCOMPARE(run({"--version"}).output, QString("tagline 0.0-test\n"));
}

void tst_CommandLine::infoJsonKeepsItsContract()
{
    put("walk.bvh", tagline::test::smallBvh(20));
    const CliRun info = run({"info", "walk.bvh", "--json"});
    QCOMPARE(info.messages, QString());
    QCOMPARE(info.status, 0);
    const Json list = json(info);
    QCOMPARE(list.size(), 1u);
    QCOMPARE(keys(list[0]), (QStringList{"source", "joints", "meshes", "clips", "repairs"}));
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

void tst_CommandLine::infoOfClipsWithOneNameHasTheirIndex()
{
    put("pack.gltf", tagline::test::smallGltf());
    const Json clips = json(run({"info", "pack.gltf", "--json"}))[0]["clips"];
    QCOMPARE(clips.size(), 3u);
    QCOMPARE(keys(clips[0]).mid(0, 3), (QStringList{"name", "index", "frames"}));
    QCOMPARE(text(clips[1]["index"]), text(Json(1)));
    QVERIFY(!clips[2].contains("index"));
    QCOMPARE(text(clips[2]["frames"]), text(Json(3)));
    QCOMPARE(text(clips[2]["rate"]), text(Json{30, 1}));
}

void tst_CommandLine::infoNamesBadFilesAndGoesOn()
{
    put("b/bad.bvh", "HIERARCHY\nnonsense");
    put("b/empty.fbx", "");
    put("b/good.bvh", tagline::test::smallBvh(5));
    const CliRun info = run({"info", "b", "a-missing", "--json"});
    QCOMPARE(info.status, 1);
    const Json list = json(info);
    QCOMPARE(list.size(), 4u);
    QStringList sources;
    for (const Json& each : list) sources << QString::fromStdString(each["source"]);
    QCOMPARE(sources, (QStringList{"a-missing", "b/bad.bvh", "b/empty.fbx", "b/good.bvh"}));
    for (int i : {0, 1, 2}) {
        QCOMPARE(keys(list[i]), (QStringList{"source", "error"}));
        QCOMPARE(keys(list[i]["error"]).mid(0, 2), (QStringList{"code", "message"}));
        QVERIFY(info.messages.contains(sources[i] + ":"));
    }
    QCOMPARE(list[3]["clips"].size(), 1u);
    QVERIFY(!info.messages.contains("good"));
    QVERIFY(!info.messages.contains(m_folder->path()));
}

void tst_CommandLine::infoTextIsReadable()
{
    put("walk.bvh", tagline::test::smallBvh(20));
    const CliRun info = run({"info", "walk.bvh"});
    QCOMPARE(info.status, 0);
    QVERIFY2(info.output.startsWith(
                 "walk.bvh: 2 joints, 0 meshes, 1 clip\n  clip \"walk\": 20 frames at 30 fps, 0.633 s, "),
             qPrintable(info.output));
}

void tst_CommandLine::folderWithoutModelsIsSaid()
{
    put("empty/notes.txt", "x");
    const CliRun info = run({"info", "empty", "--json"});
    QCOMPARE(info.status, 0);
    QCOMPARE(text(json(info)), QString("[]"));
    QCOMPARE(info.messages, QString("tagline: note: no model files were found\n"));
}

void tst_CommandLine::guessedRateIsTheOneThatTheSidecarKeeps()
{
    put("pack.gltf", tagline::test::smallGltf());
    put("pack.gltf.tags.json",
        sidecar("pack.gltf", entry("idle", 5, R"("Idle":[[0,5]])").replace("[30,1]", "[60,1]")));
    const CliRun query = run({"query", "Idle", "pack.gltf", "--json"});
    QCOMPARE(query.messages, QString());
    QCOMPARE(text(json(query)["clips"][0]["frames"]), QString("5"));
    QCOMPARE(text(json(query)["clips"][0]["rate"]), QString("[60,1]"));
}

void tst_CommandLine::queryJsonKeepsItsContract()
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

void tst_CommandLine::queryAnswersInOrderOfPath()
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

void tst_CommandLine::queryIsCutToTheFramesThatExist()
{
    put("walk.bvh", tagline::test::smallBvh(8));
    put("walk.bvh.tags.json", sidecar("walk.bvh", entry("walk", 20, R"("Run":[[5,15],[16,20]])")));
    const CliRun query = run({"query", "Run", "walk.bvh", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"][0]["ranges"]), text(Json{{5, 8}}));
    QCOMPARE(text(json(query)["clips"][0]["frames"]), text(Json(8)));
    QVERIFY(query.messages.contains("walk.bvh: note: "));
}

void tst_CommandLine::queryTakesModelsSidecarsAndLibraries_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("clips");
    QTest::newRow("model") << "lib/walk.bvh" << 1;
    QTest::newRow("sidecar") << "lib/walk.bvh.tags.json" << 1;
    QTest::newRow("folder") << "lib" << 2;
    QTest::newRow("library") << "my.tagline" << 2;
}

void tst_CommandLine::queryTakesModelsSidecarsAndLibraries()
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

void tst_CommandLine::queryOfClipsWithOneNameHasTheirIndex()
{
    put("pack.gltf", tagline::test::smallGltf());
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

void tst_CommandLine::queryWithoutMatchIsStatus0()
{
    putLibrary();
    const CliRun query = run({"query", "Bad - Run", "lib", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"]), text(Json::array()));
    QCOMPARE(text(json(query)["totals"]), text(Json{{"clips", 0}, {"ranges", 0}, {"frames", 0}}));
}

void tst_CommandLine::queryOfNothingAnswersNothing()
{
    putLibrary();
    const CliRun query = run({"query", "  ", "lib", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["clips"]), text(Json::array()));
}

void tst_CommandLine::queryThatIsWrongPointsAtTheColumn()
{
    putLibrary();
    const CliRun query = run({"query", "Bad | Rum", "lib", "--json"});
    QCOMPARE(query.status, 1);
    QVERIFY(query.output.isEmpty());
    QVERIFY2(query.messages.startsWith("column 7: "), qPrintable(query.messages));
    QVERIFY(query.messages.contains("Run"));
    QVERIFY2(query.messages.endsWith("\n  Bad | Rum\n        ^\n"), qPrintable(query.messages));
}

void tst_CommandLine::querySaysWhatAMissingModelLacks()
{
    putLibrary();
    put("lib/gone.bvh.tags.json", sidecar("gone.bvh", entry("gone", 30, R"("Run":[[25,40]])")));
    const CliRun query = run({"query", "Run", "lib", "--json"});
    QCOMPARE(query.status, 1);
    QCOMPARE(text(json(query)["totals"]["clips"]), text(Json(3)));
    QCOMPARE(text(json(query)["clips"][1]["source"]), text(Json("lib/gone.bvh")));
    QCOMPARE(text(json(query)["clips"][1]["ranges"]), text(Json{{25, 30}}));
    QVERIFY(query.messages.contains("lib/gone.bvh: the model file is missing"));
}

void tst_CommandLine::querySaysWhereASidecarIsBroken()
{
    putLibrary();
    put("lib/walk.bvh.tags.json", "{\n  \"format\": \"tagline.tags\",\n  \"format\": 1\n}");
    const CliRun query = run({"query", "Run", "lib", "--json"});
    QCOMPARE(query.status, 1);
    QCOMPARE(text(json(query)["totals"]["clips"]), text(Json(1)));
    QVERIFY2(query.messages.startsWith("lib/walk.bvh.tags.json:3:3: "), qPrintable(query.messages));
}

void tst_CommandLine::queryUsesSavedQueriesAndVocabulary()
{
    putLibrary();
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Style.Tired"}],
        "queries":[{"name":"clean","query":"Run & ~Bad"}]})");
    QCOMPARE(text(json(run({"query", "@clean", "lib", "--json"}))["totals"]["frames"]), text(Json(15)));
    const CliRun unused = run({"query", "Run & Tired", "lib", "--json"});
    QCOMPARE(unused.status, 0);
    QCOMPARE(text(json(unused)["query"]), text(Json("(Run & Style.Tired)")));
}

void tst_CommandLine::newerSidecarIsReadWithANote()
{
    putLibrary();
    put("lib/walk.bvh.tags.json", sidecar("walk.bvh", entry("walk", 20, R"("Run":[[2,5]])"))
                                      .replace(R"("version":1)", R"("version":2)"));
    const CliRun query = run({"query", "Run", "lib/walk.bvh", "--json"});
    QCOMPARE(query.status, 0);
    QCOMPARE(text(json(query)["totals"]["frames"]), text(Json(3)));
    QVERIFY(query.messages.startsWith("lib/walk.bvh.tags.json: note: "));
}

void tst_CommandLine::filesThatHoldSomethingElseAreSaidInWords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("words");
    const QByteArray good = sidecar("walk.bvh", entry("walk", 20, R"("Run":[[2,5]])"));
    QTest::newRow("conflict") << QByteArray("<<<<<<< HEAD\n" + good + "\n=======\n" + good +
                                            "\n>>>>>>> theirs\n")
                              << "1:1: "
                              << "holds both sides of a merge that was not finished";
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0", 4) << "1:1: "
                            << "is UTF-16";
    QTest::newRow("NUL bytes") << good + QByteArray(5, '\0') << "1:"
                               << "ends in NUL bytes";
}

void tst_CommandLine::filesThatHoldSomethingElseAreSaidInWords()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, words);
    putLibrary();
    put("lib/walk.bvh.tags.json", bytes);
    const CliRun query = run({"query", "Run", "lib"});
    QCOMPARE(query.status, 1);
    QVERIFY2(query.messages.startsWith("lib/walk.bvh.tags.json:" + place), qPrintable(query.messages));
    QVERIFY2(query.messages.contains(words), qPrintable(query.messages));
    QCOMPARE(run({"tag", "Run", "--all", "lib"}).status, 1);
    QFile file(m_folder->filePath("lib/walk.bvh.tags.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void tst_CommandLine::whatIsKeptButUnusualIsNoted()
{
    putLibrary();
    put("lib/walk.bvh.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"walk.bvh","points":["Step"],"clips":[)" +
            entry("walk", 20, R"("Step":[[2,5],[7,8]],"Run":[[3,2147483647]])") + "," +
            entry("older", 9, R"("Run":[[0,9]])") + "]}");
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

void tst_CommandLine::valuesOfAnotherTypeAreNoted()
{
    put("lib/all.tagline",
        R"({"format":"tagline.library","version":1,"properties":[{"name":"slope","type":"number"}]})");
    put("lib/walk.bvh", tagline::test::smallBvh(20));
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

void tst_CommandLine::exportWritesTheDocumentedTable()
{
    putLibrary();
    put("lib/pack.gltf.tags.json", sidecar("pack.gltf", entry("idle", 3, R"("Idle, still":[[0,9]])")));
    const CliRun table = run({"export", "--to", "csv", "lib"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.output, QString("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s\r\n"
                                   "a/jog.bvh,Run,0,10,30,1,0,0.3333333333333333\r\n"
                                   "pack.gltf:idle,\"Idle, still\",0,3,30,1,0,0.1\r\n"
                                   "walk.bvh,Bad,4,6,30,1,0.13333333333333333,0.2\r\n"
                                   "walk.bvh,Run,2,5,30,1,0.06666666666666667,0.16666666666666666\r\n"
                                   "walk.bvh,Run,5,9,30,1,0.16666666666666666,0.3\r\n"));
}

void tst_CommandLine::exportNamesFilesFromTheLibrary()
{
    putLibrary();
    const auto first = [](const CliRun& table) {
        return table.output.section("\r\n", 1, 1).section(',', 0, 0);
    };
    const QString whole = m_folder->filePath("lib");
    QCOMPARE(first(run({"export", "--to", "csv", whole})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", whole + "/", "--paths", "library"})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", whole, "--paths", "given"})), whole + "/a/jog.bvh");
    QCOMPARE(first(run({"export", "--to", "csv", "lib", "--paths=given"})), QString("lib/a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", "lib/a", "lib/walk.bvh"})), QString("lib/a/jog.bvh"));
    put("lib/all.tagline", R"({"format":"tagline.library","version":1})");
    QCOMPARE(first(run({"export", "--to", "csv", "lib/all.tagline"})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", "lib/all.tagline", "lib/a"})), QString("a/jog.bvh"));
    const CliRun wrong = run({"export", "--to", "csv", "lib", "--paths", "short"});
    QCOMPARE(wrong.status, 2);
    QCOMPARE(wrong.messages, QString("tagline: export: --paths takes library or given, not \"short\"\n"));
}

void tst_CommandLine::exportWritesIntoAFile()
{
    putLibrary();
    const CliRun table = run({"export", "--to=csv", "lib", "-o", "tags.csv"});
    QCOMPARE(table.status, 0);
    QVERIFY(table.output.isEmpty());
    QFile file(m_folder->filePath("tags.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 5);
    const CliRun failed = run({"export", "--to=csv", "lib", "-o", "no/such/tags.csv"});
    QCOMPARE(failed.status, 1);
    QVERIFY(failed.messages.startsWith("no/such/tags.csv: "));
}

void tst_CommandLine::exportWritesDerivedTags()
{
    putLibrary();
    put("my.tagline", R"({"format":"tagline.library","version":1,"roots":["lib/walk.bvh"],
        "derived":[{"name":"Clean","query":"Run & ~Bad"},{"name":"Broken","query":"Run &"}]})");
    const CliRun table = run({"export", "--to", "csv", "my.tagline"});
    QCOMPARE(table.status, 1);
    QVERIFY(table.output.contains("lib/walk.bvh,Clean,2,4,30,1,"));
    QVERIFY(table.output.contains("lib/walk.bvh,Clean,6,9,30,1,"));
    QVERIFY(!table.output.contains("Broken"));
    QVERIFY(table.messages.startsWith("the derived tag \"Broken\": column "));
}

void tst_CommandLine::importFillsTheCache()
{
    putLibrary();
    const CliRun import = run({"import", "lib"});
    QCOMPARE(import.status, 0);
    QCOMPARE(import.output, QString("the cache holds 5 clips of 3 files\n"));
    QCOMPARE(QDir(m_folder->filePath(".cache")).entryList(QDir::Files).size(), 3);
}

void tst_CommandLine::unwritableOutputIsStatus1()
{
    if (!QFile::exists("/dev/full")) QSKIP("SKIPPED: there is no /dev/full");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(
        qEnvironmentVariable("TAGLINE_CLI", tagline::test::buildFolder() + "/tests/cli/tagline-cli"),
        {"help"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("No space left"));
}

void tst_CommandLine::realFilesHaveTheirJoints()
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

QTEST_GUILESS_MAIN(tst_CommandLine)
#include "tst_CommandLine.moc"
