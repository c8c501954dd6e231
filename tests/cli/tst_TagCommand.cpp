#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using Json = nlohmann::ordered_json;
using tagline::test::CliRun;

/// The commands that edit: each run is followed by reading what lies on the disk.
class tst_TagCommand : public QObject, private tagline::test::CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aQuerysAnswerGetsATag();
    void theSameFramesOfEveryClip();
    void framesThatNoClipHasAreRefused();
    void wholeClipsGetATag();
    void framesAreTakenAway();
    void aDryRunWritesNothing();
    void overlapsAreSettledByTheGroupsPolicy_data();
    void overlapsAreSettledByTheGroupsPolicy();
    void aTypingErrorMakesNoTag();
    void aLibraryFileBesideTheClipsIsNamed();
    void aNameOfSeveralTagsIsSaid();
    void anEditThatChangesNothingWritesNothing();
    void framesAreSignedAndNoted();
    void wrongUsageIsSaid_data();
    void wrongUsageIsSaid();
    void renamingReachesSidecarsQueriesAndDerivedTags();
    void renamingToATakenNameIsRefused();
    void mergingGivesRangesAndNames();
    void aMergeThatGoesRoundIsRefused();
    void deletingRemovesTheTagEverywhere();
    void keysOfOtherProgramsGoAlong();
    void keysOfOtherProgramsThatAreLostAreNamed();
    void theGuideOfAMergedTagIsKeptOrSaid();
    void aKeyThatTwoTagsHaveIsKept();
    void aLiveTagThatCouldMeanATagIsNoted();
    void nothingIsEditedWhileTheLibraryFileCannotBeRead();

private:
    void putClip(const QByteArray& name, int frames, const QByteArray& tags) const
    {
        put("lib/" + name + ".bvh", tagline::test::smallBvh(frames));
        put("lib/" + name + ".bvh.tags.json", R"({"format":"tagline.tags","version":1,"source":")" + name +
                                                  R"(.bvh","clips":[{"name":")" + name + R"(","frames":)" +
                                                  QByteArray::number(frames) + R"(,"rate":[30,1],"tags":{)" +
                                                  tags + "}}]}");
    }
    void putLibrary() const
    {
        put("lib/my.tagline", R"({"format":"tagline.library","version":1,
            "vocabulary":[{"name":"Run","implies":["Moving"]},{"name":"Jog"},{"name":"Moving"}],
            "queries":[{"name":"fast","query":"Run & ~Bad"}],
            "derived":[{"name":"Clean","query":"Run - Bad"}]})");
    }
    /// The ranges of a tag in the sidecar, as text.
    QString ranges(const QString& clip, const char* tag) const
    {
        const Json file = Json::parse(content("lib/" + clip + ".bvh.tags.json").toStdString());
        const Json& tags = file["clips"][0]["tags"];
        return tags.contains(tag) ? QString::fromStdString(tags[tag].dump()) : QString();
    }
};

void tst_TagCommand::init()
{
    open();
    QDir().mkpath(m_folder->filePath("lib"));
    putClip("a", 15, R"("Run":[[0,6]],"Bad":[[4,8]])");
    putClip("b", 30, R"("Run":[[0,3],[5,6],[10,15]])");
    put("lib/c.bvh", tagline::test::smallBvh(5));
}

void tst_TagCommand::aQuerysAnswerGetsATag()
{
    const CliRun done = run({"tag", "Clean", "--new", "--query", "Run & ~Bad", "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("Clean: 13 frames in 4 ranges of 2 clips changed\n"));
    QCOMPARE(ranges("a", "Clean"), QString("[[0,4]]"));
    QCOMPARE(ranges("b", "Clean"), QString("[[0,3],[5,6],[10,15]]"));
    QCOMPARE(ranges("b", "Run"), QString("[[0,3],[5,6],[10,15]]")); // what was there stays
    QVERIFY(!QFile::exists(m_folder->filePath("lib/c.bvh.tags.json")));
}

void tst_TagCommand::theSameFramesOfEveryClip()
{
    const CliRun done = run({"tag", "Bad", "--frames", "10:20", "lib", "--json"});
    QCOMPARE(done.status, 0);
    const Json json = Json::parse(done.output.toStdString());
    QCOMPARE(json["clips"].get<int>(), 2);
    QCOMPARE(json["frames"].get<int>(), 15);
    QCOMPARE(json["outside"].get<int>(), 1);
    QVERIFY(json["written"].get<bool>());
    QCOMPARE(ranges("a", "Bad"), QString("[[4,8],[10,15]]"));
    QCOMPARE(ranges("b", "Bad"), QString("[[10,20]]"));
}

void tst_TagCommand::framesThatNoClipHasAreRefused()
{
    const QByteArray before = content("lib/a.bvh.tags.json");
    for (const QStringList& more : {QStringList{}, QStringList{"--json"}, QStringList{"--remove"}}) {
        const CliRun one = run(QStringList{"tag", "Run", "lib", "--clip", "a", "--frames", "500:600"} + more);
        QCOMPARE(one.status, 8);
        QCOMPARE(one.output, QString());
        QVERIFY2(one.messages.contains("has 15 frames, and none of them is in --frames 500:600"),
                 qPrintable(one.messages));
    }
    const CliRun all = run({"tag", "Bad", "lib", "--frames", "30:40"});
    QCOMPARE(all.status, 8);
    QVERIFY2(all.messages.contains("none of these 3 clips has a frame in --frames 30:40; the longest, \"b\", "
                                   "has 30 frames"),
             qPrintable(all.messages));
    QCOMPARE(content("lib/a.bvh.tags.json"), before);
    const CliRun some = run({"tag", "Bad", "lib", "--frames", "10:20"});
    QCOMPARE(some.status, 0);
    QCOMPARE(
        some.messages,
        QString("tagline: note: 1 clip ends within --frames 10:20: what lies behind the end is left out\n"));
    QCOMPARE(ranges("a", "Bad"), QString("[[4,8],[10,15]]"));
    QCOMPARE(run({"tag", "Run", "lib", "--frames", "0:5"}).messages, QString());
    QVERIFY(run({"tag", "Run", "lib", "--frames", "9:2"})
                .messages.endsWith("not \"9:2\"; 2 is not behind 9, and STOP is the first frame after the "
                                   "range\n"));
}

void tst_TagCommand::wholeClipsGetATag()
{
    QCOMPARE(run({"tag", "Take", "--new", "--all", "lib/a.bvh"}).status, 0);
    QCOMPARE(ranges("a", "Take"), QString("[[0,15]]"));
    QCOMPARE(ranges("b", "Take"), QString());
}

void tst_TagCommand::framesAreTakenAway()
{
    QCOMPARE(run({"tag", "Run", "--remove", "--frames", "2:12", "lib"}).status, 0);
    QCOMPARE(ranges("a", "Run"), QString("[[0,2]]"));
    QCOMPARE(ranges("b", "Run"), QString("[[0,2],[12,15]]"));
}

void tst_TagCommand::overlapsAreSettledByTheGroupsPolicy_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("walk");
    QTest::addColumn<QString>("jog");
    QTest::newRow("carve") << "carve"
                           << "[[2,8]]"
                           << "[[8,15]]";
    QTest::newRow("push") << "push"
                          << "[[2,8]]"
                          << "[[8,19]]";
    QTest::newRow("shift") << "shift"
                           << "[[2,8]]"
                           << "[[8,19]]";
    QTest::newRow("block") << "block"
                           << "[[2,4]]"
                           << "[[4,15]]";
}

void tst_TagCommand::overlapsAreSettledByTheGroupsPolicy()
{
    QFETCH(QString, policy);
    QFETCH(QString, walk);
    QFETCH(QString, jog);
    put("lib/my.tagline", R"({"format":"tagline.library","version":1,
        "vocabulary":[{"name":"Jog","group":"Gait"},
                      {"name":"Walk","group":"Gait","properties":{"terrain":"grass"}}],
        "groups":[{"name":"Gait","policy":")" +
                              policy.toUtf8() + R"(","exclusive":"at most one"}]})");
    putClip("d", 30, R"("Jog":[[4,15]])");
    QCOMPARE(run({"tag", "Walk", "--frames", "2:8", "lib"}).status, 0);
    QCOMPARE(ranges("d", "Walk"), walk);
    QCOMPARE(ranges("d", "Jog"), jog);
    const Json file = Json::parse(content("lib/d.bvh.tags.json").toStdString());
    QCOMPARE(file["clips"][0]["properties"]["terrain"][0][2].get<std::string>(), std::string("grass"));
}

void tst_TagCommand::aDryRunWritesNothing()
{
    const QByteArray before = content("lib/a.bvh.tags.json");
    const CliRun done = run({"tag", "Bad", "--all", "lib/a.bvh", "--dry-run"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("Bad: 11 frames in 1 range of 1 clip would change\n"));
    QCOMPARE(content("lib/a.bvh.tags.json"), before);
}

void tst_TagCommand::aTypingErrorMakesNoTag()
{
    const CliRun done = run({"tag", "Rum", "--all", "lib"});
    QCOMPARE(done.status, 7);
    QVERIFY(done.messages.contains("did you mean Run?"));
    QVERIFY(done.messages.contains("--new"));
    QVERIFY(ranges("a", "Rum").isEmpty());
}

/// Clips that are given by themselves are read without it.
void tst_TagCommand::aLibraryFileBesideTheClipsIsNamed()
{
    const auto tag = [&](const QString& path) { return run({"tag", "Jog", "--all", path}).messages; };
    QVERIFY(!tag("lib/c.bvh").contains("--library"));
    putLibrary();
    QVERIFY2(
        tag("lib/c.bvh")
            .contains("my.tagline, which lies beside the clips, is not read: give the folder, or --library"),
        qPrintable(tag("lib/c.bvh")));
    QCOMPARE(run({"tag", "Jog", "--all", "lib/c.bvh", "--library", "lib/my.tagline"}).status, 0);
    QVERIFY(!run({"tag", "Jgo", "--all", "lib"}).messages.contains("--library"));
}

void tst_TagCommand::aNameOfSeveralTagsIsSaid()
{
    putClip("b", 30, R"("Gait.Run":[[0,3]],"Style.Run":[[5,6]],"Upper.Run":[[7,8]])");
    QFile::remove(m_folder->filePath("lib/a.bvh.tags.json"));
    const CliRun done = run({"tag", "Run", "--all", "lib"});
    QCOMPARE(done.status, 7);
    QVERIFY2(done.messages.contains("could mean Gait.Run, Style.Run or Upper.Run;"),
             qPrintable(done.messages));
}

void tst_TagCommand::anEditThatChangesNothingWritesNothing()
{
    const QByteArray before = content("lib/a.bvh.tags.json");
    const CliRun done = run({"tag", "Run", "--frames", "1:5", "lib/a.bvh"});
    QCOMPARE(done.status, 0);
    QVERIFY(done.output.contains("nothing to change: 1 clip"));
    QCOMPARE(content("lib/a.bvh.tags.json"), before);
}

void tst_TagCommand::framesAreSignedAndNoted()
{
    const QStringList tagging{"tag", "Run",          "lib/a.bvh", "--frames", "4:10", "--author",
                              "ana", "--confidence", "0.4",       "--note",   "odd"};
    const CliRun done = run(tagging);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const auto answer = [&](const char* query) { return run({"query", query, "lib", "--json"}).output; };
    QVERIFY(answer("Run.author == \"ana\"").contains("[6, 10]"));      // those that gained the tag
    QVERIFY(answer("Run.confidence < 0.5 & Run").contains("[4, 10]")); // all that were named
    QVERIFY(answer("Run.time >= \"2026-01-01\"").contains("[6, 10]"));
    const QString table = run({"export", "--to", "csv", "--records", "lib"}).output;
    QVERIFY2(table.contains(",0.4,odd"), qPrintable(table));
    QVERIFY(!run({"export", "--to", "csv", "lib"}).output.contains("odd"));
    QCOMPARE(run({"tag", "Run", "lib/a.bvh", "--frames", "4:10", "--confidence", "80%"}).status, 0);
    QVERIFY(answer("Run.confidence == 0.8 & Run").contains("[4, 10]"));
    QCOMPARE(run({"tag", "Run", "lib/a.bvh", "--all", "--remove"}).status, 0);
    QVERIFY(!content("lib/a.bvh.tags.json").contains("author"));
    QVERIFY(!content("lib/a.bvh.tags.json").contains("note"));
}

void tst_TagCommand::wrongUsageIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no tag") << QStringList{"tag", "lib"};
    QTest::newRow("no frames") << QStringList{"tag", "Run", "lib"};
    QTest::newRow("two kinds of frames") << QStringList{"tag", "Run", "lib", "--all", "--query", "Bad"};
    QTest::newRow("an empty range") << QStringList{"tag", "Run", "lib", "--frames", "5:5"};
    QTest::newRow("no range") << QStringList{"tag", "Run", "lib", "--frames", "5..8"};
    QTest::newRow("too sure") << QStringList{"tag", "Run", "lib", "--all", "--confidence", "1.5"};
    QTest::newRow("too sure, in percent")
        << QStringList{"tag", "Run", "lib", "--all", "--confidence", "150%"};
    QTest::newRow("percent of nothing") << QStringList{"tag", "Run", "lib", "--all", "--confidence", "%"};
    QTest::newRow("a note on nothing")
        << QStringList{"tag", "Run", "lib", "--all", "--remove", "--note", "x"};
    QTest::newRow("rename to nothing") << QStringList{"rename", "Run", "lib"};
    QTest::newRow("merge of one") << QStringList{"merge", "Run", "lib"};
    QTest::newRow("delete without path") << QStringList{"delete", "Run"};
}

void tst_TagCommand::wrongUsageIsSaid()
{
    QFETCH(QStringList, arguments);
    const CliRun done = run(arguments);
    QCOMPARE(done.status, 2);
    QVERIFY(!done.messages.isEmpty());
}

void tst_TagCommand::renamingReachesSidecarsQueriesAndDerivedTags()
{
    putLibrary();
    const CliRun done = run({"rename", "Run", "Locomotion.Sprint", "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output,
             QString("Run was used by 4 ranges (15 frames) of 2 clips, by 2 queries and by 0 other tags\n"));
    QCOMPARE(ranges("b", "Locomotion.Sprint"), QString("[[0,3],[5,6],[10,15]]"));
    QVERIFY(ranges("b", "Run").isEmpty());
    const Json library = Json::parse(content("lib/my.tagline").toStdString());
    QCOMPARE(QString::fromStdString(library["queries"][0]["query"]), QString("Locomotion.Sprint & ~Bad"));
    QCOMPARE(QString::fromStdString(library["derived"][0]["query"]), QString("Locomotion.Sprint - Bad"));
    // The old name goes on working.
    QCOMPARE(run({"query", "Run", "lib"}).output.section('\n', -2),
             QString("15 frames in 4 ranges of 2 clips\n"));
}

void tst_TagCommand::renamingToATakenNameIsRefused()
{
    putLibrary();
    const QByteArray before = content("lib/a.bvh.tags.json");
    for (const QString name : {"Jog", "Bad", "A..B"}) {
        const CliRun done = run({"rename", "Run", name, "lib"});
        QCOMPARE(done.status, 8);
        QVERIFY(!done.messages.isEmpty());
        QCOMPARE(content("lib/a.bvh.tags.json"), before);
    }
}

void tst_TagCommand::mergingGivesRangesAndNames()
{
    putLibrary();
    QCOMPARE(run({"merge", "Bad", "Run", "lib"}).status, 0);
    QCOMPARE(ranges("a", "Run"), QString("[[0,8]]"));
    QVERIFY(ranges("a", "Bad").isEmpty());
    const Json library = Json::parse(content("lib/my.tagline").toStdString());
    QCOMPARE(QString::fromStdString(library["queries"][0]["query"]), QString("Run & ~Run"));
    QVERIFY(run({"query", "Bad", "lib"}).output.contains("17 frames in 4 ranges"));
}

void tst_TagCommand::aMergeThatGoesRoundIsRefused()
{
    put("lib/my.tagline", R"({"format":"tagline.library","version":1,
        "vocabulary":[{"name":"Run","implies":["Gait"]},{"name":"Gait","implies":["Moving"]},{"name":"Moving"}]})");
    const QByteArray before = content("lib/my.tagline");
    const CliRun done = run({"merge", "Moving", "Run", "lib"});
    QCOMPARE(done.status, 8);
    QVERIFY2(done.messages.contains("Gait"), qPrintable(done.messages));
    QCOMPARE(content("lib/my.tagline"), before);
}

void tst_TagCommand::deletingRemovesTheTagEverywhere()
{
    putLibrary();
    QCOMPARE(run({"delete", "Run", "lib"}).status, 0);
    QVERIFY(ranges("a", "Run").isEmpty());
    QCOMPARE(ranges("a", "Bad"), QString("[[4,8]]"));
    QVERIFY(!content("lib/my.tagline").contains(R"("name": "Run")"));
}

namespace {

const char* const sharedLibrary = R"({"format":"tagline.library","version":1,"vocabulary":[
    {"name":"Walk","key":"1","kind":"range","engine":{"id":7}},
    {"name":"Run","key":"1","kind":"range","engine":{"id":8},"review":"done"},
    {"name":"Jog","kind":"range","engine":{"id":9}}]})";

} // namespace

void tst_TagCommand::keysOfOtherProgramsGoAlong()
{
    put("lib/my.tagline", sharedLibrary);
    const CliRun done = run({"rename", "Run", "Sprint", "lib"});
    QCOMPARE(done.status, 0);
    const Json tags = Json::parse(content("lib/my.tagline").toStdString())["vocabulary"];
    QCOMPARE(tags.size(), std::size_t(3));
    QVERIFY(tags[1]["name"] == "Sprint");
    QVERIFY(tags[1]["engine"]["id"] == 8);
    QVERIFY(tags[1]["review"] == "done");
    QVERIFY(!done.messages.contains("lost"));

    const CliRun merged = run({"merge", "Sprint", "Jog", "lib"});
    QCOMPARE(merged.status, 0);
    const Json left = Json::parse(content("lib/my.tagline").toStdString())["vocabulary"];
    QCOMPARE(left.size(), std::size_t(2));
    QVERIFY(left[1]["name"] == "Jog");
    QVERIFY(left[1]["engine"]["id"] == 9);
    QVERIFY(left[1]["review"] == "done");
    QVERIFY2(
        merged.messages.contains("what other programs keep with the tag \"Sprint\" is lost: \"engine\"\n"),
        qPrintable(merged.messages));
}

void tst_TagCommand::keysOfOtherProgramsThatAreLostAreNamed()
{
    put("lib/my.tagline", sharedLibrary);
    const CliRun asked = run({"delete", "Run", "lib", "--dry-run"});
    QCOMPARE(asked.status, 0);
    QVERIFY2(asked.messages.contains(
                 "my.tagline: note: what other programs keep with the tag \"Run\" would be lost: "
                 "\"engine\", \"review\"\n"),
             qPrintable(asked.messages));
    QVERIFY(run({"delete", "Run", "lib"}).messages.contains("is lost: \"engine\", \"review\"\n"));
    QVERIFY(!content("lib/my.tagline").contains("review"));
}

void tst_TagCommand::theGuideOfAMergedTagIsKeptOrSaid()
{
    put("lib/my.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[
        {"name":"Walk","kind":"range","rule":"from the first heel","examples":[
            {"source":"a.bvh","clip":"a","range":[0,4]}]},
        {"name":"Run","kind":"range","rule":"from the flight"},
        {"name":"Jog","kind":"range"}]})");
    const CliRun asked = run({"merge", "Walk", "Run", "lib", "--dry-run"});
    QCOMPARE(asked.status, 0);
    QVERIFY2(asked.messages.contains("would not be kept of the tag \"Walk\": the boundary rule; \"Run\""),
             qPrintable(asked.messages));
    const CliRun merged = run({"merge", "Walk", "Jog", "lib"});
    QCOMPARE(merged.status, 0);
    QVERIFY2(!merged.messages.contains("not kept"), qPrintable(merged.messages));
    const Json left = Json::parse(content("lib/my.tagline").toStdString())["vocabulary"];
    QVERIFY(left[1]["name"] == "Jog" && left[1]["rule"] == "from the first heel");
    QVERIFY(left[1]["examples"][0]["range"][1] == 4);
}

void tst_TagCommand::aKeyThatTwoTagsHaveIsKept()
{
    put("lib/my.tagline", sharedLibrary);
    const CliRun done = run({"rename", "Run", "Sprint", "lib"});
    QCOMPARE(done.status, 0);
    const Json tags = Json::parse(content("lib/my.tagline").toStdString())["vocabulary"];
    QVERIFY(tags[0]["key"] == "1");
    QVERIFY(tags[1]["key"] == "1");
    QVERIFY2(done.messages.contains(
                 "lib/my.tagline: note: the tags \"Walk\" and \"Run\" have the same key, \"1\""),
             qPrintable(done.messages));
}

void tst_TagCommand::aLiveTagThatCouldMeanATagIsNoted()
{
    QByteArray library = sharedLibrary;
    library.replace("\"vocabulary\":",
                    "\"derived\": [{\"name\": \"Run\", \"query\": \"Walk\"}], \"vocabulary\":");
    put("lib/my.tagline", library);
    const CliRun done = run({"rename", "Walk", "Stroll", "lib"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.messages.contains("lib/my.tagline: note: the live tag \"Run\" could mean the tag \"Run\""),
             qPrintable(done.messages));
    QVERIFY(content("lib/my.tagline").contains("derived"));
}

void tst_TagCommand::nothingIsEditedWhileTheLibraryFileCannotBeRead()
{
    putLibrary();
    const QByteArray before = content("lib/a.bvh.tags.json");
    put("lib/my.tagline", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n");
    for (const QStringList& arguments : {QStringList{"rename", "Run", "Sprint", "lib"},
                                         {"merge", "Bad", "Run", "lib"},
                                         {"delete", "Run", "lib"},
                                         {"tag", "Run", "--all", "lib"}}) {
        const CliRun done = run(arguments);
        QCOMPARE(done.status, 5);
        QVERIFY2(done.messages.contains("lib/my.tagline:1:1: holds both sides of a merge"),
                 qPrintable(done.messages));
        QVERIFY(done.messages.contains("lib/my.tagline: nothing was changed"));
        QCOMPARE(content("lib/a.bvh.tags.json"), before);
    }
}

QTEST_GUILESS_MAIN(tst_TagCommand)
#include "tst_TagCommand.moc"
