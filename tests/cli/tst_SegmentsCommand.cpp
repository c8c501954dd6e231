// `tagline segments`: clips parted where their motion changes.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/support/TestData.h"

#include <QTest>

#include <set>

using namespace tagline::test;

namespace {

/// A figure of one joint that stands for a second, goes a metre and a half a second for two, and stands
/// again.
QByteArray standGoStand()
{
    QByteArray text =
        "HIERARCHY\nROOT Hips\n{\n OFFSET 0 0 0\n CHANNELS 6 Xposition Yposition Zposition Zrotation "
        "Xrotation Yrotation\n JOINT Head\n {\n  OFFSET 0 1 0\n  CHANNELS 3 Zrotation Xrotation "
        "Yrotation\n  End Site\n  {\n   OFFSET 0 0.2 0\n  }\n }\n}\nMOTION\nFrames: 120\nFrame Time: "
        "0.0333333\n";
    double z = 0;
    for (int frame = 0; frame < 120; ++frame) {
        if (frame >= 30 && frame < 90) z += 1.5 / 30;
        text += "0 1 " + QByteArray::number(z) + " 0 0 0 0 0 0\n";
    }
    return text;
}

} // namespace

class tst_SegmentsCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        put("lib/go.bvh", standGoStand());
        put("lib/still.gltf", "{");
    }
    void clipsArePartedWhereTheirMotionChanges();
    void moreSegmentsKeepTheEdgesOfFewer();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    std::set<int> edges(const QString& perMinute) const
    {
        const Json answer = json(run({"segments", "lib/go.bvh", "--per-minute", perMinute, "--json"}));
        std::set<int> found;
        for (const Json& range : answer["clips"][0]["ranges"]) found.insert(range[0].get<int>());
        return found;
    }
};

void tst_SegmentsCommand::clipsArePartedWhereTheirMotionChanges()
{
    const CliRun done = run({"segments", "lib/go.bvh", "--json"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    const Json answer = json(done);
    const Json& ranges = answer["clips"][0]["ranges"];
    QCOMPARE(ranges.size(), 3u);
    QCOMPARE(answer["segments"].get<int>(), 3);
    QCOMPARE(ranges[0][0].get<int>(), 0);
    QVERIFY2(std::abs(ranges[1][0].get<int>() - 30) <= 2, ranges.dump().c_str());
    QVERIFY2(std::abs(ranges[2][0].get<int>() - 90) <= 2, ranges.dump().c_str());
    QCOMPARE(ranges[2][1].get<int>(), 120);
    const CliRun text = run({"segments", "lib/go.bvh"});
    QVERIFY2(text.output.startsWith("lib/go.bvh: [0, ") && text.output.endsWith("3 segments of 1 clip\n"),
             qPrintable(text.output));
    const CliRun broken = run({"segments", "lib"}); // one file is none
    QVERIFY(broken.status != 0);
    QVERIFY2(broken.messages.contains("still.gltf") && broken.output.contains("3 segments"),
             qPrintable(broken.messages + broken.output));
}

void tst_SegmentsCommand::moreSegmentsKeepTheEdgesOfFewer()
{
    const std::set<int> few = edges("15"), more = edges("30");
    QCOMPARE(few.size(), 2u); // one edge within four seconds
    QCOMPARE(more.size(), 3u);
    for (const int edge : few) QVERIFY(more.contains(edge));
}

void tst_SegmentsCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("part");
    QTest::newRow("no path") << QStringList{} << "PATH";
    QTest::newRow("no number") << QStringList{"lib", "--per-minute", "many"} << "\"many\"";
    QTest::newRow("too few") << QStringList{"lib", "--per-minute", "0"} << "0.1 to 600";
    QTest::newRow("no length") << QStringList{"lib", "--least-seconds", "-1"} << "0.05 to 3600";
}

void tst_SegmentsCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, part);
    const CliRun done = run(QStringList{"segments"} + arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(part), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_SegmentsCommand)
#include "tst_SegmentsCommand.moc"
