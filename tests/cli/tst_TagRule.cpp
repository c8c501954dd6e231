#include "tests/cli/CliStage.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using tagline::test::CliRun;

namespace {

/// One joint that stands for thirty frames, then walks three metres a second for thirty.
QByteArray walkerBvh()
{
    QByteArray text =
        "HIERARCHY\nROOT hips\n{\n OFFSET 0 1 0\n CHANNELS 6 Xposition Yposition Zposition "
        "Zrotation Xrotation Yrotation\n JOINT head\n {\n OFFSET 0 0.7 0\n CHANNELS 3 Zrotation "
        "Xrotation Yrotation\n End Site\n {\n OFFSET 0 0.1 0\n }\n }\n}\nMOTION\nFrames: "
        "60\nFrame Time: 0.033333\n";
    for (int frame = 0; frame < 60; ++frame)
        text += "0 1 " + QByteArray::number(frame < 30 ? 0.0 : 0.1 * (frame - 30)) + " 0 0 0 0 0 0\n";
    return text;
}

} // namespace

class tst_TagRule : public QObject, private tagline::test::CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aDryRunCountsAndWritesNothing();
    void aRunWritesTheRangesAndARerunChangesNothing();
    void whatAHandDrewAndRejectedStays();
    void aSecondThresholdEndsRangesLater();
    void unknownRulesAndBadQueriesAreErrors();
    void motionIsMeasuredAsTheLibraryFileSays();

private:
    void putRule(const QByteArray& more) const
    {
        put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"rules":[{"name":"walks",)"
                               R"("query":"speed() > 1","tag":"Walk","minimum":"5f"})" +
                                   more + "]}");
    }
    CliRun tag(const QStringList& options) const { return run(QStringList{"tag", "lib"} + options); }
    QJsonObject json(const QStringList& options) const
    {
        return QJsonDocument::fromJson(tag(options + QStringList{"--json"}).output.toUtf8()).object();
    }
    QString sidecar() const { return m_folder->filePath("lib/walker.bvh.tags.json"); }
};

void tst_TagRule::init()
{
    open();
    QDir(m_folder->path()).mkdir("lib");
    put("lib/walker.bvh", walkerBvh());
    putRule({});
}

void tst_TagRule::aDryRunCountsAndWritesNothing()
{
    const QJsonObject run = json({"--rule", "walks", "--dry-run"});
    QCOMPARE(run["tag"].toString(), QString("Walk"));
    QCOMPARE(run["totals"].toObject()["ranges"].toInt(), 1);
    QCOMPARE(run["totals"].toObject()["clips"].toInt(), 1);
    const QJsonArray range = run["clips"].toArray()[0].toObject()["ranges"].toArray()[0].toArray();
    QVERIFY(qAbs(range[0].toInt() - 30) <= 1);
    QCOMPARE(range[1].toInt(), 60);
    QVERIFY(!QFile::exists(sidecar()));
}

void tst_TagRule::aRunWritesTheRangesAndARerunChangesNothing()
{
    QCOMPARE(json({"--rule", "walks"})["written"].toBool(), true);
    QFile file(sidecar());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("\"Walk\""));
    const QJsonObject again = json({"--rule", "walks"});
    QCOMPARE(again["totals"].toObject()["ranges"].toInt(), 0);
    file.seek(0);
    QCOMPARE(file.readAll(), written);
}

void tst_TagRule::whatAHandDrewAndRejectedStays()
{
    // A hand shortened the range: the rule does not fill it up again.
    put("lib/walker.bvh.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"walker.bvh","clips":[{"name":"walker","frames":60,)"
        R"("rate":[30,1],"tags":{"Walk":[[40,60]]}}]})");
    QCOMPARE(json({"--rule", "walks"})["totals"].toObject()["ranges"].toInt(), 0);
    QVERIFY(QFile::remove(sidecar()));
    put("lib/lib.tagline",
        R"({"format":"tagline.library","version":1,"rules":[{"name":"walks","query":"speed() )"
        R"(> 1","tag":"Walk","rejected":[{"source":"walker.bvh","clip":"walker","ranges":)"
        R"([[29,60]]}]}]})");
    QCOMPARE(json({"--rule", "walks"})["totals"].toObject()["ranges"].toInt(), 0);
    QVERIFY(!QFile::exists(sidecar()));
}

void tst_TagRule::aSecondThresholdEndsRangesLater()
{
    const auto stop = [this](const QStringList& options) {
        const QJsonArray clips = json(options + QStringList{"--dry-run"})["clips"].toArray();
        return clips[0].toObject()["ranges"].toArray()[0].toArray()[1].toInt();
    };
    putRule(R"(,{"name":"stands","query":"speed() < 1","tag":"Stand"},)"
            R"({"name":"stands on","query":"speed() < 1","leave":2,"tag":"Stand"})");
    const int plain = stop({"--rule", "stands"});
    QVERIFY(stop({"--rule", "stands on"}) > plain);
    QCOMPARE(stop({"--rule", "stands", "--leave", "2"}), stop({"--rule", "stands on"}));
    const CliRun stricter = tag({"--rule", "stands", "--leave", "0.5"});
    QCOMPARE(stricter.status, 6);
    QVERIFY2(stricter.messages.contains("at or above the first"), qPrintable(stricter.messages));
    QCOMPARE(tag({"--rule", "stands", "--leave", "soon"}).status, 2);
    QCOMPARE(tag({"Stand", "--all", "--leave", "2"}).status, 2);
    QVERIFY(!QFile::exists(sidecar()));
}

void tst_TagRule::unknownRulesAndBadQueriesAreErrors()
{
    const CliRun unknown = tag({"--rule", "wlaks"});
    QCOMPARE(unknown.status, 7);
    QVERIFY(unknown.messages.contains("no rule \"wlaks\"; the rules are \"walks\""));
    putRule(R"(,{"name":"bad","query":"speed( > 1","tag":"Walk"})");
    const CliRun bad = tag({"--rule", "bad"});
    QCOMPARE(bad.status, 6);
    QVERIFY(bad.messages.contains("the rule \"bad\""));
    QCOMPARE(tag({}).status, 2);
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"rules":[{"name":"a","query":"all",)"
                           R"("tag":"Walk","minimum":"soon"}]})");
    QVERIFY(tag({"--rule", "a"}).messages.contains("a duration is a number"));
}

void tst_TagRule::motionIsMeasuredAsTheLibraryFileSays()
{
    const auto frames = [this] {
        return json({"--rule", "walks", "--dry-run"})["totals"].toObject()["frames"].toInt();
    };
    const int before = frames();
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1,"rules":[{"name":"walks",)"
                           R"("query":"speed() > 1","tag":"Walk"}],"motion":{"smoothing":0.5}})");
    QVERIFY(before >= 28);
    QVERIFY2(frames() > before, qPrintable(QString::number(frames()))); // the start is seen from afar
}

QTEST_GUILESS_MAIN(tst_TagRule)
#include "tst_TagRule.moc"
