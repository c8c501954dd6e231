// `tagline drive`: on copies of the sample's clips, and on real motion capture where that is there.

#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>
#include <random>

using namespace tagline::test;

namespace {

/// Walk, turn left, run, turn right, stop, go.
const char* const aroundTheBlock = R"({"format": "tagline.path", "version": 1, "seconds": 20,
  "commands": [{"at": 0, "speed": 1.3, "direction": 0},
               {"at": 4, "speed": 1.3, "direction": 90},
               {"at": 8, "speed": 3, "direction": 90},
               {"at": 11, "speed": 1.3, "direction": 0},
               {"at": 15, "speed": 0},
               {"at": 17, "speed": 1.3, "direction": 0}]})";

/// Two minutes of another walk about for each seed: turns of a right angle at most, every one to four
/// seconds.
QByteArray walkAbout(unsigned seed)
{
    std::mt19937 random(seed);
    const auto within = [&](double least, double most) {
        return least + (most - least) * double(random() % 10001) / 10000.0;
    };
    constexpr double seconds = 120, speeds[] = {0, 0.7, 1.3, 3};
    double way = 0;
    QJsonArray commands;
    for (double at = 0; at < seconds; at += within(1, 4)) {
        way = std::remainder(way + within(-90, 90), 360.0);
        commands << QJsonObject{{"at", at}, {"speed", speeds[random() % 4]}, {"direction", way}};
    }
    return QJsonDocument(
               QJsonObject{
                   {"format", "tagline.path"}, {"version", 1}, {"seconds", seconds}, {"commands", commands}})
        .toJson();
}

} // namespace

class tst_DriveCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void theSampleIsDriven();
    void goalsAreHeld_data();
    void goalsAreHeld();
    void goalsAreHeldWhereverOneGoes_data();
    void goalsAreHeldWhereverOneGoes();
    void replaysAreEqualByteForByte();
    void theDrivenMotionIsWritten_data();
    void theDrivenMotionIsWritten();
    void whoIsSteeredNoMoreStands();
    void nobodySteersAJump();
    void aQuerySaysWhatMayPlay();
    void whatMayBeEnteredIsObeyed();
    void whatIsPreferredPlaysMore();
    void clipsThatNeverPlayedAreSummed();
    void requirementsDecideTheStatus();
    void whatCouldNotBeReadOrPrintedGoesBeforeRequirements();
    void whatHasNoBodyIsLeftOut();
    void realCaptureIsDriven();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    QJsonObject report(const QStringList& arguments) const;
};

void tst_DriveCommand::init()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
    const QDir sample(sourceFolder() + "/resources/sample");
    for (const QString& name : sample.entryList({"*.glb", "*.glb.tags.json"}, QDir::Files))
        QVERIFY(QFile::copy(sample.filePath(name), m_folder->filePath("lib/") + name));
    put("path.json", aroundTheBlock);
}

QJsonObject tst_DriveCommand::report(const QStringList& arguments) const
{
    const CliRun done = run(QStringList{"drive", "path.json", "lib", "--report", "json"} + arguments);
    return QJsonDocument::fromJson(done.output.toUtf8()).object();
}

void tst_DriveCommand::theSampleIsDriven()
{
    const QJsonObject found = report({"--query", "~clip(\"jump\")"});
    const QByteArray all = QJsonDocument(found).toJson().left(2000);
    QCOMPARE(found["seconds"].toDouble(), 20.0);
    QVERIFY2(found["off"].toDouble() <= 0.1501, all);
    QVERIFY2(found["skate"].toDouble() <= 0.3, all);
    QVERIFY2(found["pop"].toDouble() <= 1.0, all);
    QVERIFY2(found["jumps"].toDouble() > 0.1 && found["jumps"].toDouble() < 6.0, all);
    QCOMPARE(found["held"].toDouble(), 0.0);
    QCOMPARE(found["turns"].toArray().size(), 2);
    QVERIFY2(found["turn90"].toDouble() > 0.3 && found["turn90"].toDouble() < 2.0, all);
    const QJsonObject jump = found["jumpList"].toArray().at(1).toObject();
    QVERIFY(jump["from"].isObject() && jump["to"].isObject() && jump["cost"].isDouble());
    double seconds = 0.0;
    for (const auto& clip : found["clips"].toArray()) seconds += clip.toObject()["seconds"].toDouble();
    QVERIFY(std::abs(seconds - 20.0) < 0.01);
}

/// The goals of driving.
void tst_DriveCommand::goalsAreHeld_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<double>("goal");
    QTest::newRow("skate") << ""
                           << "skate" << 0.08;
    QTest::newRow("skate without the lock") << "--no-foot-lock"
                                            << "skate" << 0.3;
    QTest::newRow("pop") << ""
                         << "pop" << 1.0;
    QTest::newRow("peaks of the lock") << ""
                                       << "rough" << 2.0;
    QTest::newRow("off the object") << ""
                                    << "off" << 0.1501;
    QTest::newRow("turn") << ""
                          << "turn90" << 0.51 + 0.15;
}

void tst_DriveCommand::goalsAreHeld()
{
    QFETCH(QString, option);
    QFETCH(QString, figure);
    QFETCH(double, goal);
    QStringList arguments{"--query", "~clip(\"jump\")"};
    if (!option.isEmpty()) arguments << option;
    const QJsonObject found = report(arguments);
    const double is = found[figure].toDouble(1e9);
    qInfo("%s is %.3f, shake %.1f m/s2", qPrintable(figure), is, found["shake"].toDouble());
    QVERIFY(found["shake"].toDouble() > 0.0);
    QVERIFY2(is <= goal, qPrintable(QString("%1 is %2, the goal %3").arg(figure).arg(is).arg(goal)));
}

void tst_DriveCommand::goalsAreHeldWhereverOneGoes_data()
{
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3}) QTest::addRow("seed %d", seed) << seed;
}

void tst_DriveCommand::goalsAreHeldWhereverOneGoes()
{
    QFETCH(int, seed);
    put("path.json", walkAbout(unsigned(seed)));
    const QJsonObject found = report({"--query", "~clip(\"jump\")"});
    qInfo("skate %.3f m/s, off %.3f m, rough %.2f, pop %.2f m/s, 90 degrees %.2f s",
          found["skate"].toDouble(), found["off"].toDouble(), found["rough"].toDouble(),
          found["pop"].toDouble(), found["turn90"].toDouble());
    QVERIFY(found["skate"].toDouble(1e9) <= 0.08);
    QVERIFY(found["off"].toDouble(1e9) <= 0.1501);
    QVERIFY(found["rough"].toDouble(1e9) <= 2.0);
    QCOMPARE(found["held"].toDouble(1e9), 0.0);
}

void tst_DriveCommand::replaysAreEqualByteForByte()
{
    const QStringList command{"drive", "path.json", "lib", "--report", "json", "-o"};
    const CliRun first = run(command + QStringList{"a.bvh"}), second = run(command + QStringList{"b.bvh"});
    QCOMPARE(first.status, 0);
    QCOMPARE(first.output, second.output);
    QVERIFY(!content("a.bvh").isEmpty());
    QVERIFY(content("a.bvh") == content("b.bvh"));
}

void tst_DriveCommand::theDrivenMotionIsWritten_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("bvh") << "driven.bvh";
    QTest::newRow("glb") << "driven.glb";
}

void tst_DriveCommand::theDrivenMotionIsWritten()
{
    QFETCH(QString, file);
    QCOMPARE(run({"drive", "path.json", "lib", "-o", file}).status, 0);
    const CliRun info = run({"info", file, "--json"});
    const QJsonObject source = QJsonDocument::fromJson(info.output.toUtf8()).array().at(0).toObject();
    const QJsonObject clip = source["clips"].toArray().at(0).toObject();
    QVERIFY2(clip["frames"].toInt() == 1200, qPrintable(info.output.left(600))); // 20 s at 60 Hz
}

/// Walks for two seconds and is steered no more: it comes to a stand, and stays in frames that stand.
void tst_DriveCommand::whoIsSteeredNoMoreStands()
{
    put("path.json", R"({"format": "tagline.path", "version": 1, "seconds": 20,
      "commands": [{"at": 0, "speed": 1.3, "direction": 0}, {"at": 2, "speed": 0}]})");
    const CliRun asked = run({"query", "Idle", "lib", "--json"});
    std::map<QString, QJsonObject> idle; // by clip
    for (const auto& clip : QJsonDocument::fromJson(asked.output.toUtf8()).object()["clips"].toArray())
        idle[clip.toObject()["clip"].toString()] = clip.toObject();
    QVERIFY2(idle.size() > 5, qPrintable(asked.output.left(400)));
    const QJsonArray jumps = report({})["jumpList"].toArray();
    QVERIFY(!jumps.isEmpty());
    for (const double at : {3.5, 4.0, 4.5, 5.0, 8.0, 12.0, 16.0, 19.9}) {
        QJsonObject last;
        for (const auto& jump : jumps)
            if (jump.toObject()["at"].toDouble() <= at) last = jump.toObject();
        const QJsonObject to = last["to"].toObject();
        const QString clip = to["clip"].toString();
        const double rate = idle[clip]["rate"].toArray()[0].toDouble();
        const double length = idle[clip]["frames"].toDouble() - 1.0; // where it stands at both ends, it loops
        const double frame = std::fmod(to["frame"].toDouble() + rate * (at - last["at"].toDouble()), length);
        const QJsonArray ranges = idle[clip]["ranges"].toArray();
        const bool isIdle = std::any_of(ranges.begin(), ranges.end(), [&](const auto& each) {
            return each.toArray()[0].toDouble() <= frame && frame < each.toArray()[1].toDouble();
        });
        QVERIFY2(isIdle, qPrintable(QString("%1 s: %2 of %3").arg(at).arg(frame).arg(clip)));
    }
}

/// Its crouch stands on the spot and its leap goes ahead, so that it fits whatever is wanted.
void tst_DriveCommand::nobodySteersAJump()
{
    double jumped = 0.0, all = 0.0;
    for (const auto& clip : report({})["clips"].toArray()) {
        const double seconds = clip.toObject()["seconds"].toDouble();
        all += seconds;
        if (clip.toObject()["clip"] == "jump") jumped += seconds;
    }
    QVERIFY2(std::abs(all - 20.0) < 0.01 && jumped < 0.01, qPrintable(QString::number(jumped)));
    // Where nothing else may play, it does.
    QCOMPARE(report({"--query", "clip(\"jump\")"})["held"].toDouble(), 0.0);
}

void tst_DriveCommand::aQuerySaysWhatMayPlay()
{
    const QJsonObject found = report({"--query", "clip(\"walk\") | clip(\"turn_*\")"});
    QVERIFY(!found["clips"].toArray().isEmpty());
    for (const auto& each : found["clips"].toArray()) {
        const QJsonObject clip = each.toObject();
        if (clip["seconds"].toDouble() > 0.0)
            QVERIFY2(clip["clip"].toString() == "walk" || clip["clip"].toString().startsWith("turn_"),
                     qPrintable(clip["clip"].toString()));
    }
    const CliRun none = run({"drive", "path.json", "lib", "--query", "none"});
    QCOMPARE(none.status, 8);
    QVERIFY2(none.messages.contains("no frame that can be driven"), qPrintable(none.messages));
    const CliRun wrong = run({"drive", "path.json", "lib", "--query", "Walk &"});
    QCOMPARE(wrong.status, 6);
}

void tst_DriveCommand::whatMayBeEnteredIsObeyed()
{
    // The first thirty frames of each clip may be entered; what comes later plays on.
    const QJsonObject found = report({"--enter", "frames(0, 30f)"});
    QVERIFY(found["jumpList"].toArray().size() > 3);
    for (const auto& jump : found["jumpList"].toArray())
        QVERIFY(jump.toObject()["to"].toObject()["frame"].toDouble() < 30.0);
    const QJsonObject free = report({});
    const QJsonArray jumps = free["jumpList"].toArray();
    QVERIFY(std::any_of(jumps.begin(), jumps.end(), [](const auto& jump) {
        return jump.toObject()["to"].toObject()["frame"].toDouble() >= 30.0;
    }));
}

void tst_DriveCommand::whatIsPreferredPlaysMore()
{
    const auto secondsOfStart = [&](const QStringList& arguments) {
        double seconds = 0.0;
        const QJsonArray clips = report(arguments)["clips"].toArray();
        for (const auto& clip : clips)
            if (clip.toObject()["clip"] == "walk_to_run") seconds += clip.toObject()["seconds"].toDouble();
        return seconds;
    };
    const double usual = secondsOfStart({});
    const double preferred = secondsOfStart({"--prefer", "clip(\"walk_to_run\")", "--prefer-cost", "-5"});
    const double avoided = secondsOfStart({"--prefer", "clip(\"walk_to_run\")", "--prefer-cost", "5"});
    QVERIFY2(avoided < usual && usual < preferred,
             qPrintable(QString("%1 %2 %3").arg(avoided).arg(usual).arg(preferred)));
}

/// The figures are what is read last, however many clips a library has.
void tst_DriveCommand::clipsThatNeverPlayedAreSummed()
{
    const CliRun done = run({"drive", "path.json", "lib"});
    QCOMPARE(done.status, 0);
    const QStringList lines = done.output.trimmed().split('\n');
    const qsizetype never = lines.indexOf(QRegularExpression("^played .* of the frames that may play; .*"));
    QVERIFY2(never >= 0, qPrintable(done.output));
    QVERIFY2(lines[never].contains(QRegularExpression(
                 "\\d+ clips never: .+, .+, .+ and \\d+ more \\(--json says how long each clip played\\)$")),
             qPrintable(lines[never]));
    QVERIFY2(lines.size() - never > 10, qPrintable(done.output)); // the figures follow
}

void tst_DriveCommand::requirementsDecideTheStatus()
{
    QCOMPARE(run({"drive", "path.json", "lib", "--require", "off=0.2,held=0"}).status, 0);
    const CliRun unmet = run({"drive", "path.json", "lib", "--require", "off=0.2,cost=0.0001"});
    QCOMPARE(unmet.status, 1);
    QVERIFY2(unmet.messages.contains("cost is ") && !unmet.messages.contains("off is "),
             qPrintable(unmet.messages));
    QVERIFY(unmet.output.contains("skate"));
}

void tst_DriveCommand::whatCouldNotBeReadOrPrintedGoesBeforeRequirements()
{
    const QStringList unmet{"drive", "path.json", "lib", "--require", "cost=0.0001"};
    QCOMPARE(run(unmet).status, 1);
    const CliRun full = runOnFullOutput(unmet);
    QCOMPARE(full.status, 9);
    QVERIFY2(full.messages.contains("cost is "), qPrintable(full.messages));
    put("lib/walk.glb.tags.json", "{");
    const CliRun damaged = run(unmet);
    QCOMPARE(damaged.status, 5);
    QVERIFY2(damaged.messages.contains("cost is "), qPrintable(damaged.messages));
}

void tst_DriveCommand::whatHasNoBodyIsLeftOut()
{
    put("lib/box.bvh", smallBvh(10));
    const CliRun done = run({"drive", "path.json", "lib", "--character", "lib/mannequin.glb"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains("left out: lib/box.bvh"), qPrintable(done.output));
}

void tst_DriveCommand::realCaptureIsDriven()
{
    const QString data = dataFolder() + "/bvh_cmu";
    if (!QDir(data).exists())
        QSKIP("no real motion capture: set TAGLINE_DATA to a folder with bvh_cmu in it");
    const CliRun done = run({"drive", "path.json", data, "--report", "json", "--query", "shorter(all, 60s)"});
    const QJsonObject found = QJsonDocument::fromJson(done.output.toUtf8()).object();
    const QByteArray all = QJsonDocument(found).toJson().left(1500) + done.messages.toUtf8().left(1500);
    QVERIFY2(found["rows"].toInt() > 1000, all);
    QVERIFY2(found["off"].toDouble() <= 0.1501 && found["held"].toDouble() == 0.0, all);
    QVERIFY2(found["skate"].toDouble() <= 0.1, all);
}

void tst_DriveCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{} << "PATHFILE and PATH are needed" << 2;
    QTest::newRow("no library") << QStringList{"path.json"} << "PATHFILE and PATH are needed" << 2;
    QTest::newRow("no path file") << QStringList{"no.json", "lib"} << "no.json" << 4;
    QTest::newRow("another report") << QStringList{"path.json", "lib", "--report", "csv"} << "text or json"
                                    << 2;
    QTest::newRow("another format") << QStringList{"path.json", "lib", "-o", "a.fbx"} << ".bvh or .glb" << 2;
    QTest::newRow("no such figure") << QStringList{"path.json", "lib", "--require", "speed=1"}
                                    << "skate=0.1,pop=1" << 2;
    QTest::newRow("a preference too high")
        << QStringList{"path.json", "lib", "--prefer", "all", "--prefer-cost", "9"} << "-5 to 5" << 2;
    QTest::newRow("a preference of nothing")
        << QStringList{"path.json", "lib", "--prefer-cost", "2"} << "needs --prefer" << 2;
    QTest::newRow("no query to enter") << QStringList{"path.json", "lib", "--enter", "Walk &"} << "^" << 6;
    QTest::newRow("no number") << QStringList{"path.json", "lib", "--require", "skate=low"} << "skate=low"
                               << 2;
    QTest::newRow("no character") << QStringList{"path.json", "lib", "--character", "no.glb"} << "no.glb"
                                  << 8;
    QTest::newRow("a model") << QStringList{"lib/walk.glb", "lib"} << "walk.glb" << 5;
}

void tst_DriveCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    QFETCH(int, status);
    const CliRun done = run(QStringList{"drive"} + arguments);
    QCOMPARE(done.status, status);
    QVERIFY2(done.messages.contains(message), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_DriveCommand)
#include "tst_DriveCommand.moc"
