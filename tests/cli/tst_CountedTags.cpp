// Counted tags from the command line: switched on and off, tagged, asked, exported and compared.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_CountedTags : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibraryOfRuns();
    }
    void rangesBecomeInstancesAndRangesAgain();
    void switchingOffSaysWhatIsJoinedAndLost();
    void aTagIsAddedAsAnInstance();
    void theSameFramesAreTheSameInstance();
    void instancesThatWouldBecomeOneAreLeft();
    void whatRemovingCutsIsSaid();
    void valuesAreOfCountedTagsAlone();
    void quotedValuesAreTexts();
    void queriesAndStatisticsCountInstances();
    void queriesAskTheValuesOfInstances();
    void namesOfTwoMeaningsAreNotedWhereverTheyAreAsked();
    void tablesHaveARowForEach();
    void tiersThatCannotOverlapAreSeveral();
    void whatComesInStaysApart();
    void differencesAreTold();
    void sidesAreMergedOneByOne();
    void anOlderSidecarStaysAsItIs();
    void mirroredTagsTakeThemAlong();

private:
    void done(const QStringList& arguments, const QString& said = {}) const
    {
        const CliRun run = this->run(arguments);
        QVERIFY2(run.status == 0, qPrintable(run.messages));
        if (!said.isEmpty()) QCOMPARE(run.output, said);
    }
    /// What a query comes to, without its echo.
    QString answer(const QString& query) const
    {
        return run({"query", query, "lib"}).output.section('\n', 1);
    }
    /// The clip walk with two punches that overlap, of which one has values.
    void putPunches() const
    {
        done({"vocabulary", "add", "Punch", "lib", "--counted", "yes"});
        done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "2:8", "--value", "hand=left", "--value",
              "power=2.5"});
        done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "5:12"});
        done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "12:14", "--value", "hand=right"});
    }
    /// What the sidecar of walk says of a counted tag, in a line.
    QString instances(const char* tag = "Punch") const
    {
        const Json sidecar = Json::parse(content("lib/walk.bvh.tags.json").toStdString(), nullptr, false);
        if (sidecar.is_discarded() || sidecar["clips"].empty()) return "nothing";
        return text(sidecar["clips"][0].value("instances", Json::object()).value(tag, Json()));
    }
};

void tst_CountedTags::rangesBecomeInstancesAndRangesAgain()
{
    const QByteArray before = content("lib/walk.bvh.tags.json");
    done({"vocabulary", "change", "Run", "lib", "--counted", "yes"}, "tag Run changed\n");
    QVERIFY(content("lib/lib.tagline").contains("\"counted\": true"));
    QCOMPARE(instances("Run"), QString(R"([{"range":[2,5]},{"range":[5,9]}])"));
    const Json sidecar = Json::parse(content("lib/walk.bvh.tags.json").toStdString());
    QVERIFY(!sidecar["clips"][0]["tags"].contains("Run") && sidecar["clips"][0]["tags"].contains("Bad"));
    QCOMPARE(answer("count(Run) == 2"), QString("lib/walk.bvh: [0, 20)\n20 frames in 1 range of 1 clip\n"));
    QVERIFY(run({"vocabulary", "lib"}).output.contains("Run: 3 instances of 2 clips; counted"));
    done({"vocabulary", "change", "Run", "lib", "--counted", "no"}, "tag Run changed\n");
    QVERIFY(!content("lib/lib.tagline").contains("counted"));
    const Json after = Json::parse(content("lib/walk.bvh.tags.json").toStdString());
    QCOMPARE(text(after["clips"][0]["tags"]["Run"]),
             text(Json::parse(before.toStdString())["clips"][0]["tags"]["Run"]));
    QVERIFY(!after["clips"][0].contains("instances"));
}

void tst_CountedTags::switchingOffSaysWhatIsJoinedAndLost()
{
    putPunches();
    for (const bool isDryRun : {true, false}) {
        QStringList words{"vocabulary", "change", "Punch", "lib", "--counted", "no"};
        if (isDryRun) words << "--dry-run";
        const CliRun off = run(words);
        QCOMPARE(off.status, 0);
        QVERIFY2(off.messages.contains("3 instances of \"Punch\" in 1 clip come to 2 ranges, as those that "
                                       "overlap are joined; the values of 2 instances are lost"),
                 qPrintable(off.messages));
    }
    const CliRun on = run({"vocabulary", "change", "Punch", "lib", "--counted", "yes"});
    QVERIFY2(!on.messages.contains("instance"), qPrintable(on.messages));
    const CliRun offAgain = run({"vocabulary", "change", "Punch", "lib", "--counted", "no"});
    QVERIFY2(!offAgain.messages.contains("instance"), qPrintable(offAgain.messages)); // nothing is lost
}

void tst_CountedTags::aTagIsAddedAsAnInstance()
{
    putPunches();
    QCOMPARE(instances(), QString(R"([{"range":[2,8],"hand":"left","power":2.5},{"range":[5,12]},)"
                                  R"({"range":[12,14],"hand":"right"}])"));
    // The same again is the one that is there.
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "5:12"},
         "Punch: 0 frames in 0 ranges of 0 clips changed\nnothing to change: 1 clip\n");
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "7:10", "--remove"});
    QCOMPARE(instances(), QString(R"([{"range":[2,7],"hand":"left","power":2.5},{"range":[5,7]},)"
                                  R"({"range":[10,12]},{"range":[12,14],"hand":"right"}])"));
}

void tst_CountedTags::theSameFramesAreTheSameInstance()
{
    putPunches();
    const QStringList second{"tag", "Punch", "lib", "--clip", "walk", "--frames", "5:12"};
    const QStringList left{"--value", "hand=left"};
    done(second + left + QStringList{"--dry-run"},
         "Punch: 0 frames in 1 range of 1 clip would change\n"
         "1 instance would be changed: of the same frames, with other values\n");
    done(second + left, "Punch: 0 frames in 1 range of 1 clip changed\n"
                        "1 instance was changed: of the same frames, with other values\n");
    QCOMPARE(instances(), QString(R"([{"range":[2,8],"hand":"left","power":2.5},)"
                                  R"({"range":[5,12],"hand":"left"},{"range":[12,14],"hand":"right"}])"));
    // Without values it is there, with its own ones.
    done(second, "Punch: 0 frames in 0 ranges of 0 clips changed\nnothing to change: 1 clip\n");
    done(second + QStringList{"--value", "hand=right", "--another"},
         "Punch: 0 frames in 1 range of 1 clip changed\n");
    QVERIFY2(instances().contains(R"({"range":[5,12],"hand":"left"},{"range":[5,12],"hand":"right"})"),
             qPrintable(instances()));
    const Json result = json(run(second + QStringList{"--value", "power=1", "--json"}));
    QCOMPARE(text(result["changedInstances"]), QString("2"));
    QCOMPARE(text(result["cutInstances"]), QString("0"));
    QCOMPARE(run({"tag", "Good", "lib", "--all", "--another"}).status, 8);
    QCOMPARE(run(second + QStringList{"--another", "--remove"}).status, 2);
}

/// Of the same frames with other hands; the hand is all that keeps them apart.
void tst_CountedTags::instancesThatWouldBecomeOneAreLeft()
{
    putPunches();
    const QStringList second{"tag", "Punch", "lib", "--clip", "walk", "--frames", "5:12"};
    done(second + QStringList{"--value", "hand=left"});
    done(second + QStringList{"--value", "hand=right", "--another"});
    const QString both = instances();
    done(second + QStringList{"--value", "hand=left"},
         "Punch: 0 frames in 0 ranges of 0 clips changed\n"
         "2 instances were left: of the same frames, they would have the same values and be one\n");
    QCOMPARE(instances(), both);
    const Json result = json(run(second + QStringList{"--value", "hand=left", "--dry-run", "--json"}));
    QCOMPARE(text(result["keptInstances"]), QString("2"));
    QCOMPARE(text(result["unchanged"]), QString("0"));
    done(second + QStringList{"--value", "power=3"}); // they stay apart
    QVERIFY2(instances().contains(R"({"range":[5,12],"hand":"left","power":3},)"
                                  R"({"range":[5,12],"hand":"right","power":3})"),
             qPrintable(instances()));
}

void tst_CountedTags::whatRemovingCutsIsSaid()
{
    putPunches();
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "7:12", "--remove"},
         "Punch: 5 frames in 1 range of 1 clip changed\n"
         "2 instances were cut: frames beside those that are removed stay\n");
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "12:14", "--remove"},
         "Punch: 2 frames in 1 range of 1 clip changed\n"); // one as a whole
    const Json result =
        json(run({"tag", "Punch", "lib", "--clip", "walk", "--frames", "3:4", "--remove", "--json"}));
    QCOMPARE(text(result["cutInstances"]), QString("1"));
}

void tst_CountedTags::valuesAreOfCountedTagsAlone()
{
    const CliRun plain = run({"tag", "Good", "lib", "--all", "--value", "hand=left"});
    QCOMPARE(plain.status, 8);
    QVERIFY2(plain.messages.contains("is not counted"), qPrintable(plain.messages));
    const QList<QStringList> wrong{{"--value", "hand"},
                                   {"--value", "=left"},
                                   {"--value", "range=3"},
                                   {"--value", "hand=left", "--remove"}};
    for (const QStringList& options : wrong) {
        const CliRun refused = run(QStringList{"tag", "Good", "lib", "--all"} + options);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.messages.contains("--value"), qPrintable(refused.messages));
    }
    QCOMPARE(run({"tag", "--rule", "Good", "lib", "--value", "hand=left"}).status, 2);
    QCOMPARE(run({"vocabulary", "change", "Good", "lib", "--counted", "maybe"}).status, 2);
}

void tst_CountedTags::quotedValuesAreTexts()
{
    done({"vocabulary", "add", "Punch", "lib", "--counted", "yes"});
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "2:8", "--value", "take=\"1\"", "--value",
          "power=1", "--value", "sure=\"true\"", "--value", "said=\" so \""});
    QCOMPARE(instances(), QString(R"([{"range":[2,8],"power":1,"said":" so ","sure":"true","take":"1"}])"));
    QVERIFY(run({"help", "tag"}).output.contains("in quotes a VALUE is text"));
}

void tst_CountedTags::queriesAndStatisticsCountInstances()
{
    putPunches();
    QCOMPARE(answer("nth(Punch, 2)"), QString("lib/walk.bvh: [5, 12)\n7 frames in 1 range of 1 clip\n"));
    QCOMPARE(answer("Punch"), QString("lib/walk.bvh: [2, 14)\n12 frames in 1 range of 1 clip\n"));
    const QString told = run({"query", "Punch", "lib", "--statistics"}).output;
    QVERIFY2(told.contains("12 frames in 3 instances of 1 clip") && told.contains("longest instance:"),
             qPrintable(told));
    QVERIFY(run({"query", "Run", "lib", "--statistics"}).output.contains("longest range:"));
    const Json numbers = json(run({"query", "Punch", "lib", "--statistics", "--json"}));
    QCOMPARE(text(numbers["statistics"]["ranges"]), QString("3"));
    QCOMPARE(text(numbers["statistics"]["frames"]), QString("12"));
    QVERIFY(run({"help", "query"}).output.contains("counted tag"));
}

void tst_CountedTags::queriesAskTheValuesOfInstances()
{
    putPunches();
    QCOMPARE(answer("Punch.hand == \"left\""),
             QString("lib/walk.bvh: [2, 8)\n6 frames in 1 range of 1 clip\n"));
    QCOMPARE(answer("Punch.power > 2 | nth(Punch.hand != \"left\", 1)"),
             QString("lib/walk.bvh: [2, 8) [12, 14)\n8 frames in 2 ranges of 1 clip\n"));
    QCOMPARE(answer("count(Punch.hand matches \"*\") == 2"),
             QString("lib/walk.bvh: [0, 20)\n20 frames in 1 range of 1 clip\n"));
    QVERIFY(run({"query", "Punch.hand matches \"*\"", "lib", "--statistics"})
                .output.contains("8 frames in 2 instances of 1 clip"));
    const CliRun misspelt = run({"query", "Punch.hnad == \"left\"", "lib"});
    QCOMPARE(misspelt.status, 7);
    QVERIFY2(misspelt.messages.contains("column 1"), qPrintable(misspelt.messages));
    QVERIFY(run({"query", "Punch.power == \"left\"", "lib"}).messages.contains("compared with a number"));
    // A tag of that name stands without a comparison, and it is said.
    done({"tag", "Punch.hand", "lib", "--clip", "walk", "--frames", "15:17", "--new"});
    QCOMPARE(answer("Punch.hand"), QString("lib/walk.bvh: [15, 17)\n2 frames in 1 range of 1 clip\n"));
    const CliRun both = run({"query", "Punch.hand == \"left\"", "lib"});
    QVERIFY2(both.output.contains("[2, 8)") && both.messages.contains("the tag of that name is not compared"),
             qPrintable(both.output + both.messages));
}

void tst_CountedTags::namesOfTwoMeaningsAreNotedWhereverTheyAreAsked()
{
    putPunches();
    const QString query = "Punch.hand == \"left\"";
    const QString note =
        "note: Punch.hand is a value of instances here; the tag of that name is not compared\n";
    QVERIFY(!run({"query", query, "lib"}).messages.contains(note));
    done({"tag", "Punch.hand", "lib", "--clip", "walk", "--frames", "15:16", "--new"});
    for (const QStringList& asking :
         {QStringList{"query", query, "lib"}, {"tag", "Lefts", "--query", query, "lib", "--new"}}) {
        const CliRun asked = run(asking);
        QCOMPARE(asked.status, 0);
        QVERIFY2(asked.messages.count(note) == 1, qPrintable(asked.messages));
    }
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"checks":[
        {"name":"a","expect":"some","query":"Punch.hand == \"left\"","within":"Punch"},
        {"name":"b","expect":"none","query":"Punch.power > 99"}]})");
    QCOMPARE(run({"check", "lib", "--only", "a"}).messages.count(note), 1);
    QCOMPARE(run({"check", "lib", "--only", "b"}).messages.count(note), 0);
    QVERIFY(run({"check", "lib"}).messages.contains(note));
}

void tst_CountedTags::tablesHaveARowForEach()
{
    putPunches();
    const CliRun plain = run({"export", "lib", "--to", "csv", "--clip", "walk"});
    QVERIFY2(plain.output.contains("walk.bvh,Punch,2,8,") && plain.output.contains("walk.bvh,Punch,5,12,") &&
                 plain.output.contains("walk.bvh,Punch,12,14,") && !plain.output.contains("values"),
             qPrintable(plain.output + plain.messages));
    const CliRun records = run({"export", "lib", "--to", "csv", "--clip", "walk", "--records"});
    QVERIFY2(records.output.contains("note,values"), qPrintable(records.output));
    QVERIFY2(records.output.contains(R"(,"{""hand"": ""left"", ""power"": 2.5}")"),
             qPrintable(records.output));
    const CliRun labels = run({"export", "lib", "--to", "audacity", "-o", "labels", "--clip", "walk"});
    QVERIFY2(labels.status == 0, qPrintable(labels.messages));
}

void tst_CountedTags::tiersThatCannotOverlapAreSeveral()
{
    putPunches();
    done({"export", "lib", "--to", "elan", "-o", "tiers", "--clip", "walk"});
    QByteArray elan;
    for (const QByteArray& bytes : files())
        if (bytes.contains("ANNOTATION_DOCUMENT")) elan = bytes;
    QCOMPARE(elan.count("TIER_ID=\"Punch\""), 1);
    QCOMPARE(elan.count("TIER_ID=\"Punch (2)\""), 1);
    QCOMPARE(elan.count("<ANNOTATION_VALUE>Punch</ANNOTATION_VALUE>"), 3);
}

void tst_CountedTags::whatComesInStaysApart()
{
    done({"vocabulary", "add", "Punch", "lib", "--counted", "yes"});
    put("punches.csv",
        "clip,tag,start_frame,stop_frame\nwalk.bvh,Punch,1,6\nwalk.bvh,Punch,3,9\nwalk.bvh,Punch,9,12\n");
    done({"import", "--from", "csv", "punches.csv", "--into", "lib"});
    QCOMPARE(instances(), QString(R"([{"range":[1,6]},{"range":[3,9]},{"range":[9,12]}])"));
}

void tst_CountedTags::differencesAreTold()
{
    putPunches();
    put("before.tags.json", content("lib/walk.bvh.tags.json"));
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "16:18", "--value", "hand=left"});
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "12:13", "--remove"});
    const CliRun plain = run({"diff", "before.tags.json", "lib/walk.bvh.tags.json"});
    QVERIFY2(plain.output.contains("changed [12, 14)  hand = \"right\" to [13, 14)  hand = \"right\""),
             qPrintable(plain.output + plain.messages));
    QVERIFY2(plain.output.contains("added [16, 18)  hand = \"left\""), qPrintable(plain.output));
    const Json all = json(run({"diff", "before.tags.json", "lib/walk.bvh.tags.json", "--json"}));
    QCOMPARE(text(all["files"][0]["clips"][0]["instances"]),
             QString(R"([{"name":"Punch","ranges":[)"
                     R"({"change":"changed","before":{"range":[12,14],"hand":"right"},)"
                     R"("after":{"range":[13,14],"hand":"right"}},)"
                     R"({"change":"added","after":{"range":[16,18],"hand":"left"}}]}])"));
}

void tst_CountedTags::sidesAreMergedOneByOne()
{
    putPunches();
    put("base.tags.json", content("lib/walk.bvh.tags.json"));
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "4:6"});
    put("ours.tags.json", content("lib/walk.bvh.tags.json"));
    put("lib/walk.bvh.tags.json", content("base.tags.json"));
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "4:6"});
    done({"tag", "Punch", "lib", "--clip", "walk", "--frames", "12:14", "--remove"});
    put("theirs.tags.json", content("lib/walk.bvh.tags.json"));
    done({"merge-files", "base.tags.json", "ours.tags.json", "theirs.tags.json", "-o",
          "lib/walk.bvh.tags.json"});
    QCOMPARE(instances(), QString(R"([{"range":[2,8],"hand":"left","power":2.5},{"range":[4,6]},)"
                                  R"({"range":[5,12]}])"));
}

/// The tag is counted, and an older program wrote its ranges: saving other files leaves them as they are.
void tst_CountedTags::anOlderSidecarStaysAsItIs()
{
    const QByteArray older = content("lib/walk.bvh.tags.json");
    done({"vocabulary", "change", "Run", "lib", "--counted", "yes"});
    put("lib/walk.bvh.tags.json", older);
    done({"tag", "Good", "lib", "--clip", "jog", "--all"});
    QCOMPARE(content("lib/walk.bvh.tags.json"), older);
    QCOMPARE(answer("count(Run) == 2"), QString("lib/walk.bvh: [0, 20)\n20 frames in 1 range of 1 clip\n"));
    done({"tag", "Run", "lib", "--clip", "walk", "--frames", "4:6"});
    QCOMPARE(instances("Run"), QString(R"([{"range":[2,5]},{"range":[4,6]},{"range":[5,9]}])"));
}

void tst_CountedTags::mirroredTagsTakeThemAlong()
{
    putPunches();
    done({"mirror", "lib", "--namespace", "Mirrored"});
    QCOMPARE(instances("Mirrored.Punch"),
             QString(R"([{"range":[2,8],"hand":"right","power":2.5},{"range":[5,12]},)"
                     R"({"range":[12,14],"hand":"left"}])"));
}

QTEST_GUILESS_MAIN(tst_CountedTags)
#include "tst_CountedTags.moc"
