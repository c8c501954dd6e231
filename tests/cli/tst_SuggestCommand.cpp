// `tagline suggest`: a program of somebody's own is asked, and what it suggests is printed or tagged.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace tagline::test;

namespace {

/// A command that answers these suggestions, whatever it is asked.
QString answering(const QByteArray& suggestions)
{
    return "echo '{\"suggestions\":[" + QString::fromUtf8(suggestions) + "]}'";
}

QByteArray suggestion(const QByteArray& clip, const QByteArray& tag, int start, int stop, double score)
{
    return "{\"clip\":\"" + clip + "\",\"tag\":\"" + tag + "\",\"start\":" + QByteArray::number(start) +
           ",\"stop\":" + QByteArray::number(stop) + ",\"score\":" + QByteArray::number(score) + "}";
}

/// A figure that stands for forty frames, then goes three metres a second for twenty.
QByteArray standGo()
{
    QByteArray text =
        "HIERARCHY\nROOT hips\n{\n OFFSET 0 1 0\n CHANNELS 6 Xposition Yposition Zposition "
        "Zrotation Xrotation Yrotation\n JOINT head\n {\n OFFSET 0 0.7 0\n CHANNELS 3 Zrotation "
        "Xrotation Yrotation\n End Site\n {\n OFFSET 0 0.1 0\n }\n }\n}\nMOTION\nFrames: "
        "60\nFrame Time: 0.033333\n";
    for (int frame = 0; frame < 60; ++frame)
        text += "0 1 " + QByteArray::number(frame < 40 ? 0.0 : 0.1 * (frame - 39)) + " 0 0 0 0 0 0\n";
    return text;
}

} // namespace

class tst_SuggestCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        put("lib/walk.bvh", smallBvh(30));
        put("lib/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 30, R"("Run":[[0,10]])")));
    }
    void suggestionsArePrintedAndNothingIsWritten();
    void onlyWhatIsSureEnoughIsTagged();
    void acceptedTagsAreInTheVocabulary();
    void aLibraryFileThatDefinesNoTagsStaysAsItIs();
    void whatIsLeftOutIsNoted();
    void onlyChosenClipsAreAskedAbout();
    void clipsThatCannotBeTaggedAreNotedAndNotAskedAbout();
    void failuresWriteNothing_data();
    void failuresWriteNothing();
    void noShellSeesTheCommand();
    void aSignalEndsTheProgramToo();
    void theExampleFindsWhereAFigureStands();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
};

void tst_SuggestCommand::suggestionsArePrintedAndNothingIsWritten()
{
    const auto before = files();
    const QString command = answering(suggestion("lib/walk.bvh", "Run", 5, 20, 0.9) + ',' +
                                      suggestion("lib/walk.bvh", "Run", 22, 25, 0.5));
    const CliRun text = run({"suggest", "--with", command, "lib"});
    QVERIFY2(text.status == 0, qPrintable(text.messages));
    QCOMPARE(text.output, QString("0.500  lib/walk.bvh [22, 25) Run\n0.900  lib/walk.bvh [10, 20) Run\n"
                                  "2 suggestions of echo in 1 clip\n"));
    const Json answer = json(run({"suggest", "--with", command, "lib", "--json"}));
    QCOMPARE(answer["suggester"].get<std::string>(), std::string("echo"));
    QCOMPARE(answer["asked"].get<int>(), 1);
    QCOMPARE(answer["suggestions"][1]["range"].dump(), std::string("[10,20]"));
    QVERIFY(!answer.contains("written"));
    QCOMPARE(files(), before);
}

void tst_SuggestCommand::onlyWhatIsSureEnoughIsTagged()
{
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const QStringList accept{"suggest",
                             "--with",
                             answering(suggestion("lib/walk.bvh", "Jump", 5, 20, 0.9) + ',' +
                                       suggestion("lib/walk.bvh", "Run", 22, 25, 0.5)),
                             "--tags",
                             "Run,Jump",
                             "--accept",
                             "0.8",
                             "lib",
                             "--json"};
    const Json tried = json(run(accept + QStringList{"--dry-run"}));
    QCOMPARE(tried["accepted"].get<int>(), 1);
    QCOMPARE(tried["written"].get<bool>(), false);
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    const Json done = json(run(accept));
    QCOMPARE(done["written"].get<bool>(), true);
    const Json saved = Json::parse(content("lib/walk.bvh.tags.json").toStdString());
    const Json& tags = saved["clips"][0]["tags"];
    QCOMPARE(tags.size(), 2u);
    QVERIFY(tags["Jump"] == Json::parse("[[5,20]]") && tags["Run"] == Json::parse("[[0,10]]"));
    QCOMPARE(json(run(accept))["accepted"].get<int>(), 0); // it is so already
}

void tst_SuggestCommand::acceptedTagsAreInTheVocabulary()
{
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run"}]})");
    const QString command = answering(suggestion("lib/walk.bvh", "Jump", 5, 20, 0.9));
    const QStringList accept{"suggest", "--with", command, "--tags", "Jump", "--accept", "0.8", "lib"};
    QCOMPARE(run(accept + QStringList{"--dry-run"}).status, 0);
    QVERIFY(!content("lib/lib.tagline").contains("Jump"));
    const CliRun done = run(accept);
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QVERIFY2(content("lib/lib.tagline").contains("Jump"), content("lib/lib.tagline").constData());
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(!checked.output.contains("is not in the vocabulary"), qPrintable(checked.output));
}

void tst_SuggestCommand::aLibraryFileThatDefinesNoTagsStaysAsItIs()
{
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1})");
    const QByteArray before = content("lib/lib.tagline");
    const QString command = answering(suggestion("lib/walk.bvh", "Jump", 5, 20, 0.9));
    QCOMPARE(run({"suggest", "--with", command, "--tags", "Jump", "--accept", "0.8", "lib"}).status, 0);
    QCOMPARE(content("lib/lib.tagline"), before); // tags of one name alone would make all others unknown
}

void tst_SuggestCommand::whatIsLeftOutIsNoted()
{
    const CliRun done =
        run({"suggest", "--with", answering(suggestion("lib/walk.bvh", "Jump", 5, 20, 0.9)), "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("0 suggestions of echo in 0 clips\n"));
    QVERIFY2(done.messages.contains("1 suggestion is left out"), qPrintable(done.messages));
}

void tst_SuggestCommand::onlyChosenClipsAreAskedAbout()
{
    put("lib/jog.bvh", smallBvh(20));
    const QString command = "sh -c 'grep -c \\\"name\\\" >&2; exit 1'";
    QVERIFY(run({"suggest", "--with", command, "lib"}).messages.contains(": 2"));
    QVERIFY(run({"suggest", "--with", command, "lib", "--clip", "jog"}).messages.contains(": 1"));
    QCOMPARE(run({"suggest", "--with", command, "lib", "--clip", "no"}).status, 7);
}

void tst_SuggestCommand::clipsThatCannotBeTaggedAreNotedAndNotAskedAbout()
{
    QByteArray newer = content("lib/walk.bvh.tags.json");
    put("lib/walk.bvh.tags.json", newer.replace("\"version\":1", "\"version\":99"));
    const CliRun done = run({"suggest", "--with", answering(""), "lib", "--json"});
    QCOMPARE(json(done)["asked"].get<int>(), 0);
    QVERIFY2(done.messages.contains("1 clip is not asked about"), qPrintable(done.messages));
}

void tst_SuggestCommand::failuresWriteNothing_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("part");
    QTest::newRow("no program") << "no-such-program-of-tagline" << 8 << "could not be started";
    QTest::newRow("status") << "sh -c 'echo no model >&2; exit 3'" << 8 << "(exit status 3): no model";
    QTest::newRow("hangs") << "sleep 60" << 8 << "longer than 1 second";
    QTest::newRow("no JSON") << "echo done" << 5 << "answer of echo:1:1";
    QTest::newRow("other clip") << answering(suggestion("x.bvh", "Run", 1, 2, 1)) << 5 << "\"x.bvh\"";
}

void tst_SuggestCommand::failuresWriteNothing()
{
    QFETCH(QString, command);
    QFETCH(int, status);
    QFETCH(QString, part);
    const auto before = files();
    const CliRun done = run({"suggest", "--with", command, "lib", "--accept", "0", "--seconds", "1"});
    QVERIFY2(done.status == status, qPrintable(done.messages));
    QVERIFY2(done.messages.contains(part), qPrintable(done.messages));
    QCOMPARE(done.output, QString());
    QCOMPARE(files(), before);
}

void tst_SuggestCommand::noShellSeesTheCommand()
{
    const CliRun done = run({"suggest", "--with", "echo '{\"suggestions\":[]}' ; touch made", "lib"});
    QVERIFY2(done.status == 5, qPrintable(done.messages)); // "; touch made" is part of the answer
    QVERIFY(!QFile::exists(m_folder->filePath("made")));
}

/// The program is told by a file that it lives, and writes another if it lives on.
void tst_SuggestCommand::aSignalEndsTheProgramToo()
{
    QElapsedTimer timer;
    timer.start();
    const CliRun done = runInShell("\"$@\" & p=$!; while ! [ -e begun ]; do sleep 0.05; done; "
                                   "kill -TERM $p; wait $p",
                                   {"suggest", "--with", "sh -c 'touch begun; sleep 3; touch lived'", "lib"});
    QCOMPARE(done.status, 143);
    QTest::qWait(std::max<int>(0, 4000 - int(timer.elapsed())));
    QVERIFY(QFile::exists(m_folder->filePath("begun")) && !QFile::exists(m_folder->filePath("lived")));
}

void tst_SuggestCommand::theExampleFindsWhereAFigureStands()
{
    QVERIFY2(!QStandardPaths::findExecutable("python3").isEmpty(),
             "install python3, which the example needs");
    putSampleLibrary(); // with the example beside it
    QVERIFY(content("suggest_still.py").count('\n') <= 40);
    put("lib/walk.bvh", standGo());
    const CliRun done =
        run({"suggest", "--with", "python3 suggest_still.py 0.1", "--places", "--tags", "Still", "lib"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(done.output, QString("1.000  lib/walk.bvh [0, 40) Still\n1 suggestion of python3 in 1 clip\n"));
}

void tst_SuggestCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("part");
    QTest::newRow("no command") << QStringList{"lib"} << "--with COMMAND is missing";
    QTest::newRow("no word") << QStringList{"--with", " ", "lib"} << "takes a program";
    QTest::newRow("open quote") << QStringList{"--with", "echo 'x", "lib"} << "not closed";
    QTest::newRow("no path") << QStringList{"--with", "echo"} << "PATH";
    QTest::newRow("score") << QStringList{"--with", "echo", "lib", "--accept", "80"} << "from 0 to 1";
    QTest::newRow("seconds") << QStringList{"--with", "echo", "lib", "--seconds", "0"} << "from 1 to 86400";
    QTest::newRow("dry run") << QStringList{"--with", "echo", "lib", "--dry-run"} << "--accept";
    QTest::newRow("tag") << QStringList{"--with", "echo", "lib", "--tags", "a..b"} << "--tags";
}

void tst_SuggestCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, part);
    const CliRun done = run(QStringList{"suggest"} + arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(part), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_SuggestCommand)
#include "tst_SuggestCommand.moc"
