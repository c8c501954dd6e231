// `tagline state`: how far people are with clips, listed and set; what edits, merges and exports make of it.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QRegularExpression>
#include <QTest>

using namespace tagline::test;

class tst_StateCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void statesAreListed();
    void statesAreSetAndWritten();
    void aStateThatIsThereStays();
    void aDryRunWritesNothing();
    void anEditTakesReviewedBack();
    void queriesFindThem();
    void versionsDifferAndMerge();
    void wrongUseIsSaid();

private:
    void tagAll(const QByteArray& state) const
    {
        put("lib/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[0,10]])", state)));
    }
    static QByteArray clipEntry(const QByteArray& name, int frames, const QByteArray& tags,
                                const QByteArray& state)
    {
        QByteArray entry = tagline::test::clipEntry(name, frames, tags);
        entry.insert(entry.lastIndexOf('}'), state.isEmpty() ? state : ",\"state\":" + state);
        return entry;
    }
};

void tst_StateCommand::init()
{
    open();
    put("lib/jog.bvh", smallBvh(10));
    put("lib/walk.bvh", smallBvh(20));
    tagAll(R"({"is":"reviewed","by":"ben","at":"2026-11-22T10:00Z"})");
}

void tst_StateCommand::statesAreListed()
{
    const CliRun listed = run({"state", "lib"});
    QCOMPARE(listed.output, QString("lib/jog.bvh: untouched\n"
                                    "lib/walk.bvh: reviewed, ben, 2026-11-22T10:00Z\n"
                                    "1 of 2 clips done\n"));
    QVERIFY(listed.messages.isEmpty());
    QCOMPARE(run({"state", "lib", "--is", "untouched"}).output,
             QString("lib/jog.bvh: untouched\n1 of 2 clips done\n"));
    QCOMPARE(run({"state", "lib", "--clip", "walk"}).output.count('\n'), 2);
    const Json list = json(run({"state", "lib", "--json"}));
    QCOMPARE(keys(list), (QStringList{"clips", "totals"}));
    QCOMPARE(text(list["clips"][1]),
             QString(R"({"clip":"lib/walk.bvh","state":"reviewed","by":"ben","at":"2026-11-22T10:00Z"})"));
    QCOMPARE(text(list["totals"]), QString(R"({"untouched":1,"begun":0,"done":0,"reviewed":1})"));
}

void tst_StateCommand::statesAreSetAndWritten()
{
    const CliRun set = run({"state", "set", "done", "lib", "--author", " ana "});
    QCOMPARE(set.output, QString("lib/jog.bvh: untouched -> done\n"
                                 "lib/walk.bvh: reviewed -> done\n"
                                 "2 clips set to done\n"));
    const QRegularExpression written(
        R"("state": \{"is": "done", "by": "ana", "at": "20\d\d-\d\d-\d\dT\d\d:\d\dZ"\})");
    for (const char* file : {"lib/jog.bvh.tags.json", "lib/walk.bvh.tags.json"})
        QVERIFY2(written.match(QString::fromUtf8(content(file))).hasMatch(), content(file).constData());
    // A clip of which nothing else is said has an entry as long as it has a state.
    QCOMPARE(run({"state", "set", "untouched", "lib"}).status, 0);
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("state"));
    QVERIFY(!content("lib/jog.bvh.tags.json").contains("jog\","));
}

void tst_StateCommand::aStateThatIsThereStays()
{
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const Json set = json(run({"state", "set", "reviewed", "lib", "--author", "ana", "--json"}));
    QCOMPARE(text(set), QString(R"({"written":true,"state":"reviewed","clips":[)"
                                R"({"clip":"lib/jog.bvh","from":"untouched"}]})"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
}

void tst_StateCommand::aDryRunWritesNothing()
{
    const auto before = files();
    QCOMPARE(run({"state", "set", "begun", "lib", "--clip", "j*", "--dry-run"}).output,
             QString("lib/jog.bvh: untouched -> begun\n1 clip would be set to begun\n"));
    QCOMPARE(files(), before);
}

void tst_StateCommand::anEditTakesReviewedBack()
{
    QCOMPARE(run({"tag", "Run", "lib", "--frames", "15:18", "--author", "ana"}).status, 0);
    const QString listed = run({"state", "lib"}).output;
    QVERIFY2(listed.contains("walk.bvh: done, ana, 20"), qPrintable(listed));
    tagAll(R"({"is":"reviewed"})");
    QCOMPARE(run({"tag", "Run", "lib", "--frames", "3:4"}).status, 0); // it has these frames
    QVERIFY(run({"state", "lib"}).output.contains("walk.bvh: reviewed\n"));
    QCOMPARE(run({"tag", "Run", "lib", "--frames", "3:4", "--remove"}).status, 0);
    QVERIFY(run({"state", "lib"}).output.contains("walk.bvh: done\n"));
}

void tst_StateCommand::queriesFindThem()
{
    QVERIFY(run({"query", "state == \"untouched\"", "lib"}).output.contains("jog.bvh"));
    QVERIFY(run({"query", "state == \"reviewed\" - Run", "lib"}).output.contains("[10, 20)"));
    const CliRun misspelt = run({"query", "state == \"Done\"", "lib"});
    QCOMPARE(misspelt.status, 7);
    QVERIFY2(misspelt.messages.contains("did you mean \"done\"?"), qPrintable(misspelt.messages));
}

void tst_StateCommand::versionsDifferAndMerge()
{
    const auto version = [this](const char* name, const QByteArray& tags, const QByteArray& state) {
        put(name, sidecar("walk.bvh", clipEntry("walk", 20, tags, state)));
    };
    const QByteArray done = R"({"is":"done","by":"ana","at":"2026-11-22T09:00Z"})";
    const QByteArray reviewed = R"({"is":"reviewed","by":"ben","at":"2026-11-22T10:00Z"})";
    version("base.tags.json", R"("Run":[[0,10]])", done);
    version("ours.tags.json", R"("Run":[[0,10]],"Hit":[[2,3]])", done);
    version("theirs.tags.json", R"("Run":[[0,10]])", reviewed);
    const CliRun differs = run({"diff", "base.tags.json", "theirs.tags.json"});
    QVERIFY2(differs.output.contains("state: done, ana") && differs.output.contains("→ reviewed, ben"),
             qPrintable(differs.output));
    QCOMPARE(run({"merge-files", "base.tags.json", "theirs.tags.json", "theirs.tags.json", "-o", "m"}).status,
             0);
    QVERIFY2(content("m").contains("\"is\": \"reviewed\""), content("m").constData());
    // Nobody reviewed what both sides say together.
    QCOMPARE(run({"merge-files", "base.tags.json", "ours.tags.json", "theirs.tags.json", "-o", "m"}).status,
             0);
    QVERIFY2(content("m").contains(R"("state": {"is": "done"})"), content("m").constData());
    QVERIFY(content("m").contains("Hit"));
}

void tst_StateCommand::wrongUseIsSaid()
{
    const auto said = [this](const QStringList& arguments) {
        const CliRun done = run(arguments);
        return done.status == 2 ? done.messages : QString::number(done.status);
    };
    QVERIFY(said({"state"}).contains("PATH is missing"));
    QVERIFY(said({"state", "set", "done"}).contains("needs a state and PATH"));
    QVERIFY(said({"state", "set", "finished", "lib"}).contains("untouched, begun, done, reviewed"));
    QVERIFY(said({"state", "lib", "--is", "x"}).contains("--is"));
    QVERIFY(said({"state", "set", "done", "lib", "--is", "done"}).contains("cannot be used with set"));
    QVERIFY(said({"state", "lib", "--dry-run"}).contains("goes with set"));
    QVERIFY(said({"state", "lib", "--author", "ana"}).contains("goes with set"));
    QCOMPARE(run({"state", "lib", "--clip", "nobody"}).status, 7);
}

QTEST_GUILESS_MAIN(tst_StateCommand)
#include "tst_StateCommand.moc"
