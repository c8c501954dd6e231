// `tagline check`: what every library is checked for, the checks of its file, and the reports.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace tagline::test;

class tst_CheckCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aCleanLibraryIsKept();
    void brokenChecksAreNamedWithTheirFrames();
    void onlyClipsThatAreMeantAreChecked();
    void whatEveryLibraryKeepsToIsChecked();
    void aDamagedSidecarIsNamedItself();
    void aCheckThatCannotBeReadIsAFinding();
    void reportsAreForPrograms();
    void whatCannotBePrintedGoesBeforeWhatIsBroken();
    void strictReportsNothingOfWhatIsHalfRead();
    void wrongUseIsSaid();
    void brokenMotionIsFound();
    void limitsOfMotionAreGiven();
    void brokenMotionIsTagged();

private:
    /// The library file, with tags Walk and Run of a group that excludes each other, Step, and these checks.
    void putChecks(const QByteArray& checks) const;
    /// The sample's run, whose left hand jumps, with these tags; where and whether it jumps stands in its
    /// generator (GaitStyles).
    void putRunThatJumps(const QByteArray& tags) const;
};

void tst_CheckCommand::init()
{
    open();
    put("lib/walk.bvh", smallBvh(10));
    put("lib/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 10, R"("Walk":[[0,10]],"Step":[[2,3],[6,7]])")));
    put("lib/run.bvh", smallBvh(20));
    put("lib/run.bvh.tags.json", sidecar("run.bvh", clipEntry("run", 20, R"("Run":[[0,15]])")));
}

void tst_CheckCommand::putChecks(const QByteArray& checks) const
{
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,
        "vocabulary":[{"name":"Walk","group":"gait"},{"name":"Run","group":"gait"},{"name":"Step"}],
        "groups":[{"name":"gait","policy":"block","exclusive":"at most one"}],"checks":[)" +
                               checks + "]}");
}

void tst_CheckCommand::aCleanLibraryIsKept()
{
    putChecks(R"({"name":"Gait","query":"Walk & Run","expect":"none"})");
    const CliRun checked = run({"check", "lib"});
    QCOMPARE(checked.messages, QString());
    QCOMPARE(checked.output, QString("Files are readable: passed (2 looked at)\n"
                                     "Sidecars fit their files: passed (2 looked at)\n"
                                     "Tags are in the vocabulary: passed (2 looked at)\n"
                                     "Values are as declared: passed (2 looked at)\n"
                                     "Groups are kept: passed (2 looked at)\n"
                                     "Gait: passed (2 looked at)\n"
                                     "All 6 checks passed\n"));
    QCOMPARE(checked.status, 0);
}

void tst_CheckCommand::brokenChecksAreNamedWithTheirFrames()
{
    putChecks(R"({"name":"Gait everywhere","query":"Walk | Run","expect":"all"},
                 {"name":"Steps","query":"Step","expect":"some"},
                 {"name":"No steps","query":"Step","expect":"none"})");
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(checked.output.contains("Gait everywhere: 1 finding (2 looked at)\n"
                                     "  lib/run.bvh [15, 20): \"Walk | Run\" is not here\n"
                                     "Steps: 1 finding (2 looked at)\n"
                                     "  lib/run.bvh: \"Step\" is nowhere in this clip\n"
                                     "No steps: 1 finding (2 looked at)\n"
                                     "  lib/walk.bvh [2, 3) [6, 7): \"Step\" is here\n"
                                     "3 of 8 checks failed\n"),
             qPrintable(checked.output));
    QCOMPARE(checked.status, 1);
    const CliRun one = run({"check", "lib", "--only", "Steps"});
    QVERIFY(one.output.startsWith("Steps: 1 finding") && one.output.endsWith("1 of 1 check failed\n"));
}

void tst_CheckCommand::onlyClipsThatAreMeantAreChecked()
{
    putChecks(R"({"name":"Walks have steps","query":"Step","expect":"some","within":"Walk"})");
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(checked.output.contains("Walks have steps: passed (1 looked at)"), qPrintable(checked.output));
    QCOMPARE(checked.status, 0);
}

void tst_CheckCommand::whatEveryLibraryKeepsToIsChecked()
{
    putChecks("");
    put("lib/run.bvh.tags.json",
        sidecar("run.bvh",
                clipEntry("run", 20,
                          R"("Run":[[0,15]],"Walk":[[10,12]],"Runn":[[1,4]],"gameplay::Run":[[18,19]])") +
                    "," + clipEntry("gone", 5, R"("Run":[[0,2]])")));
    put("lib/broken.bvh", "HIERARCHY\nROOT");
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(checked.output.contains("Files are readable: 1 finding (3 looked at)\n  lib/broken.bvh: "),
             qPrintable(checked.output));
    QVERIFY2(checked.output.contains("  lib/run.bvh: has tags of a clip \"gone\""),
             qPrintable(checked.output));
    QVERIFY(checked.output.contains("  lib/run.bvh [1, 4): the tag \"Runn\" is not in the vocabulary\n"));
    QVERIFY(checked.output.contains("  lib/run.bvh [10, 12): \"Walk\" and \"Run\" on one frame"));
    QVERIFY(!checked.output.contains("gameplay::Run")); // the tag is known, whatever set it is in
    QVERIFY2(checked.messages.contains("tagline vocabulary add \"Runn\" PATH"), qPrintable(checked.messages));
    QCOMPARE(checked.status, 1);
}

void tst_CheckCommand::aDamagedSidecarIsNamedItself()
{
    putChecks("");
    put("lib/run.bvh.tags.json", "{\n  \"clips\" 1");
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(checked.output.contains("\n  lib/run.bvh: its tags: run.bvh.tags.json:2:11: "),
             qPrintable(checked.output));
}

void tst_CheckCommand::aCheckThatCannotBeReadIsAFinding()
{
    putChecks(R"({"name":"Odd","query":"Walk &"})");
    const CliRun checked = run({"check", "lib"});
    QVERIFY2(checked.output.contains("Odd: 1 finding (0 looked at)\n  its query \"Walk &\" cannot be read: "),
             qPrintable(checked.output));
    QCOMPARE(checked.status, 1);
}

void tst_CheckCommand::reportsAreForPrograms()
{
    putChecks(R"({"name":"Steps <&>","query":"Step","expect":"some"})");
    const CliRun checked = run({"check", "lib", "--json", "--junit", "report.xml"});
    QVERIFY(checked.output.contains("\"isKept\": false"));
    QVERIFY(checked.output.contains("\"source\": \"lib/run.bvh\""));
    QXmlStreamReader xml(content("report.xml"));
    QStringList failed;
    int cases = 0;
    for (QString name; !xml.atEnd();) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("testcase"))
            name = xml.attributes().value("name").toString(), ++cases;
        if (xml.name() == QLatin1String("failure")) failed << name + ": " + xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(cases, 6);
    QCOMPARE(failed, QStringList("Steps <&>: lib/run.bvh: \"Step\" is nowhere in this clip"));
}

void tst_CheckCommand::whatCannotBePrintedGoesBeforeWhatIsBroken()
{
    putChecks(R"({"name":"Steps","query":"Step","expect":"some"})");
    QCOMPARE(run({"check", "lib"}).status, 1);
    QCOMPARE(runOnFullOutput({"check", "lib"}).status, 9);
    QCOMPARE(run({"check", "lib", "nowhere"}).status, 4);
}

void tst_CheckCommand::strictReportsNothingOfWhatIsHalfRead()
{
    putChecks(R"({"name":"Steps","query":"Step","expect":"some"})");
    const QStringList strict{"check", "lib", "--junit", "report.xml", "--strict"};
    QCOMPARE(run(strict).status, 1);
    QVERIFY(QFile::remove(m_folder->filePath("report.xml")));
    put("lib/run.bvh.tags.json", "{");
    const CliRun refused = run(strict);
    QCOMPARE(refused.status, 5);
    QCOMPARE(refused.output, QString());
    QVERIFY2(refused.messages.contains("(--strict)") && refused.messages.contains("lib/run.bvh.tags.json"),
             qPrintable(refused.messages));
    QVERIFY(!QFile::exists(m_folder->filePath("report.xml")));
    QCOMPARE(run({"check", "lib", "--junit", "report.xml"}).status, 1);
    QVERIFY(!content("report.xml").isEmpty());
}

void tst_CheckCommand::wrongUseIsSaid()
{
    QCOMPARE(run({"check"}).status, 2);
    putChecks("");
    const CliRun unknown = run({"check", "lib", "--only", "Nothing"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.messages.contains("there is no check \"Nothing\""));
    QCOMPARE(run({"check", "nowhere"}).status, 4);
}

void tst_CheckCommand::putRunThatJumps(const QByteArray& tags) const
{
    QFile run(sourceFolder() + "/resources/sample/run.glb");
    QVERIFY(run.open(QIODevice::ReadOnly));
    put("takes/run.glb", run.readAll());
    QByteArray entry = clipEntry("run", 253, tags);
    entry.replace("[30,1]",
                  "[60,1]"); // as it is: glTF says no rate, and a sidecar's is taken where it has tags
    put("takes/run.glb.tags.json", sidecar("run.glb", entry));
}

void tst_CheckCommand::brokenMotionIsFound()
{
    putRunThatJumps("");
    const CliRun plain = run({"check", "takes"});
    QVERIFY2(!plain.output.contains("Motion"), qPrintable(plain.output));
    const CliRun checked = run({"check", "takes", "--motion", "--junit", "report.xml"});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.output.contains("Motion: pop: 1 finding (1 looked at)\n  takes/run.glb [") &&
                 checked.output.contains("a joint jumps (0.422 leg lengths, limit 0.06)") &&
                 checked.output.contains("Motion: foot slide: passed (1 looked at)\n"),
             qPrintable(checked.output));
    QVERIFY(content("report.xml").contains("name=\"Motion: pop\""));
    const CliRun json = run({"check", "takes", "--motion-checks", "pop", "--json"});
    QCOMPARE(json.status, 1);
    for (const char* part : {"\"check\": \"pop\"", "\"joint\": \"", "\"value\": 0.42", "\"threshold\": 0.06",
                             "\"unit\": \"legs\""})
        QVERIFY2(json.output.contains(part), part);
    QVERIFY(!json.output.contains("Motion: frozen"));
    QCOMPARE(run({"check", "takes", "--motion", "--only", "Motion: jitter"}).status, 0);

    putRunThatJumps(R"("Bad.Pop":[[90,101]])"); // known now
    const CliRun known = run({"check", "takes", "--motion"});
    QVERIFY2(known.status == 0 && known.output.contains("Motion: pop: passed"), qPrintable(known.output));
    putRunThatJumps(R"("gameplay::Bad.Pop":[[90,101]])"); // in a tag set
    const CliRun inSet = run({"check", "takes", "--motion"});
    QVERIFY2(inSet.status == 0 && inSet.output.contains("Motion: pop: passed"), qPrintable(inSet.output));
}

void tst_CheckCommand::limitsOfMotionAreGiven()
{
    putRunThatJumps("");
    QCOMPARE(run({"check", "takes", "--motion-limits", "popDistance=0.9"}).status, 0);
    QCOMPARE(run({"check", "takes", "--motion-limits", "popDistance=0.1,slideSpeed=0.3"}).status, 1);
    putChecks("");
    put("takes/takes.tagline", R"({"format":"tagline.library","version":1,"motion":{"popDistance":0.9}})");
    QCOMPARE(run({"check", "takes", "--motion"}).status, 0);
    const CliRun twice = run({"check", "takes", "--motion-checks", "pop,pop"});
    QCOMPARE(twice.output.count("Motion: pop"), 1);
    const CliRun check = run({"check", "takes", "--motion-checks", "pops"});
    QCOMPARE(check.status, 2);
    QVERIFY2(check.messages.contains("there is no check \"pops\"; they are frozen, pop"),
             qPrintable(check.messages));
    const CliRun limit = run({"check", "takes", "--motion-limits", "slideSpeed=7"});
    QCOMPARE(limit.status, 2);
    QVERIFY2(limit.messages.contains("slideSpeed is a number from 0.02 to 2"), qPrintable(limit.messages));
    QCOMPARE(run({"check", "takes", "--motion-limits", "speed"}).status, 2);
}

void tst_CheckCommand::brokenMotionIsTagged()
{
    putRunThatJumps("");
    const QByteArray before = content("takes/run.glb.tags.json");
    const CliRun dry = run({"check", "takes", "--motion", "--tag", "--dry-run"});
    QCOMPARE(dry.status, 0);
    QVERIFY(dry.output.contains("Motion: pop: 1 finding"));
    QCOMPARE(content("takes/run.glb.tags.json"), before);
    const CliRun tagged = run({"check", "takes", "--motion", "--tag"});
    QCOMPARE(tagged.status, 0);
    QVERIFY2(tagged.messages.contains("1 range of 1 clip tagged"), qPrintable(tagged.messages));
    QVERIFY(content("takes/run.glb.tags.json").contains("\"Bad.Pop\""));
    const CliRun known = run({"check", "takes", "--motion", "--only", "Motion: pop"});
    QCOMPARE(known.status, 0);
    QVERIFY(!run({"check", "takes", "--motion", "--tag"}).messages.contains("tagged"));
    for (const QStringList& wrong :
         {QStringList{"--tag"}, {"--dry-run"}, {"--motion", "--tag", "--only", "x"}})
        QCOMPARE(run(QStringList{"check", "takes"} + wrong).status, 2);
}

QTEST_GUILESS_MAIN(tst_CheckCommand)
#include "tst_CheckCommand.moc"
