// `tagline caption`: captions from the command line, found, written, changed and taken away.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_CaptionCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibraryOfRuns();
    }
    void theyAreListed();
    void filtersAreJoined_data();
    void filtersAreJoined();
    void eachRangeOfAQueryGetsOne();
    void framesAreCutToTheClips();
    void framesThatNoClipHasAreAnError();
    void whatIsThereIsNotWrittenTwice();
    void textAuthorAndLanguageAreChanged();
    void framesAreChangedAndThosePastTheEndAreKept();
    void theyAreRemoved();
    void aDryRunWritesNothing();
    void whatANewerVersionWroteIsNotChanged();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    QString list(const QStringList& more = {}) const
    {
        const CliRun done = run(QStringList{"caption", "list", "lib"} + more);
        return done.status == 0 ? done.output : done.messages;
    }
    void edit(const QStringList& arguments, const QString& said) const
    {
        const CliRun done = run(QStringList{"caption"} + arguments);
        QVERIFY2(done.status == 0, qPrintable(done.messages));
        QCOMPARE(done.output, said);
    }
};

void tst_CaptionCommand::theyAreListed()
{
    QCOMPARE(list(), QString("lib/a/jog.bvh [0, 10): jogs on (ana)\n"
                             "lib/walk.bvh [2, 9): starts to run (ana)\n"
                             "2 captions in 2 clips\n"));
    const Json all = json(run({"caption", "list", "lib", "--json"}));
    QCOMPARE(keys(all), (QStringList{"captions", "totals"}));
    QCOMPARE(text(all["captions"][1]), QString(R"({"source":"lib/walk.bvh","clip":"walk","range":[2,9],)"
                                               R"("text":"starts to run","author":"ana"})"));
    QCOMPARE(text(all["totals"]), QString(R"({"clips":2,"captions":2})"));
}

void tst_CaptionCommand::filtersAreJoined_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("found"); ///< first letters of their texts
    QTest::newRow("text") << QStringList{"--matching", "RUN"} << "s";
    QTest::newRow("pattern") << QStringList{"--matching", "s*on"} << "j";
    QTest::newRow("no text") << QStringList{"--matching", ""} << "";
    QTest::newRow("author") << QStringList{"--by", "ana"} << "j s";
    QTest::newRow("no author") << QStringList{"--by", ""} << "h";
    QTest::newRow("language") << QStringList{"--in", "PT"} << "h";
    QTest::newRow("no language") << QStringList{"--in", ""} << "j s";
    QTest::newRow("part of a language") << QStringList{"--in", "ptx"} << "";
    QTest::newRow("frames") << QStringList{"--frames", "9:10"} << "j";
    QTest::newRow("past the end") << QStringList{"--frames", "30:40"} << "";
    QTest::newRow("query") << QStringList{"--query", "Bad"} << "j s h";
    QTest::newRow("caption in a query") << QStringList{"--query", "caption(\"salto\")"} << "s h";
    QTest::newRow("clip") << QStringList{"--clip", "walk"} << "s h";
    QTest::newRow("both") << QStringList{"--by", "ana", "--clip", "walk"} << "s";
    QTest::newRow("all") << QStringList{"--all"} << "j s h";
}

void tst_CaptionCommand::filtersAreJoined()
{
    QFETCH(QStringList, options);
    QFETCH(QString, found);
    QCOMPARE(run({"caption", "add", "há um salto", "lib/walk.bvh", "--frames", "3:9", "--language", "pt-BR"})
                 .status,
             0);
    QStringList letters;
    const Json listed = json(run(QStringList{"caption", "list", "lib", "--json"} + options));
    for (const Json& each : listed["captions"])
        letters << QString::fromStdString(each["text"].get<std::string>()).left(1);
    QCOMPARE(letters.join(' '), found);
}

void tst_CaptionCommand::eachRangeOfAQueryGetsOne()
{
    edit({"add", " steps ", "lib", "--query", "Run - Bad", "--author", "ben", "--language", "en"},
         "3 captions in 2 clips added\n");
    QCOMPARE(list({"--by", "ben", "--matching", "steps"}), QString("lib/a/jog.bvh [1, 10): steps (ben, en)\n"
                                                                   "lib/walk.bvh [2, 4): steps (ben, en)\n"
                                                                   "lib/walk.bvh [6, 9): steps (ben, en)\n"
                                                                   "3 captions in 2 clips\n"));
}

void tst_CaptionCommand::framesAreCutToTheClips()
{
    edit({"add", "early", "lib/walk.bvh", "lib/a/jog.bvh", "--frames", "14:16"},
         "1 caption in 1 clip added\nwithout such frames: 1 clip\n");
    edit({"add", "late", "lib/walk.bvh", "lib/a/jog.bvh", "--frames", "8:0.5s"},
         "2 captions in 2 clips added\n");
    QCOMPARE(list({"--matching", "late"}), QString("lib/a/jog.bvh [8, 10): late\n"
                                                   "lib/walk.bvh [8, 15): late\n"
                                                   "2 captions in 2 clips\n"));
}

void tst_CaptionCommand::framesThatNoClipHasAreAnError()
{
    const auto before = files();
    const CliRun added = run({"caption", "add", "late", "lib", "--frames", "00:30-00:31"});
    QCOMPARE(added.status, 8);
    QVERIFY2(added.messages.contains("has a frame in --frames 00:30-00:31"), qPrintable(added.messages));
    const CliRun moved = run({"caption", "change", "lib", "--by", "ana", "--to", "900:901", "--json"});
    QCOMPARE(moved.status, 8);
    QVERIFY2(moved.messages.contains("\"code\":\"tag.no-such-frames\"") ||
                 moved.messages.contains("\"code\": \"tag.no-such-frames\""),
             qPrintable(moved.messages));
    QCOMPARE(files(), before);
}

void tst_CaptionCommand::whatIsThereIsNotWrittenTwice()
{
    const auto before = files();
    edit({"add", "jogs on", "lib/a/jog.bvh", "--all", "--author", "ana"},
         "0 captions in 0 clips added\nnothing to change: 1 clip\n");
    QCOMPARE(files(), before);
    const Json other =
        json(run({"caption", "add", "jogs on", "lib/a/jog.bvh", "--all", "--author", "ben", "--json"}));
    QCOMPARE(text(other), QString(R"({"written":true,"clips":1,"captions":1,"unchanged":0,"outside":0,)"
                                  R"("readOnly":0})"));
    QVERIFY(content("lib/a/jog.bvh.tags.json").contains("\"author\": \"ben\""));
}

void tst_CaptionCommand::textAuthorAndLanguageAreChanged()
{
    edit({"change", "lib", "--matching", "starts", "--text", "runs off", "--author", "", "--language", "en"},
         "1 caption in 1 clip changed\n");
    edit({"change", "lib", "--by", "ana", "--author", "eva"}, "1 caption in 1 clip changed\n");
    edit({"change", "lib", "--all", "--author", "eva"},
         "1 caption in 1 clip changed\nnothing to change: 1 clip\n");
    QCOMPARE(list(), QString("lib/a/jog.bvh [0, 10): jogs on (eva)\n"
                             "lib/walk.bvh [2, 9): runs off (eva, en)\n"
                             "2 captions in 2 clips\n"));
}

void tst_CaptionCommand::framesAreChangedAndThosePastTheEndAreKept()
{
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh",
                clipEntry("walk", 20, R"("Run":[[2,5]])",
                          R"({"range":[15,300],"text":"long"},{"range":[200,300],"text":"lost"})")));
    edit({"change", "lib", "--clip", "walk", "--all", "--author", "ben"}, "2 captions in 1 clip changed\n");
    QCOMPARE(list({"--by", "ben"}), QString("lib/walk.bvh [15, 300): long (ben)\n"
                                            "lib/walk.bvh [200, 300): lost (ben)\n"
                                            "2 captions in 1 clip\n"));
    edit({"change", "lib", "--matching", "lost", "--to", "5:0.5s"}, "1 caption in 1 clip changed\n");
    QCOMPARE(run({"caption", "change", "lib", "--matching", "lost", "--to", "50:60"}).status, 8);
    QCOMPARE(list({"--matching", "lost"}),
             QString("lib/walk.bvh [5, 15): lost (ben)\n1 caption in 1 clip\n"));
}

void tst_CaptionCommand::theyAreRemoved()
{
    edit({"remove", "lib", "--matching", "nothing"}, "0 captions in 0 clips removed\n");
    edit({"remove", "lib", "--matching", "jogs"}, "1 caption in 1 clip removed\n");
    edit({"remove", "lib", "--all", "--clip", "jog"}, "0 captions in 0 clips removed\n");
    edit({"remove", "lib", "--query", "Bad"}, "1 caption in 1 clip removed\n");
    QCOMPARE(list(), QString("0 captions in 0 clips\n"));
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("captions"));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("Run"));
}

void tst_CaptionCommand::aDryRunWritesNothing()
{
    const auto before = files();
    edit({"add", "x", "lib", "--query", "Run", "--dry-run"}, "2 captions in 2 clips would be added\n");
    edit({"change", "lib", "--all", "--text", "x", "--dry-run"}, "2 captions in 2 clips would be changed\n");
    edit({"remove", "lib", "--all", "--dry-run"}, "2 captions in 2 clips would be removed\n");
    QCOMPARE(text(json(run({"caption", "remove", "lib", "--all", "--dry-run", "--json"}))["written"]),
             QString("false"));
    QCOMPARE(files(), before);
}

void tst_CaptionCommand::whatANewerVersionWroteIsNotChanged()
{
    QByteArray newer = content("lib/walk.bvh.tags.json");
    put("lib/walk.bvh.tags.json", newer.replace("\"version\":1", "\"version\":99"));
    const auto before = files();
    const CliRun strict = run({"caption", "remove", "lib", "--all", "--strict"});
    QCOMPARE(strict.status, 8);
    QCOMPARE(files(), before);
    const CliRun done = run({"caption", "remove", "lib", "--all"});
    QCOMPARE(done.status, 8);
    QCOMPARE(done.output, QString("1 caption in 1 clip removed\nread-only, not changed: 1 clip\n"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), newer);
}

void tst_CaptionCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QStringList{} << "list, add, change or remove";
    QTest::newRow("another word") << QStringList{"lib"} << "list, add, change or remove";
    QTest::newRow("no path") << QStringList{"list"} << "PATH";
    QTest::newRow("no text") << QStringList{"add", "lib", "--all"} << "TEXT and PATH";
    QTest::newRow("blank text") << QStringList{"add", " ", "lib", "--all"} << "needs a text";
    QTest::newRow("no frames") << QStringList{"add", "x", "lib"} << "exactly one of";
    QTest::newRow("filter of an addition")
        << QStringList{"add", "x", "lib", "--by", "ana", "--all"} << "--by";
    QTest::newRow("author of a list") << QStringList{"list", "lib", "--author", "ana"} << "--author";
    QTest::newRow("dry list") << QStringList{"list", "lib", "--dry-run"} << "--dry-run";
    QTest::newRow("which to remove") << QStringList{"remove", "lib"} << "say which";
    QTest::newRow("which to change") << QStringList{"change", "lib", "--text", "x"} << "say which";
    QTest::newRow("what to change") << QStringList{"change", "lib", "--all"} << "say what";
    QTest::newRow("language") << QStringList{"add", "x", "lib", "--all", "--language", "English!"} << "pt-BR";
    QTest::newRow("frames") << QStringList{"list", "lib", "--frames", "00:01.5:00:03"} << "00:01.5-00:03";
    QTest::newRow("new frames") << QStringList{"change", "lib", "--all", "--to", "9:3"} << "START:STOP";
    QTest::newRow("two of frames") << QStringList{"list", "lib", "--query", "Run", "--frames", "1:2"}
                                   << "at most one";
}

void tst_CaptionCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliRun done = run(QStringList{"caption"} + arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.startsWith("tagline: caption: ") && done.messages.contains(said),
             qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_CaptionCommand)
#include "tst_CaptionCommand.moc"
