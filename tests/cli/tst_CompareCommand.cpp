// `tagline compare`: annotators by folder and by author, and what build servers ask.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_CompareCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        // Both 20, only ana 5, only ben 10, neither 15: kappa 0.4 by hand (tst_Agreement).
        put("ana/x/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 50, R"("Run":[[0,25]])")));
        put("ben/x/walk.bvh.tags.json",
            sidecar("walk.bvh", clipEntry("walk", 50, R"("Run":[[0,20],[25,35]])")));
    }
    void twoFoldersHaveAKappa();
    void nearlyNoAgreementHasNoSign();
    void moreHaveAnAlpha();
    void resultsAreJson();
    void clipsOfOneAloneAreLeftOut();
    void buildServersAskForAgreement();
    void authorsAreCompared();
    void instancesOfCountedTagsAreCompared();
    void valuesOfInstancesAreCompared();
    void tagsThatAreWhollyAlikeAreOneLine();
    void whatCannotBeComparedIsSaid();

private:
    /// A sidecar in which one author gave Run to a range.
    static QByteArray authored(const QByteArray& author, const QByteArray& range)
    {
        QByteArray entry = clipEntry("walk", 50, "\"Run\":[[" + range + "]]");
        entry.chop(1);
        return entry + R"(,"properties":{"Run.author":[[)" + range + ",\"" + author + "\"]]}}";
    }
};

void tst_CompareCommand::twoFoldersHaveAKappa()
{
    const CliRun done = run({"compare", "ana", "ben"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.messages, QString());
    QCOMPARE(done.output,
             QString("Run: kappa 0.40, 70.00 % of 50 frames alike; edges off by 0 frames (median), at most 5 "
                     "(nine of ten); 1 pair of ranges\n"
                     "  ana: 1 range, 25 frames; missed 1, doubled 0\n"
                     "  ben: 2 ranges, 30 frames; missed 0, doubled 0\n"
                     "1 clip compared\n"));
    const CliRun same = run({"compare", "ana", "ana"});
    QVERIFY2(same.output.startsWith("Run: kappa 1.00, 100.00 % of 50"), qPrintable(same.output));
}

void tst_CompareCommand::nearlyNoAgreementHasNoSign()
{
    put("one/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 1000, R"("Run":[[0,1]])")));
    put("two/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 1000, R"("Run":[[1,2]])")));
    // p₀ = 0.998, pₑ = 0.001² + 0.999² = 0.998002: kappa is -0.001.
    const CliRun done = run({"compare", "one", "two"});
    QVERIFY2(done.output.startsWith("Run: kappa 0.00, 99.80 % of"), qPrintable(done.output));
}

void tst_CompareCommand::moreHaveAnAlpha()
{
    put("eva/x/walk.bvh.tags.json", content("ana/x/walk.bvh.tags.json"));
    const CliRun done = run({"compare", "ana", "ben", "eva"});
    QCOMPARE(done.status, 0);
    // n = 150, n₁ = 80, n₀ = 70; 15 frames on which one of three differs: o₀₁ = 15; 1 − 149·15/5600.
    QVERIFY2(done.output.startsWith("Run: alpha 0.60, "), qPrintable(done.output));
}

void tst_CompareCommand::resultsAreJson()
{
    const CliRun done = run({"compare", "ana", "ben", "--json"});
    const Json result = json(done);
    QCOMPARE(text(result["coefficient"]), QString("\"kappa\""));
    const Json& tag = result["tags"][0];
    QVERIFY(std::abs(tag["kappa"].get<double>() - 0.4) < 1e-9);
    QCOMPARE(text(tag["frames"]), QString("50"));
    QCOMPARE(text(tag["edges"]["most"]), QString("5"));
    QVERIFY(std::abs(tag["edges"]["mostSeconds"].get<double>() - 5.0 / 30) < 1e-9);
    QCOMPARE(text(tag["annotators"][0]["missed"]), QString("1"));
}

void tst_CompareCommand::clipsOfOneAloneAreLeftOut()
{
    put("ben/jog.bvh.tags.json", sidecar("jog.bvh", clipEntry("jog", 10, R"("Run":[[0,10]])")));
    const CliRun done = run({"compare", "ana", "ben"});
    QVERIFY2(done.output.startsWith("Run: kappa 0.40, 70.00 % of 50 frames"), qPrintable(done.output));
    QVERIFY(done.output.endsWith("1 clip compared, 1 left out: one alone has them\n"));
}

void tst_CompareCommand::buildServersAskForAgreement()
{
    QCOMPARE(run({"compare", "ana", "ben", "--require", "kappa=0.39"}).status, 0);
    const CliRun less = run({"compare", "ana", "ben", "--require", "kappa=0.8"});
    QCOMPARE(less.status, 1);
    QVERIFY2(less.messages.contains("Run: kappa is 0.40, required is 0.80"), qPrintable(less.messages));
    QCOMPARE(run({"compare", "ana", "ben", "--require", "kappa=much"}).status, 2);
    put("none/readme.txt", "");
    QCOMPARE(run({"compare", "ana", "none", "--require", "kappa=0.8"}).status, 1);
}

void tst_CompareCommand::authorsAreCompared()
{
    put("lib/walk.bvh.tags.json", sidecar("walk.bvh", authored("ana", "0,25")));
    QByteArray other = sidecar("walk.bvh", authored("ben", "0,20"));
    put("lib/walk.bvh.second.tags.json", other.replace("\"clips\"", "\"set\":\"second\",\"clips\""));
    const CliRun done = run({"compare", "--by", "author", "lib"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    // Both 20, only ana 5, neither 25: p₀ = 0.9, pₑ = 0.5·0.4 + 0.5·0.6 = 0.5.
    QVERIFY2(done.output.startsWith("Run: kappa 0.80, 90.00 % of 50 frames"), qPrintable(done.output));
    QVERIFY(done.output.contains("  ana: 1 range, 25 frames; missed 0"));
    QVERIFY(done.output.contains("  ben: 1 range, 20 frames; missed 0"));
}

void tst_CompareCommand::instancesOfCountedTagsAreCompared()
{
    const auto counting = [](const QByteArray& instances) {
        QByteArray entry = clipEntry("jab", 50, {});
        entry.chop(1);
        return sidecar("jab.bvh", entry + R"(,"instances":{"Punch":[)" + instances + "]}}");
    };
    put("one/jab.bvh.tags.json", counting(R"({"range":[0,10]},{"range":[5,20],"hand":"left"})"));
    put("two/jab.bvh.tags.json", counting(R"({"range":[0,20]})"));
    const CliRun done = run({"compare", "one", "two"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output,
             QString("Punch: kappa 1.00, 100.00 % of 50 frames alike; edges off by 0 frames (median), at "
                     "most 0 (nine of ten); 1 pair of ranges; other instances on the same frames in 1 place, "
                     "other values of the same instances in 0\n"
                     "  one: 1 range, 20 frames, 2 instances; missed 0, doubled 0\n"
                     "  two: 1 range, 20 frames, 1 instance; missed 0, doubled 0\n"
                     "1 clip compared\n"));
    const Json result = json(run({"compare", "one", "two", "--json"}));
    const Json& tag = result["tags"][0];
    QCOMPARE(text(tag["otherInstances"]), QString("1"));
    QCOMPARE(text(tag["annotators"][0]["instances"]), QString("2"));
}

void tst_CompareCommand::valuesOfInstancesAreCompared()
{
    const auto counting = [](const QByteArray& instances) {
        QByteArray entry = clipEntry("jab", 50, {});
        entry.chop(1);
        return sidecar("jab.bvh", entry + R"(,"instances":{"Punch":[)" + instances + "]}}");
    };
    put("one/jab.bvh.tags.json",
        counting(R"({"range":[0,10],"hand":"left","power":2},{"range":[20,30],"hand":"left"})"));
    put("two/jab.bvh.tags.json",
        counting(R"({"range":[0,10],"hand":"right"},{"range":[20,30],"hand":"right"})"));
    const CliRun done = run({"compare", "one", "two"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains("in 0 places, other values of the same instances in 2\n"),
             qPrintable(done.output));
    QVERIFY2(done.output.contains("  values differ: hand left / right, 2 instances\n"
                                  "  values differ: power 2 / none, 1 instance\n"),
             qPrintable(done.output));
    const Json tag = json(run({"compare", "one", "two", "--json"}))["tags"][0];
    QCOMPARE(text(tag["otherValues"]), QString("2"));
    QCOMPARE(text(tag["values"]), QString(R"([{"name":"hand","instances":2,"annotators":["left","right"]},)"
                                          R"({"name":"power","instances":1,"annotators":[2,null]}])"));
}

void tst_CompareCommand::tagsThatAreWhollyAlikeAreOneLine()
{
    put("one/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 50, R"("Hop":[[1,5]],"Run":[[0,9]],"Walk":[[20,30]])")));
    put("two/walk.bvh.tags.json",
        sidecar("walk.bvh", clipEntry("walk", 50, R"("Hop":[[1,5]],"Run":[[0,8]],"Walk":[[20,30]])")));
    const QString output = run({"compare", "one", "two"}).output;
    QVERIFY2(output.startsWith("Run: ") && output.endsWith("\n2 tags alike\n1 clip compared\n"),
             qPrintable(output));
    QVERIFY(!output.contains("Hop") && !output.contains("Walk"));
}

void tst_CompareCommand::whatCannotBeComparedIsSaid()
{
    QCOMPARE(run({"compare", "ana"}).status, 2);
    QCOMPARE(run({"compare", "--by", "colour", "ana"}).status, 2);
    QCOMPARE(run({"compare", "--by", "author", "ana"}).status, 8);
    put("eva/y/walk.bvh.tags.json", content("ana/x/walk.bvh.tags.json")); // in another place
    const CliRun apart = run({"compare", "ana", "eva"});
    QCOMPARE(apart.status, 8);
    QVERIFY2(apart.messages.contains("no clip was looked at by two annotators; nothing to compare"),
             qPrintable(apart.messages));
    QCOMPARE(run({"compare", "ana", "eva", "--require", "kappa=0.8"}).status, 1);
    QCOMPARE(run({"compare", "ana", "nowhere"}).status, 4);
    put("ben/x/walk.bvh.tags.json", "{");
    QCOMPARE(run({"compare", "ana", "ben"}).status, 5);
}

QTEST_GUILESS_MAIN(tst_CompareCommand)
#include "tst_CompareCommand.moc"
