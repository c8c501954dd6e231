#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using Json = nlohmann::ordered_json;
using tagline::test::CliRun;

namespace {

const char* const jsonContract = R"json({
  "picks": [
    {
      "source": "lib/tired.bvh",
      "clip": "tired",
      "frames": 5,
      "wanted": ["Style.Tired"],
      "unwanted": [],
      "otherTags": 1,
      "reason": "has what is needed; 1 of 2 wanted: Style.Tired; no unwanted; 1 other tag"
    },
    {
      "source": "lib/walk.bvh",
      "clip": "walk",
      "frames": 5,
      "wanted": [],
      "unwanted": [],
      "otherTags": 0,
      "reason": "has what is needed; none of 2 wanted; no unwanted; no other tags"
    }
  ],
  "clips": 4
}
)json";

} // namespace

class tst_PickCommand : public QObject, private tagline::test::CliStage
{
    Q_OBJECT

private slots:
    void init();
    void jsonKeepsItsContract();
    void textNamesTheReason();
    void namesComeFromTheVocabulary();
    void theMemoryGivesOthersTheirTurn();
    void theMemoryIsWrittenAsDocumented();
    void aBrokenMemoryIsNotOverwritten();
    void theSeedDecidesAmongEquals();
    void nothingThatFitsIsNoFailure();
    void unknownTagsAreNamed_data();
    void unknownTagsAreNamed();
    void wrongUsageIsStatus2_data();
    void wrongUsageIsStatus2();

private:
    /// A clip of five frames with these tags on its first.
    void putClip(const QByteArray& name, const QByteArrayList& tags) const
    {
        QByteArrayList members;
        for (const QByteArray& tag : tags) members << '"' + tag + "\":[[0,1]]";
        put("lib/" + name + ".bvh", tagline::test::smallBvh(5));
        put("lib/" + name + ".bvh.tags.json",
            R"({"format":"tagline.tags","version":1,"source":")" + name + R"(.bvh","clips":[{"name":")" +
                name + R"(","frames":5,"rate":[30,1],"tags":{)" + members.join(',') + "}}]}");
    }
    CliRun pick(const QStringList& arguments) const
    {
        return run(QStringList{"pick"} + arguments + QStringList{"lib"});
    }
    /// The first words of the lines: the clips.
    QString clipsOf(const CliRun& run) const
    {
        QStringList clips;
        for (const QString& line : run.output.split('\n', Qt::SkipEmptyParts))
            clips << line.section(".bvh", 0, 0).section('/', 1);
        return clips.join(' ');
    }
};

void tst_PickCommand::init()
{
    open();
    putClip("bad", {"Locomotion.Walk", "Style.Tired", "Male", "Bad"});
    putClip("run", {"Locomotion.Run", "Fast"});
    putClip("sit", {"Sit", "Style.Tired"});
    putClip("tired", {"Locomotion.Walk", "Style.Tired", "Old"});
    putClip("walk", {"Locomotion.Walk"});
}

void tst_PickCommand::jsonKeepsItsContract()
{
    const CliRun run =
        pick({"--need", "Locomotion", "--want", "Tired,Male", "--avoid", "Bad", "--count", "2", "--json"});
    QCOMPARE(run.messages, QString());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QString(jsonContract));
}

void tst_PickCommand::textNamesTheReason()
{
    const CliRun run = pick({"--need=Walk", "--want=Tired, Male", "--avoid", "Bad", "--count", "9"});
    QCOMPARE(run.status, 0);
    QCOMPARE(clipsOf(run), QString("tired walk bad"));
    QVERIFY2(run.output.contains(
                 "lib/bad.bvh: has what is needed; 2 of 2 wanted: Style.Tired, Male; 1 unwanted: Bad; "
                 "no other tags\n"),
             qPrintable(run.output));
}

void tst_PickCommand::namesComeFromTheVocabulary()
{
    put("lib/all.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[
        {"name":"Sit","kind":"range","synonyms":["Rest"],"implies":["Still"]}]})");
    QCOMPARE(clipsOf(pick({"--need", "Rest"})), QString("sit"));
    QCOMPARE(clipsOf(pick({"--need", "Still,Tired", "--count", "5"})), QString("sit"));
}

void tst_PickCommand::theMemoryGivesOthersTheirTurn()
{
    QStringList picked;
    for (int i = 0; i < 7; ++i)
        picked << clipsOf(
            pick({"--want", "Tired", "--avoid", "Bad", "--need", "Style.Tired", "--memory", "used.json"}));
    // One other tag each: they take turns; the one to avoid never has its turn.
    QCOMPARE(picked.count("sit") + picked.count("tired"), 7);
    for (int i = 0; i < 7; ++i)
        QCOMPARE(picked[i], QString(i == 0 ? picked[0] : i % 2 == 0 ? picked[0] : picked[1]));
}

void tst_PickCommand::theMemoryIsWrittenAsDocumented()
{
    const CliRun first = pick({"--need", "Run", "--memory", "state/used.json"});
    QCOMPARE(first.status, 9); // there is no such folder
    QDir().mkpath(m_folder->filePath("state"));
    for (int i = 0; i < 2; ++i) QCOMPARE(pick({"--need", "Run", "--memory", "state/used.json"}).status, 0);
    const CliRun both = pick({"--need", "Locomotion", "--want", "Run", "--avoid", "Bad", "--count", "2",
                              "--memory", "state/used.json"});
    QVERIFY2(both.output.startsWith("lib/run.bvh: has what is needed; 1 of 1 wanted: Locomotion.Run; no "
                                    "unwanted; 1 other tag; used 1 pick ago\n"),
             qPrintable(both.output));
    QCOMPARE(content("state/used.json"), QByteArray(R"({
  "format": "tagline.usage",
  "version": 1,
  "picks": 4,
  "clips": [
    {
      "source": "../lib/run.bvh",
      "clip": "run",
      "pick": 3
    },
    {
      "source": "../lib/walk.bvh",
      "clip": "walk",
      "pick": 4
    }
  ]
}
)"));
}

void tst_PickCommand::aBrokenMemoryIsNotOverwritten()
{
    const QByteArray broken = "{\"format\":\"tagline.usage\",\"version\":1,\n\"picks\":-3}";
    put("used.json", broken);
    const CliRun run = pick({"--need", "Run", "--memory", "used.json"});
    QCOMPARE(run.status, 5);
    QVERIFY2(run.messages.startsWith("used.json:2:9: "), qPrintable(run.messages));
    QCOMPARE(run.output, QString());
    QCOMPARE(content("used.json"), broken);
}

void tst_PickCommand::theSeedDecidesAmongEquals()
{
    for (int i = 0; i < 8; ++i) putClip("hop" + QByteArray::number(i), {"Hop"});
    QSet<QString> orders;
    for (const char* seed : {"0", "1", "2", "18446744073709551615"}) {
        const QStringList arguments{"--need", "Hop", "--count", "8", "--seed", seed};
        const QString order = clipsOf(pick(arguments));
        QCOMPARE(clipsOf(pick(arguments)), order);
        orders << order;
    }
    QCOMPARE(orders.size(), 4);
}

void tst_PickCommand::nothingThatFitsIsNoFailure()
{
    const CliRun run = pick({"--need", "Sit,Fast", "--memory", "used.json"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QString("no clip has all the tags that are needed\n"));
    QVERIFY(!QFile::exists(m_folder->filePath("used.json")));
}

void tst_PickCommand::unknownTagsAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("mistyped") << QStringList{"--want", "Sit,Tierd"}
                              << "--want: there is no tag \"Tierd\"; did you mean \"Tired\"?\n";
    QTest::newRow("nothing near") << QStringList{"--avoid", "Backflip"}
                                  << "--avoid: there is no tag \"Backflip\"\n";
    QTest::newRow("empty") << QStringList{"--need", "Sit,"} << "--need: there is no tag \"\"\n";
}

void tst_PickCommand::unknownTagsAreNamed()
{
    QFETCH(QStringList, arguments);
    const CliRun run = pick(arguments);
    QCOMPARE(run.status, 7);
    QCOMPARE(run.output, QString());
    QTEST(run.messages, "message");
}

void tst_PickCommand::wrongUsageIsStatus2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no wish") << QStringList{};
    QTest::newRow("no value") << QStringList{"lib", "--need"};
    QTest::newRow("count 0") << QStringList{"--need", "Sit", "--count", "0"};
    QTest::newRow("count") << QStringList{"--need", "Sit", "--count", "few"};
    QTest::newRow("seed") << QStringList{"--need", "Sit", "--seed", "-1"};
    QTest::newRow("unknown option") << QStringList{"--need", "Sit", "--must", "Run"};
}

void tst_PickCommand::wrongUsageIsStatus2()
{
    QFETCH(QStringList, arguments);
    const CliRun run = tagline::test::runCli(
        m_folder->path(),
        QStringList{"pick"} + (arguments.contains("lib") ? arguments : QStringList{"lib"} + arguments));
    QCOMPARE(run.status, 2);
    QVERIFY(!run.messages.isEmpty());
    QCOMPARE(tagline::test::runCli(m_folder->path(), {"pick", "--need", "Sit"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_PickCommand)
#include "tst_PickCommand.moc"
