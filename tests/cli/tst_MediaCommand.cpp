// `tagline media`: films beside clips are given, listed, shifted for a whole take, and taken away.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_MediaCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        for (const char* name : {"fight_A", "fight_B", "solo"})
            put(QString("lib/%1.bvh").arg(name), smallBvh(20));
        put("lib/lib.tagline", R"({"format":"tagline.library","version":1})");
        put("lib/video/fight.mp4", "film");
    }
    void aFilmIsGivenAndListed();
    void aTakeSharesItAndIsShiftedAsOne();
    void itIsTakenAway();
    void aDryRunWritesNothing();
    void queriesAskForIt();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    CliRun media(const QStringList& arguments) const { return run(QStringList{"media"} + arguments); }
    CliRun give(const QStringList& more = {}) const
    {
        return media(QStringList{"set", "lib/video/fight.mp4", "lib", "--clip", "fight_A"} + more);
    }
};

void tst_MediaCommand::aFilmIsGivenAndListed()
{
    QCOMPARE(media({"lib"}).output, QString("0 clips with a reference medium\n"));
    const CliRun given = give({"--offset", "1.25"});
    QCOMPARE(given.status, 0);
    QVERIFY2(given.output.endsWith("fight.mp4, begins at 1.25 s of it\n1 clip changed\n"),
             qPrintable(given.output));
    QVERIFY(content("lib/fight_A.bvh.tags.json").contains("\"video/fight.mp4\""));
    QCOMPARE(given.messages, QString());
    QVERIFY(media({"set", "lib/video/figth.mp4", "lib", "--clip", "fight_A", "--dry-run"})
                .messages.contains("lib/video/figth.mp4; the clips name it all the same"));
    const Json listed = json(media({"lib", "--json"}))["media"];
    QCOMPARE(int(listed.size()), 1);
    QCOMPARE(text(listed[0]["offset"]), QString("1.25"));
    QCOMPARE(text(listed[0]["isThere"]), QString("true"));
    QVERIFY(text(listed[0]["file"]).endsWith("lib/video/fight.mp4\""));
    QVERIFY(!listed[0].contains("rate"));
}

void tst_MediaCommand::aTakeSharesItAndIsShiftedAsOne()
{
    QCOMPARE(run({"takes", "add", "fight", "lib", "--clip", "fight_*", "--offset", "fight_B=0.5"}).status, 0);
    QCOMPARE(give().status, 0);
    QVERIFY(media({"lib"}).output.contains("fight_B.bvh: "));
    QCOMPARE(text(json(media({"lib", "--json"}))["media"][1]["offset"]), QString("0.5"));
    QCOMPARE(media({"shift", "lib", "--clip", "fight_B", "--offset", "-1"}).status, 0);
    const Json listed = json(media({"lib", "--json"}))["media"];
    QCOMPARE(text(listed[0]["offset"]), QString("-1.5"));
    QCOMPARE(text(listed[1]["offset"]), QString("-1"));
    QVERIFY(!files().contains("lib/fight_B.bvh.tags.json"));
}

void tst_MediaCommand::itIsTakenAway()
{
    QCOMPARE(give({"--rate", "30"}).status, 0);
    QVERIFY(media({"remove", "lib"}).output.endsWith("1 clip changed\n"));
    QCOMPARE(media({"lib"}).output, QString("0 clips with a reference medium\n"));
    QVERIFY(!content("lib/fight_A.bvh.tags.json").contains("media"));
    QVERIFY(media({"remove", "lib"}).messages.contains("no such clip has a reference medium"));
}

void tst_MediaCommand::aDryRunWritesNothing()
{
    const auto before = files();
    QCOMPARE(text(json(give({"--dry-run", "--json"}))["written"]), QString("false"));
    QCOMPARE(files(), before);
}

void tst_MediaCommand::queriesAskForIt()
{
    QCOMPARE(give({"--offset", "2"}).status, 0);
    QVERIFY(run({"query", "media.offset > 1", "lib"}).output.contains("20 frames in 1 range of 1 clip"));
}

void tst_MediaCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << QStringList{} << "PATH is missing";
    QTest::newRow("no path") << QStringList{"set", "a.mp4"} << "set needs FILE and PATH";
    QTest::newRow("no offset") << QStringList{"shift", "lib"} << "shift needs --offset";
    QTest::newRow("no number") << QStringList{"shift", "lib", "--offset", "soon"} << "not \"soon\"";
    QTest::newRow("too far") << QStringList{"shift", "lib", "--offset", "1e9"} << "an offset is a number";
    QTest::newRow("no rate") << QStringList{"set", "a", "lib", "--rate", "0"}
                             << "--rate is pictures a second";
    QTest::newRow("rate of a list") << QStringList{"lib", "--rate", "3"} << "--rate";
}

void tst_MediaCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const CliRun done = media(arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(message), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_MediaCommand)
#include "tst_MediaCommand.moc"
