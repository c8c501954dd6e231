// `--json` of the commands that write files: what was written, in the shape that their help names.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_JsonResults : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
    }
    void cutsAreListed();
    void movesAreListedAndTakenBack();
    void exportedFilesAreListed();
    void anExportToOutputHasNoOtherAnswer();
    void signalsNameTheirFile();
    void picturesAreListed();
    void framesBehindTheEndAreLeftOut();
    void aPictureOfABlendHasItsTime();
    void aDriveIsReported();
};

void tst_JsonResults::cutsAreListed()
{
    const QStringList cut{"cut", "--query", "Run", "lib", "-o", "out", "--to", "bvh", "--json"};
    const Json planned = json(run(cut + QStringList{"--dry-run"}));
    QCOMPARE(text(planned["written"]), QString("false"));
    QVERIFY(!QFile::exists(m_folder->filePath("out")));
    const CliRun done = run(cut);
    QCOMPARE(done.status, 0);
    const Json written = json(done);
    QCOMPARE(keys(written), (QStringList{"written", "cuts"}));
    QCOMPARE(text(written["written"]), QString("true"));
    QCOMPARE(text(written["cuts"]), text(planned["cuts"]));
    QCOMPARE(written["cuts"].size(), 2u);
    QCOMPARE(text(written["cuts"][1]["source"]), QString("\"lib/walk.bvh\""));
    QCOMPARE(text(written["cuts"][1]["range"]), QString("[2,9]"));
    for (const Json& each : written["cuts"])
        QVERIFY(!content("out/" + QString::fromStdString(each["file"])).isEmpty());
    const Json none = json(run({"cut", "--query", "none", "lib", "-o", "other", "--json"}));
    QCOMPARE(text(none), QString(R"({"written":false,"cuts":[]})"));
}

void tst_JsonResults::movesAreListedAndTakenBack()
{
    const Json moved =
        json(run({"cut", "--whole", "--move", "--query", "Bad", "lib", "-o", "out", "--json"}));
    QCOMPARE(keys(moved), (QStringList{"written", "list", "files"}));
    QCOMPARE(text(moved["written"]), QString("true"));
    QCOMPARE(moved["files"].size(), 1u);
    QVERIFY(!content("out/" + QString::fromStdString(moved["files"][0]["to"])).isEmpty());
    QVERIFY(!QFile::exists(QString::fromStdString(moved["files"][0]["from"])));
    const QString list = QString::fromStdString(moved["list"]);
    QCOMPARE(text(json(run({"cut", "--undo", list, "lib", "--json"}))),
             QString(R"({"written":true,"movedBack":1})"));
    QVERIFY(!content("lib/walk.bvh").isEmpty());
}

void tst_JsonResults::exportedFilesAreListed()
{
    const auto exported = [&](const QString& format, const QString& target) {
        const CliRun done = run({"export", "--to", format, "lib", "-o", target, "--json"});
        return json(done);
    };
    QCOMPARE(text(exported("csv", "out.csv")),
             QString(R"({"written":true,"format":"csv","clips":2,"files":["out.csv"]})"));
    QCOMPARE(exported("frames", "out.npz")["files"].size(), 2u);
    for (const QString& format : {QString("praat"), QString("frames")}) {
        const Json written = exported(format, "new." + format);
        QVERIFY(!written["files"].empty());
        for (const Json& file : written["files"]) {
            const QString name = QString::fromStdString(file.get<std::string>());
            QVERIFY2(!content(name).isEmpty(), qPrintable(name));
        }
    }
}

void tst_JsonResults::anExportToOutputHasNoOtherAnswer()
{
    for (const QStringList& target : {QStringList{}, QStringList{"-o", "-"}}) {
        const CliRun table = run(QStringList{"export", "--to", "csv", "lib", "--json"} + target);
        QCOMPARE(table.status, 2);
        QVERIFY2(table.messages.contains("needs -o FILE"), qPrintable(table.messages));
        QCOMPARE(run(QStringList{"signals", "--signals", "speed()", "lib", "--json"} + target).status, 2);
    }
}

void tst_JsonResults::signalsNameTheirFile()
{
    const CliRun done = run({"signals", "--signals", "speed(), x()", "lib", "-o", "out.csv", "--json"});
    QCOMPARE(done.status, 0);
    const Json written = json(done);
    QCOMPARE(text(written), QString(R"json({"written":true,"clips":5,)json"
                                    R"json("signals":["speed()","x()"],"files":["out.csv"]})json"));
    QVERIFY(content("out.csv").startsWith("clip,frame,seconds,speed(),x()"));
}

void tst_JsonResults::picturesAreListed()
{
    const CliRun done = run({"render", "lib/walk.bvh", "--frames", "0.1s:0.2s", "--size", "64x48", "-o",
                             "walk_%02d.png", "--json"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const Json drawn = json(done);
    QCOMPARE(keys(drawn), (QStringList{"written", "pictures"}));
    QCOMPARE(drawn["pictures"].size(), 3u); // at 30 frames a second
    QCOMPARE(text(drawn["pictures"][0]), QString(R"({"file":"walk_03.png","frame":3})"));
    QVERIFY(!content("walk_05.png").isEmpty() && content("walk_06.png").isEmpty());
    const CliRun missing = run({"render", "lib/walk.bvh", "--frame", "9s", "-o", "walk.png", "--json"});
    QCOMPARE(missing.status, 7);
    QVERIFY(Json::parse(missing.messages.toStdString(), nullptr, false).is_object());
}

/// The clip has 20 frames.
void tst_JsonResults::framesBehindTheEndAreLeftOut()
{
    const auto draw = [this](const QString& frames) {
        return run({"render", "lib/walk.bvh", "--frames", frames, "--size", "64x48", "-o", "end_%02d.png"});
    };
    const CliRun cut = draw("17:100");
    QVERIFY2(cut.status == 0, qPrintable(cut.messages));
    QVERIFY2(cut.messages.contains("note:") && cut.messages.contains("has frames 0 to 19"),
             qPrintable(cut.messages));
    for (const char* drawn : {"end_17.png", "end_18.png", "end_19.png"}) QVERIFY(!content(drawn).isEmpty());
    QVERIFY(content("end_20.png").isEmpty());
    QVERIFY2(!draw("17:20").messages.contains("has frames"), "all of them are there");
    const CliRun none = draw("20:100");
    QCOMPARE(none.status, 7);
    QVERIFY2(none.messages.contains("has frames 0 to 19"), qPrintable(none.messages));
}

void tst_JsonResults::aPictureOfABlendHasItsTime()
{
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"roots":["."],"presets":[
        {"name":"Walk","tracks":[{"source":"walk.bvh","clip":"walk"}]}]})");
    const QStringList draw{"render", "lib/lib.tagline", "--preset", "Walk",
                           "--size", "64x48",           "--json",   "-o"};
    const CliRun done = run(draw + QStringList{"walk.png", "--at", "500ms"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(text(json(done)), QString(R"({"written":true,"pictures":[{"file":"walk.png","seconds":0.5}]})"));
    QVERIFY(!content("walk.png").isEmpty());
    QCOMPARE(run({"render", "lib", "--preset", "Run", "-o", "run.png"}).status, 7);
    QVERIFY(!QFile::exists(m_folder->filePath("run.png")));
    QCOMPARE(run(draw + QStringList{"no/folder/walk.png"}).status, 9);
}

void tst_JsonResults::aDriveIsReported()
{
    QVERIFY(QDir(m_folder->path()).mkdir("sample"));
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const QString& name : sample.entryList({"walk*.glb", "idle.glb", "mannequin.glb"}, QDir::Files))
        QVERIFY(QFile::copy(sample.filePath(name), m_folder->filePath("sample/") + name));
    put("path.json", R"({"format":"tagline.path","version":1,"seconds":2,"commands":[{"at":0,"speed":1}]})");
    const CliRun done = run({"drive", "path.json", "sample", "--json"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, run({"drive", "path.json", "sample", "--report", "json"}).output);
    QVERIFY(json(done).contains("skate"));
    QCOMPARE(run({"drive", "path.json", "sample", "--json", "--report", "text"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_JsonResults)
#include "tst_JsonResults.moc"
