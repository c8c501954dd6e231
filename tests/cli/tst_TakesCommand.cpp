// `tagline takes`: clips that were recorded together, listed, proposed and edited; and tags for all of them.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_TakesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        for (const char* name : {"fight_A", "fight_B", "solo"})
            put(QString("lib/%1.bvh").arg(name), smallBvh(20));
        put("lib/fight_A.bvh.tags.json",
            sidecar("fight_A.bvh", clipEntry("fight_A", 20, R"("Push":[[4,8]])")));
        put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"mine":1})");
    }
    void aTakeIsAddedListedAndAsked();
    void offsetsShiftThePartner();
    void proposalsWriteNothingUntilTheyAreAccepted();
    void patternsPropose();
    void timecodesOfASheetPropose();
    void theOffsetOfAClipIsChanged();
    void aTakeIsRemoved();
    void aDryRunWritesNothing();
    void tagsGoToTheWholeTake();
    void clipsThatNoTakeHoldsAreNoted();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    /// With the names of files as they are within the library.
    CliRun edit(const QStringList& arguments) const
    {
        CliRun done = run(QStringList{"takes"} + arguments);
        done.output.remove("lib/");
        return done;
    }
    CliRun addFight(const QStringList& more = {}) const
    {
        return edit(QStringList{"add", "fight", "lib", "--clip", "fight_*"} + more);
    }
    QString found(const QString& query) const { return run({"query", query, "lib"}).output; }
};

void tst_TakesCommand::aTakeIsAddedListedAndAsked()
{
    QVERIFY(!found("with(Push)").contains("fight"));
    QCOMPARE(addFight().output, QString("fight: fight_A.bvh, fight_B.bvh\n1 take added\n"));
    QCOMPARE(edit({"lib"}).output, QString("fight: fight_A.bvh, fight_B.bvh\n1 take\n"));
    QCOMPARE(text(json(edit({"lib", "--json"}))["takes"][0]["clips"][1]),
             QString(R"({"clip":"fight_B.bvh","offset":0,"isThere":true})"));
    const QString answer = found("with(Push)");
    QVERIFY2(answer.contains("fight_B") && answer.contains("4 frames in 1 range of 1 clip"),
             qPrintable(answer));
    QVERIFY(content("lib/lib.tagline").contains("\"mine\": 1"));
}

void tst_TakesCommand::offsetsShiftThePartner()
{
    QCOMPARE(addFight({"--offset", "fight_B=-1e3"}).status, 0); // long before
    QVERIFY(edit({"lib"}).output.contains("fight_B.bvh at -1000 s"));
    QVERIFY(found("with(Push)").contains("0 frames"));
}

void tst_TakesCommand::proposalsWriteNothingUntilTheyAreAccepted()
{
    const auto before = files();
    QCOMPARE(edit({"propose", "lib"}).output, QString("fight: fight_A.bvh, fight_B.bvh\n1 take proposed\n"));
    QCOMPARE(files(), before);
    QCOMPARE(edit({"propose", "lib", "--accept"}).output,
             QString("fight: fight_A.bvh, fight_B.bvh\n1 take added\n"));
    QCOMPARE(edit({"propose", "lib"}).output, QString("0 takes proposed\n"));
}

void tst_TakesCommand::patternsPropose()
{
    QCOMPARE(edit({"propose", "lib", "--pattern", "f{take}_{subject}"}).output,
             QString("ight: fight_A.bvh, fight_B.bvh\n1 take proposed\n"));
    QCOMPARE(edit({"propose", "lib", "--pattern", "{take}-{subject}"}).output, QString("0 takes proposed\n"));
}

void tst_TakesCommand::timecodesOfASheetPropose()
{
    put("day1.shoot.csv", "take,start\nfight_A,10:00:00:00\nsolo,10:00:00:00\nfight_B,10:05:00:00\n");
    QCOMPARE(run({"import", "--from", "shoot", "day1.shoot.csv", "--into", "lib"}).status, 0);
    QCOMPARE(edit({"propose", "lib"}).output, QString("fight_A: fight_A.bvh, solo.bvh\n1 take proposed\n"));
}

void tst_TakesCommand::theOffsetOfAClipIsChanged()
{
    QCOMPARE(addFight().status, 0);
    const auto before = files();
    QCOMPARE(edit({"offset", "fight", "lib", "--offset", "fight_B=0.5", "--dry-run"}).output,
             QString("fight: fight_A.bvh, fight_B.bvh at 0.5 s\n1 take would be changed\n"));
    QCOMPARE(files(), before);
    QCOMPARE(text(json(edit({"offset", "fight", "lib", "--offset", "fight_B=0.5", "--json"}))["written"]),
             QString("true"));
    QVERIFY(edit({"lib"}).output.contains("fight_B.bvh at 0.5 s"));
    QCOMPARE(edit({"offset", "fight", "lib", "--offset", "fight_B=0"}).status, 0);
    QCOMPARE(files(), before);
}

void tst_TakesCommand::aTakeIsRemoved()
{
    QCOMPARE(addFight().status, 0);
    QCOMPARE(edit({"remove", "fight", "lib"}).output,
             QString("fight: fight_A.bvh, fight_B.bvh\n1 take removed\n"));
    QCOMPARE(edit({"lib"}).output, QString("0 takes\n"));
    QVERIFY(!content("lib/lib.tagline").contains("takes"));
}

void tst_TakesCommand::aDryRunWritesNothing()
{
    const auto before = files();
    QCOMPARE(text(json(addFight({"--dry-run", "--json"}))["written"]), QString("false"));
    QCOMPARE(edit({"propose", "lib", "--accept", "--dry-run"}).status, 0);
    QCOMPARE(files(), before);
}

void tst_TakesCommand::tagsGoToTheWholeTake()
{
    QCOMPARE(addFight().status, 0);
    QCOMPARE(run({"tag", "Push", "--query", "Push", "--whole-take", "lib"}).status, 0);
    QVERIFY(found("Push").contains("8 frames in 2 ranges of 2 clips"));
    QCOMPARE(
        run({"tag", "Scene", "--frames", "2:3", "--clip", "fight_B", "--new", "--whole-take", "lib"}).status,
        0);
    QVERIFY(found("Scene").contains("2 frames in 2 ranges of 2 clips"));
    QCOMPARE(run({"tag", "Push", "--frames", "0:6", "--clip", "fight_A", "--remove", "lib"}).status, 0);
    QVERIFY(found("Push").contains("6 frames in 2 ranges of 2 clips"));
}

void tst_TakesCommand::clipsThatNoTakeHoldsAreNoted()
{
    QCOMPARE(addFight().status, 0);
    const QStringList tag{"tag", "Scene", "--frames", "2:3", "--new", "--whole-take", "lib", "--clip"};
    const CliRun alone = run(tag + QStringList{"solo"});
    QCOMPARE(alone.status, 0);
    QVERIFY2(alone.messages.contains("solo.bvh: note: is in no take"), qPrintable(alone.messages));
    QVERIFY(!run(tag + QStringList{"fight_A"}).messages.contains("note"));
}

void tst_TakesCommand::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("a name twice") << QStringList{"add", "fight", "lib", "--clip", "solo"} << 8 << "already";
    QTest::newRow("a clip alone") << QStringList{"add", "x", "lib", "--clip", "solo"} << 8 << "2 to";
    QTest::newRow("a clip of another take")
        << QStringList{"add", "x", "lib", "--clip", "solo", "--clip", "fight_A"} << 8 << "fight";
    QTest::newRow("no such clip") << QStringList{"add", "x", "lib", "--clip", "fight_C"} << 7 << "fight_C";
    QTest::newRow("no name") << QStringList{"add", " ", "lib", "--clip", "solo"} << 8 << "name";
    QTest::newRow("no clip of it") << QStringList{"offset", "fight", "lib", "--offset", "solo=1"} << 8
                                   << "no clip of the take";
    QTest::newRow("no such take") << QStringList{"remove", "fights", "lib"} << 7 << "fights";
    QTest::newRow("an open bracket") << QStringList{"propose", "lib", "--pattern", "{take_{subject}"} << 8
                                     << "a bracket is not closed";
    QTest::newRow("no pattern") << QStringList{"propose", "lib", "--pattern", "x"} << 8 << "{take}";
}

void tst_TakesCommand::whatCannotBeIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    QCOMPARE(addFight().status, 0);
    const auto before = files();
    const CliRun refused = edit(arguments);
    QTEST(refused.status, "status");
    QVERIFY2(refused.messages.contains(words), qPrintable(refused.messages));
    QCOMPARE(files(), before);
}

void tst_TakesCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("no path") << QStringList{} << "PATH";
    QTest::newRow("no clips") << QStringList{"add", "x", "lib"} << "--clip";
    QTest::newRow("no name") << QStringList{"remove", "lib"} << "NAME";
    QTest::newRow("no offset") << QStringList{"offset", "fight", "lib"} << "--offset";
    QTest::newRow("a list that accepts") << QStringList{"lib", "--accept"} << "--accept";
    QTest::newRow("a dry proposal") << QStringList{"propose", "lib", "--dry-run"} << "--accept";
}

void tst_TakesCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const CliRun wrong = edit(arguments);
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.messages.contains(words), qPrintable(wrong.messages));
}

QTEST_GUILESS_MAIN(tst_TakesCommand)
#include "tst_TakesCommand.moc"
