// resources/python/tagline_tags.py reads sidecars as the command line does, with numpy and without it.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <random>

using namespace tagline::test;

namespace {

/// The interpreter that Debian's numpy is for.
QString python()
{
    const QString system = "/usr/bin/python3";
    return QFile::exists(system) ? system : QStandardPaths::findExecutable("python3");
}

QString readerFolder() { return sourceFolder() + "/resources/python"; }

/// Ranges that touch, in order: `[[2,5],[5,9]]`.
QByteArray randomRanges(std::mt19937& random, int frames)
{
    QByteArrayList ranges;
    for (int at = int(random() % 5); at < frames; at += int(random() % 3)) {
        const int stop = std::min(frames, at + 1 + int(random() % 6));
        ranges << '[' + QByteArray::number(at) + ',' + QByteArray::number(stop) + ']';
        at = stop;
    }
    return ranges.isEmpty() ? QByteArray("[[0,1]]") : '[' + ranges.join(',') + ']';
}

} // namespace

class tst_PythonReader : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (python().isEmpty()) QSKIP("SKIPPED: there is no python3");
    }
    void init() { open(); }
    void answersAreThoseOfTheCommandLine_data();
    void answersAreThoseOfTheCommandLine();
    void groupsOfARuntimeFileAreRead();
    void instancesOfCountedTagsAreRead();
    void aTagInBothPlacesIsReadFromBoth();
    void whatIsWrongIsSaidWithThePlace_data();
    void whatIsWrongIsSaidWithThePlace();
    void rowsOfArraysAreFound();
    void anIndexThatIsNullIsNone();
    void aFolderThatIsNotThereIsAnError();
    void masksOfAnHourAreMadeInTimeThatGrowsWithTheRanges();

private:
    CliRun runPython(const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(python(), QStringList{"-B"} + arguments);
        if (!process.waitForFinished(60'000)) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
};

void tst_PythonReader::answersAreThoseOfTheCommandLine_data()
{
    QTest::addColumn<QString>("numpy");
    QTest::newRow("with numpy") << "with";
    QTest::newRow("without numpy") << "without";
}

void tst_PythonReader::answersAreThoseOfTheCommandLine()
{
    QFETCH(QString, numpy);
    if (numpy == "with" && runPython({"-c", "import numpy"}).status != 0) QSKIP("SKIPPED: there is no numpy");
    std::mt19937 random(20261123);
    for (int i = 0; i < 25; ++i) {
        const QByteArray name = "clip" + QByteArray::number(i), file = name + ".bvh";
        const int frames = 10 + int(random() % 90);
        const auto tags = [&](const QByteArrayList& names) {
            QByteArrayList lanes;
            for (const QByteArray& tag : names)
                if (random() % 3) lanes << '"' + tag + "\":" + randomRanges(random, frames);
            return lanes.join(',');
        };
        put("lib/" + file, smallBvh(frames));
        put("lib/" + file + ".tags.json",
            sidecar(file, clipEntry(name, frames, tags({"Run", "Bad", "Locomotion", "Locomotion.Walk"}))));
        put("lib/" + file + ".gameplay.tags.json",
            sidecar(file, clipEntry(name, frames, tags({"Run", "Hit"}))));
    }
    const CliRun read = runPython({sourceFolder() + "/tests/cli/read_tags.py", readerFolder(), numpy, "lib"});
    QVERIFY2(read.status == 0, qPrintable(read.messages));
    const Json answers = json(read);
    QCOMPARE(answers.size(), 9u);
    for (const auto& [query, found] : answers.items()) {
        Json wanted = Json::object();
        const Json answer = json(run({"query", QString::fromStdString(query), "lib", "--json"}));
        for (const Json& clip : answer["clips"]) wanted[clip["source"].get<std::string>()] = clip["ranges"];
        QVERIFY(!wanted.empty());
        QCOMPARE(found.size(), wanted.size());
        for (const auto& [clip, ranges] : wanted.items())
            QVERIFY2(found.contains(clip) && found[clip] == ranges,
                     qPrintable(QString::fromStdString(query + ' ' + clip + ": ") +
                                text(found.value(clip, Json())) + " is not " + text(ranges)));
    }
}

void tst_PythonReader::groupsOfARuntimeFileAreRead()
{
    put("lib/walk.bvh", smallBvh(10));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 10, R"("Run":[[0,4]],"Bad":[[5,6]])")));
    put("lib/lib.tagline",
        R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run","group":"gait"},)"
        R"({"name":"Walk","group":"gait"},{"name":"Bad"}]})");
    QCOMPARE(run({"export", "--to", "runtime", "-o", "tags.taglinebin", "lib"}).status, 0);
    const CliRun read = runPython({"-c", "import sys; sys.path.insert(0, '" + readerFolder() +
                                             "')\n"
                                             "import tagline_tags as tags\n"
                                             "print(tags.read_runtime('tags.taglinebin').groups)"});
    QCOMPARE(read.output, QString("{'gait': ['Run', 'Walk']}\n"));
}

void tst_PythonReader::instancesOfCountedTagsAreRead()
{
    put("a.bvh.game.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"a.bvh","set":"game","clips":[
        {"name":"a","frames":50,"rate":[30,1],"tags":{"Run":[[0,4],[4,9]]},"instances":{"Punch":[
        {"range":[25,60]},{"range":[12,31],"power":2,"hand":"left"},{"range":[12,31],"hand":"left","power":2},
        {"range":[12,31],"hand":"right"}]}}]})");
    const CliRun read =
        runPython({"-c",
                   "import sys, json; sys.path.insert(0, sys.argv[1]); import tagline_tags as t\n"
                   "clip = t.read_folder('.')[0]\n"
                   "print(json.dumps([clip.instances, clip.tags, clip.occurrences('Punch'),"
                   " clip.occurrences('Run'), clip.ranges('Punch')]))",
                   readerFolder()});
    QCOMPARE(read.messages, QString());
    const QString left = R"([12,31,{"power":2,"hand":"left"}],[12,31,{"hand":"right"}])";
    QCOMPARE(text(json(read)), R"([{"game::Punch":[)" + left +
                                   R"(,[25,60,{}]]},{"game::Run":[[0,4],[4,9]],"game::Punch":[[12,60]]},[)" +
                                   left + R"(,[25,50,{}]],[[0,4,{}],[4,9,{}]],[[12,50]]])");
}

void tst_PythonReader::aTagInBothPlacesIsReadFromBoth()
{
    put("a.bvh.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"a.bvh","clips":[
        {"name":"a","frames":50,"rate":[30,1],"tags":{"Punch":[[0,3],[4,9]]},"instances":{"Punch":[
        {"range":[2,6]},{"range":[4,9],"hand":"left"}]}}]})");
    const CliRun read =
        runPython({"-c",
                   "import sys, json; sys.path.insert(0, sys.argv[1]); import tagline_tags as t\n"
                   "clip = t.read_folder('.')[0]\n"
                   "print(json.dumps([clip.instances, clip.tags]))",
                   readerFolder()});
    QCOMPARE(read.messages, QString());
    QCOMPARE(text(json(read)), R"([{"Punch":[[0,3,{}],[2,6,{}],[4,9,{"hand":"left"}]]},{"Punch":[[0,9]]}])");
}

void tst_PythonReader::whatIsWrongIsSaidWithThePlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("no JSON") << QByteArray("{") << "line 1";
    QTest::newRow("another file") << QByteArray("{}") << "is no tag sidecar";
    QTest::newRow("a later version") << sidecar("walk.bvh", "").replace("\"version\":1", "\"version\":9")
                                     << "is of version 9";
    QTest::newRow("a key twice") << sidecar("walk.bvh",
                                            clipEntry("walk", 9, R"("Run":[[0,1]],"Run":[[2,3]])"))
                                 << "the key \"Run\" stands there twice";
    QTest::newRow("an empty range") << sidecar("walk.bvh", clipEntry("walk", 9, R"("Run":[[4,4]])"))
                                    << "clip 'walk', Run: [4, 4] is no range";
    QTest::newRow("ranges that overlap")
        << sidecar("walk.bvh", clipEntry("walk", 9, R"("Run":[[0,4],[3,5]])"))
        << "clip 'walk', Run: [3, 5) overlaps";
    QTest::newRow("a runtime file") << QByteArray("TagSets\n") << "line 1";
    QTest::newRow("no text") << QByteArray("\xff\xfe{") << "decode";
    QTest::newRow("a number that is none") << QByteArray(R"({"format": NaN})") << "NaN";
    QTest::newRow("too deep") << QByteArray(200'000, '[') << "recursion";
    const auto file = [](const QByteArray& clip) {
        return sidecar("walk.bvh", R"({"name":"walk","frames":9,"rate":[30,1],"tags":{})" + clip + "}");
    };
    const auto head = [](const QByteArray& member) {
        return sidecar("walk.bvh", "").replace("\"clips\"", member + ",\"clips\"");
    };
    QTest::newRow("clips that are no list")
        << QByteArray(R"({"format":"tagline.tags","version":1,"clips":{}})") << "has no list of clips";
    QTest::newRow("a clip that is no object") << sidecar("walk.bvh", "7") << "clips[0] is no object, but 7";
    QTest::newRow("a clip without a name")
        << sidecar("walk.bvh", R"({"frames":9})") << "clips[0]: name is no text";
    QTest::newRow("tags that are no object")
        << sidecar("walk.bvh", R"({"name":"walk","frames":9,"rate":[30,1],"tags":[1]})")
        << "clip 'walk': tags is no object, but [1]";
    QTest::newRow("tags that are null")
        << sidecar("walk.bvh", R"({"name":"walk","frames":9,"rate":[30,1],"tags":null})")
        << "clip 'walk': tags is no object, but None";
    QTest::newRow("properties that are no object")
        << file(R"(,"properties":[[0,1,2]])") << "clip 'walk': properties is no object, but [[0, 1, 2]]";
    QTest::newRow("a value that is none") << file(R"(,"properties":{"terrain":[[0,4,["gravel"]]]})")
                                          << "clip 'walk', terrain: the value of [0, 4) is no text";
    QTest::newRow("an index that is a text")
        << file(R"(,"index":"0")") << "clip 'walk': index is no whole number from 0, but '0'";
    QTest::newRow("an index that is a list")
        << file(R"(,"index":[0])") << "clip 'walk': index is no whole number from 0, but [0]";
    QTest::newRow("an index that is true")
        << file(R"(,"index":true)") << "clip 'walk': index is no whole number from 0, but True";
    QTest::newRow("points that are a text")
        << head(R"("points":"Step")") << "points is no list of texts, but 'Step'";
    QTest::newRow("points that are numbers")
        << head(R"("points":[1])") << "points is no list of texts, but [1]";
    QTest::newRow("points that are null")
        << head(R"("points":null)") << "points is no list of texts, but None";
    QTest::newRow("a set that is a number") << head(R"("set":3)") << "set is no text, but 3";
    QTest::newRow("a version that is true")
        << sidecar("walk.bvh", "").replace("\"version\":1", "\"version\":true") << "is of version True";
}

void tst_PythonReader::whatIsWrongIsSaidWithThePlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);
    put("walk.bvh.tags.json", bytes);
    const CliRun read = runPython({readerFolder() + "/tagline_tags.py", "walk.bvh.tags.json"});
    QCOMPARE(read.status, 1);
    QVERIFY2(read.messages.startsWith("walk.bvh.tags.json: ") && read.messages.contains(words),
             qPrintable(read.messages));
    QCOMPARE(read.messages.count('\n'), 1); // no traceback
}

void tst_PythonReader::rowsOfArraysAreFound()
{
    put("a.npz.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"a.npz","clips":[
        {"name":"a","frames":688,"rate":[30,1],"tags":{"Run":[[0,4]]},
         "sourceFrames":{"rate":120,"frames":2752,"map":[[0,0],[687,2748]]}},
        {"name":"b","frames":50,"rate":[30,1],"tags":{"Run":[[0,4]]}},
        {"name":"c","frames":50,"rate":[30,1],"tags":{"Run":[[0,4]]},"sourceFrames":"theirs"}]})");
    const CliRun read = runPython(
        {"-c", "import sys; sys.path.insert(0, '" + readerFolder() +
                   "')\n"
                   "import tagline_tags as tags\n"
                   "a, b, c = tags.read_sidecar('a.npz.tags.json')\n"
                   "print([a.row(frame) for frame in (0, 1, 687, 9000)], a.rows[1], b.row(7), c.row(7))"});
    QCOMPARE(read.output, QString("[0, 4, 2748, 2751] 120 7 7\n"));
}

void tst_PythonReader::anIndexThatIsNullIsNone()
{
    put("walk.bvh.tags.json",
        sidecar("walk.bvh",
                R"({"name":"walk","index":null,"frames":9,"rate":[30,1],"tags":{"Run":[[2,5]]}})"));
    const CliRun read = runPython({readerFolder() + "/tagline_tags.py", "walk.bvh.tags.json"});
    QVERIFY2(read.status == 0, qPrintable(read.messages));
    QCOMPARE(read.output, QString("Run\twalk.bvh:walk\t2\t5\n"));
}

void tst_PythonReader::aFolderThatIsNotThereIsAnError()
{
    const auto readFolder = [&](const QString& folder) {
        return runPython({"-c", "import sys; sys.path.insert(0, '" + readerFolder() +
                                    "')\n"
                                    "import tagline_tags as tags\n"
                                    "try:\n    print(len(tags.read_folder('" +
                                    folder + "')))\nexcept OSError as fault:\n    print(fault.filename)"});
    };
    put("there/notes.txt", "x");
    QCOMPARE(readFolder("there").output, QString("0\n"));
    QCOMPARE(readFolder("nowhere").output, QString("nowhere\n"));
    QCOMPARE(readFolder("there/notes.txt").output, QString("there/notes.txt\n"));
}

/// 100,000 ranges of a clip, and their masks, set operations and lookups: a loop over all frames a range
/// would take an hour.
void tst_PythonReader::masksOfAnHourAreMadeInTimeThatGrowsWithTheRanges()
{
    QElapsedTimer clock;
    clock.start();
    const CliRun done =
        runPython({"-c", "import sys; sys.path.insert(0, '" + readerFolder() +
                             "')\n"
                             "import tagline_tags as tags\n"
                             "a = [(4 * i, 4 * i + 2) for i in range(100_000)]\n"
                             "b = [(4 * i + 1, 4 * i + 3) for i in range(100_000)]\n"
                             "print(tags.frames(tags.union(a, b)), tags.frames(tags.intersection(a, b)),\n"
                             "      tags.frames(tags.complement(a, 400_000)), sum(tags.mask(a, 400_000)))"});
    QCOMPARE(done.output, QString("300000 100000 200000 200000\n"));
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed()) + " ms"));
}

QTEST_GUILESS_MAIN(tst_PythonReader)
#include "tst_PythonReader.moc"
